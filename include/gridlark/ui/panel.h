/// A card laid over the board: pause, the end of a game, a game's own questions.
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

/// Covers its parent widget and follows its size; keeps mouse and Tab while shown. Esc or a click
/// on the close button closes it, if it may be closed. Deletes nothing by itself. Shortcuts of the
/// window go on working: whoever opens a panel switches off the actions that make no sense.
class GRIDLARK_EXPORT Panel : public QWidget {
    Q_OBJECT

  public:
    /// Made hidden. `over` becomes the parent.
    explicit Panel(QWidget* over);
    ~Panel() override;

    /// Panels with more in them than text and buttons take it further.
    virtual void setTheme(const Theme& theme);
    /// An action icon by name; empty takes it away.
    void setIcon(const QString& name);
    void setTitle(const QString& text);
    void setText(const QString& text);
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString text() const;
    /// On at first.
    void setClosable(bool on);
    /// A widget of the caller's between text and buttons; the panel takes it over. Null takes the
    /// one before away and deletes it.
    void setContents(QWidget* contents);
    /// Adds a button below the text; the first one is the primary one and has the focus. A click
    /// does not close the panel by itself.
    QPushButton* addButton(const QString& text);
    void removeButtons();
    /// Shows it above its siblings and takes the keyboard.
    void open();
    /// Hides it at once and gives the keyboard back to where it was.
    void close();
    [[nodiscard]] bool isOpen() const { return open_; }

  signals:
    void opened();
    void closed();          ///< by whatever means
    void closedByPlayer();  ///< Esc or the close button; comes after `closed`

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;

  private:
    void build();
    void placeCard();
    void appear();
    void announce();
    void closeByPlayer();
    [[nodiscard]] double shown() const;
    [[nodiscard]] QList<QWidget*> stops() const;

    Theme theme_;
    PanelCard* card_ = nullptr;
    QPointer<QWidget> focusBefore_;
    QGraphicsOpacityEffect* fade_ = nullptr;
    QVariantAnimation appearing_;
    bool closable_ = true;
    bool open_ = false;
};

}  // namespace gridlark::ui
