// Every single operation on the player's files fails once, or is the last one before the machine
// stops: nothing that was said to be kept is lost, and nothing is there twice.

#include <QCoreApplication>
#include <array>
#include <cstdlib>
#include <iostream>
#include <random>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "gridlark/kit/random.h"

#include "frail_files.h"
#include "game/running_game.h"
#include "look.h"
#include "services/loudspeaker.h"
#include "services/messages.h"
#include "services/plugin_registry.h"
#include "services/records.h"
#include "services/save_store.h"
#include "services/settings.h"
#include "watched_table.h"

namespace gridlark::shell {
namespace {

using namespace std::chrono_literals;
using play::Fault;
using play::FrailFiles;

constexpr auto patience = 20s;
constexpr auto logFile = "/data/results.jsonl";

/// How often each ticket is in the log.
std::map<std::uint64_t, int> ticketsIn(const FrailFiles& files) {
    std::map<std::uint64_t, int> tickets;
    std::istringstream log(files.content(logFile).value_or(""));
    for (std::string line; std::getline(log, line);) {
        if (const auto result = play::resultFromLine(line)) ++tickets[result->ticket];
    }
    return tickets;
}

/// The program without a window, on files that fail.
class Program {
  public:
    Program(FrailFiles& files, PluginRegistry& registry)
        : settings_("/config/gridlark.ini", play::Disk(files)),
          look_(settings_),
          saves_("/data/saves", play::Disk(files)),
          records_({.log = logFile, .pending = "/data/results-pending.jsonl", .index = {}},
                   messages_, settings_, play::Disk(files)),
          loudspeaker_(settings_, {}),
          services_{settings_, look_, messages_, registry, saves_, records_, loudspeaker_, clock_} {
        auto loaded = saves_.load("toy");
        trouble_ = loaded.trouble;
        saved_ = loaded.document && !(*loaded.document)["events"].empty();
        records_.refresh();
        game_ = std::make_unique<RunningGame>(*registry.find("toy"), plugin_, services_);
    }

    /// Continues, or deals.
    void open(std::optional<quint64> deal) {
        game_->open({.game = "toy", .grid = "3", .variant = {}, .deal = deal});
        for (int i = 0; i < 100'000 && (game_->busy() || !game_->game().dealt()); ++i)
            QCoreApplication::processEvents();
        ASSERT_TRUE(game_->game().dealt());
    }
    /// One tap that brings the solution nearer.
    void tap() { table().tap(*toy::nextNeeded(*table().state())); }
    void solve() { table().solve(); }
    /// True if all is on the disk, by what the program knows.
    bool settle() {
        game_->pageLeft();
        const bool saved = saves_.flush(patience);
        const bool logged = records_.flush(patience);
        QCoreApplication::processEvents();
        return saved && logged;
    }
    [[nodiscard]] Settings& settings() { return settings_; }
    [[nodiscard]] RunningGame& game() const { return *game_; }
    [[nodiscard]] Records& records() { return records_; }
    [[nodiscard]] Messages& messages() { return messages_; }
    /// What the start said about the save, and whether it held a game with moves.
    [[nodiscard]] const QString& trouble() const { return trouble_; }
    [[nodiscard]] bool saved() const { return saved_; }

  private:
    [[nodiscard]] WatchedTable& table() { return static_cast<WatchedTable&>(game_->table()); }

    Messages messages_;
    Settings settings_;
    Look look_;
    play::SteadyClock clock_;
    SaveStore saves_;
    Records records_;
    Loudspeaker loudspeaker_;
    Services services_;
    QString trouble_;
    bool saved_ = false;
    WatchedPlugin plugin_;
    std::unique_ptr<RunningGame> game_;
};

/// What the program has said is on the disk.
struct Promised {
    int results = 0;
    bool save = false;
    bool settings = false;
};

/// A session: a game won, settings, two games put aside, quit, start, the third one won.
Promised playSession(FrailFiles& files, PluginRegistry& registry) {
    Promised promised;
    const auto kept = [&](Program& program) { return program.settle() && !files.stopped(); };
    {
        Program program(files, registry);
        program.open(5);
        program.tap();
        promised.save = kept(program) || promised.save;
        program.solve();
        if (kept(program)) promised.results = 1;
        program.settings().setPatterns(true);
        promised.settings = program.settings().sync() && !files.stopped();
        for (const quint64 deal : {6, 7, 8}) {
            program.open(deal);
            program.tap();
        }
        if (kept(program)) promised.results = std::max(promised.results, 1);
    }
    Program program(files, registry);
    program.open({});
    program.solve();
    if (kept(program)) promised.results = 2;
    return promised;
}

class FaultsTest : public testing::Test {
  protected:
    /// What the next start finds.
    void expectKept(FrailFiles& files, const Promised& promised) {
        Program program(files, registry_);
        EXPECT_EQ(program.trouble(), QString()) << "the save can be read";
        EXPECT_TRUE(program.saved() || !promised.save);
        EXPECT_EQ(program.settings().trouble(), QString());
        EXPECT_TRUE(program.settings().patterns() || !promised.settings);
        program.open({});
        ASSERT_TRUE(program.settle());
        const auto tickets = ticketsIn(files);
        EXPECT_GE(static_cast<int>(tickets.size()), promised.results);
        EXPECT_LE(tickets.size(), 3U);
        for (const auto& [ticket, count] : tickets) EXPECT_EQ(count, 1) << "a result twice";
        EXPECT_EQ(files.content("/data/results-pending.jsonl"), std::nullopt) << "all in the log";
        for (const auto& message : program.messages().all())
            EXPECT_TRUE(message.text.contains("results.jsonl")) << qPrintable(message.text);
    }

