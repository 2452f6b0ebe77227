// Every language: what is found for a locale, and what stands in it.

#include <QCoreApplication>
#include <QDir>
#include <QLabel>
#include <QProcess>
#include <QPushButton>
#include <QTranslator>
#include <functional>
#include <memory>
#include <vector>

#include "gridlark/play/save.h"

#include "services/plugin_registry.h"
#include "support.h"
#include "translation.h"

namespace gridlark::shell {
namespace {

struct Language {
    const char* locale;
    const char* statistics;  ///< on the home page
    const char* undo;
    const char* orange;
    const char* cats;
    const char* oneSecond;
    const char* twoSeconds;
    const char* fiveSeconds;
    const char* twentyOneSeconds;
    const char* rules;  ///< how they begin
    const char* about;  ///< of `gridlark --help`
    const char* usage;  ///< Qt's part of that
};

void PrintTo(const Language& language, std::ostream* out) {
    *out << language.locale;
}

constexpr Language english{"en_GB",
                           "Statistics",
                           "&Undo",
                           "orange",
                           "Cats",
                           "It comes in 1 second.",
                           "It comes in 2 seconds.",
                           "It comes in 5 seconds.",
                           "It comes in 21 seconds.",
                           "Place a cat in every row",
                           "Puzzle and board games.",
                           "Usage:"};

constexpr Language italian{"it_IT",
                           "Statistiche",
                           "&Annulla",
                           "arancione",
                           "Gatti",
                           "Arriva tra 1 secondo.",
                           "Arriva tra 2 secondi.",
                           "Arriva tra 5 secondi.",
                           "Arriva tra 21 secondi.",
                           "Metti un gatto in ogni riga",
                           "Giochi di logica e da tavolo.",
                           "Uso:"};

constexpr Language indonesian{"id_ID",
                              "Statistik",
                              "&Urungkan",
                              "jingga",
                              "Kucing",
                              "Muncul dalam 1 detik.",
                              "Muncul dalam 2 detik.",
                              "Muncul dalam 5 detik.",
                              "Muncul dalam 21 detik.",
                              "Tempatkan satu kucing di setiap baris",
                              "Permainan teka-teki dan papan.",
                              "Pemakaian:"};

constexpr Language ukrainian{"uk_UA",
                             "Статистика",
                             "&Скасувати",
                             "помаранчевого",
                             "Коти",
                             "З’явиться через 1 секунду.",
                             "З’явиться через 2 секунди.",
                             "З’явиться через 5 секунд.",
                             "З’явиться через 21 секунду.",
                             "Поставте по одному коту в кожному рядку",
                             "Логічні та настільні ігри.",
                             "Використання:"};

constexpr Language romanian{"ro_RO",
                            "Statistici",
                            "&Anulează",
                            "portocalie",
                            "Pisici",
                            "Vine peste o secundă.",
                            "Vine peste 2 secunde.",
                            "Vine peste 5 secunde.",
                            "Vine peste 21 de secunde.",
                            "Pune câte o pisică pe fiecare rând",
                            "Jocuri de logică și de masă.",
                            "Utilizare:"};

/// Makes a locale that of the player, as at the start of the program.
void speak(const QLocale& locale) {
    const auto before = QCoreApplication::instance()->findChildren<QTranslator*>();
    qDeleteAll(before);
    QLocale::setDefault(locale);
    installProgramTranslation();
}

QString text(const char* context, const char* source, int number = -1) {
    return QCoreApplication::translate(context, source, nullptr, number);
}

QString seconds(int number) {
    return text("gridlark::cats::ExtraHint", "It comes in %n second(s).", number);
}

/// The words on a page that have less room than they need, or lie outside.
QStringList cutOff(const QWidget& page) {
    QStringList found;
    const auto look = [&](const QWidget& widget, const QString& text, QSize wanted) {
        if (!widget.isVisible() || text.isEmpty()) return;
        const int right = widget.mapTo(&page, QPoint(widget.width(), 0)).x();
        if (widget.width() < wanted.width() || right > page.width()) found << text;
    };
    for (const QPushButton* button : page.findChildren<QPushButton*>())
        look(*button, button->text(), button->minimumSizeHint());
    for (const QLabel* label : page.findChildren<QLabel*>())
        look(*label, label->text(), label->wordWrap() ? QSize() : label->sizeHint());
    return found;
}

/// Whether nothing more will appear on a page.
bool isDealt(const Page* page) {
    auto* game = qobject_cast<GamePage*>(const_cast<Page*>(page));
    return game == nullptr || (game->game().game().dealt() && !game->game().busy());
}

/// A win and a loss on every grid, so that the statistics show all they have.
void addResults(Records& records, const std::string& game, const ui::GamePlugin& plugin) {
    for (const ui::GridChoice& choice : plugin.grids()) {
        for (const kit::Status outcome : {kit::Status::won, kit::Status::lost}) {
            play::Result result;
            result.game = game;
            result.options = choice.options;
            result.ticket = play::freshTicket();
            result.outcome = outcome;
            result.time = std::chrono::minutes(12);
            records.add(std::move(result));
        }
    }
}

/// What the program says with an environment of its own.
QString output(const QStringList& arguments, const QMap<QString, QString>& variables) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"})
        environment.remove(QLatin1String(name));
    for (auto [name, value] : variables.asKeyValueRange()) environment.insert(name, value);
    QProcess program;
    program.setProcessEnvironment(environment);
    program.start(QStringLiteral(GRIDLARK_PROGRAM), arguments);
    EXPECT_TRUE(program.waitForFinished());
    return QString::fromUtf8(program.readAllStandardOutput());
}

class Translations : public testing::Test {
  protected:
    ~Translations() override { speak(QLocale::c()); }

