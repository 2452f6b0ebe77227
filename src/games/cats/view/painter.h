/// How a board of Cats looks: packs each cell into a number, and paints such numbers.
#pragma once

#include <QCoreApplication>
#include <optional>
#include <vector>

#include "gridlark/ui/board.h"

#include "cats/rules/state.h"
#include "placement_view/region_map.h"

namespace gridlark::cats {

/// What the view adds to the state: a drag that is still going on, and what a hint points at.
struct Highlights {
    std::vector<kit::Cell> pending;   ///< under a drag
    bool pendingMarks = true;         ///< the drag sets marks; otherwise it clears them
    std::vector<kit::Cell> because;   ///< the cells a hint rests on
    std::optional<kit::Cell> target;  ///< the cell a hint was about
};

class Painter final : public ui::BoardPainter {
    Q_DECLARE_TR_FUNCTIONS(gridlark::cats::Painter)

  public:
    /// Null: an empty board of 6 × 6. `state` must live until the next call.
    void show(const State* state);
    /// Colours of regions depend on the theme's palette.
    void setTheme(const ui::Theme& theme) { map_.setTheme(theme); }

    [[nodiscard]] Highlights& highlights() { return highlights_; }
    /// "orange"; for sentences about regions.
    [[nodiscard]] QString regionName(int region) const { return map_.regionName(region); }

    [[nodiscard]] kit::Size size() const override;
    [[nodiscard]] std::uint64_t look(kit::Cell cell) const override;
    void paint(QPainter& painter, const QRectF& area, std::uint64_t look,
               const ui::Theme& theme) const override;
    [[nodiscard]] QString describe(kit::Cell cell) const override;

  private:
    [[nodiscard]] Content shown(kit::Cell cell) const;

    const State* state_ = nullptr;
    placement::RegionMap map_;
    Highlights highlights_;
};

}  // namespace gridlark::cats
