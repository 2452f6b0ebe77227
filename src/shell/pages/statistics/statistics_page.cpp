#include "statistics_page.h"

#include <QResizeEvent>
#include <QScrollArea>

#include "gridlark/kit/at.h"

#include "best_table.h"
#include "empty_card.h"
#include "grid_pills.h"
#include "services/messages.h"
#include "services/plugin_registry.h"
#include "services/records.h"
#include "services/settings.h"
#include "stat_tiles.h"
#include "times_chart.h"
#include "widgets/parts.h"
#include "widgets/pill_row.h"

namespace gridlark::shell {

namespace {

constexpr int sidebarWidth = 200;
constexpr int widthForGames = 820;
constexpr int widthForHalves = 1060;
constexpr int pageMargin = 24;
constexpr int scrollBarWidth = 10;
constexpr int widestStatistics = 1240;

}  // namespace

StatisticsPage::StatisticsPage(const Services& services)
    : Page(services.look, tr("Statistics")), services_(services) {
    build();
    connectParts();
}

void StatisticsPage::build() {
    sidebar_ = gameList(services_.registry, tr("Games"), this);
    sidebar_->setFixedWidth(sidebarWidth);
    auto* content = new QWidget;
    content->setMaximumWidth(widestStatistics);
    auto* row = spaced(new QHBoxLayout, {pageMargin, 8, 0, 0}, pageMargin);
    row->addWidget(sidebar_);
    row->addWidget(buildScroll(content), 1);
    headedColumn()->addLayout(row, 1);

    games_ = new PillRow(services_.look, tr("Game"), content);
    pills_ = new GridPills(services_.look, content);
    facets_ = new PillRow(services_.look, QString(), content);
    progress_ = words("caption", {}, content);
    tiles_ = new StatTiles(content);
    halves_ = new QBoxLayout(QBoxLayout::LeftToRight);
    halves_->setSpacing(16);
    halves_->addWidget(buildTable(), 3);
    halves_->addWidget(buildChart(), 2);
    emptyCard_ = new EmptyCard(services_.look, content);
    auto* column = spaced(new QVBoxLayout(content), {0, 4, pageMargin, pageMargin}, 16);
    column->addWidget(games_);
    column->addWidget(&pills_->grids());
    column->addWidget(&pills_->variants());
    column->addWidget(facets_);
    column->addWidget(progress_);
    column->addWidget(tiles_);
    column->addLayout(halves_);
    column->addWidget(emptyCard_);
    column->addStretch(1);
}

QScrollArea* StatisticsPage::buildScroll(QWidget* content) {
    QScrollArea* scroll = scrollArea();
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setAlignment(Qt::AlignHCenter);
    scroll->setWidget(content);
    return scroll;
}

QWidget* StatisticsPage::buildTable() {
    QVBoxLayout* column = card(words("heading", tr("Ten best"), this), 8, this);
    table_ = new BestTable(services_.look, this);
    column->addWidget(table_);
    column->addStretch(1);
    return tableCard_ = column->parentWidget();
}

QWidget* StatisticsPage::buildChart() {
    chartTitle_ = words("heading", {}, this);
    QVBoxLayout* column = card(chartTitle_, 8, this);
    chart_ = new TimesChart(services_.look, this);
    column->addWidget(chart_, 1);
    return chartCard_ = column->parentWidget();
}

void StatisticsPage::connectParts() {
    QStringList names;
    for (const GameInfo& game : services_.registry.games()) names << game.name;
    games_->setTexts(names);
    connect(sidebar_, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        const QString game = gameOf(item);
        if (!game.isEmpty() && game != game_) show(game);
    });
    connect(games_, &PillRow::chosen, this,
            [this](int index) { show(kit::at(services_.registry.games(), index).id); });
    connect(pills_, &GridPills::chosen, this, &StatisticsPage::showGrid);
    connect(facets_, &PillRow::chosen, this, [this](int index) {
        facet_ = index;
        refresh();
    });
    connect(emptyCard_, &EmptyCard::playAsked, this, [this] {
        emit gameAsked({.game = game_,
                        .grid = QString::fromStdString(pills_->current().grid),
                        .variant = QString::fromStdString(pills_->current().variant)});
    });
    connect(&services_.records, &Records::changed, this, [this] {
        if (isVisible()) refresh();
    });
}

