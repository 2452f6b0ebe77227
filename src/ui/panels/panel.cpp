#include "gridlark/ui/panel.h"

#include <QAccessibleWidget>
#include <QEvent>
#include <QGraphicsOpacityEffect>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include "panel_card.h"
#include "screen_reader.h"

namespace gridlark::ui {
namespace {

constexpr int appearTime = 160;  // ms

/// To screen readers, a panel is a modal dialog with a title and a text.
class PanelAccessible final : public QAccessibleWidget {
  public:
    explicit PanelAccessible(Panel* panel) : QAccessibleWidget(panel, QAccessible::Dialog) {}

    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        const auto* panel = qobject_cast<const Panel*>(object());
        if (panel != nullptr && kind == QAccessible::Name) return panel->title();
        if (panel != nullptr && kind == QAccessible::Description) return panel->text();
        return QAccessibleWidget::text(kind);
    }

    [[nodiscard]] QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.modal = true;
        return state;
    }
};

}  // namespace

Panel::Panel(QWidget* over)
    : QWidget(over), card_(new PanelCard(this)), fade_(new QGraphicsOpacityEffect(card_)) {
    installAccessible<Panel, PanelAccessible>();
    setFocusPolicy(Qt::StrongFocus);
    card_->closeButton().setAccessibleName(tr("Close"));
    card_->closeButton().setToolTip(tr("Close"));
    connect(&card_->closeButton(), &QToolButton::clicked, this, &Panel::closeByPlayer);
    fade_->setEnabled(false);
    card_->setGraphicsEffect(fade_);
    appearing_.setStartValue(0.0);
    appearing_.setEndValue(1.0);
    appearing_.setDuration(appearTime);
    appearing_.setEasingCurve(QEasingCurve::OutCubic);
    connect(&appearing_, &QVariantAnimation::valueChanged, this, &Panel::appear);
    connect(&appearing_, &QVariantAnimation::finished, this, &Panel::appear);
    over->installEventFilter(this);
    hide();
}

Panel::~Panel() = default;

void Panel::setTheme(const Theme& theme) {
    theme_ = theme;
    card_->setTheme(theme);
    update();
}

void Panel::setIcon(const QString& name) {
    card_->setIcon(name);
    placeCard();
}

void Panel::setTitle(const QString& text) {
    card_->setTitle(text);
    placeCard();
}

void Panel::setText(const QString& text) {
    card_->setText(text);
    placeCard();
}

QString Panel::title() const {
    return card_->title();
}

QString Panel::text() const {
    return card_->text();
}

void Panel::setClosable(bool on) {
    closable_ = on;
    card_->closeButton().setVisible(on);
}

void Panel::setContents(QWidget* contents) {
    card_->setContents(contents);
    placeCard();
}

QPushButton* Panel::addButton(const QString& text) {
    QPushButton* button = card_->addButton(text);
    placeCard();
    return button;
}

void Panel::removeButtons() {
    card_->removeButtons();
    placeCard();
}

void Panel::open() {
    if (open_) return;
    open_ = true;
    focusBefore_ = window()->focusWidget();
    setGeometry(parentWidget()->rect());
    card_->setTheme(theme_);  // the window may be on another screen now
    if (theme_.animations()) {
        fade_->setOpacity(0);
        appearing_.start();
    }
    show();
    raise();
    placeCard();
    QWidget* first = card_->firstButton();
    (first != nullptr ? first : this)->setFocus(Qt::OtherFocusReason);
    tellScreenReader(*this, QAccessible::DialogStart);
    tellScreenReader(*this, QAccessible::Alert);
    emit opened();
}

void Panel::close() {
    if (!open_) return;
    open_ = false;
    appearing_.stop();
    appear();
    // Before hiding, or Qt passes the focus to the next widget in the chain.
    if (focusBefore_ && focusBefore_->isVisible()) focusBefore_->setFocus(Qt::OtherFocusReason);
    hide();
    tellScreenReader(*this, QAccessible::DialogEnd);
    emit closed();
}

void Panel::closeByPlayer() {
    if (!closable_ || !open_) return;
    const QPointer<Panel> alive(this);
    close();
    if (alive) emit closedByPlayer();
}

void Panel::appear() {
    const bool moving = appearing_.state() == QAbstractAnimation::Running;
    fade_->setEnabled(moving);
    if (moving) fade_->setOpacity(appearing_.currentValue().toDouble());
    placeCard();
    update();
}

void Panel::placeCard() {
    if (!open_) return;
    const int margin = Metrics::step * 3;
    const QSize size = card_->fit(this->size().shrunkBy({margin, margin, margin, margin}));
    const int drop = static_cast<int>((1 - shown()) * 12);
    card_->setGeometry((width() - size.width()) / 2, (height() - size.height()) / 2 + drop,
                       size.width(), size.height());
    update();
}

/// 0 … 1 while it appears, then 1.
double Panel::shown() const {
    const bool moving = appearing_.state() == QAbstractAnimation::Running;
    return moving ? appearing_.currentValue().toDouble() : 1;
}

void Panel::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(shown());
    painter.fillRect(rect(), theme_.colours().veil);
    card_->paintGround(painter);
}

void Panel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    placeCard();
}

bool Panel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize) {
        setGeometry(parentWidget()->rect());
    }
    return QWidget::eventFilter(watched, event);
}

/// Widgets beneath do not get the mouse.
bool Panel::event(QEvent* event) {
    switch (event->type()) {
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonRelease:
        case QEvent::MouseButtonDblClick:
        case QEvent::MouseMove:
        case QEvent::Wheel:
        case QEvent::ContextMenu:
            event->accept();
            return true;
        case QEvent::LayoutRequest:
            placeCard();
            break;
        default:
            break;
    }
    return QWidget::event(event);
}

void Panel::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && closable_) return closeByPlayer();
    QWidget::keyPressEvent(event);
    event->accept();
}

/// The widgets in the card that Tab reaches, in order.
QList<QWidget*> Panel::stops() const {
    QList<QWidget*> stops;
    for (QWidget* widget = nextInFocusChain(); widget != this;
         widget = widget->nextInFocusChain()) {
        const bool reachable = card_->isAncestorOf(widget) && widget->isVisible() &&
                               widget->isEnabled() && widget->focusProxy() == nullptr &&
                               (widget->focusPolicy() & Qt::TabFocus) != 0;
        if (reachable) stops.append(widget);
    }
    return stops;
}

bool Panel::focusNextPrevChild(bool next) {
    const QList<QWidget*> list = stops();
    if (list.isEmpty()) return true;
    const qsizetype at = list.indexOf(window()->focusWidget());
    const qsizetype to = at < 0 ? 0 : (at + (next ? 1 : list.size() - 1)) % list.size();
    list[to]->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

}  // namespace gridlark::ui