    PluginRegistry registry_{{QStringLiteral(GRIDLARK_TOY_PLUGINS)}};
};

struct Trial {
    std::size_t call = 0;
    Fault fault;
    FrailFiles::Unsynced unsynced = FrailFiles::Unsynced::kept;
};

/// All runs; a sample of them, another each time, unless all are asked for.
std::vector<Trial> runsOf(std::size_t calls) {
    std::vector<Trial> runs;
    for (std::size_t call = 0; call < calls; ++call) {
        for (const Fault& fault : play::allFaults()) {
            for (const auto unsynced : FrailFiles::allUnsynced)
                runs.push_back({call, fault, unsynced});
        }
    }
    const char* asked = std::getenv("GRIDLARK_FAULTS");
    const std::string_view text = asked == nullptr ? "400" : asked;
    if (text == "all") return runs;
    const unsigned seed = std::random_device()();
    std::cout << "seed " << seed << '\n';
    std::shuffle(runs.begin(), runs.end(), std::mt19937(seed));
    runs.resize(std::min(runs.size(), static_cast<std::size_t>(std::stoul(std::string(text)))));
    return runs;
}

TEST_F(FaultsTest, WithoutOneEverythingIsKept) {
    FrailFiles files;
    const Promised promised = playSession(files, registry_);
    EXPECT_EQ(promised.results, 2);
    EXPECT_TRUE(promised.save && promised.settings);
    files.boot(FrailFiles::Unsynced::dropped);
    expectKept(files, promised);
}

TEST_F(FaultsTest, EverySingleOperationMayFail) {
    FrailFiles counted;
    playSession(counted, registry_);
    const std::vector<Trial> runs = runsOf(counted.calls());
    std::cout << counted.calls() << " operations, " << runs.size() << " runs\n";
    for (const Trial& run : runs) {
        FrailFiles files;
        files.failAt(run.call, run.fault);
        const Promised promised = playSession(files, registry_);
        files.boot(run.unsynced);
        SCOPED_TRACE(nameOf(run.fault) + " at " + std::to_string(run.call) + ", then " +
                     std::to_string(static_cast<int>(run.unsynced)) + '\n' + files.trace());
        expectKept(files, promised);
        if (HasFailure()) return;
    }
}

/// Tickets of the games in a save that have moves.
std::set<std::uint64_t> savedTickets(const FrailFiles& files) {
    std::set<std::uint64_t> tickets;
    const auto save = nlohmann::json::parse(files.content("/data/saves/toy.json").value_or("null"));
    const auto add = [&tickets](const nlohmann::json& game) {
        if (!game.at("events").empty()) tickets.insert(game.at("ticket").get<std::uint64_t>());
    };
    if (save.is_null()) return tickets;
    add(save);
    for (const char* key : {"older", "newer"}) {
        for (const auto& game : save.value(key, nlohmann::json::array())) add(game);
    }
    return tickets;
}

/// Two copies of the program on one home.
class TwoCopies {
  public:
    TwoCopies(FrailFiles& files, PluginRegistry& registry, std::uint64_t seed)
        : files_(files), random_("two copies", seed) {
        for (Copy& copy : copies_) copy.program = std::make_unique<Program>(files, registry);
    }

