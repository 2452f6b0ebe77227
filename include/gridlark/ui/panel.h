/// A card over the board: pause, the end of a game, a game's own questions.
#pragma once

#include <QPointer>
#include <QVariantAnimation>
#include <QWidget>

#include "gridlark/ui/export.h"
#include "gridlark/ui/theme.h"

class QGraphicsOpacityEffect;
class QPushButton;

namespace gridlark::ui {

class PanelCard;

/// Covers its parent widget and follows its size; keeps mouse and Tab while open. Esc and the close
/// button close it, unless `setClosable(false)`. A closed panel stays and can be opened again.
/// Shortcuts of the window still work: whoever opens a panel disables the actions that make no
/// sense.
class GRIDLARK_EXPORT Panel : public QWidget {
    Q_OBJECT

  public:
    /// Made hidden. `over` becomes the parent.
    explicit Panel(QWidget* over);
    ~Panel() override;

    /// Panels with contents of their own pass the theme on to them.
    virtual void setTheme(const Theme& theme);
    /// An action icon by name; empty removes it.
    void setIcon(const QString& name);
    void setTitle(const QString& text);
    void setText(const QString& text);
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString text() const;
    /// On at first.
    void setClosable(bool on);
    /// Puts a widget between text and buttons and takes ownership; deletes the previous one. May be
    /// null.
    void setContents(QWidget* contents);
    /// Adds a button, which the panel owns; the first one is primary and gets the focus. A click
    /// does not close the panel by itself.
    QPushButton* addButton(const QString& text);
    void removeButtons();
    /// Shows the panel above its siblings and moves the keyboard focus to it.
    void open();
    /// Hides the panel at once and gives the keyboard focus back.
    void close();
    [[nodiscard]] bool isOpen() const { return open_; }

  signals:
    void opened();
    void closed();          ///< in any way
    void closedByPlayer();  ///< by Esc or the close button; after `closed`

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;

  private:
    void placeCard();
    void appear();
    void closeByPlayer();
    [[nodiscard]] double shown() const;
    [[nodiscard]] QList<QWidget*> stops() const;

    Theme theme_;
    PanelCard* card_;
    QPointer<QWidget> focusBefore_;
    QGraphicsOpacityEffect* fade_;
    QVariantAnimation appearing_;
    bool closable_ = true;
    bool open_ = false;
};

}  // namespace gridlark::ui
