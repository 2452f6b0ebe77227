// How the statistics page is put together.

#include <QLabel>
#include <QListWidget>
#include <QResizeEvent>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>
#include <iterator>
#include <numeric>
#include <vector>

#include "gridlark/ui/flow_layout.h"

#include "best_table.h"
#include "services/plugin_registry.h"
#include "stat_tile.h"
#include "statistics_page.h"
#include "times_chart.h"
#include "widgets/controls.h"
#include "widgets/pill_row.h"

namespace gridlark::shell {

namespace {

constexpr int sidebarWidth = 200;
constexpr int widthForSidebar = 820;
constexpr int widthForHalves = 1060;
constexpr int mostTiles = 6;
constexpr int tileGap = 8;
constexpr int margin = 24;
constexpr int scrollBarWidth = 10;
constexpr int widestStatistics = 1240;

QLabel* heading(const QString& text, QWidget* parent) {
    auto* label = new QLabel(text, parent);
    label->setProperty("role", QStringLiteral("heading"));
    return label;
}

QFrame* card(QWidget* parent) {
    auto* frame = new QFrame(parent);
    frame->setProperty("kind", QStringLiteral("card"));
    auto* layout = new QVBoxLayout(frame);
    layout->setContentsMargins(20, 16, 20, 16);
    layout->setSpacing(8);
    return frame;
}

/// What rows of so many tiles need, each column as wide as its widest.
int widthInRows(const std::vector<StatTile*>& tiles, int columns) {
    std::vector<int> widths(static_cast<std::size_t>(columns));
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        int& width = widths[i % widths.size()];
        width = std::max(width, tiles[i]->sizeHint().width());
    }
    return std::accumulate(widths.begin(), widths.end(), (columns - 1) * tileGap);
}

}  // namespace

void StatisticsPage::build() {
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins({});
    outer->setSpacing(0);
    auto* header = new PageHeader(services_.look, tr("Statistics"), true, this);
    use(header);
    outer->addWidget(header);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(margin, 8, 0, 0);
    row->setSpacing(margin);
    row->addWidget(buildSidebar());
    outer->addLayout(row, 1);

    QWidget* content = buildScroll(*row);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 4, margin, margin);
    column->setSpacing(16);
    games_ = new PillRow(services_.look, tr("Game"), content);
    grids_ = new PillRow(services_.look, tr("Grid"), content);
    variants_ = new PillRow(services_.look, tr("Variant"), content);
    facets_ = new PillRow(services_.look, QString(), content);
    column->addWidget(games_);
    column->addWidget(grids_);
    column->addWidget(variants_);
    column->addWidget(facets_);
    column->addWidget(buildTiles());
    halves_ = new QBoxLayout(QBoxLayout::LeftToRight);
    halves_->setSpacing(16);
    halves_->addWidget(buildTable(), 3);
    halves_->addWidget(buildChart(), 2);
    column->addLayout(halves_);
    column->addWidget(buildEmpty());
    column->addStretch(1);

    connectPills();
}

QWidget* StatisticsPage::buildScroll(QBoxLayout& row) {
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* content = new QWidget;
    content->setMaximumWidth(widestStatistics);
    scroll->setAlignment(Qt::AlignHCenter);
    scroll->setWidget(content);
    row.addWidget(scroll, 1);
    scrollByKeys(scroll);
    return content;
}

void StatisticsPage::connectPills() {
    QStringList names;
    for (const GameInfo& game : services_.registry.games()) names << game.name;
    games_->setTexts(names);
    connect(games_, &PillRow::chosen, this, [this](int index) {
        show(services_.registry.games()[static_cast<std::size_t>(index)].id);
    });
    connect(grids_, &PillRow::chosen, this, [this](int index) {
        const QString title = grids_->texts().value(index);
        const kit::Options* first = nullptr;
        for (const kit::Options& choice : choices_) {
            if (gridTitle(choice) != title) continue;
            if (choice.variant == options_.variant) return showGrid(choice);
            if (first == nullptr) first = &choice;
        }
        if (first != nullptr) showGrid(kit::Options(*first));
    });
    connect(facets_, &PillRow::chosen, this, [this](int index) {
        facet_ = index;
        refresh();
    });
    connect(variants_, &PillRow::chosen, this, [this](int index) {
        int at = 0;
        for (const kit::Options& choice : choices_) {
            if (choice.grid == options_.grid && at++ == index)
                return showGrid(kit::Options(choice));
        }
    });
}

