/// How a board of Queens looks: packs each cell into a number, and paints such numbers.
#pragma once

#include <QCoreApplication>
#include <vector>

#include "gridlark/ui/board.h"

#include "placement/view/region_picture.h"
#include "scene.h"

namespace gridlark::queens {

class Painter final : public ui::BoardPainter {
    Q_DECLARE_TR_FUNCTIONS(gridlark::queens::Painter)

  public:
    using Scene = queens::Scene;

    void show(Scene scene);
    /// Colours of regions depend on the theme's palette.
    void setTheme(const ui::Theme& theme) { regions_.setTheme(theme); }
    /// "orange"; for sentences about regions.
    [[nodiscard]] QString regionName(int region) const { return regions_.regionName(region); }

    [[nodiscard]] kit::Size size() const override { return scene_.cells.size(); }
    [[nodiscard]] std::uint64_t look(kit::Cell cell) const override;
    void paint(QPainter& painter, const QRectF& area, std::uint64_t look,
               const ui::Theme& theme) const override;
    void paintOver(QPainter& painter, const ui::Theme& theme,
                   const std::function<QRectF(kit::Cell)>& cell) const override;
    [[nodiscard]] std::vector<kit::Cell> over() const override;
    [[nodiscard]] QString describe(kit::Cell cell) const override;

  private:
    [[nodiscard]] static QString contentName(const CellView& view);

    Scene scene_;
    placement::RegionPicture regions_;
};

}  // namespace gridlark::queens
