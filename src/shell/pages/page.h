/// A page of the window, and the row at its top.
#pragma once

#include <QWidget>

class QAbstractScrollArea;
class QHBoxLayout;
class QLabel;

namespace gridlark::shell {

class Look;
class ThemedButton;

/// The row at the top of a page: way back, title, what the page adds, menu.
class PageHeader : public QWidget {
    Q_OBJECT

  public:
    /// `withBack` is false on the home page alone.
    PageHeader(Look& look, const QString& title, bool withBack, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    /// Adds a widget after the title.
    void add(QWidget* widget);
    /// Adds a widget at the right, before the menu.
    void addRight(QWidget* widget);

  signals:
    void back();
    /// The menu is asked for, to open at this point of the screen.
    void menu(const QPoint& corner);

  private:
    QLabel* title_;
    QHBoxLayout* layout_;
    int left_ = 0;
};

class Page : public QWidget {
    Q_OBJECT

  public:
    using QWidget::QWidget;

    /// What the window's title says before "— Gridlark"; empty on the home page.
    [[nodiscard]] virtual QString title() const = 0;
    /// Called when the page comes to the front, after it is shown.
    virtual void enter() {}
    /// Called before another page comes to the front or the window closes.
    virtual void leave() {}

  signals:
    void back();
    void menu(const QPoint& corner);

  protected:
    /// Passes on what the header says.
    void use(PageHeader* header);
    /// The keys that scroll move this, wherever on the page the focus is.
    void scrollByKeys(QAbstractScrollArea* area) { scrolled_ = area; }

    void keyPressEvent(QKeyEvent* event) override;

  private:
    QAbstractScrollArea* scrolled_ = nullptr;
};

}  // namespace gridlark::shell
