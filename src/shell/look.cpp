#include "look.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

#include "services/settings.h"

namespace gridlark::shell {

namespace {

ui::Brightness brightnessOf(ThemeChoice choice) {
    if (choice == ThemeChoice::desktop) return ui::desktopBrightness();
    return choice == ThemeChoice::dark ? ui::Brightness::dark : ui::Brightness::light;
}

ui::Theme themeFor(const Settings& settings) {
    return ui::Theme(brightnessOf(settings.theme()), settings.patterns(), settings.animations());
}

/// Under a style sheet, children do not take up the palette of their window: it says the colours.
QString ground(const ui::Colours& colours) {
    return QStringLiteral(
               "QWidget { color: %1; selection-background-color: %2; selection-color: %3; }\n"
               "QMainWindow, QDialog { background: %4; }\n")
        .arg(colours.text.name(), colours.accent.name(), colours.onAccent.name(),
             colours.window.name());
}

}  // namespace

Look::Look(Settings& settings) : settings_(settings), theme_(themeFor(settings)) {
    connect(&settings, &Settings::changed, this, &Look::update);
    qApp->installEventFilter(this);
    // The style sheet takes families from here, not from the window.
    QApplication::setFont(theme_.font(ui::Metrics::body));
}

void Look::dress(QWidget* window) {
    const auto apply = [this, window] {
        window->setPalette(theme_.palette());
        window->setStyleSheet(ground(colours()) + theme_.styleSheet());
    };
    apply();
    connect(this, &Look::changed, window, apply);
}

bool Look::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ApplicationPaletteChange && watched == qApp) update();
    return QObject::eventFilter(watched, event);
}

void Look::update() {
    ui::Theme next = themeFor(settings_);
    if (next == theme_) return;
    theme_ = next;
    emit changed();
}

}  // namespace gridlark::shell
