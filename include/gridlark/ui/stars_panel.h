/// The difficulty of new puzzles, for games whose deals have one to five stars.
#pragma once

#include <QString>
#include <vector>

#include "gridlark/ui/export.h"
#include "gridlark/ui/panel.h"
#include "gridlark/ui/plugin.h"

namespace gridlark::ui {

/// A range within 1 … 5, both ends included.
struct StarRange {
    static constexpr int fewest = 1, highest = 5;

    int least = fewest;
    int most = highest;

    [[nodiscard]] bool contains(int stars) const { return stars >= least && stars <= most; }
    /// "2-3", as settings keep it.
    [[nodiscard]] GRIDLARK_EXPORT QString text() const;

    friend bool operator==(const StarRange&, const StarRange&) = default;
};

/// Reads what `StarRange::text` wrote; all stars for any other text.
[[nodiscard]] GRIDLARK_EXPORT StarRange starRange(const QString& text);

/// "★★☆☆☆": `stars` of five.
[[nodiscard]] GRIDLARK_EXPORT QString starsText(int stars);

/// Lets statistics be narrowed by the figure "stars".
[[nodiscard]] GRIDLARK_EXPORT Facet starsFacet();

/// "Stars: 2 to 3", for the action that asks.
[[nodiscard]] GRIDLARK_EXPORT QString starsActionText(StarRange range);

/// How many stars the player wants new deals to have: one of the game's own settings, and the
/// action that asks for it.
class GRIDLARK_EXPORT StarsWish {
  public:
    /// `toolTip` is that of the action: "How hard new puzzles are". `host` must outlive this.
    StarsWish(Host& host, const QString& toolTip);

    [[nodiscard]] QAction& action() { return action_; }
    [[nodiscard]] StarRange range() const;
    void set(StarRange range);

  private:
    Host& host_;
    QAction action_;
};

class GRIDLARK_EXPORT StarsPanel final : public Panel {
    Q_OBJECT

  public:
    explicit StarsPanel(QWidget* over);
    /// Opens with this range chosen.
    void ask(StarRange range);

  signals:
    void chosen(gridlark::ui::StarRange range);

  private:
    void take(int stars);
    void show();

    std::vector<QPushButton*> stars_;  ///< one for each number of stars, checked within the range
    StarRange range_;
};

}  // namespace gridlark::ui