void StatisticsPage::show(const QString& game) {
    game_ = game;
    plugin_ = nullptr;
    if (!game.isEmpty()) {
        const auto loaded = services_.registry.load(game);
        plugin_ = loaded.plugin;
        services_.messages.add(loaded.trouble);
    }
    select(*sidebar_, game);
    games_->setCurrent(sidebar_->currentRow());
    facet_ = 0;
    fillFacets();
    pills_->offer(plugin_, services_.records.grids(game));
    showGrid(pills_->orFirst(services_.settings.lastGrid(game).options));
}

void StatisticsPage::showGrid(const kit::Options& options) {
    pills_->setCurrent(options);
    refresh();
}

void StatisticsPage::enter() {
    services_.records.refresh();
    refresh();
    Page::enter();
}

void StatisticsPage::fillFacets() {
    const ui::Facet facet = plugin_ != nullptr ? plugin_->facet() : ui::Facet();
    facets_->setAccessibleName(facet.title);
    facets_->setTexts(facet.figure.empty() ? QStringList() : QStringList(facet.all) + facet.values);
    facets_->setCurrent(facet_);
    facets_->setVisible(!facet.figure.empty());
}

std::optional<play::Facet> StatisticsPage::chosenFacet() const {
    if (facet_ == 0 || plugin_ == nullptr) return std::nullopt;
    return play::Facet{plugin_->facet().figure, facet_};
}

void StatisticsPage::refresh() {
    refreshProgress();
    const kit::Options options = pills_->current();
    if (pills_->offer(plugin_, services_.records.grids(game_))) pills_->setCurrent(options);
    const auto figures = services_.records.statistics(game_, options, chosenFacet());
    tiles_->show(figures, plugin_);
    const bool any = !figures.ten.empty();
    tableCard_->setVisible(any);
    chartCard_->setVisible(any);
    emptyCard_->setVisible(!any && !services_.records.progress());  // who knows yet
    table_->show(figures.ten, plugin_);
    chart_->setResults(figures.recent);
    const int times = static_cast<int>(figures.recent.size());
    chartTitle_->setText(times > 1 ? tr("Times of the last %n win(s)", nullptr, times)
                                   : tr("Time of the only win"));
    if (!any) emptyCard_->show(pills_->title(options), figures.played > 0);
}

void StatisticsPage::refreshProgress() {
    const auto progress = services_.records.progress();
    progress_->setVisible(progress.has_value());
    if (progress)
        progress_->setText(
            tr("Results are being read: %1 %").arg(static_cast<int>(*progress * 100)));
}

void StatisticsPage::resizeEvent(QResizeEvent* event) {
    const int width = event->size().width();
    const bool several = services_.registry.games().size() > 1;
    const bool wide = width >= widthForGames;
    sidebar_->setVisible(wide && several);
    games_->setVisible(!wide && several);
    const int beside = sidebar_->isHidden() ? 0 : sidebarWidth + pageMargin;
    tiles_->arrange(width - beside - 2 * pageMargin - scrollBarWidth);
    halves_->setDirection(width >= widthForHalves ? QBoxLayout::LeftToRight
                                                  : QBoxLayout::TopToBottom);
}

QStringList StatisticsPage::tileTexts() const {
    return tiles_->texts();
}

QString StatisticsPage::progressText() const {
    return progress_->isHidden() ? QString() : progress_->text();
}

QString StatisticsPage::emptyText() const {
    return emptyCard_->isHidden() ? QString() : emptyCard_->text();
}

PillRow& StatisticsPage::grids() const {
    return pills_->grids();
}

PillRow& StatisticsPage::variants() const {
    return pills_->variants();
}

}  // namespace gridlark::shell
