/// How a board of Cats looks: packs each cell into a number, and paints such numbers.
#pragma once

#include <QCoreApplication>
#include <optional>
#include <vector>

#include "gridlark/ui/board.h"

#include "cats/rules/state.h"

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
    void setTheme(const ui::Theme& theme);

    [[nodiscard]] Highlights& highlights() { return highlights_; }
    /// "orange"; for sentences about regions.
    [[nodiscard]] QString regionName(int region) const;

    [[nodiscard]] kit::Size size() const override;
    [[nodiscard]] std::uint64_t look(kit::Cell cell) const override;
    void paint(QPainter& painter, const QRectF& area, std::uint64_t look,
               const ui::Theme& theme) const override;
    [[nodiscard]] QString describe(kit::Cell cell) const override;

  private:
    void colour();
    [[nodiscard]] Content shown(kit::Cell cell) const;
    [[nodiscard]] bool differs(kit::Cell cell, kit::Cell step) const;

    const State* state_ = nullptr;
    std::vector<std::uint8_t> regions_;  ///< of the map that `colours_` is for
    std::vector<int> colours_;
    std::array<QColor, 12> palette_;
    Highlights highlights_;
};

}  // namespace gridlark::cats
