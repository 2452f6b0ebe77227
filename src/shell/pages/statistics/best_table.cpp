#include "best_table.h"

#include <QHeaderView>
#include <QLocale>
#include <algorithm>

#include "gridlark/play/statistics.h"

#include "look.h"
#include "result_texts.h"

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
    setColumnWidth(placeColumn, 40);
    connect(&look, &Look::changed, this, [this] { setResults(results_); });
}

QTableWidgetItem* BestTable::put(int row, int column, const QString& text) {
    auto* item = new QTableWidgetItem(text);
    setItem(row, column, item);
    return item;
}

void BestTable::addRow(int row, const play::Result& result) {
    const ui::Colours& colours = look_.colours();
    put(row, placeColumn, QString::number(row + 1))->setForeground(colours.textQuiet);
    put(row, timeColumn, timeOf(result))
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

void BestTable::setRate(const ui::Rate& rate) {
    figure_ = rate.figure;
    horizontalHeaderItem(rateColumn)->setText(rate.title);
    setColumnHidden(rateColumn, figure_.empty());
    setColumnHidden(mistakesColumn, !figure_.empty());
    setColumnHidden(hintsColumn, !figure_.empty());
}

void BestTable::setScored(bool on) {
    setColumnHidden(scoreColumn, !on);
    setColumnHidden(mistakesColumn, on || !figure_.empty());
}

void BestTable::setResults(const std::vector<play::Result>& results) {
    results_ = results;
    setRowCount(static_cast<int>(results.size()));
    for (std::size_t i = 0; i < results.size(); ++i) addRow(static_cast<int>(i), results[i]);
    const bool anyNote =
        std::any_of(results.begin(), results.end(),
                    [](const play::Result& result) { return result.tally.assisted; });
    setColumnHidden(noteColumn, !anyNote);
    updateGeometry();
}

QSize BestTable::sizeHint() const {
    return {420, headerHeight + lineHeight * rowCount() + 4};
}

QSize BestTable::minimumSizeHint() const {
    return {300, sizeHint().height()};
}

}  // namespace gridlark::shell
