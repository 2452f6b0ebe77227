#include "home_page.h"

#include <QScrollArea>
#include <algorithm>

#include "gridlark/play/statistics.h"

#include "services/records.h"
#include "services/save_store.h"
#include "services/settings.h"
#include "widgets/controls.h"
#include "widgets/game_card.h"
#include "widgets/result_texts.h"

namespace gridlark::shell {

namespace {

constexpr int gap = 24;
constexpr int topmost = 8;
constexpr int widestMargin = 32;
constexpr int narrowestCard = 280, widestCard = 420, widestOnlyCard = 520;

}  // namespace

HomePage::HomePage(const Services& services)
    : Page(services.look, QStringLiteral("Gridlark"), false), services_(services) {
    buildLinks();
    buildCards();
    connect(&services.records, &Records::changed, this, [this] {
        if (isVisible()) refresh();
    });
}

void HomePage::buildLinks() {
    const auto link = [this](const char* icon, const QString& text, auto signal) {
        auto* button =
            new ThemedButton(services_.look, "quiet", QLatin1String(icon), {}, &header());
        button->setAccessibleName(text);
        button->setIconSize(QSize(20, 20));
        connect(button, &QPushButton::clicked, this, signal);
        header().addRight(button);
        links_ << button;
    };
    link("statistics", tr("Statistics"), &Page::statisticsAsked);
    link("settings", tr("Settings"), &Page::settingsAsked);
    link("help", tr("Help"), &Page::rulesAsked);
}

void HomePage::buildCards() {
    scroll_ = scrollArea();
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    content_ = new QWidget;
    for (const GameInfo& info : services_.registry.games()) {
        auto* card = new GameCard(services_.look, info, content_);
        connect(card, &QPushButton::clicked, this,
                [this, id = info.id] { emit gameAsked({.game = id}); });
        cards_ << card;
    }
    scroll_->setWidget(content_);
}

void HomePage::enter() {
    refresh();
    if (cards_.isEmpty()) return;
    const QString last = services_.settings.lastGame();
    GameCard* card = cards_.first();
    for (GameCard* each : cards_) {
        if (each->info().id == last) card = each;
    }
    card->setFocus(Qt::OtherFocusReason);
}

void HomePage::refresh() {
    for (GameCard* card : cards_) {
        const QString& id = card->info().id;
        const LastGrid last = services_.settings.lastGrid(id);
        const auto best = last.title.isEmpty()
                              ? std::nullopt
                              : services_.records.statistics(id, last.options).best;
        if (best) {
            card->setSubtitle(tr("%1 · best %2").arg(last.title, timeText(*best)));
        } else if (!last.title.isEmpty()) {
            card->setSubtitle(last.title);
        } else {
            card->setSubtitle(card->info().summary.isEmpty() ? tr("Not played yet")
                                                             : card->info().summary);
        }
        const auto left = services_.saves.leftGame(id);
        if (!left) {
            card->setAction(tr("Play"), false);
            continue;
        }
        QStringList parts{tr("Continue")};
        if (!left->text.isEmpty()) parts << left->text;
        if (services_.settings.timerShown()) parts << withoutTenths(left->time);
        card->setAction(parts.join(QStringLiteral(" · ")), true);
    }
}

int HomePage::cardWidth(int columns, int room) const {
    const int widest = cards_.size() == 1 ? widestOnlyCard : widestCard;
    return std::min((room - (columns - 1) * gap) / columns, widest);
}

/// Height of all rows.
int HomePage::tallness(int columns, int room) const {
    const int count = static_cast<int>(cards_.size());
    const int rows = (count + columns - 1) / columns;
    return rows * (GameCard::heightFor(cardWidth(columns, room)) + gap) - gap;
}

/// As few as show all cards without scrolling, as cards are the larger then; where that cannot be,
/// as many as look well with this width.
int HomePage::columnsFor(QSize room) const {
    const int count = std::max(1, static_cast<int>(cards_.size()));
    const int most =
        std::min(std::clamp((room.width() + gap) / (narrowestCard + gap), 1, 5), count);
    for (int columns = 1; columns <= most; ++columns) {
        if (topmost + tallness(columns, room.width()) + gap <= room.height()) return columns;
    }
    return std::clamp(room.width() / 360, 1, most);
}

void HomePage::arrange() {
    const int headerHeight = header().sizeHint().height() + 12;
    header().setGeometry(0, 0, width(), headerHeight);
    nameLinks();
    scroll_->setGeometry(0, headerHeight, width(), height() - headerHeight);

    const int margin = width() < 900 ? gap : widestMargin;
    const int room = width() - 2 * margin;
    const int wanted = columnsFor({room, scroll_->height()});
    const int card = cardWidth(wanted, room);
    const int height = GameCard::heightFor(card);
    const int used = wanted * card + (wanted - 1) * gap;
    const int tall = tallness(wanted, room);
    const int left = margin + (room - used) / 2;
    // A little above the middle, where there is more room than cards.
    const int top = std::max(topmost, (scroll_->height() - tall) * 2 / 5 - headerHeight / 2);
    for (int i = 0; i < static_cast<int>(cards_.size()); ++i) {
        cards_[i]->setGeometry(left + i % wanted * (card + gap), top + i / wanted * (height + gap),
                               card, height);
    }
    content_->resize(width(), std::max(top + tall + gap, scroll_->height()));
}

/// Words beside the icons, where there is room for those of the language.
void HomePage::nameLinks() {
    // The style leaves little room between icon and word.
    for (QPushButton* link : links_) link->setText(u' ' + link->accessibleName());
    const bool fits = header().sizeHint().width() <= width();
    for (QPushButton* link : links_) {
        if (!fits) link->setText({});
        link->setToolTip(fits ? QString() : link->accessibleName());
    }
}

}  // namespace gridlark::shell
