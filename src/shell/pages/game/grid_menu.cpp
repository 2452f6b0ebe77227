#include "grid_menu.h"

#include <QActionGroup>
#include <QMenu>
#include <QPainter>
#include <algorithm>

#include "game/grids.h"
#include "look.h"
#include "menus.h"

namespace gridlark::shell {

GridMenu::GridMenu(Look& look, const ui::GamePlugin& plugin, QWidget* parent)
    : ThemedButton(look, "pill", QString(), QString(), parent), plugin_(plugin) {
    setStyleSheet(QStringLiteral("padding-right: 38px;"));  // room for the arrow
    setAccessibleDescription(tr("Opens a menu of grids"));
    setToolTip(tr("Choose a grid (Ctrl+G)"));
    connect(this, &QPushButton::clicked, this, &GridMenu::open);
}

void GridMenu::setCurrent(const kit::Options& options) {
    if (options == current_) return;
    current_ = options;
    setText(gridName(plugin_, options));
    setAccessibleName(tr("Grid: %1").arg(text()));
}

void GridMenu::paintEvent(QPaintEvent* event) {
    QPushButton::paintEvent(event);
    QPainter painter(this);
    const QRect place(width() - 34, (height() - 16) / 2, 16, 16);
    look().theme().icon(QStringLiteral("chevron-down")).paint(&painter, place);
}

void GridMenu::open() {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    soften(*menu);
    fill(*menu);
    connect(menu, &QMenu::aboutToHide, this, [this] { emit opened(false); });
    emit opened(true);
    menu->popup(mapToGlobal(QPoint(0, height() + 4)));
}

QAction* GridMenu::addChoice(QMenu& menu, const QString& text, const kit::Options& options) {
    QAction* action = menu.addAction(text);
    action->setCheckable(true);
    action->setChecked(options == current_);
    connect(action, &QAction::triggered, this, [this, options] {
        if (options != current_) emit chosen(options);
    });
    return action;
}

void GridMenu::addGrids(QMenu& menu) {
    QString group;
    const auto grids = plugin_.grids();
    auto* exclusive = new QActionGroup(&menu);
    for (const ui::GridChoice& choice : grids) {
        if (choice.options.variant != current_.variant) continue;
        if (choice.group != group) addHeading(menu, choice.group);
        group = choice.group;
        QAction* action = addChoice(menu, choice.title, choice.options);
        exclusive->addAction(action);
        if (action->isChecked()) menu.setActiveAction(action);
    }
}

/// The player's own grid, while it is played, stands with the others.
void GridMenu::addOwn(QMenu& menu) {
    const auto grids = plugin_.grids();
    const bool listed = std::any_of(
        grids.begin(), grids.end(),
        [this](const ui::GridChoice& choice) { return choice.options.grid == current_.grid; });
    if (!listed) {
        const QString grid = plugin_.gridTitle(QString::fromStdString(current_.grid));
        menu.setActiveAction(addChoice(menu, grid, current_));
    }
    connect(menu.addAction(ownText_), &QAction::triggered, this, &GridMenu::ownAsked);
}

void GridMenu::addVariants(QMenu& menu) {
    QList<kit::Options> variants;
    const auto grids = plugin_.grids();
    for (const ui::GridChoice& choice : grids) {
        if (choice.options.grid == current_.grid) variants << choice.options;
    }
    if (variants.size() < 2) return;
    menu.addSeparator();
    addHeading(menu, tr("Variant"));
    auto* exclusive = new QActionGroup(&menu);
    for (const kit::Options& options : variants) {
        exclusive->addAction(addChoice(
            menu, plugin_.variantTitle(QString::fromStdString(options.variant)), options));
    }
}

void GridMenu::fill(QMenu& menu) {
    addGrids(menu);
    if (!ownText_.isEmpty()) addOwn(menu);
    addVariants(menu);
}

}  // namespace gridlark::shell
