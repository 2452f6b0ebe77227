/// How a board of Chain looks: squares as looks, and over them links, ways, arrows and a piece in
/// flight.
#pragma once

#include <QCoreApplication>

#include "gridlark/ui/scene_painter.h"

#include "scene.h"

namespace gridlark::chain {

class Painter final : public ui::ScenePainter<Scene> {
    Q_DECLARE_TR_FUNCTIONS(gridlark::chain::Painter)

  public:
    [[nodiscard]] kit::Size size() const override { return boardSize; }
    [[nodiscard]] std::uint64_t look(kit::Cell cell) const override;
    void paint(QPainter& painter, const QRectF& area, std::uint64_t look,
               const ui::Theme& theme) const override;
    void paintOver(QPainter& painter, const ui::Theme& theme,
                   const std::function<QRectF(kit::Cell)>& cell) const override;
    [[nodiscard]] std::vector<kit::Cell> over() const override;
    [[nodiscard]] QString describe(kit::Cell cell) const override;

  private:
    [[nodiscard]] static QStringList notes(const SquareView& view);
};

}  // namespace gridlark::chain
