#include "empty_card.h"

#include "look.h"
#include "widgets/controls.h"
#include "widgets/parts.h"

namespace gridlark::shell {

EmptyCard::EmptyCard(Look& look, QWidget* parent)
    : QFrame(parent),
      look_(look),
      illustration_(new QLabel(this)),
      title_(words("heading", {}, this)),
      note_(words("quiet", {}, this)) {
    setProperty("kind", QStringLiteral("card"));
    auto* layout = spaced(new QVBoxLayout(this), {24, 40, 24, 40}, 8);
    note_->setWordWrap(true);
    for (QLabel* label : {illustration_, title_, note_}) {
        label->setAlignment(Qt::AlignCenter);
        layout->addWidget(label);
    }
    auto* play =
        new ThemedButton(look, "primary", QStringLiteral("play"), tr("Play this grid"), this);
    layout->addSpacing(8);
    layout->addWidget(play, 0, Qt::AlignCenter);
    connect(play, &QPushButton::clicked, this, &EmptyCard::playAsked);
    connect(&look, &Look::changed, this, &EmptyCard::drawIllustration);
}

void EmptyCard::show(const QString& grid, bool played) {
    drawIllustration();
    title_->setText(played ? tr("No win on %1 yet").arg(grid)
                           : tr("No finished game on %1 yet").arg(grid));
    note_->setText(
        tr("Win a game on this grid: its time will stand here, with the ten best of them all."));
}

void EmptyCard::drawIllustration() {
    const qreal ratio = devicePixelRatioF();
    const ui::Colours& colours = look_.colours();
    QPixmap picture = ui::svgPixmap(QStringLiteral(":/gridlark/illustrations/empty-table.svg"),
                                    (QSizeF(240, 140) * ratio).toSize(),
                                    {{QStringLiteral("#a20001"), colours.textQuiet},
                                     {QStringLiteral("#a20002"), colours.accent}});
    picture.setDevicePixelRatio(ratio);
    illustration_->setPixmap(picture);
}

QString EmptyCard::text() const {
    return title_->text();
}

}  // namespace gridlark::shell