    /// The registry and the plug-in of Cats for a locale.
    ui::GamePlugin& open(const char* locale) {
        speak(QLocale(QLatin1String(locale)));
        registry_ = std::make_unique<PluginRegistry>(QStringList{QStringLiteral(GRIDLARK_GAMES)});
        const auto loaded = registry_->load(QStringLiteral("cats"));
        if (loaded.plugin == nullptr) qFatal("%s", qPrintable(loaded.trouble));
        return *loaded.plugin;
    }

    std::unique_ptr<PluginRegistry> registry_;
};

class InLanguage : public Translations, public testing::WithParamInterface<Language> {};

TEST_P(InLanguage, TextsOfTheProgramAreTranslated) {
    open(GetParam().locale);
    EXPECT_EQ(text("gridlark::shell::HomePage", "Statistics"), GetParam().statistics);
    EXPECT_EQ(text("gridlark::shell::GameActions", "&Undo"), GetParam().undo);
    EXPECT_EQ(text("gridlark::ui::Theme", "orange"), GetParam().orange);
}

TEST_P(InLanguage, AGameIsTranslatedBeforeAndAfterItIsLoaded) {
    const ui::GamePlugin& cats = open(GetParam().locale);
    EXPECT_EQ(registry_->find(QStringLiteral("cats"))->name, GetParam().cats);
    EXPECT_EQ(text("gridlark::cats::CatsTable", "Cats"), GetParam().cats);
    const QString rules = cats.rules();
    EXPECT_TRUE(rules.startsWith(QString::fromUtf8(GetParam().rules)))
        << qPrintable(rules.left(60));
    EXPECT_EQ(rules.count(QStringLiteral("\n## ")), 5);
}

TEST_P(InLanguage, NumbersHaveTheirPluralForms) {
    open(GetParam().locale);
    EXPECT_EQ(seconds(1), GetParam().oneSecond);
    EXPECT_EQ(seconds(2), GetParam().twoSeconds);
    EXPECT_EQ(seconds(5), GetParam().fiveSeconds);
    EXPECT_EQ(seconds(21), GetParam().twentyOneSeconds);
}

TEST_P(InLanguage, TheDesktopsLocaleDecides) {
    const QString locale = QString::fromLatin1(GetParam().locale);
    const QString about = QString::fromUtf8(GetParam().about);
    const QStringList help{QStringLiteral("--help")};
    const QString said = output(help, {{"LC_ALL", locale + ".UTF-8"}});
    EXPECT_TRUE(said.contains(about)) << qPrintable(said);
    EXPECT_TRUE(said.startsWith(QString::fromUtf8(GetParam().usage))) << qPrintable(said);
    EXPECT_TRUE(output(help, {{"LANG", "fr_FR.UTF-8"}, {"LANGUAGE", "xx:" + locale.left(2)}})
                    .contains(about));
    EXPECT_TRUE(output({QStringLiteral("--list")}, {{"LANG", locale + ".UTF-8"}})
                    .contains(QString::fromUtf8(GetParam().cats)));
}

TEST_P(InLanguage, NoWordIsCutOff) {
    const ui::GamePlugin& cats = open(GetParam().locale);
    const QTemporaryDir home;
    Application program(Paths::inside(home.path()), *registry_);
    addResults(program.services().records, "cats", cats);
    MainWindow& window = program.window();
    std::vector<std::function<void()>> pages{
        [&] { window.showHome(); },
        [&] { window.showSettings(); },
        [&] { window.showStatistics(); },
        [&] { window.showHelp({}); },
    };
    for (const GameInfo& game : registry_->games())
        pages.emplace_back(
            [&] { window.open({.game = game.id, .grid = {}, .variant = {}, .deal = 4}); });
    window.show();
    for (const int width : {560, 760, 820, 1280}) {
        window.resize(width, 800);
        for (const auto& show : pages) {
            show();
            EXPECT_TRUE(until([&] { return isDealt(window.page()); }, 60'000));
            QStringList words;
            EXPECT_TRUE(until([&] { return (words = cutOff(*window.page())).isEmpty(); }))
                << width << ": " << qPrintable(words.join(u'|'));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(All, InLanguage,
                         testing::Values(english, italian, indonesian, ukrainian, romanian),
                         [](const auto& about) { return std::string(about.param.locale, 2); });

TEST_F(Translations, ALanguageThatIsNotThereIsEnglishThroughout) {
    const ui::GamePlugin& cats = open("fr_FR");
    EXPECT_EQ(seconds(1), english.oneSecond);
    EXPECT_TRUE(cats.rules().startsWith(QLatin1String(english.rules)));
    EXPECT_EQ(QLocale().language(), QLocale::English);
    const QStringList numbers{"1", "2"};
    EXPECT_EQ(QLocale().createSeparatedList(numbers), "1 and 2");
}

TEST_F(Translations, ListsFollowTheLanguageOfTheTexts) {
    open("uk_UA");
    EXPECT_EQ(QLocale().createSeparatedList({"1", "2"}), QString::fromUtf8("1 і 2"));
}

TEST_F(Translations, GamesHaveTheLanguagesOfTheProgram) {
    open("en");
    QStringList programs =
        QDir(QStringLiteral(":/gridlark/translations")).entryList({QStringLiteral("gridlark_*")});
    EXPECT_EQ(programs.size(), 5);
    QStringList texts = programs, rules = programs;
    texts.replaceInStrings(QStringLiteral("gridlark"), QStringLiteral("cats"));
    rules.replaceInStrings(QStringLiteral("gridlark"), QStringLiteral("rules"));
    rules.replaceInStrings(QStringLiteral(".qm"), QStringLiteral(".md"));
    EXPECT_EQ(QDir(QStringLiteral(":/games/cats/translations")).entryList(), texts + rules);
}

}  // namespace
}  // namespace gridlark::shell
