/// The grids and variants of a game, to choose from.
#pragma once

#include <QObject>
#include <vector>

#include "gridlark/ui/plugin.h"

class QWidget;

namespace gridlark::shell {

class Look;
class PillRow;

/// Two rows of pills that the page places: grids, and the variants of the one that is chosen.
class GridPills : public QObject {
    Q_OBJECT

  public:
    GridPills(Look& look, QWidget* parent);

    [[nodiscard]] PillRow& grids() const { return *grids_; }
    [[nodiscard]] PillRow& variants() const { return *variants_; }

    /// Offers the presets, then other grids on which there are results. `plugin` may be null. True
    /// if these are not the ones that were offered before.
    bool offer(const ui::GamePlugin* plugin, const std::vector<kit::Options>& played);
    /// These options if they are offered, or else the first ones.
    [[nodiscard]] kit::Options orFirst(const kit::Options& options) const;
    void setCurrent(const kit::Options& options);
    [[nodiscard]] const kit::Options& current() const { return current_; }
    [[nodiscard]] QString title(const kit::Options& options) const;

  signals:
    void chosen(const gridlark::kit::Options& options);

  private:
    void chooseGrid(int index);
    void chooseVariant(int index);

    const ui::GamePlugin* plugin_ = nullptr;
    kit::Options current_;
    QList<kit::Options> choices_;
    PillRow* grids_;
    PillRow* variants_;
};

}  // namespace gridlark::shell
