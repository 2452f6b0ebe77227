#include "gridlark/ui/panel.h"

#include <QAccessible>
#include <QEvent>
#include <QGraphicsOpacityEffect>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

#include "panel_accessible.h"
#include "screen_reader.h"

namespace gridlark::ui {
namespace {

constexpr int cardWidth = 360;
constexpr int iconSize = 48;
constexpr int appearTime = 160;  // ms

QLabel* makeLabel(const char* role, QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setProperty("role", QLatin1String(role));
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignHCenter);
    label->hide();
    return label;
}

void setLabel(QLabel* label, const QString& text) {
    label->setText(text);
    label->setVisible(!text.isEmpty());
}

/// A soft shadow of stacked outlines: cheaper than a blur, and the same on every platform.
void paintShadow(QPainter& painter, const QRectF& card, double strength) {
    painter.setPen(Qt::NoPen);
    constexpr int layers = 12;
    for (int i = layers; i > 0; --i) {
        painter.setBrush(QColor::fromRgbF(0, 0, 0, static_cast<float>(0.016 * strength)));
        const double grow = i * 1.5;
        painter.drawRoundedRect(card.adjusted(-grow, -grow + 6, grow, grow + 6),
                                Metrics::radiusLarge + grow, Metrics::radiusLarge + grow);
    }
}

}  // namespace

