// The program `gridlark`.

#include <QApplication>
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>

#include "application.h"
#include "command_line.h"
#include "pages/page.h"
#include "screenshots.h"
#include "signals.h"

namespace {

using namespace gridlark::shell;

bool given(int argc, char** argv, const char* option) {
    return std::any_of(argv + 1, argv + argc, [option](const char* argument) {
        const std::size_t length = std::strlen(option);
        return std::strncmp(argument, option, length) == 0 &&
               (argument[length] == '\0' || argument[length] == '=');
    });
}

bool hasDisplay(int argc, char** argv) {
    constexpr std::array names{"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"};
    return given(argc, argv, "-platform") ||
           !std::ranges::all_of(names, qEnvironmentVariableIsEmpty);
}

/// What only writes text, complaints included, must work without a display.
std::unique_ptr<QCoreApplication> makeApplication(int& argc, char** argv) {
    constexpr std::array textOnly{"--help", "-h", "--version", "-v", "--list"};
    if (given(argc, argv, "--screenshot") && qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const bool text = std::ranges::any_of(
        textOnly, [&](const char* option) { return given(argc, argv, option); });
    if (text || !hasDisplay(argc, argv)) return std::make_unique<QCoreApplication>(argc, argv);
    return std::make_unique<QApplication>(argc, argv);
}

int say(const Say& what) {
    FILE* to = what.status == 0 ? stdout : stderr;
    const bool said = std::fputs(qPrintable(what.text), to) >= 0 && std::fflush(to) == 0;
    if (!said) std::perror("gridlark");
    return said ? what.status : EXIT_FAILURE;
}

/// Ends the program when the first page has been painted.
class PaintWatch : public QObject {
  public:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint)
            QMetaObject::invokeMethod(
                qApp, [] { QCoreApplication::exit(0); }, Qt::QueuedConnection);
        return QObject::eventFilter(watched, event);
    }
};

int run(const CommandLine& line, PluginRegistry& registry) {
    const Request& request = line.request;
    const Paths paths = Paths::standard();
    SingleInstance instance(paths.socket);
    if (instance.start(request) == SingleInstance::Role::second) return 0;
    Application program(paths, registry);
    QObject::connect(&instance, &SingleInstance::asked, &program.window(),
                     [&program](const Request& asked, const QString& activation) {
                         program.window().open(asked);
                         program.window().raiseAndActivate(activation);
                     });
    const EndSignals ends;
    QObject::connect(&ends, &EndSignals::asked, &program.window(), &MainWindow::endNow);
    QObject::connect(qApp, &QGuiApplication::commitDataRequest, &program.window(),
                     [&program] { static_cast<void>(program.window().keep()); });
    program.start(request);
    PaintWatch watch;
    if (line.exitAfterPaint) program.window().page()->installEventFilter(&watch);
    return QApplication::exec();
}

}  // namespace

int main(int argc, char** argv) {
    const auto application = makeApplication(argc, argv);
    introduce();
    PluginRegistry registry(pluginDirectories());
    const auto line = readCommandLine(QCoreApplication::arguments(), registry);
    if (const Say* what = std::get_if<Say>(&line)) return say(*what);
    if (qobject_cast<QApplication*>(application.get()) == nullptr) {
        std::fputs("gridlark: there is no display to open a window on\n", stderr);
        return EXIT_FAILURE;
    }
    const auto& asked = std::get<CommandLine>(line);
    if (!asked.screenshots.isEmpty()) return takeScreenshots(asked.screenshots, registry);
    return run(asked, registry);
}
