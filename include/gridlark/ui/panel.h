/// A card laid over the board: pause, the end of a game, a game's own questions.
#pragma once

#include <QWidget>

#include "gridlark/ui/export.h"
#include "gridlark/ui/theme.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace gridlark::ui {

/// Covers its parent widget and follows its size; keeps the keyboard while shown. Esc or a click on
/// the close button closes it, if it may be closed. Deletes nothing by itself.
class GRIDLARK_EXPORT Panel : public QWidget {
    Q_OBJECT

  public:
    explicit Panel(QWidget* over);

    void setTheme(const Theme& theme);
    void setIcon(const QString& name);
    void setTitle(const QString& text);
    void setText(const QString& text);
    void setClosable(bool on);
    /// Adds a button below the text; the first one is the primary one and has the focus.
    QPushButton* addButton(const QString& text);
    void removeButtons();
    void open();
    void close();

  signals:
    void opened();
    void closed();          ///< by whatever means
    void closedByPlayer();  ///< Esc or the close button

    // The implementation follows: see src/ui/panel.cpp.
};

}  // namespace gridlark::ui