Panel::Panel(QWidget* over) : QWidget(over) {
    installPanelAccessibility();
    build();
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

void Panel::build() {
    setFocusPolicy(Qt::StrongFocus);
    card_ = new QWidget(this);
    column_ = new QVBoxLayout(card_);
    column_->setContentsMargins(28, 28, 28, 28);
    column_->setSpacing(Metrics::step * 2);
    icon_ = makeLabel("lead", card_);
    title_ = makeLabel("title", card_);
    text_ = makeLabel("quiet", card_);
    buttonColumn_ = new QVBoxLayout;
    buttonColumn_->setContentsMargins(0, Metrics::step * 3, 0, 0);
    buttonColumn_->setSpacing(Metrics::step * 2);
    column_->addWidget(icon_);
    column_->addWidget(title_);
    column_->addWidget(text_);
    column_->addLayout(buttonColumn_);
    closeButton_ = new QToolButton(card_);
    closeButton_->setAccessibleName(tr("Close"));
    closeButton_->setToolTip(tr("Close"));
    connect(closeButton_, &QToolButton::clicked, this, &Panel::closeByPlayer);
    fade_ = new QGraphicsOpacityEffect(card_);
    fade_->setEnabled(false);
    card_->setGraphicsEffect(fade_);
}

void Panel::setTheme(const Theme& theme) {
    theme_ = theme;
    drawIcons();
    update();
}

void Panel::drawIcons() {
    closeButton_->setIcon(theme_.icon(QStringLiteral("close"), theme_.colours().textQuiet));
    icon_->setVisible(!iconName_.isEmpty());
    if (iconName_.isEmpty()) return;
    const QIcon icon = theme_.icon(iconName_, theme_.colours().accent);
    icon_->setPixmap(icon.pixmap(QSize(iconSize, iconSize), devicePixelRatioF()));
}

void Panel::setIcon(const QString& name) {
    iconName_ = name;
    drawIcons();
    placeCard();
}

void Panel::setTitle(const QString& text) {
    setLabel(title_, text);
    placeCard();
}

void Panel::setText(const QString& text) {
    setLabel(text_, text);
    placeCard();
}

QString Panel::title() const {
    return title_->text();
}

QString Panel::text() const {
    return text_->text();
}

void Panel::setClosable(bool on) {
    closable_ = on;
    closeButton_->setVisible(on);
}

void Panel::setContents(QWidget* contents) {
    if (contents == contents_) return;
    delete contents_;
    contents_ = contents;
    if (contents != nullptr) column_->insertWidget(column_->indexOf(text_) + 1, contents);
    placeCard();
}

QPushButton* Panel::addButton(const QString& text) {
    auto* button = new QPushButton(text, card_);
    if (buttons_.isEmpty()) button->setProperty("kind", QStringLiteral("primary"));
    button->setAutoDefault(true);  // Enter presses what has the focus
    buttons_.append(button);
    buttonColumn_->addWidget(button);
    placeCard();
    return button;
}

void Panel::removeButtons() {
    for (QPushButton* button : std::exchange(buttons_, {})) {
        buttonColumn_->removeWidget(button);
        button->hide();
        button->deleteLater();  // it may be the one just clicked
    }
    placeCard();
}

void Panel::open() {
    if (open_) return;
    open_ = true;
    focusBefore_ = window()->focusWidget();
    setGeometry(parentWidget()->rect());
    drawIcons();
    if (theme_.animations()) {
        fade_->setOpacity(0);
        appearing_.start();
    }
    show();
    raise();
    placeCard();
    QWidget* first = buttons_.isEmpty() ? nullptr : buttons_.first();
    (first != nullptr ? first : this)->setFocus(Qt::OtherFocusReason);
    announce();
    emit opened();
}

void Panel::close() {
    if (!open_) return;
    open_ = false;
    appearing_.stop();
    appear();
    // Before hiding, or Qt hands the focus on to any widget that follows.
    if (focusBefore_ && focusBefore_->isVisible()) focusBefore_->setFocus(Qt::OtherFocusReason);
    hide();
    if (screenReaderListens()) {
        QAccessibleEvent event(this, QAccessible::DialogEnd);
        tellScreenReader(event);
    }
    emit closed();
}

void Panel::closeByPlayer() {
    if (!closable_ || !open_) return;
    const QPointer<Panel> alive(this);
    close();
    if (alive) emit closedByPlayer();
}

void Panel::announce() {
    if (!screenReaderListens()) return;
    for (const auto kind : {QAccessible::DialogStart, QAccessible::Alert}) {
        QAccessibleEvent event(this, kind);
        tellScreenReader(event);
    }
}

void Panel::appear() {
    const bool moving = appearing_.state() == QAbstractAnimation::Running;
    fade_->setEnabled(moving);
    if (moving) fade_->setOpacity(appearing_.currentValue().toDouble());
    placeCard();
    update();
}

int Panel::heightFor(int width) const {
    return column_->hasHeightForWidth() ? column_->totalHeightForWidth(width)
                                        : column_->totalSizeHint().height();
}

void Panel::placeCard() {
    if (!open_) return;
    const int margin = Metrics::step * 3;
    const int width = std::min(cardWidth, this->width() - 2 * margin);
    const int room = this->height() - 2 * margin;
    // What is to be read comes first. Asked without showing it: that would ask again.
    const int forIcon = icon_->isVisibleTo(card_) ? 0 : iconSize + column_->spacing();
    icon_->setVisible(!iconName_.isEmpty() && heightFor(width) + forIcon <= room);
    const int height = std::min(heightFor(width), room);
    const double done = appearing_.state() == QAbstractAnimation::Running
                            ? appearing_.currentValue().toDouble()
                            : 1.0;
    const int drop = static_cast<int>((1 - done) * 12);
    card_->setGeometry((this->width() - width) / 2, (this->height() - height) / 2 + drop, width,
                       height);
    const int side = 36;
    closeButton_->setGeometry(width - side - 8, 8, side, side);
    closeButton_->raise();
    update();
}

void Panel::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool moving = appearing_.state() == QAbstractAnimation::Running;
    const double done = moving ? appearing_.currentValue().toDouble() : 1;
    painter.setOpacity(done);
    painter.fillRect(rect(), theme_.colours().veil);
    const QRectF card = QRectF(card_->geometry()).adjusted(0.5, 0.5, -0.5, -0.5);
    paintShadow(painter, card, theme_.dark() ? 2 : 1);
    painter.setPen(theme_.colours().line);
    painter.setBrush(theme_.colours().surface);
    painter.drawRoundedRect(card, Metrics::radiusLarge, Metrics::radiusLarge);
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

/// What lies beneath does not get the mouse.
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

/// Everything in the card that Tab reaches, in order.
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
