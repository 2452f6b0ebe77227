/// Statistics of a game, grid by grid.
#pragma once

#include <vector>

#include "gridlark/play/statistics.h"
#include "gridlark/ui/plugin.h"

#include "pages/page.h"
#include "services/services.h"
#include "single_instance.h"

class QLabel;
class QListWidget;
class QBoxLayout;
class QGridLayout;

namespace gridlark::shell {

class BestTable;
class PillRow;
class StatTile;
class TimesChart;

class StatisticsPage : public Page {
    Q_OBJECT

  public:
    explicit StatisticsPage(const Services& services, QWidget* parent = nullptr);

    /// Opens on a game, on the grid it was last played on.
    void show(const QString& game);
    void showGrid(const kit::Options& options);

    [[nodiscard]] QString title() const override { return tr("Statistics"); }
    void enter() override;

    /// What stands on the tiles that are shown, for tests: "Played: 128".
    [[nodiscard]] QStringList tileTexts() const;
    [[nodiscard]] const BestTable& table() const { return *table_; }
    [[nodiscard]] QString emptyText() const;
    [[nodiscard]] PillRow& grids() const { return *grids_; }
    [[nodiscard]] PillRow& variants() const { return *variants_; }
    [[nodiscard]] PillRow& facets() const { return *facets_; }

  signals:
    void playAsked(const gridlark::shell::Request& request);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void build();
    QWidget* buildScroll(QBoxLayout& row);
    QWidget* buildSidebar();
    QWidget* buildTiles();
    QWidget* buildTable();
    QWidget* buildChart();
    QWidget* buildEmpty();
    void connectPills();
    void arrangeTiles();
    void collectGrids();
    void fillPills();
    void fillFacets();
    [[nodiscard]] std::vector<play::Result> chosenResults() const;
    void refresh();
    void fillTiles(const play::Statistics& statistics, const std::vector<play::Result>& results);
    [[nodiscard]] QString bestRateText(const std::vector<play::Result>& results,
                                       const ui::Rate& rate) const;
    [[nodiscard]] bool scored() const;
    [[nodiscard]] QString bestScoreText(const std::vector<play::Result>& results) const;
    [[nodiscard]] QString leastText(const std::vector<play::Result>& results) const;
    void fillEmpty(const play::Statistics& statistics);
    void drawIllustration();
    [[nodiscard]] QString gridTitle(const kit::Options& options) const;

    Services services_;
    QString game_;
    ui::GamePlugin* plugin_ = nullptr;
    kit::Options options_;
    std::vector<kit::Options> choices_;  ///< presets, then others that were played

    QListWidget* sidebar_ = nullptr;
    PillRow* games_ = nullptr;  ///< in place of the sidebar in a narrow window
    PillRow* grids_ = nullptr;
    PillRow* variants_ = nullptr;
    PillRow* facets_ = nullptr;
    int facet_ = 0;  ///< the value that the results are narrowed to; 0: all of them
    std::vector<StatTile*> tiles_;
    QGridLayout* tileGrid_ = nullptr;
    QBoxLayout* halves_ = nullptr;
    QWidget* tableCard_ = nullptr;
    QWidget* chartCard_ = nullptr;
    QWidget* emptyCard_ = nullptr;
    BestTable* table_ = nullptr;
    QLabel* chartTitle_ = nullptr;
    TimesChart* chart_ = nullptr;
    QLabel* illustration_ = nullptr;
    QLabel* emptyTitle_ = nullptr;
    QLabel* emptyNote_ = nullptr;
};

}  // namespace gridlark::shell
