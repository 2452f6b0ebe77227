#include "extra_hint.h"

#include <QPushButton>

namespace gridlark::cats {
namespace {

constexpr int waitMs = 5000;

}  // namespace

ExtraHint::ExtraHint(QWidget* over) : Panel(over) {
    setIcon(QStringLiteral("hint"));
    setTitle(tr("One more hint"));
    setClosable(true);
    QPushButton* without = addButton(tr("Go on without"));
    connect(without, &QPushButton::clicked, this, &ExtraHint::close);
    connect(this, &Panel::closed, &timer_, &QTimer::stop);
    connect(&timer_, &QTimer::timeout, this, &ExtraHint::tick);
    timer_.setInterval(100);
}

void ExtraHint::begin() {
    if (timer_.isActive()) return;
    since_.start();
    timer_.start();
    tick();
    open();
}

void ExtraHint::tick() {
    const qint64 left = waitMs - since_.elapsed();
    if (left <= 0) {
        close();
        emit granted();
        return;
    }
    setText(tr("It comes in %n second(s).", nullptr, static_cast<int>((left + 999) / 1000)));
}

}  // namespace gridlark::cats
