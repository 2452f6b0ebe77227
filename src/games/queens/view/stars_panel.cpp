#include "stars_panel.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace gridlark::queens {

StarsPanel::StarsPanel(QWidget* over) : Panel(over) {
    setIcon(QStringLiteral("star"));
    setTitle(tr("Stars of new puzzles"));
    setText(tr("Choose one number, or the first and the last of a range."));
    setClosable(true);
    auto* contents = new QWidget;
    auto* row = new QHBoxLayout(contents);
    row->setContentsMargins(0, 8, 0, 0);
    row->setSpacing(8);
    for (int stars = 1; stars <= 5; ++stars) {
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
        emit chosen(least_, most_);
    });
}

void StarsPanel::ask(int least, int most) {
    least_ = least;
    most_ = most;
    show();
    open();
}

/// Within the range: only this number. Outside: the range is stretched up to it.
void StarsPanel::take(int stars) {
    if (stars < least_) {
        least_ = stars;
    } else if (stars > most_) {
        most_ = stars;
    } else {
        least_ = most_ = stars;
    }
    show();
}

void StarsPanel::show() {
    for (int stars = 1; stars <= 5; ++stars) {
        stars_[static_cast<std::size_t>(stars - 1)]->setChecked(stars >= least_ && stars <= most_);
    }
}

}  // namespace gridlark::queens