QWidget* StatisticsPage::buildSidebar() {
    sidebar_ = new QListWidget(this);
    sidebar_->setProperty("kind", QStringLiteral("sidebar"));
    sidebar_->setAccessibleName(tr("Games"));
    sidebar_->setFixedWidth(sidebarWidth);
    sidebar_->setFrameShape(QFrame::NoFrame);
    for (const GameInfo& game : services_.registry.games()) {
        auto* item = new QListWidgetItem(game.name, sidebar_);
        item->setData(Qt::UserRole, game.id);
    }
    connect(sidebar_, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        const QString game = item != nullptr ? item->data(Qt::UserRole).toString() : QString();
        if (!game.isEmpty() && game != game_) show(game);
    });
    return sidebar_;
}

QWidget* StatisticsPage::buildTiles() {
    auto* tiles = new QWidget(this);
    tiles->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    tileGrid_ = new QGridLayout(tiles);
    tileGrid_->setContentsMargins({});
    tileGrid_->setSpacing(tileGap);
    for (const QString& label :
         {tr("Played"), tr("Won"), tr("Streak"), tr("Losing streak"), tr("Best time"), tr("Median"),
          QString(), tr("Best score"), QString(), tr("Drawn")})
        tiles_.push_back(new StatTile(label, tiles));
    arrangeTiles();
    return tiles;
}

/// In rows as even as can be, and as few as the words of the language leave room for.
void StatisticsPage::arrangeTiles() {
    std::vector<StatTile*> shown;
    std::copy_if(tiles_.begin(), tiles_.end(), std::back_inserter(shown),
                 [](const StatTile* tile) { return !tile->isHidden(); });
    const int beside = sidebar_->isHidden() ? 0 : sidebarWidth + margin;
    const int room = width() - beside - 2 * margin - scrollBarWidth;
    const int count = static_cast<int>(shown.size());
    int columns = count, rows = 1;
    while (columns > 1 && (columns > mostTiles || widthInRows(shown, columns) > room)) {
        ++rows;
        columns = (count + rows - 1) / rows;
    }
    for (int i = 0; i < count; ++i)
        tileGrid_->addWidget(shown[static_cast<std::size_t>(i)], i / columns, i % columns);
    for (int i = 0; i < mostTiles; ++i) tileGrid_->setColumnStretch(i, i < columns ? 1 : 0);
}

QWidget* StatisticsPage::buildTable() {
    tableCard_ = card(this);
    table_ = new BestTable(services_.look, tableCard_);
    tableCard_->layout()->addWidget(heading(tr("Ten best"), tableCard_));
    tableCard_->layout()->addWidget(table_);
    static_cast<QVBoxLayout*>(tableCard_->layout())->addStretch(1);
    return tableCard_;
}

QWidget* StatisticsPage::buildChart() {
    chartCard_ = card(this);
    chartTitle_ = heading({}, chartCard_);
    chart_ = new TimesChart(services_.look, chartCard_);
    chartCard_->layout()->addWidget(chartTitle_);
    static_cast<QVBoxLayout*>(chartCard_->layout())->addWidget(chart_, 1);
    return chartCard_;
}

QWidget* StatisticsPage::buildEmpty() {
    emptyCard_ = card(this);
    auto* layout = static_cast<QVBoxLayout*>(emptyCard_->layout());
    layout->setContentsMargins(24, 40, 24, 40);
    illustration_ = new QLabel(emptyCard_);
    emptyTitle_ = heading({}, emptyCard_);
    emptyNote_ = new QLabel(emptyCard_);
    emptyNote_->setProperty("role", QStringLiteral("quiet"));
    emptyNote_->setWordWrap(true);
    for (QLabel* label : {illustration_, emptyTitle_, emptyNote_}) {
        label->setAlignment(Qt::AlignCenter);
        layout->addWidget(label);
    }
    auto* play = new ThemedButton(services_.look, "primary", QStringLiteral("play"),
                                  tr("Play this grid"), emptyCard_);
    layout->addSpacing(8);
    layout->addWidget(play, 0, Qt::AlignCenter);
    connect(play, &QPushButton::clicked, this, [this] {
        emit playAsked({.game = game_,
                        .grid = QString::fromStdString(options_.grid),
                        .variant = QString::fromStdString(options_.variant),
                        .deal = {}});
    });
    return emptyCard_;
}

void StatisticsPage::resizeEvent(QResizeEvent* event) {
    const int width = event->size().width();
    const bool several = services_.registry.games().size() > 1;
    const bool wide = width >= widthForSidebar;
    sidebar_->setVisible(wide && several);
    games_->setVisible(!wide && several);
    arrangeTiles();
    halves_->setDirection(width >= widthForHalves ? QBoxLayout::LeftToRight
                                                  : QBoxLayout::TopToBottom);
}

}  // namespace gridlark::shell
