#include "gridlark/ui/stars_panel.h"

#include <QHBoxLayout>
#include <QPushButton>

#include "gridlark/ui/actions.h"

namespace gridlark::ui {
namespace {

const QString starsKey = QStringLiteral("stars");

}  // namespace

QString StarRange::text() const {
    return QStringLiteral("%1-%2").arg(least).arg(most);
}

StarRange starRange(const QString& text) {
    const bool sound = text.size() == 3 && text[1] == u'-';
    const int least = sound ? text[0].digitValue() : 0;
    const int most = sound ? text[2].digitValue() : 0;
    if (least < StarRange::fewest || most > StarRange::highest || least > most) return {};
    return {least, most};
}

QString starsText(int stars) {
    return QString(stars, QChar(0x2605)) + QString(StarRange::highest - stars, QChar(0x2606));
}

Facet starsFacet() {
    QStringList values;
    for (int stars = StarRange::fewest; stars <= StarRange::highest; ++stars)
        values << QString(stars, QChar(0x2605));
    return {.title = StarsPanel::tr("Stars"),
            .figure = "stars",
            .all = StarsPanel::tr("All stars"),
            .values = values};
}

QString starsActionText(StarRange range) {
    if (range == StarRange{}) return StarsPanel::tr("Stars: any");
    if (range.least == range.most) return StarsPanel::tr("Stars: %1").arg(range.least);
    return StarsPanel::tr("Stars: %1 to %2").arg(range.least).arg(range.most);
}

StarsWish::StarsWish(Host& host, const QString& toolTip) : host_(host) {
    describe(action_, QStringLiteral("star"), starsActionText(range()), toolTip, {Qt::Key_S});
}

StarRange StarsWish::range() const {
    return starRange(host_.setting(starsKey, QString()).toString());
}

void StarsWish::set(StarRange range) {
    host_.setSetting(starsKey, range.text());
    action_.setText(starsActionText(range));
}

StarsPanel::StarsPanel(QWidget* over) : Panel(over) {
    setIcon(QStringLiteral("star"));
    setTitle(tr("Stars of new puzzles"));
    setText(tr("Choose one number, or the first and the last of a range."));
    setClosable(true);
    auto* contents = new QWidget;
    auto* row = new QHBoxLayout(contents);
    row->setContentsMargins(0, 8, 0, 0);
    row->setSpacing(8);
    for (int stars = StarRange::fewest; stars <= StarRange::highest; ++stars) {
        auto* button = new QPushButton(QString::number(stars));
        button->setProperty("kind", QStringLiteral("pill"));
        button->setCheckable(true);
        button->setAccessibleName(tr("%n star(s)", nullptr, stars));
        connect(button, &QPushButton::clicked, this, [this, stars] { take(stars); });
        row->addWidget(button);
        stars_.push_back(button);
    }
    setContents(contents);
    connect(addButton(tr("Done")), &QPushButton::clicked, this, [this] {
        close();
        emit chosen(range_);
    });
}

void StarsPanel::ask(StarRange range) {
    range_ = range;
    show();
    open();
}

/// Within the range: only this number. Outside: the range is stretched up to it.
void StarsPanel::take(int stars) {
    if (stars < range_.least) {
        range_.least = stars;
    } else if (stars > range_.most) {
        range_.most = stars;
    } else {
        range_ = {stars, stars};
    }
    show();
}

void StarsPanel::show() {
    int stars = StarRange::fewest;
    for (QPushButton* button : stars_) button->setChecked(range_.contains(stars++));
}

}  // namespace gridlark::ui
