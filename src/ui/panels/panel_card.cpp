#include "panel_card.h"

#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <utility>

namespace gridlark::ui {
namespace {

constexpr int cardWidth = 360;
constexpr int iconSize = 48;
constexpr int closeSide = 36;

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

PanelCard::PanelCard(QWidget* parent)
    : QWidget(parent),
      column_(new QVBoxLayout(this)),
      buttonColumn_(new QVBoxLayout),
      closeButton_(new QToolButton(this)),
      icon_(makeLabel("lead", this)),
      title_(makeLabel("title", this)),
      text_(makeLabel("quiet", this)) {
    column_->setContentsMargins(28, 28, 28, 28);
    column_->setSpacing(Metrics::step * 2);
    buttonColumn_->setContentsMargins(0, Metrics::step * 3, 0, 0);
    buttonColumn_->setSpacing(Metrics::step * 2);
    for (QLabel* label : {icon_, title_, text_}) column_->addWidget(label);
    column_->addLayout(buttonColumn_);
}

void PanelCard::setTheme(const Theme& theme) {
    theme_ = theme;
    drawIcons();
}

void PanelCard::setIcon(const QString& name) {
    iconName_ = name;
    drawIcons();
}

void PanelCard::drawIcons() {
    closeButton_->setIcon(theme_.icon(QStringLiteral("close"), theme_.colours().textQuiet));
    icon_->setVisible(!iconName_.isEmpty());
    if (iconName_.isEmpty()) return;
    const QIcon icon = theme_.icon(iconName_, theme_.colours().accent);
    icon_->setPixmap(icon.pixmap(QSize(iconSize, iconSize), devicePixelRatioF()));
}

void PanelCard::setTitle(const QString& text) {
    setLabel(title_, text);
}

void PanelCard::setText(const QString& text) {
    setLabel(text_, text);
}

void PanelCard::setContents(QWidget* contents) {
    if (contents == contents_) return;
    delete contents_;
    contents_ = contents;
    if (contents != nullptr) column_->insertWidget(column_->indexOf(text_) + 1, contents);
}

QPushButton* PanelCard::addButton(const QString& text) {
    auto* button = new QPushButton(text, this);
    if (buttons_.isEmpty()) button->setProperty("kind", QStringLiteral("primary"));
    button->setAutoDefault(true);  // Enter presses what has the focus
    buttons_.append(button);
    buttonColumn_->addWidget(button);
    return button;
}

void PanelCard::removeButtons() {
    for (QPushButton* button : std::exchange(buttons_, {})) {
        buttonColumn_->removeWidget(button);
        button->hide();
        button->deleteLater();  // it may be the one just clicked
    }
}

int PanelCard::heightFor(int width) const {
    return column_->hasHeightForWidth() ? column_->totalHeightForWidth(width)
                                        : column_->totalSizeHint().height();
}

/// Computes the height of a hidden icon instead of showing it, which would request a layout again.
QSize PanelCard::fit(QSize room) {
    const int width = std::min(cardWidth, room.width());
    const int forIcon = icon_->isVisibleTo(this) ? 0 : iconSize + column_->spacing();
    icon_->setVisible(!iconName_.isEmpty() && heightFor(width) + forIcon <= room.height());
    closeButton_->raise();  // above what was added since
    return {width, std::min(heightFor(width), room.height())};
}

void PanelCard::paintGround(QPainter& painter) const {
    const QRectF card = QRectF(geometry()).adjusted(0.5, 0.5, -0.5, -0.5);
    paintShadow(painter, card, theme_.dark() ? 2 : 1);
    painter.setPen(theme_.colours().line);
    painter.setBrush(theme_.colours().surface);
    painter.drawRoundedRect(card, Metrics::radiusLarge, Metrics::radiusLarge);
}

void PanelCard::resizeEvent(QResizeEvent* /*event*/) {
    closeButton_->setGeometry(width() - closeSide - 8, 8, closeSide, closeSide);
}

}  // namespace gridlark::ui
