#include "page.h"

#include <QHBoxLayout>
#include <QHash>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>

#include "look.h"
#include "widgets/controls.h"
#include "widgets/emblem.h"

namespace gridlark::shell {

namespace {

/// As large as the title.
QLabel* emblemLabel(QWidget* parent) {
    constexpr int side = 32;
    auto* label = new QLabel(parent);
    label->setPixmap(emblem(side, parent->devicePixelRatioF()));
    label->setFixedSize(side, side);
    return label;
}

}  // namespace

PageHeader::PageHeader(Look& look, const QString& title, bool withBack, QWidget* parent)
    : QWidget(parent), title_(new QLabel(title, this)), layout_(new QHBoxLayout(this)) {
    layout_->setContentsMargins(withBack ? 16 : 32, withBack ? 12 : 20, withBack ? 16 : 24, 8);
    layout_->setSpacing(8);
    if (withBack) {
        auto* button =
            iconButton(look, QStringLiteral("back"), tr("Back to the games (Esc)"), this);
        connect(button, &QPushButton::clicked, this, &PageHeader::back);
        layout_->addWidget(button);
    }
    title_->setProperty("role", QStringLiteral("title"));
    if (!withBack) layout_->addWidget(emblemLabel(this));
    layout_->addWidget(title_);
    left_ = layout_->count();
    layout_->addStretch(1);
    auto* menuButton = iconButton(look, QStringLiteral("menu"), tr("Menu (F10)"), this);
    connect(menuButton, &QPushButton::clicked, this, [this, menuButton] {
        emit menu(menuButton->mapToGlobal(QPoint(menuButton->width(), menuButton->height() + 4)));
    });
    layout_->addWidget(menuButton);
}

void PageHeader::setTitle(const QString& title) {
    title_->setText(title);
}

void PageHeader::add(QWidget* widget) {
    layout_->insertWidget(left_++, widget);
}

void PageHeader::addRight(QWidget* widget) {
    layout_->insertWidget(layout_->count() - 1, widget);
}

void Page::keyPressEvent(QKeyEvent* event) {
    static const QHash<int, QAbstractSlider::SliderAction> actions{
        {Qt::Key_Up, QAbstractSlider::SliderSingleStepSub},
        {Qt::Key_Down, QAbstractSlider::SliderSingleStepAdd},
        {Qt::Key_PageUp, QAbstractSlider::SliderPageStepSub},
        {Qt::Key_PageDown, QAbstractSlider::SliderPageStepAdd},
        {Qt::Key_Home, QAbstractSlider::SliderToMinimum},
        {Qt::Key_End, QAbstractSlider::SliderToMaximum}};
    const auto action = actions.constFind(event->key());
    if (scrolled_ == nullptr || action == actions.constEnd()) return event->ignore();
    scrolled_->verticalScrollBar()->triggerAction(*action);
}

void Page::use(PageHeader* header) {
    connect(header, &PageHeader::back, this, &Page::back);
    connect(header, &PageHeader::menu, this, &Page::menu);
}

}  // namespace gridlark::shell
