/// Small widgets that pages share. What the style sheet can draw, it draws; these add the rest.
#pragma once

#include <QPushButton>

class QAction;

namespace gridlark::shell {

class Look;

/// A button with an icon of the theme, which follows its colours.
class ThemedButton : public QPushButton {
    Q_OBJECT

  public:
    /// `kind` as in the style sheet: "quiet", "primary", "pill", …
    ThemedButton(Look& look, const char* kind, const QString& icon, const QString& text,
                 QWidget* parent = nullptr);

    void setIconName(const QString& name);
    void setKind(const char* kind);

  protected:
    [[nodiscard]] Look& look() const { return look_; }
    [[nodiscard]] const QString& iconName() const { return icon_; }
    [[nodiscard]] bool isPrimary() const { return property("kind").toString() == "primary"; }

  private:
    void refresh();

    Look& look_;
    QString icon_;
};

/// A button of an icon alone: its name is in the tooltip and for screen readers.
[[nodiscard]] ThemedButton* iconButton(Look& look, const QString& icon, const QString& name,
                                       QWidget* parent);

/// Shows an action with its icon, word and key, and triggers it. Narrower than `minimumSizeHint`,
/// it shows the icon alone: the tooltip and screen readers have the rest.
class ActionButton : public ThemedButton {
    Q_OBJECT

  public:
    ActionButton(Look& look, QAction* action, QWidget* parent = nullptr);

    [[nodiscard]] QAction* action() const { return action_; }
    [[nodiscard]] QSize sizeHint() const override { return {200, 44}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 32}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    void take();

    QAction* action_;
};

/// The text of an action without the mark of its mnemonic.
[[nodiscard]] QString plainText(const QAction& action);
/// The first shortcut as the desktop writes it ("Ctrl+Z"); may be empty.
[[nodiscard]] QString keyText(const QAction& action);
/// Sets the tooltip of an action to its text and key.
void nameKeyInToolTip(QAction& action);

}  // namespace gridlark::shell
