#include "play_view.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

namespace gridlark::minesweeper {
namespace {

constexpr int barHeight = 40;
constexpr int gap = 10;

}  // namespace

PlayView::PlayView(ui::BoardPainter& painter, QWidget* parent)
    : QWidget(parent),
      board_(new ui::BoardWidget(painter, this)),
      mode_(new QWidget(this)),
      zoom_(new QWidget(this)) {
    setFocusProxy(board_);
    buildMode();
    buildZoom();
    connect(board_, &ui::BoardWidget::extentChanged, this, &PlayView::arrange);
}

void PlayView::buildMode() {
    auto* row = new QHBoxLayout(mode_);
    row->setContentsMargins({});
    row->setSpacing(6);
    opens_ = modeButton(tr("Open"), tr("A tap opens"));
    flags_ = modeButton(tr("Flag"), tr("A tap sets a flag"));
    auto* either = new QButtonGroup(mode_);
    for (QPushButton* button : {opens_, flags_}) {
        either->addButton(button);
        row->addWidget(button);
    }
    opens_->setChecked(true);
    connect(either, &QButtonGroup::idToggled, this, &PlayView::drawIcons);
    connect(either, &QButtonGroup::buttonClicked, this,
            [this](QAbstractButton* button) { emit flaggingAsked(button == flags_); });
}

QPushButton* PlayView::modeButton(const QString& text, const QString& name) {
    auto* button = new QPushButton(text, mode_);
    button->setProperty("kind", QStringLiteral("pill"));
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);  // the keyboard stays with the board
    button->setCursor(Qt::PointingHandCursor);
    button->setAccessibleName(name);
    //: What a tap does, and the key that changes it
    button->setToolTip(tr("%1 (F changes it)").arg(name));
    button->setIconSize(QSize(20, 20));
    return button;
}

void PlayView::buildZoom() {
    auto* row = new QHBoxLayout(zoom_);
    row->setContentsMargins({});
    row->setSpacing(0);
    row->addWidget(zoomButton("zoom-out", tr("Smaller (−)"), &ui::BoardWidget::zoomOut));
    row->addWidget(zoomButton("fit", tr("Fit into the window (0)"), &ui::BoardWidget::zoomToFit));
    row->addWidget(zoomButton("zoom-in", tr("Larger (+)"), &ui::BoardWidget::zoomIn));
    zoom_->hide();
}

QToolButton* PlayView::zoomButton(const char* icon, const QString& name,
                                  void (ui::BoardWidget::*zoom)()) {
    auto* button = new QToolButton(zoom_);
    button->setObjectName(QLatin1String(icon));
    button->setFocusPolicy(Qt::TabFocus);
    button->setCursor(Qt::PointingHandCursor);
    button->setAccessibleName(name);
    button->setToolTip(name);
    button->setIconSize(QSize(20, 20));
    connect(button, &QToolButton::clicked, board_, zoom);
    return button;
}

void PlayView::setTheme(const ui::Theme& theme) {
    theme_ = theme;
    const auto buttons = zoom_->findChildren<QToolButton*>();
    for (QToolButton* button : buttons) button->setIcon(theme.icon(button->objectName()));
    drawIcons();
}

void PlayView::drawIcons() {
    const ui::Colours& colours = theme_.colours();
    for (const auto& [button, icon] : {std::pair(opens_, "tap-hand"), std::pair(flags_, "flag")}) {
        const QColor& ink = button->isChecked() ? colours.onAccent : colours.text;
        button->setIcon(theme_.icon(QLatin1String(icon), ink));
    }
}

void PlayView::setFlagging(bool on) {
    (on ? flags_ : opens_)->setChecked(true);
}

void PlayView::setLarge(bool on) {
    large_ = on;
    arrange();
}

int PlayView::heightForWidth(int width) const {
    return board_->heightForWidth(width) + gap + barHeight;
}

QSize PlayView::sizeHint() const {
    return board_->sizeHint() + QSize(0, gap + barHeight);
}

/// The bar is as wide as the visible part of the board, and close below it.
void PlayView::arrange() {
    board_->setGeometry(0, 0, width(), std::max(0, height() - gap - barHeight));
    zoom_->setVisible(large_ || board_->scrolls());
    const QRect board = board_->extent();
    const QSize mode = mode_->sizeHint();
    const QSize zoom = zoom_->sizeHint();
    const int least = mode.width() + (zoom_->isHidden() ? 0 : gap + zoom.width());
    const int wide = std::min(width(), std::max(board.width(), least));
    const int left = std::clamp(board.center().x() - wide / 2, 0, width() - wide);
    const int top = std::min(board.bottom() + 1 + gap, height() - barHeight);
    mode_->setGeometry(left, top + (barHeight - mode.height()) / 2, mode.width(), mode.height());
    zoom_->setGeometry(left + wide - zoom.width(), top + (barHeight - zoom.height()) / 2,
                       zoom.width(), zoom.height());
}

}  // namespace gridlark::minesweeper
