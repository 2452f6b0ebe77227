#include "statistics_page.h"

#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <algorithm>
#include <cmath>

#include "best_table.h"
#include "look.h"
#include "services/messages.h"
#include "services/plugin_registry.h"
#include "services/records.h"
#include "services/settings.h"
#include "stat_tile.h"
#include "times_chart.h"
#include "widgets/pill_row.h"

namespace gridlark::shell {

namespace {

enum Tile : std::size_t {
    lossesTile = 3,
    rateTile = 6,
    scoreTile = 7,
    leastTile = 8,
    drawnTile = 9,
};

}  // namespace

StatisticsPage::StatisticsPage(const Services& services, QWidget* parent)
    : Page(parent), services_(services) {
    build();
    connect(&services.records, &Records::changed, this, &StatisticsPage::refresh);
    connect(&services.look, &Look::changed, this, &StatisticsPage::drawIllustration);
}

void StatisticsPage::show(const QString& game) {
    game_ = game;
    plugin_ = nullptr;
    if (!game.isEmpty()) {
        const auto loaded = services_.registry.load(game);
        plugin_ = loaded.plugin;
        if (!loaded.trouble.isEmpty()) services_.messages.add(loaded.trouble);
    }
    for (int i = 0; i < sidebar_->count(); ++i) {
        if (sidebar_->item(i)->data(Qt::UserRole).toString() != game) continue;
        sidebar_->setCurrentRow(i);
        games_->setCurrent(i);
    }
    facet_ = 0;
    fillFacets();
    collectGrids();
    const kit::Options last = services_.settings.lastGrid(game).options;
    const bool known = std::find(choices_.begin(), choices_.end(), last) != choices_.end();
    showGrid(known || choices_.empty() ? last : choices_.front());
}

void StatisticsPage::showGrid(const kit::Options& options) {
    options_ = options;
    fillPills();
    refresh();
}

void StatisticsPage::enter() {
    services_.records.refresh();
    setFocus(Qt::OtherFocusReason);
}

void StatisticsPage::collectGrids() {
    choices_.clear();
    if (plugin_ != nullptr) {
        const auto presets = plugin_->grids();
        for (const ui::GridChoice& choice : presets) choices_.push_back(choice.options);
    }
    const std::string game = game_.toStdString();
    for (const play::Result& result : services_.records.results()) {
        if (result.game != game) continue;
        if (std::find(choices_.begin(), choices_.end(), result.options) == choices_.end())
            choices_.push_back(result.options);
    }
}

QString StatisticsPage::gridTitle(const kit::Options& options) const {
    const QString grid = QString::fromStdString(options.grid);
    return plugin_ != nullptr ? plugin_->gridTitle(grid) : grid;
}

void StatisticsPage::fillPills() {
    QStringList gridTexts, variantTexts;
    std::vector<std::string> gridNames;
    int grid = -1, variant = -1;
    for (const kit::Options& choice : choices_) {
        if (std::find(gridNames.begin(), gridNames.end(), choice.grid) == gridNames.end()) {
            if (choice.grid == options_.grid) grid = static_cast<int>(gridTexts.size());
            gridNames.push_back(choice.grid);
            gridTexts << gridTitle(choice);
        }
        if (choice.grid != options_.grid) continue;
        if (choice.variant == options_.variant) variant = static_cast<int>(variantTexts.size());
        const QString name = QString::fromStdString(choice.variant);
        variantTexts << (plugin_ != nullptr ? plugin_->variantTitle(name) : name);
    }
    grids_->setTexts(gridTexts);
    grids_->setCurrent(grid);
    variants_->setTexts(variantTexts);
    variants_->setCurrent(variant);
    variants_->setVisible(variantTexts.size() > 1);
}

void StatisticsPage::fillFacets() {
    const ui::Facet facet = plugin_ != nullptr ? plugin_->facet() : ui::Facet();
    facets_->setAccessibleName(facet.title);
    facets_->setTexts(facet.figure.empty() ? QStringList() : QStringList(facet.all) + facet.values);
    facets_->setCurrent(facet_);
    facets_->setVisible(!facet.figure.empty());
}

std::vector<play::Result> StatisticsPage::chosenResults() const {
    const auto all = services_.records.results();
    std::vector<play::Result> chosen(all.begin(), all.end());
    if (facet_ == 0) return chosen;
    const std::string figure = plugin_->facet().figure;
    std::erase_if(chosen, [&](const play::Result& result) {
        const auto known = result.figures.find(figure);
        return known == result.figures.end() || std::lround(known->second) != facet_;
    });
    return chosen;
}

void StatisticsPage::refresh() {
    const auto results = chosenResults();
    const auto statistics = play::statisticsOf(results, game_.toStdString(), options_);
    fillTiles(statistics, results);
    const bool any = !statistics.ten.empty();
    tableCard_->setVisible(any);
    chartCard_->setVisible(any);
    emptyCard_->setVisible(!any);
    table_->setRate(plugin_ != nullptr ? plugin_->rate() : ui::Rate());
    table_->setScored(scored());
    table_->setResults(statistics.ten);
    chart_->setResults(statistics.recent);
    chartTitle_->setText(
        statistics.recent.size() > 1
            ? tr("Times of the last %n win(s)", nullptr, static_cast<int>(statistics.recent.size()))
            : tr("Time of the only win"));
    if (!any) fillEmpty(statistics);
}

void StatisticsPage::fillTiles(const play::Statistics& statistics,
                               const std::vector<play::Result>& results) {
    const auto time = [](const std::optional<play::Milliseconds>& value) {
        return value ? QString::fromStdString(play::timeText(*value)) : QStringLiteral("–");
    };
    const int share = static_cast<int>(std::lround(100 * statistics.winRate()));
    const auto streak = [](const play::Streaks& streaks) {
        return tr("%1 · longest %2").arg(streaks.current).arg(streaks.longest);
    };
    const ui::Rate rate = plugin_ != nullptr ? plugin_->rate() : ui::Rate();
    const QStringList values{QString::number(statistics.played),
                             statistics.played == 0
                                 ? QStringLiteral("0")
                                 : tr("%1 · %2 %").arg(statistics.won).arg(share),
                             streak(statistics.wins),
                             streak(statistics.losses),
                             time(statistics.best),
                             time(statistics.median),
                             bestRateText(results, rate),
                             bestScoreText(results),
                             leastText(results),
                             QString::number(statistics.drawn)};
    for (std::size_t i = 0; i < tiles_.size(); ++i)
        tiles_[i]->setValue(values[static_cast<qsizetype>(i)]);
    tiles_[lossesTile]->setVisible(statistics.losses.longest > 0);
    tiles_[rateTile]->setVisible(!rate.figure.empty());
    tiles_[rateTile]->setLabel(tr("Best %1").arg(rate.title));
    tiles_[scoreTile]->setVisible(scored());
    const ui::Least least = plugin_ != nullptr ? plugin_->least() : ui::Least();
    tiles_[leastTile]->setVisible(!least.figure.empty());
    tiles_[leastTile]->setLabel(least.title);
    tiles_[drawnTile]->setVisible(statistics.drawn > 0);
    arrangeTiles();
}

QString StatisticsPage::bestRateText(const std::vector<play::Result>& results,
                                     const ui::Rate& rate) const {
    const auto best = play::bestRate(results, game_.toStdString(), options_, rate.figure);
    return best ? QLocale().toString(*best, 'f', 2) : QStringLiteral("–");
}

bool StatisticsPage::scored() const {
    return plugin_ != nullptr && plugin_->hasScore();
}

QString StatisticsPage::bestScoreText(const std::vector<play::Result>& results) const {
    const auto best = play::bestScore(results, game_.toStdString(), options_);
    return best ? QLocale().toString(*best) : QStringLiteral("–");
}

QString StatisticsPage::leastText(const std::vector<play::Result>& results) const {
    if (plugin_ == nullptr) return {};
    const auto least =
        play::leastFigure(results, game_.toStdString(), options_, plugin_->least().figure);
    return least ? QLocale().toString(*least, 'f', 0) : QStringLiteral("–");
}

void StatisticsPage::fillEmpty(const play::Statistics& statistics) {
    drawIllustration();
    const QString grid = gridTitle(options_);
    emptyTitle_->setText(statistics.played == 0 ? tr("No finished game on %1 yet").arg(grid)
                                                : tr("No win on %1 yet").arg(grid));
    emptyNote_->setText(
        tr("Win a game on this grid: its time will stand here, with the ten best of them all."));
}

void StatisticsPage::drawIllustration() {
    const qreal ratio = devicePixelRatioF();
    const ui::Colours& colours = services_.look.colours();
    QPixmap picture = ui::svgPixmap(QStringLiteral(":/gridlark/illustrations/empty-table.svg"),
                                    (QSizeF(240, 140) * ratio).toSize(),
                                    {{QStringLiteral("#a20001"), colours.textQuiet},
                                     {QStringLiteral("#a20002"), colours.accent}});
    picture.setDevicePixelRatio(ratio);
    illustration_->setPixmap(picture);
}

QStringList StatisticsPage::tileTexts() const {
    QStringList texts;
    for (const StatTile* tile : tiles_) {
        if (!tile->isHidden()) texts << tile->text();
    }
    return texts;
}

QString StatisticsPage::emptyText() const {
    return emptyCard_->isHidden() ? QString() : emptyTitle_->text();
}

}  // namespace gridlark::shell
