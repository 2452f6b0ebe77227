/// Statistics of a game, grid by grid.
#pragma once

#include <optional>

#include "gridlark/play/statistics.h"
#include "gridlark/ui/plugin.h"

#include "pages/page.h"
#include "services/services.h"

class QListWidget;
class QBoxLayout;

namespace gridlark::shell {

class BestTable;
class EmptyCard;
class GridPills;
class PillRow;
class StatTiles;
class TimesChart;

class StatisticsPage : public Page {
    Q_OBJECT

  public:
    explicit StatisticsPage(const Services& services);

    /// Opens on a game, on the grid it was last played on.
    void show(const QString& game);
    void showGrid(const kit::Options& options);

    void enter() override;

    /// What stands on the tiles that are shown: "Played: 128".
    [[nodiscard]] QStringList tileTexts() const;
    [[nodiscard]] const BestTable& table() const { return *table_; }
    /// What is said while results are still being read; empty if nothing.
    [[nodiscard]] QString progressText() const;
    /// What stands in place of the table; empty if that is shown.
    [[nodiscard]] QString emptyText() const;
    [[nodiscard]] PillRow& grids() const;
    [[nodiscard]] PillRow& variants() const;
    [[nodiscard]] PillRow& facets() const { return *facets_; }

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void build();
    QScrollArea* buildScroll(QWidget* content);
    QWidget* buildTable();
    QWidget* buildChart();
    void connectParts();
    void fillFacets();
    [[nodiscard]] std::optional<play::Facet> chosenFacet() const;
    void refresh();
    void refreshProgress();

    Services services_;
    QString game_;
    ui::GamePlugin* plugin_ = nullptr;

    QListWidget* sidebar_ = nullptr;
    PillRow* games_ = nullptr;  ///< in place of the sidebar in a narrow window
    GridPills* pills_ = nullptr;
    PillRow* facets_ = nullptr;
    int facet_ = 0;  ///< the value that the results are narrowed to; 0: all of them
    QLabel* progress_ = nullptr;
    StatTiles* tiles_ = nullptr;
    QBoxLayout* halves_ = nullptr;
    QWidget* tableCard_ = nullptr;
    QWidget* chartCard_ = nullptr;
    EmptyCard* emptyCard_ = nullptr;
    BestTable* table_ = nullptr;
    QLabel* chartTitle_ = nullptr;
    TimesChart* chart_ = nullptr;
};

}  // namespace gridlark::shell