    /// One of them plays on, begins another game or wins, and keeps that. True if it could.
    bool step() {
        Copy& copy = copies_[random_.below(2)];
        Program& program = *copy.program;
        if (copy.had.empty()) copy.had = savedTickets(files_);  // taken up when a game opens
        if (!program.game().playing() || random_.chance(1, 3)) program.open(random_.below(1'000));
        copy.had.insert(ticketOf(program));
        random_.chance(1, 3) ? program.solve() : program.tap();
        const bool kept = program.settle() && !files_.stopped();
        if (program.game().ended() && kept) won_.insert(ticketOf(program));
        return kept;
    }
    /// The games in progress are kept, but for those that the other copy took up, too.
    void expectSaved() {
        const auto saved = savedTickets(files_);
        for (std::size_t i : {0U, 1U}) {
            const Program& program = *copies_[i].program;
            if (!program.game().playing() || !program.game().game().touched()) continue;
            const std::uint64_t ticket = ticketOf(program);
            EXPECT_TRUE(saved.contains(ticket) || copies_[1 - i].had.contains(ticket))
                << "that of copy " << i;
        }
    }
    [[nodiscard]] const std::set<std::uint64_t>& won() const { return won_; }

  private:
    struct Copy {
        std::unique_ptr<Program> program;
        std::set<std::uint64_t> had;  ///< tickets of games that were its own to give up
    };

    static std::uint64_t ticketOf(const Program& program) {
        return program.game().game().save()["ticket"].get<std::uint64_t>();
    }

    FrailFiles& files_;
    kit::Random random_;
    std::array<Copy, 2> copies_;
    std::set<std::uint64_t> won_;
};

constexpr int steps = 12;

TEST_F(FaultsTest, TwoCopiesLoseNothingOfEachOther) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        FrailFiles files;
        TwoCopies copies(files, registry_, seed);
        for (int step = 0; step < steps; ++step) {
            ASSERT_TRUE(copies.step());
            copies.expectSaved();
        }
        const auto tickets = ticketsIn(files);
        EXPECT_EQ(tickets.size(), copies.won().size());
        for (const std::uint64_t ticket : copies.won()) EXPECT_EQ(tickets.at(ticket), 1);
        ASSERT_FALSE(HasFailure());
    }
}

TEST_F(FaultsTest, TwoCopiesAndAnOperationThatFails) {
    std::random_device device;
    const unsigned first = device();
    std::cout << "seed " << first << '\n';
    const auto faults = play::allFaults();
    for (std::uint64_t seed = first; seed < first + 60U; ++seed) {
        kit::Random random("two copies and a fault", seed);
        const Fault fault = faults[random.below(static_cast<std::uint32_t>(faults.size()))];
        const std::size_t call = random.below(400);
        const auto unsynced = FrailFiles::allUnsynced[random.below(3)];
        FrailFiles files;
        std::set<std::uint64_t> won;
        {
            TwoCopies copies(files, registry_, seed);
            files.failAt(call, fault);
            for (int step = 0; step < steps && !files.stopped(); ++step) copies.step();
            won = copies.won();
        }
        files.boot(unsynced);
        SCOPED_TRACE("seed " + std::to_string(seed) + ", " + nameOf(fault) + " at " +
                     std::to_string(call) + '\n' + files.trace());
        Program program(files, registry_);
        EXPECT_EQ(program.trouble(), QString()) << "the save can be read";
        program.open({});
        ASSERT_TRUE(program.settle());
        const auto tickets = ticketsIn(files);
        for (const std::uint64_t ticket : won) EXPECT_TRUE(tickets.contains(ticket));
        for (const auto& [ticket, count] : tickets) EXPECT_EQ(count, 1) << "a result twice";
        ASSERT_FALSE(HasFailure());
    }
}

}  // namespace
}  // namespace gridlark::shell
