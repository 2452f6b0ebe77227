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
    connect(page, &Page::back, this, &PageStack::back);
    connect(page, &Page::menu, this, &PageStack::menu);
}

template <class PageType>
bool PageStack::make(PageType*& page) {
    if (page != nullptr) return false;
    page = new PageType(services_);
    adopt(page);
    return true;
}

HomePage& PageStack::home() {
    if (make(home_)) {
        connect(home_, &HomePage::gameAsked, this, [this](const QString& id) {
            emit gameAsked({.game = id, .grid = {}, .variant = {}, .deal = {}});
        });
        connect(home_, &HomePage::statisticsAsked, this, &PageStack::statisticsAsked);
        connect(home_, &HomePage::settingsAsked, this, &PageStack::settingsAsked);
        connect(home_, &HomePage::helpAsked, this, &PageStack::rulesAsked);
    }
    return *home_;
}

StatisticsPage& PageStack::statistics() {
    if (make(statistics_))
        connect(statistics_, &StatisticsPage::playAsked, this, &PageStack::gameAsked);
    return *statistics_;
}

SettingsPage& PageStack::settings() {
    make(settings_);
    return *settings_;
}

HelpPage& PageStack::help() {
    make(help_);
    return *help_;
}

GamePage* PageStack::game(const QString& id) {
    GamePage* known = openGame(id);
    if (known == nullptr) known = makeGame(id);
    if (known != nullptr) games_[id] = known;
    return known;
}

GamePage* PageStack::makeGame(const QString& id) {
    const GameInfo* info = services_.registry.find(id);
    const auto loaded = services_.registry.load(id);
    if (info == nullptr || loaded.plugin == nullptr) {
        services_.messages.add(loaded.trouble);
        return nullptr;
    }
    auto* made = new GamePage(*info, *loaded.plugin, services_);
    adopt(made);
    connect(made, &GamePage::escapeTaken, this, [this, made](bool taken) {
        if (current() == made) emit escapeTaken(taken);
    });
    connect(made, &GamePage::statisticsAsked, this, &PageStack::statisticsAsked);
    connect(made, &GamePage::exited, this, &PageStack::homeAsked);
    return made;
}

}  // namespace gridlark::shell
