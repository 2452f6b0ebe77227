#include "banner.h"

#include <QPainter>

#include "controls.h"
#include "look.h"
#include "parts.h"
#include "services/messages.h"

namespace gridlark::shell {

Banner::Banner(Look& look, Messages& messages)
    : look_(look),
      messages_(messages),
      icon_(new QLabel(this)),
      text_(new QLabel(this)),
      count_(words("quiet", {}, this)) {
    auto* close = iconButton(look, QStringLiteral("close"), tr("Dismiss this message"), this);
    auto* layout = spaced(new QHBoxLayout(this), {20, 6, 12, 6}, 12);
    layout->addWidget(icon_);
    layout->addWidget(text_, 1);
    layout->addWidget(count_);
    layout->addWidget(close);
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::PlainText);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setAccessibleName(tr("Message"));
    connect(close, &QPushButton::clicked, &messages, &Messages::dismissFirst);
    connect(&messages, &Messages::changed, this, &Banner::show);
    connect(&look, &Look::changed, this, &Banner::show);
    show();
}

QString Banner::text() const {
    return text_->text();
}

void Banner::show() {
    const auto& all = messages_.all();
    setVisible(!all.isEmpty());
    if (all.isEmpty()) return;
    const ui::Theme& theme = look_.theme();
    icon_->setPixmap(theme.icon(QStringLiteral("warning"), theme.colours().warm)
                         .pixmap(QSize(20, 20), devicePixelRatioF()));
    const bool news = text_->text() != all.first().text;
    text_->setText(all.first().text);
    count_->setText(all.size() > 1 ? tr("1 of %1").arg(all.size()) : QString());
    if (!news) return;
    setAccessibleDescription(all.first().text);
    announce(*this);
}

void Banner::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QColor tint = look_.colours().warm;
    tint.setAlpha(look_.theme().dark() ? 40 : 34);
    painter.fillRect(rect(), look_.colours().surface);
    painter.fillRect(rect(), tint);
    painter.fillRect(QRect(0, height() - 1, width(), 1), look_.colours().line);
}

}  // namespace gridlark::shell
