/// The theme in use: what the player chose, or what the desktop has.
#pragma once

#include <QObject>

#include "gridlark/ui/theme.h"

class QWidget;

namespace gridlark::shell {

class Settings;

/// Follows the settings and, as long as they say so, the desktop's palette. The program's own
/// palette is set on windows and never on the application, whose palette stays the desktop's.
class Look : public QObject {
    Q_OBJECT

  public:
    explicit Look(Settings& settings);

    [[nodiscard]] const ui::Theme& theme() const { return theme_; }
    [[nodiscard]] const ui::Colours& colours() const { return theme_.colours(); }

    /// Keeps the palette and style sheet of a window as the theme has them.
    void dress(QWidget* window);

  signals:
    void changed();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void update();

    Settings& settings_;
    ui::Theme theme_;
};

}  // namespace gridlark::shell
