#include "page_stack.h"

#include <utility>

#include "help_page.h"
#include "home_page.h"
#include "pages/game/game_page.h"
#include "services/messages.h"
#include "settings_page.h"
#include "statistics/statistics_page.h"

namespace gridlark::shell {

PageStack::PageStack(const Services& services) : services_(services) {}

PageStack::~PageStack() {
    qDeleteAll(std::exchange(games_, {}));
}

Page* PageStack::current() const {
    return qobject_cast<Page*>(currentWidget());
}

GamePage* PageStack::currentGame() const {
    return qobject_cast<GamePage*>(currentWidget());
}

void PageStack::adopt(Page* page) {
    addWidget(page);
    emit made(page);
}

template <class PageType>
PageType& PageStack::once(PageType*& page) {
    if (page == nullptr) adopt(page = new PageType(services_));
    return *page;
}

HomePage& PageStack::home() {
    return once(home_);
}

StatisticsPage& PageStack::statistics() {
    return once(statistics_);
}

SettingsPage& PageStack::settings() {
    return once(settings_);
}

HelpPage& PageStack::help() {
    return once(help_);
}

GamePage* PageStack::game(const QString& id) {
    if (GamePage* known = openGame(id)) return known;
    const GameInfo* info = services_.registry.find(id);
    const auto loaded = services_.registry.load(id);
    if (info == nullptr || loaded.plugin == nullptr) {
        services_.messages.add(loaded.trouble);
        return nullptr;
    }
    auto* opened = new GamePage(*info, *loaded.plugin, services_);
    games_[id] = opened;
    adopt(opened);
    return opened;
}

}  // namespace gridlark::shell
