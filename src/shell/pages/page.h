/// A page of the window, and the row at its top.
#pragma once

#include <QLabel>

#include "single_instance.h"

class QAbstractScrollArea;
class QHBoxLayout;
class QScrollArea;
class QVBoxLayout;

namespace gridlark::shell {

class Look;
class Page;

/// The row at the top of a page: way back, title, what the page adds, menu.
class PageHeader : public QWidget {
    Q_OBJECT

  public:
    PageHeader(Page& page, Look& look, const QString& title, bool withBack);

    void setTitle(const QString& title) { title_->setText(title); }
    [[nodiscard]] QString title() const { return title_->text(); }
    /// Adds a widget after the title.
    void add(QWidget* widget);
    /// Adds a widget at the right, before the menu.
    void addRight(QWidget* widget);

  private:
    QLabel* title_;
    QHBoxLayout* layout_;
    int left_ = 0;
};

class Page : public QWidget {
    Q_OBJECT

  public:
    /// `withBack` is false on the home page alone.
    Page(Look& look, const QString& title, bool withBack = true);

    /// What the window's title says before "— Gridlark"; empty on the home page.
    [[nodiscard]] virtual QString title() const { return header_->title(); }
    /// Called when the page comes to the front, after it is shown.
    virtual void enter() { setFocus(Qt::OtherFocusReason); }
    /// Called before another page comes to the front or the window closes.
    virtual void leave() {}

  signals:
    void back();
    /// The menu is asked for, to open at this point of the screen.
    void menu(const QPoint& corner);
    void homeAsked();
    void statisticsAsked();
    void settingsAsked();
    void rulesAsked();
    void gameAsked(const gridlark::shell::Request& request);
    /// Esc belongs to something on the page, not to "back".
    void escapeTaken(bool taken);

  protected:
    [[nodiscard]] PageHeader& header() const { return *header_; }
    /// Lays the page out as a column, the header on top.
    QVBoxLayout* headedColumn();
    /// Makes an area for what may be larger than the page; the keys that scroll move it.
    QScrollArea* scrollArea();
    /// The keys that scroll move this, wherever on the page the focus is.
    void scrollByKeys(QAbstractScrollArea* area) { scrolled_ = area; }

    void keyPressEvent(QKeyEvent* event) override;

  private:
    PageHeader* header_;
    QAbstractScrollArea* scrolled_ = nullptr;
};

}  // namespace gridlark::shell
