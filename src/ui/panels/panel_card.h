/// The card of a panel: icon, title, text, the caller's widget, buttons, and the close button.
#pragma once

#include <QLabel>
#include <QList>
#include <QPointer>
#include <QWidget>

#include "gridlark/ui/theme.h"

class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace gridlark::ui {

/// Lays out its contents; the panel positions and fades it. `paintGround` paints background and
/// shadow onto the panel, because the shadow lies outside the card.
class PanelCard : public QWidget {
    Q_OBJECT

  public:
    explicit PanelCard(QWidget* parent);

    void setTheme(const Theme& theme);
    void setIcon(const QString& name);
    void setTitle(const QString& text);
    void setText(const QString& text);
    [[nodiscard]] QString title() const { return title_->text(); }
    [[nodiscard]] QString text() const { return text_->text(); }
    /// Takes ownership; deletes the previous widget. May be null.
    void setContents(QWidget* contents);
    QPushButton* addButton(const QString& text);
    void removeButtons();
    /// Null if there is none.
    [[nodiscard]] QPushButton* firstButton() const { return buttons_.value(0); }
    [[nodiscard]] QToolButton& closeButton() const { return *closeButton_; }

    /// Hides the icon if the rest would not fit, and returns the size that the card wants, no
    /// larger than `room`.
    [[nodiscard]] QSize fit(QSize room);
    void paintGround(QPainter& painter) const;

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void drawIcons();
    [[nodiscard]] int heightFor(int width) const;

    Theme theme_;
    QString iconName_;
    QVBoxLayout* column_;
    QVBoxLayout* buttonColumn_;
    QToolButton* closeButton_;
    QLabel* icon_;
    QLabel* title_;
    QLabel* text_;
    QPointer<QWidget> contents_;
    QList<QPushButton*> buttons_;
};

}  // namespace gridlark::ui
