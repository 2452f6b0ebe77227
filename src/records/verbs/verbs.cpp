/// `gridlark-cli records`: the player's log and saves, read without the program.
#include "gridlark/cli/verbs.h"

#include <algorithm>
#include <iostream>
#include <unordered_set>

#include <CLI/CLI.hpp>

#include "gridlark/play/home.h"
#include "gridlark/play/save.h"

#include "records/result_index.h"

namespace gridlark {
namespace records {
namespace {

using cli::Common;
using cli::Json;
using play::Disk;
using Path = std::filesystem::path;
using OrderedJson = nlohmann::ordered_json;
using Work = std::function<int(std::ostream&)>;

/// Bytes; as in the program.
constexpr std::uint64_t largestSave = 67'108'864;

int complain(const std::string& what) {
    std::cerr << "gridlark-cli: " << what << '\n';
    return 2;
}

/// Runs a verb on the player's files.
int withHome(const std::function<int(const play::Home&)>& work) {
    const auto home = play::usualHome();
    return home ? work(*home) : complain("neither GRIDLARK_HOME nor HOME is set");
}

// list

struct Filter {
    std::string game, grid;
    std::string from, to;  ///< dates, both included

    [[nodiscard]] bool includes(const play::Result& result) const {
        const std::string_view day = std::string_view(result.finishedAt).substr(0, 10);
        return (game.empty() || result.game == game) &&
               (grid.empty() || result.options.grid == grid) && (from.empty() || day >= from) &&
               (to.empty() || (!day.empty() && day <= to));
    }
};

/// What is wrong with a date; empty if nothing.
std::string dateFlaw(const std::string& text) {
    constexpr std::string_view shape = "dddd-dd-dd";
    bool right = text.size() == shape.size();
    for (std::size_t i = 0; right && i < shape.size(); ++i)
        right = shape[i] == '-' ? text[i] == '-' : text[i] >= '0' && text[i] <= '9';
    return right ? std::string() : "not a date such as 2026-11-30";
}

int list(const play::Home& home, const Filter& filter, std::ostream& out) {
    std::unordered_set<std::uint64_t> tickets;
    play::LogPlace place;
    const play::LogTaker taker{
        .restart = [] {},
        .take =
            [&](std::uint64_t, std::string_view line, const auto& result) {
                if (!result || !out) return;
                if (result->ticket != 0 && !tickets.insert(result->ticket).second) return;
                if (!filter.includes(*result)) return;
                OrderedJson shown = OrderedJson::parse(line);
                shown["replay"] = false;
                out << shown.dump(-1, ' ', false, OrderedJson::error_handler_t::replace) << '\n';
            },
    };
    const auto read = play::readLog(play::machineFiles(), home.results, place, taker);
    if (!read) return complain(read.error().text());
    return cli::ended(out);
}

// check

struct Findings {
    std::string file;
    std::uint64_t lines = 0;
    std::uint64_t unreadable = 0;
    std::string error{};
};

int report(const std::vector<Findings>& all, std::ostream& out) {
    bool ok = true;
    for (const Findings& one : all) {
        const bool sound = one.unreadable == 0 && one.error.empty();
        OrderedJson line{{"file", one.file},
                         {"lines", one.lines},
                         {"unreadable", one.unreadable},
                         {"ok", sound}};
        if (!one.error.empty()) line["error"] = one.error;
        out << line.dump(-1, ' ', false, OrderedJson::error_handler_t::replace) << '\n';
        ok = ok && sound;
    }
    const int status = cli::ended(out);
    return ok ? status : 1;
}

Findings checkLog(const Path& file) {
    Findings found{.file = file.filename().string()};
    play::LogPlace place;
    const play::LogTaker taker{
        .restart = [] {},
        .take =
            [&](std::uint64_t number, std::string_view, const auto& result) {
                if (result) return;
                if (++found.unreadable == 1)
                    found.error = "line " + std::to_string(number) + ": " + result.error();
            },
    };
    const auto read = play::readLog(play::machineFiles(), file, place, taker);
    found.lines = place.lines;
    if (!read) found.error = read.error().text();
    if (read && place.bytes < place.file.size) {
        ++found.lines;
        ++found.unreadable;
        if (found.error.empty()) found.error = "the last line is cut off";
    }
    return found;
}

Findings checkSave(const Path& file) {
    Findings found{.file = "saves/" + file.filename().string()};
    const auto content = Disk().read(file, largestSave);
    if (!content || !*content) {
        found.error = content ? "it has gone" : content.error().text();
        return found;
    }
    found.lines = static_cast<std::uint64_t>(std::ranges::count(**content, '\n'));
    const Json document = play::documentOf(**content);
    if (document.is_null()) return found;  // no game was left
    std::vector<Json> games{document};
    for (const char* key : {"older", "newer"}) {
        const auto aside = document.is_object() ? document.find(key) : document.end();
        if (aside != document.end() && aside->is_array())
            games.insert(games.end(), aside->begin(), aside->end());
    }
    for (const Json& game : games) {
        const auto saved = play::savedGame(game);
        if (saved) continue;
        if (++found.unreadable == 1)
            found.error = document.is_discarded() ? "not JSON" : saved.error();
    }
    return found;
}

Findings checkIndex(const play::Home& home) {
    Findings found{.file = home.index.filename().string()};
    const auto index = ResultIndex::reader(home.index.string());
    if (!index) {
        found.error = "it cannot be opened";
        return found;
    }
    ResultIndex right;
    if (const auto read = right.readOn(play::machineFiles(), home.results); !read) {
        found.error = read.error().text();
        return found;
    }
    found.lines = index->readUpTo().lines;
    found.error = index->flaws(right);
    return found;
}

/// Saves that are in use: "<game>.json", and not one that was moved aside
/// ("<game>.unreadable.json").
std::vector<Path> savesIn(const Path& folder) {
    std::vector<Path> saves;
    std::error_code error;
    for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
        const Path name = entry.path().filename();
        if (name.extension() == ".json" && !name.stem().has_extension())
            saves.push_back(entry.path());
    }
    std::ranges::sort(saves);
    return saves;
}

int check(const play::Home& home, std::ostream& out) {
    std::error_code error;
    std::vector<Findings> all{checkLog(home.results)};
    if (std::filesystem::exists(home.pending, error)) all.push_back(checkLog(home.pending));
    if (std::filesystem::exists(home.index, error)) all.push_back(checkIndex(home));
    for (const Path& save : savesIn(home.saves)) all.push_back(checkSave(save));
    return report(all, out);
}

// rebuild

int rebuild(const play::Home& home, std::ostream& out) {
    ResultIndex index(home.index, Disk());
    Findings found{.file = home.index.filename().string()};
    index.clear();
    const auto read = index.readOn(play::machineFiles(), home.results);
    if (!read) found.error = read.error().text();
    if (index.inMemory()) found.error = "cannot write " + home.index.string();
    found.lines = index.readUpTo().lines;
    return report({found}, out);
}

cli::Verb listVerb() {
    return {
        "list", "results of the log, a line each", [](CLI::App& app, std::shared_ptr<Common>) {
            auto filter = std::make_shared<Filter>();
            app.add_option("--game", filter->game, "of this game");
            app.add_option("--grid", filter->grid, "on this grid");
            app.add_option("--from", filter->from, "finished on this day (UTC) or later")
                ->check(CLI::Validator(dateFlaw, "DATE"));
            app.add_option("--to", filter->to, "finished on this day (UTC) or earlier")
                ->check(CLI::Validator(dateFlaw, "DATE"));
            return Work([filter](std::ostream& out) {
                return withHome([&](const play::Home& home) { return list(home, *filter, out); });
            });
        }};
}

cli::Verb plainVerb(std::string_view name, std::string_view summary,
                    int (*work)(const play::Home&, std::ostream&)) {
    return {name, summary, [work](CLI::App&, const std::shared_ptr<Common>&) {
                return Work([work](std::ostream& out) {
                    return withHome([&](const play::Home& home) { return work(home, out); });
                });
            }};
}

}  // namespace
}  // namespace records

namespace cli {

Game recordsVerbs() {
    return {"records",
            {},
            {records::listVerb(),
             records::plainVerb("check", "whether log, index and saves are sound", records::check),
             records::plainVerb("rebuild", "makes the index anew", records::rebuild)}};
}

}  // namespace cli
}  // namespace gridlark
