/// The menus: as a bar that F10 opens, and behind the menu button of each page.
#pragma once

#include <QList>
#include <QObject>

class QAction;
class QMenu;
class QMenuBar;
class QWidget;

namespace gridlark::shell {

/// The bar lies over the top of the window while one of its menus is open, so that the page below
/// keeps its size. Actions keep their shortcuts whether the bar is seen or not.
class MainMenu : public QObject {
    Q_OBJECT

  public:
    explicit MainMenu(QWidget* window);

    /// The first menu: of the game on the page, or of the games there are.
    void setGame(const QString& title, const QList<QAction*>& actions);
    /// The other menus, from left to right.
    void addMenu(const QString& title, const QList<QAction*>& actions);

    void openBar();
    /// All entries as one menu, its upper right corner at this point of the screen.
    void popup(const QPoint& corner);
    [[nodiscard]] QMenuBar* bar() const { return bar_; }

  signals:
    void opened(bool open);

  private:
    QMenu* make(const QString& title);
    void watch(QMenu* menu);
    void settle();

    QWidget* window_;
    QMenuBar* bar_;
    QMenu* gameMenu_ = nullptr;
    QMenu* all_;
    QList<QMenu*> menus_;
    bool open_ = false;
};

}  // namespace gridlark::shell
