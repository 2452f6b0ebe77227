/// How a board of Queens looks: packs each cell into a number, and paints such numbers.
#pragma once

#include <QCoreApplication>
#include <vector>

#include "placement/view/region_painter.h"
#include "scene.h"

namespace gridlark::queens {

class Painter final : public placement::RegionPainter<Scene> {
    Q_DECLARE_TR_FUNCTIONS(gridlark::queens::Painter)

  public:
    [[nodiscard]] std::uint64_t look(kit::Cell cell) const override;
    void paint(QPainter& painter, const QRectF& area, std::uint64_t look,
               const ui::Theme& theme) const override;
    void paintOver(QPainter& painter, const ui::Theme& theme,
                   const std::function<QRectF(kit::Cell)>& cell) const override;
    [[nodiscard]] std::vector<kit::Cell> over() const override;
    [[nodiscard]] QString describe(kit::Cell cell) const override;

  private:
    [[nodiscard]] static QString contentName(const CellView& view);
};

}  // namespace gridlark::queens
