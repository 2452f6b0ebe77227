/// How a board of Minesweeper looks: packs each square into a number, and paints such numbers.
#pragma once

#include <QCoreApplication>

#include "gridlark/ui/scene_painter.h"

#include "scene.h"

namespace gridlark::minesweeper {

class Painter final : public ui::ScenePainter<Scene> {
    Q_DECLARE_TR_FUNCTIONS(gridlark::minesweeper::Painter)

  public:
    [[nodiscard]] kit::Size size() const override { return scene().squares.size(); }
    [[nodiscard]] std::uint64_t look(kit::Cell cell) const override;
    void paint(QPainter& painter, const QRectF& area, std::uint64_t look,
               const ui::Theme& theme) const override;
    [[nodiscard]] QString describe(kit::Cell cell) const override;

  private:
    [[nodiscard]] static QString content(const SquareView& view);
    [[nodiscard]] static QString meaning(Mark mark);
};

}  // namespace gridlark::minesweeper
