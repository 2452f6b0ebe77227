#include "best_table.h"

#include <QHeaderView>
#include <QLocale>
#include <algorithm>

#include "gridlark/kit/at.h"
#include "gridlark/play/statistics.h"

#include "look.h"
#include "widgets/result_texts.h"

namespace gridlark::shell {

using ui::Metrics;

namespace {

enum Column {
    placeColumn,
    timeColumn,
    scoreColumn,
    dateColumn,
    mistakesColumn,
    hintsColumn,
    rateColumn,
    noteColumn,
    columns
};

constexpr int lineHeight = 38;
constexpr int headerHeight = 32;

}  // namespace

BestTable::BestTable(Look& look, QWidget* parent) : QTableWidget(parent), look_(look) {
    setColumnCount(columns);
    setHorizontalHeaderLabels({QString(), tr("Time"), tr("Score"), tr("Date"), tr("Mistakes"),
                               tr("Hints"), QString(), QString()});
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setEditTriggers(NoEditTriggers);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Ten best"));
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(lineHeight);
    horizontalHeader()->setFixedHeight(headerHeight);
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(24);
    // Cells have a margin of their own besides their padding.
    horizontalHeader()->setStyleSheet(
        QStringLiteral("QHeaderView::section { padding-left: 11px; }"));
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(placeColumn, QHeaderView::Fixed);
    for (const int column : {timeColumn, dateColumn, noteColumn})  // never cut off
        horizontalHeader()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    setColumnWidth(placeColumn, 40);
    connect(&look, &Look::changed, this, &BestTable::fill);
}

QTableWidgetItem* BestTable::put(int row, int column, const QString& text) {
    auto* item = new QTableWidgetItem(text);
    setItem(row, column, item);
    return item;
}

void BestTable::addRow(int row, const play::Result& result) {
    const ui::Colours& colours = look_.colours();
    put(row, placeColumn, QString::number(row + 1))->setForeground(colours.textQuiet);
    put(row, timeColumn, timeText(result.time))
        ->setFont(look_.theme().font(Metrics::body, QFont::DemiBold));
    put(row, scoreColumn, QLocale().toString(result.tally.score));
    put(row, dateColumn, dateOf(result));
    put(row, mistakesColumn, QString::number(result.tally.mistakes));
    put(row, hintsColumn, QString::number(result.tally.hints));
    const auto rate = play::rateOf(result, figure_);
    put(row, rateColumn, rate ? QLocale().toString(*rate, 'f', 2) : QString());
    auto* note = put(row, noteColumn, result.tally.assisted ? tr("assisted") : QString());
    note->setForeground(colours.warm);
    note->setFont(look_.theme().font(Metrics::caption, QFont::DemiBold));
    if (result.tally.assisted)
        note->setToolTip(tr("Won with help beyond the game's own rules, so no best time"));
}

void BestTable::show(const std::vector<play::Result>& results, const ui::GamePlugin* plugin) {
    const ui::Rate rate = plugin != nullptr ? plugin->rate() : ui::Rate();
    const bool rated = !rate.figure.empty();
    const bool scored = plugin != nullptr && plugin->hasScore();
    figure_ = rate.figure;
    results_ = results;
    horizontalHeaderItem(rateColumn)->setText(rate.title);
    setColumnHidden(rateColumn, !rated);
    setColumnHidden(scoreColumn, !scored);
    setColumnHidden(mistakesColumn, rated || scored);
    setColumnHidden(hintsColumn, rated);
    setColumnHidden(noteColumn, std::ranges::none_of(results_, [](const play::Result& result) {
                        return result.tally.assisted;
                    }));
    fill();
}

void BestTable::fill() {
    setRowCount(static_cast<int>(results_.size()));
    for (int row = 0; row < rowCount(); ++row) addRow(row, kit::at(results_, row));
    updateGeometry();
}

QSize BestTable::sizeHint() const {
    return {420, headerHeight + lineHeight * rowCount() + 4};
}

}  // namespace gridlark::shell
