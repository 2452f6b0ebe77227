#include "command_line.h"

#include <QProcess>

#include "support.h"

namespace gridlark::shell {

class CommandLineTest : public HomeTest {
  protected:
    [[nodiscard]] std::variant<CommandLine, Say> read(QStringList arguments) {
        arguments.prepend("gridlark");
        return readCommandLine(arguments, registry_);
    }
    [[nodiscard]] Request request(const QStringList& arguments) {
        const auto line = read(arguments);
        const auto* understood = std::get_if<CommandLine>(&line);
        EXPECT_NE(understood, nullptr);
        return understood != nullptr ? understood->request : Request{};
    }
    [[nodiscard]] Say said(const QStringList& arguments) {
        const auto line = read(arguments);
        const auto* say = std::get_if<Say>(&line);
        EXPECT_NE(say, nullptr) << qPrintable(arguments.join(' '));
        return say != nullptr ? *say : Say{};
    }

    PluginRegistry registry_{QStringList{toyPlugins()}};
};

TEST_F(CommandLineTest, ReadsWhatItIsAskedToOpen) {
    EXPECT_EQ(request({}), Request{});
    EXPECT_EQ(request({"toy"}), (Request{"toy", {}, {}, {}}));
    EXPECT_EQ(request({"toy", "--grid", "5", "--deal=12"}), (Request{"toy", "5", {}, 12}));
    EXPECT_EQ(request({"--deal", "18446744073709551615", "toy"}).deal, 18446744073709551615u);
}

TEST_F(CommandLineTest, DoesNotLoadAGameThatIsOnlyNamed) {
    EXPECT_EQ(request({"toy", "--deal", "3"}).game, "toy");
    EXPECT_FALSE(registry_.isLoaded("toy"));
}

TEST_F(CommandLineTest, WrongValuesAreNamed) {
    struct Case {
        QStringList arguments;
        const char* named;
    };
    const Case cases[] = {
        {{"chess"}, "chess"},
        {{"toy", "--grid", "99"}, "99"},
        {{"toy", "--grid", "5", "--variant", "odd"}, "odd"},
        {{"toy", "--deal", "x7"}, "x7"},
        {{"toy", "--deal", "-1"}, "-1"},
        {{"toy", "--deal", "18446744073709551616"}, "18446744073709551616"},
        {{"toy", "--wrong"}, "wrong"},
        {{"toy", "toy"}, "one game"},
        {{"--grid", "5"}, "need a game"},
        {{"--deal", "5"}, "need a game"},
    };
    for (const Case& each : cases) {
        const Say say = said(each.arguments);
        EXPECT_EQ(say.status, Say::wrongUse);
        EXPECT_TRUE(say.text.contains(each.named)) << qPrintable(say.text);
        EXPECT_TRUE(say.text.endsWith('\n'));
    }
}

TEST_F(CommandLineTest, ListsGamesAndGrids) {
    const Say say = said({"--list"});
    EXPECT_EQ(say.status, 0);
    for (const char* part : {"toy", "Lights", "3", QT_TR_NOOP("5 × 5"), "standard"})
        EXPECT_TRUE(say.text.contains(QString::fromUtf8(part))) << part;
}

TEST_F(CommandLineTest, TellsVersionAndHelp) {
    EXPECT_EQ(said({"--version"}).text, "Gridlark " GRIDLARK_VERSION "\n");
    const QString help = said({"--help"}).text;
    for (const char* option : {"--grid", "--deal", "--list", "--variant", "--screenshot"})
        EXPECT_TRUE(help.contains(option)) << option;
}

/// The program itself, without a display.
class ProgramProcessTest : public HomeTest {
  protected:
    int run(const QStringList& arguments) {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
            environment.remove(name);
        environment.insert("GRIDLARK_HOME", home_.path());
        environment.insert("GRIDLARK_PLUGINS", toyPlugins());
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(GRIDLARK_PROGRAM), arguments);
        EXPECT_TRUE(process.waitForFinished(20'000));
        out_ = process.readAllStandardOutput();
        err_ = process.readAllStandardError();
        return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    }

    QByteArray out_, err_;
};

TEST_F(ProgramProcessTest, TextNeedsNoDisplay) {
    EXPECT_EQ(run({"--version"}), 0);
    EXPECT_EQ(out_, "Gridlark " GRIDLARK_VERSION "\n");
    EXPECT_EQ(run({"--list"}), 0);
    EXPECT_TRUE(out_.contains("toy"));
    EXPECT_EQ(run({"nonsense"}), 2);
    EXPECT_TRUE(err_.contains("nonsense"));
    EXPECT_TRUE(out_.isEmpty());
    EXPECT_EQ(run({}), 1);
    EXPECT_TRUE(err_.contains("display"));
}

}  // namespace gridlark::shell
