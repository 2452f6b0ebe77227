#include "main_menu.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QTimer>
#include <algorithm>

#include "menus.h"

namespace gridlark::shell {

MainMenu::MainMenu(QWidget* window)
    : QObject(window), window_(window), bar_(new QMenuBar(window)), all_(new QMenu(window)) {
    gameMenu_ = make(tr("&Game"));
    bar_->setNativeMenuBar(false);
    bar_->setAccessibleName(tr("Menu bar"));
    bar_->hide();
    watch(all_);
}

QMenu* MainMenu::make(const QString& title) {
    auto* menu = new QMenu(title, window_);
    bar_->addMenu(menu);
    menus_ << menu;
    watch(menu);
    return menu;
}

void MainMenu::watch(QMenu* menu) {
    soften(*menu);
    connect(menu, &QMenu::aboutToShow, this, [this] {
        if (!std::exchange(open_, true)) emit opened(true);
    });
    // The next menu of the bar opens right after this one closes: look when that is over.
    connect(menu, &QMenu::aboutToHide, this,
            [this] { QTimer::singleShot(0, this, &MainMenu::settle); });
}

void MainMenu::settle() {
    if (all_->isVisible() || std::ranges::any_of(menus_, &QMenu::isVisible)) return;
    bar_->hide();
    if (std::exchange(open_, false)) emit opened(false);
}

void MainMenu::setGame(const QString& title, const QList<QAction*>& actions) {
    gameMenu_->setTitle(title);
    gameMenu_->clear();
    gameMenu_->addActions(actions);
}

void MainMenu::addMenu(const QString& title, const QList<QAction*>& actions) {
    make(title)->addActions(actions);
}

void MainMenu::openBar() {
    bar_->setGeometry(0, 0, window_->width(), bar_->sizeHint().height());
    bar_->show();
    bar_->raise();
    bar_->setActiveAction(bar_->actions().first());
}

void MainMenu::popup(const QPoint& corner) {
    all_->clear();
    for (QMenu* menu : menus_) {
        if (!all_->isEmpty()) all_->addSeparator();
        all_->addActions(menu->actions());
    }
    all_->popup(corner - QPoint(all_->sizeHint().width(), 0));
}

}  // namespace gridlark::shell
