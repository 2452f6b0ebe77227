#include "application.h"

#include <QApplication>
#include <QIcon>
#include <QTimer>

#include "translation.h"
#include "widgets/parts.h"

namespace gridlark::shell {

void introduce() {
    QCoreApplication::setApplicationName(QStringLiteral("gridlark"));
    QCoreApplication::setApplicationVersion(QStringLiteral(GRIDLARK_VERSION));
    installProgramTranslation();
    if (qobject_cast<QApplication*>(QCoreApplication::instance()) == nullptr) return;
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Gridlark"));
    QGuiApplication::setDesktopFileName(QStringLiteral("io.github.gridlark.Gridlark"));
}

namespace {

/// Not through QIcon's file reader: it would load every image plug-in of Qt.
void setWindowIcon() {
    QIcon icon;
    for (const int side : {16, 32, 48, 128}) icon.addPixmap(emblem(side, 1));
    QGuiApplication::setWindowIcon(icon);
}

}  // namespace

Application::Application(const Paths& paths, PluginRegistry& registry, const play::Disk& disk)
    : settings_(paths.settings, disk),
      look_(settings_),
      saves_(paths.saves, disk),
      records_({.log = paths.results, .pending = paths.pendingResults, .index = paths.index},
               messages_, settings_, disk),
      loudspeaker_(settings_, soundLibrary()),
      services_{settings_, look_, messages_, registry, saves_, records_, loudspeaker_, clock_} {
    for (const QString& message : paths.prepare()) messages_.add(message);
    messages_.add(settings_.trouble());
    for (const QString& message : registry.messages()) messages_.add(message);
    // What waits on the cards; whatever is unreadable is found out now, not in the middle of play.
    for (const GameInfo& game : registry.games()) {
        messages_.add(saves_.load(game.id).trouble);
    }
    records_.refresh();
    window_ = std::make_unique<MainWindow>(services_);
}

void Application::start(const Request& request) {
    if (request.game.isEmpty()) {
        window_->openLastPage();
    } else {
        window_->open(request);
    }
    window_->show();
    QTimer::singleShot(100, window_.get(), &setWindowIcon);  // the window comes first
}

}  // namespace gridlark::shell
