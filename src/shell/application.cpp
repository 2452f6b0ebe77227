#include "application.h"

#include <QApplication>
#include <QIcon>
#include <QLocale>
#include <QTranslator>

namespace gridlark::shell {

void introduce() {
    QCoreApplication::setApplicationName(QStringLiteral("gridlark"));
    QCoreApplication::setApplicationVersion(QStringLiteral(GRIDLARK_VERSION));
    auto translator = std::make_unique<QTranslator>();
    if (translator->load(QLocale(), QStringLiteral("gridlark"), QStringLiteral("_"),
                         QStringLiteral(":/gridlark/translations"))) {
        translator->setParent(QCoreApplication::instance());
        QCoreApplication::installTranslator(translator.release());
    }
    if (qobject_cast<QApplication*>(QCoreApplication::instance()) == nullptr) return;
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Gridlark"));
    QGuiApplication::setDesktopFileName(QStringLiteral("io.github.gridlark.Gridlark"));
    QGuiApplication::setWindowIcon(QIcon(
        QStringLiteral(":/gridlark/icons/hicolor/scalable/apps/io.github.gridlark.Gridlark.svg")));
}

Application::Application(const Paths& paths, PluginRegistry& registry)
    : settings_(paths.settings),
      look_(settings_),
      saves_(paths.saves),
      records_(paths.results, paths.pendingResults, messages_, settings_),
      services_{settings_, look_, messages_, registry, saves_, records_, clock_} {
    for (const QString& message : paths.prepare()) messages_.add(message);
    if (!settings_.trouble().isEmpty()) messages_.add(settings_.trouble());
    for (const QString& message : registry.messages()) messages_.add(message);
    // What waits on the cards; whatever is unreadable is found out now, not in the middle of play.
    for (const GameInfo& game : registry.games()) {
        const auto loaded = saves_.load(game.id);
        if (!loaded.trouble.isEmpty()) messages_.add(loaded.trouble);
    }
    records_.refresh();
    window_ = std::make_unique<MainWindow>(services_);
}

Application::~Application() = default;

void Application::start(const Request& request) {
    if (request.game.isEmpty()) {
        window_->openLastPage();
    } else {
        window_->open(request);
    }
    window_->show();
}

}  // namespace gridlark::shell
