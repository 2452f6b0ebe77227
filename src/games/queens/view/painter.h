/// How a board of Queens looks: packs each cell into a number, and paints such numbers.
#pragma once

#include <QCoreApplication>
#include <optional>
#include <utility>
#include <vector>

#include "gridlark/ui/board.h"

#include "placement/view/region_picture.h"
#include "queens/rules/state.h"

namespace gridlark::queens {

/// What the view adds to the state: a drag that is still going on, and what a hint points at.
struct Highlights {
    std::vector<kit::Cell> pending;    ///< under a drag
    bool pendingNotes = true;          ///< the drag sets notes; otherwise it clears them
    std::optional<kit::Cell> lifted;   ///< a queen that is dragged from here
    std::optional<kit::Cell> landing;  ///< and is over this cell
    std::vector<kit::Cell> because;    ///< the cells a hint rests on
    std::vector<kit::Cell> targets;    ///< the cells it is about
    bool targetsQueen = false;         ///< it places a queen there; otherwise it rules them out

    friend bool operator==(const Highlights&, const Highlights&) = default;
};

class Painter final : public ui::BoardPainter {
    Q_DECLARE_TR_FUNCTIONS(gridlark::queens::Painter)

  public:
    /// Null: an empty board of 8 × 8. `state` must live until the next call.
    void show(const State* state);
    /// Colours of regions depend on the theme's palette.
    void setTheme(const ui::Theme& theme) { map_.setTheme(theme); }

    [[nodiscard]] Highlights& highlights() { return highlights_; }
    /// "orange"; for sentences about regions.
    [[nodiscard]] QString regionName(int region) const { return map_.regionName(region); }
    /// Cells of pairs that touch corner to corner: what lies across them changes with the queens.
    [[nodiscard]] std::vector<kit::Cell> joined() const;

    [[nodiscard]] kit::Size size() const override;
    [[nodiscard]] std::uint64_t look(kit::Cell cell) const override;
    void paint(QPainter& painter, const QRectF& area, std::uint64_t look,
               const ui::Theme& theme) const override;
    void paintOver(QPainter& painter, const ui::Theme& theme,
                   const std::function<QRectF(kit::Cell)>& cell) const override;
    [[nodiscard]] QString describe(kit::Cell cell) const override;

  private:
    void findConflicts();
    [[nodiscard]] Content shown(kit::Cell cell) const;
    [[nodiscard]] QString contentName(kit::Cell cell) const;

    const State* state_ = nullptr;
    placement::RegionPicture map_;
    std::vector<kit::Cell> wrong_;     ///< queens that break a rule
    std::vector<kit::Cell> question_;  ///< cells of the rows, columns and regions in question
    std::vector<std::pair<kit::Cell, kit::Cell>> touching_;
    Highlights highlights_;
};

}  // namespace gridlark::queens
