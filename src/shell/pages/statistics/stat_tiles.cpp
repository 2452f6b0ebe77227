#include "stat_tiles.h"

#include <QGridLayout>
#include <QLocale>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "gridlark/kit/at.h"

#include "widgets/parts.h"
#include "widgets/result_texts.h"

namespace gridlark::shell {

/// One figure.
class StatTile : public QFrame {
  public:
    StatTile(const QString& label, QWidget* parent)
        : QFrame(parent), label_(words("caption", label, this)), value_(words("title", {}, this)) {
        setProperty("kind", QStringLiteral("card"));
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        auto* layout = spaced(new QVBoxLayout(this), {16, 14, 12, 14}, 4);
        layout->addWidget(label_);
        layout->addWidget(value_);
    }

    void setLabel(const QString& label) { label_->setText(label); }
    void setValue(const QString& value) {
        value_->setText(value);
        setAccessibleName(text());
    }
    [[nodiscard]] QString text() const {
        return QStringLiteral("%1: %2").arg(label_->text(), value_->text());
    }

  private:
    QLabel* label_;
    QLabel* value_;
};

namespace {

enum Tile {
    playedTile,
    wonTile,
    streakTile,
    lossesTile,
    bestTile,
    medianTile,
    rateTile,
    scoreTile,
    leastTile,
    drawnTile
};

constexpr int mostColumns = 6;
constexpr int tileGap = 8;

/// What rows of so many tiles need, each column as wide as its widest.
int widthInRows(const std::vector<StatTile*>& tiles, int columns) {
    std::vector<int> widths(static_cast<std::size_t>(columns));
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        int& width = widths[i % widths.size()];
        width = std::max(width, tiles[i]->sizeHint().width());
    }
    return std::accumulate(widths.begin(), widths.end(), (columns - 1) * tileGap);
}

std::optional<double> valueOf(const std::map<std::string, double>& values,
                              const std::string& figure) {
    const auto found = values.find(figure);
    return found == values.end() ? std::nullopt : std::optional(found->second);
}

template <class Value, class Text>
QString textOr(const std::optional<Value>& value, Text text) {
    return value ? text(*value) : QStringLiteral("–");
}

}  // namespace

StatTiles::StatTiles(QWidget* parent) : QWidget(parent), grid_(new QGridLayout(this)) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    spaced(grid_, {}, tileGap);
    for (const QString& label :
         {tr("Played"), tr("Won"), tr("Streak"), tr("Losing streak"), tr("Best time"), tr("Median"),
          QString(), tr("Best score"), QString(), tr("Drawn")})
        tiles_.push_back(new StatTile(label, this));
}

void StatTiles::showIf(bool shown, int tile, const QString& value) {
    kit::at(tiles_, tile)->setValue(value);
    kit::at(tiles_, tile)->setVisible(shown);
}

void StatTiles::show(const play::Statistics& figures, const ui::GamePlugin* plugin) {
    const auto number = [](int digits) {
        return [digits](double value) { return QLocale().toString(value, 'f', digits); };
    };
    const auto streak = [](const play::Streaks& streaks) {
        return tr("%1 · longest %2").arg(streaks.current).arg(streaks.longest);
    };
    // In whole numbers: 23 of 40 are 57.5, which a product of fractions takes for a little less.
    const auto share =
        figures.played == 0 ? 0 : (200LL * figures.won + figures.played) / (2LL * figures.played);
    showIf(true, playedTile, QString::number(figures.played));
    showIf(true, wonTile,
           figures.played == 0 ? QStringLiteral("0") : tr("%1 · %2 %").arg(figures.won).arg(share));
    showIf(true, streakTile, streak(figures.wins));
    showIf(figures.losses.longest > 0, lossesTile, streak(figures.losses));
    showIf(true, bestTile, textOr(figures.best, timeText));
    showIf(true, medianTile, textOr(figures.median, timeText));

    const ui::Rate rate = plugin != nullptr ? plugin->rate() : ui::Rate();
    kit::at(tiles_, rateTile)->setLabel(tr("Best %1").arg(rate.title));
    showIf(!rate.figure.empty(), rateTile,
           textOr(valueOf(figures.bestRates, rate.figure), number(2)));
    showIf(plugin != nullptr && plugin->hasScore(), scoreTile,
           textOr(figures.bestScore, [](auto score) { return QLocale().toString(score); }));
    const ui::Least least = plugin != nullptr ? plugin->least() : ui::Least();
    kit::at(tiles_, leastTile)->setLabel(least.title);
    showIf(!least.figure.empty(), leastTile,
           textOr(valueOf(figures.leastFigures, least.figure), number(0)));
    showIf(figures.drawn > 0, drawnTile, QString::number(figures.drawn));
    arrange(room_);
}

void StatTiles::arrange(int room) {
    room_ = room;
    std::vector<StatTile*> shown = tiles_;
    std::erase_if(shown, [](const StatTile* tile) { return tile->isHidden(); });
    const int count = static_cast<int>(shown.size());
    int columns = count, rows = 1;
    while (columns > 1 && (columns > mostColumns || widthInRows(shown, columns) > room)) {
        ++rows;
        columns = (count + rows - 1) / rows;
    }
    for (int i = 0; i < count; ++i) grid_->addWidget(kit::at(shown, i), i / columns, i % columns);
    for (int i = 0; i < mostColumns; ++i) grid_->setColumnStretch(i, i < columns ? 1 : 0);
}

QStringList StatTiles::texts() const {
    QStringList texts;
    for (const StatTile* tile : tiles_) {
        if (!tile->isHidden()) texts << tile->text();
    }
    return texts;
}

}  // namespace gridlark::shell
