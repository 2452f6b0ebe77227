/// The painter of a board with regions.
#pragma once

#include <utility>

#include "gridlark/ui/scene_painter.h"

#include "region_picture.h"

namespace gridlark::placement {

/// `S` is a scene with `puzzle`, `cells` and `dealt`: whether there is a puzzle to show.
template <class S>
class RegionPainter : public ui::ScenePainter<S> {
  public:
    void show(S scene) {
        ui::ScenePainter<S>::show(std::move(scene));
        regions_.show(this->scene().dealt ? &this->scene().puzzle : nullptr);
    }
    /// Colours of regions depend on the theme's palette.
    void setTheme(const ui::Theme& theme) { regions_.setTheme(theme); }
    /// "orange"; for sentences about regions.
    [[nodiscard]] QString regionName(int region) const { return regions_.regionName(region); }

    [[nodiscard]] kit::Size size() const override { return this->scene().cells.size(); }

  protected:
    [[nodiscard]] const RegionPicture& regions() const { return regions_; }

  private:
    RegionPicture regions_;
};

}  // namespace gridlark::placement
