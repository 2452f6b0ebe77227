/// The actions of the window, with their keys and places in the menus.
#pragma once

#include <QAction>
#include <QObject>

namespace gridlark::shell {

class MainMenu;

/// The window connects them. None repeats while its key is held.
class WindowActions : public QObject {
    Q_OBJECT

  public:
    /// Adds the menus to `menu`; the actions belong to `window`.
    WindowActions(QWidget& window, MainMenu& menu);

    /// Esc belongs to something in front of the page, not to "back".
    void setEscape(bool taken);

    QAction* back;
    QAction* home;
    QAction* grids;
    QAction* statistics;
    QAction* settings;
    QAction* fullScreen;
    QAction* rules;
    QAction* about;
    QAction* quit;
    QAction* menuBar;
};

}  // namespace gridlark::shell
