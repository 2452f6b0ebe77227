#include "page.h"

#include <QHash>
#include <QKeyEvent>
#include <QScrollArea>
#include <QScrollBar>

#include "widgets/controls.h"
#include "widgets/parts.h"

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

PageHeader::PageHeader(Page& page, Look& look, const QString& title, bool withBack)
    : QWidget(&page), title_(words("title", title, this)), layout_(new QHBoxLayout(this)) {
    spaced(layout_, withBack ? QMargins(16, 12, 16, 8) : QMargins(32, 20, 24, 8), 8);
    if (withBack) {
        auto* button =
            iconButton(look, QStringLiteral("back"), tr("Back to the games (Esc)"), this);
        connect(button, &QPushButton::clicked, &page, &Page::back);
        layout_->addWidget(button);
    }
    if (!withBack) layout_->addWidget(emblemLabel(this));
    layout_->addWidget(title_);
    left_ = layout_->count();
    layout_->addStretch(1);
    auto* menuButton = iconButton(look, QStringLiteral("menu"), tr("Menu (F10)"), this);
    connect(menuButton, &QPushButton::clicked, &page, [&page, menuButton] {
        const QPoint corner(menuButton->width(), menuButton->height() + 4);
        emit page.menu(menuButton->mapToGlobal(corner));
    });
    layout_->addWidget(menuButton);
}

void PageHeader::add(QWidget* widget) {
    layout_->insertWidget(left_++, widget);
}

void PageHeader::addRight(QWidget* widget) {
    layout_->insertWidget(layout_->count() - 1, widget);
}

Page::Page(Look& look, const QString& title, bool withBack)
    : header_(new PageHeader(*this, look, title, withBack)) {}

QVBoxLayout* Page::headedColumn() {
    auto* column = spaced(new QVBoxLayout(this), {}, 0);
    column->addWidget(header_);
    return column;
}

QScrollArea* Page::scrollArea() {
    auto* area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    scrollByKeys(area);
    return area;
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

}  // namespace gridlark::shell
