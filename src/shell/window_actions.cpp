#include "window_actions.h"

#include "main_menu.h"
#include "widgets/controls.h"

namespace gridlark::shell {

namespace {

QAction* make(QWidget& window, const QString& text, const QKeySequence& key) {
    auto* made = new QAction(text, &window);
    made->setShortcut(key);
    made->setAutoRepeat(false);
    nameKeyInToolTip(*made);
    window.addAction(made);
    return made;
}

}  // namespace

WindowActions::WindowActions(QWidget& window, MainMenu& menu)
    : QObject(&window),
      back(make(window, tr("&Back"), Qt::Key_Escape)),
      home(make(window, tr("&Games"), Qt::ALT | Qt::Key_Home)),
      grids(make(window, tr("Choose a g&rid…"), Qt::CTRL | Qt::Key_G)),
      statistics(make(window, tr("&Statistics"), Qt::CTRL | Qt::Key_T)),
      settings(make(window, tr("S&ettings"), Qt::CTRL | Qt::Key_Comma)),
      fullScreen(make(window, tr("&Full screen"), Qt::Key_F11)),
      rules(make(window, tr("&Rules"), Qt::Key_F1)),
      about(make(window, tr("&About Gridlark"), {})),
      quit(make(window, tr("&Quit"), Qt::CTRL | Qt::Key_Q)),
      menuBar(make(window, tr("Menu"), Qt::Key_F10)) {
    setEscape(false);
    menu.addMenu(tr("&View"), {back, home, grids, statistics, settings, fullScreen});
    menu.addMenu(tr("&Help"), {rules, about, quit});
}

void WindowActions::setEscape(bool taken) {
    QList<QKeySequence> keys{QKeySequence(Qt::Key_Escape), QKeySequence(Qt::ALT | Qt::Key_Left),
                             QKeySequence(Qt::Key_Back)};
    if (taken) keys.removeFirst();
    back->setShortcuts(keys);
}

}  // namespace gridlark::shell
