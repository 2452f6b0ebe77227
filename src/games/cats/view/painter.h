/// How a board of Cats looks: packs each cell into a number, and paints such numbers.
#pragma once

#include <QCoreApplication>

#include "placement/view/region_painter.h"
#include "scene.h"

namespace gridlark::cats {

class Painter final : public placement::RegionPainter<Scene> {
    Q_DECLARE_TR_FUNCTIONS(gridlark::cats::Painter)

  public:
    [[nodiscard]] std::uint64_t look(kit::Cell cell) const override;
    void paint(QPainter& painter, const QRectF& area, std::uint64_t look,
               const ui::Theme& theme) const override;
    [[nodiscard]] QString describe(kit::Cell cell) const override;

  private:
};

}  // namespace gridlark::cats
