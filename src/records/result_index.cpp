#include "result_index.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <map>
#include <sstream>
#include <tuple>

#include <nlohmann/json.hpp>

#include "database.h"

namespace gridlark::records {

using play::Disk;
using play::Figures;
using play::LogPlace;
using play::Milliseconds;
using play::Result;
using play::Statistics;

namespace {

/// "Grdl": whose database it is.
constexpr std::int64_t applicationId = 0x4772646c;
/// Another one is thrown away. Change it with the schema, and with what a result counts for.
constexpr std::int64_t schemaVersion = 1;
constexpr std::int64_t mostBadLines = play::ResultLog::maxBadLines;

/// A slice is the results of a grid, or those of them with one value of a figure. Times are counted
/// twice, by second and by millisecond, so that the middle one is found without reading them all.
constexpr auto schema = R"(
CREATE TABLE log(device INTEGER, node INTEGER, size INTEGER, changed INTEGER, bytes INTEGER,
                 tail TEXT, lines INTEGER, unreadable INTEGER);
CREATE TABLE unreadable(line INTEGER PRIMARY KEY, why TEXT);
CREATE TABLE ticket(ticket INTEGER PRIMARY KEY);
CREATE TABLE slice(id INTEGER PRIMARY KEY, game TEXT, grid TEXT, variant TEXT, figure TEXT,
                   value INTEGER, figures TEXT, UNIQUE(game, grid, variant, figure, value));
CREATE TABLE second(slice INTEGER, second INTEGER, wins INTEGER,
                    PRIMARY KEY(slice, second)) WITHOUT ROWID;
CREATE TABLE time(slice INTEGER, time INTEGER, wins INTEGER,
                  PRIMARY KEY(slice, time)) WITHOUT ROWID;
INSERT INTO log VALUES(0, 0, 0, 0, 0, '', 0, 0);
)";

/// SQLite's integers are signed; all 64 bits are kept.
std::int64_t asStored(std::uint64_t number) {
    return static_cast<std::int64_t>(number);
}

std::uint64_t asRead(std::int64_t number) {
    return static_cast<std::uint64_t>(number);
}

std::int64_t secondOf(Milliseconds time) {
    return time.count() / 1000;
}

/// A line of JSON with the numbers, and the results as lines of a log after it.
std::string textOf(const Figures& figures) {
    const auto streak = [](const play::Streaks& streaks) {
        return nlohmann::json{streaks.current, streaks.longest};
    };
    nlohmann::json numbers{{"played", figures.played},     {"won", figures.won},
                           {"drawn", figures.drawn},       {"lost", figures.lost},
                           {"wins", streak(figures.wins)}, {"losses", streak(figures.losses)},
                           {"rates", figures.bestRates},   {"least", figures.leastFigures},
                           {"ten", figures.ten.size()}};
    if (figures.best) numbers["best"] = figures.best->count();
    if (figures.bestScore) numbers["score"] = *figures.bestScore;
    std::string text = numbers.dump();
    for (const auto* results : {&figures.ten, &figures.recent}) {
        for (const Result& result : *results) text += '\n' + play::toLine(result);
    }
    return text;
}

Figures figuresOf(const std::string& text) {
    const auto damaged = [] { return DatabaseError::damage("a slice cannot be read"); };
    std::istringstream lines(text);
    std::string line;
    std::getline(lines, line);
    Figures figures;
    std::size_t ten = 0;
    try {
        const auto numbers = nlohmann::json::parse(line);
        const auto streak = [&](const char* key) {
            return play::Streaks{numbers.at(key).at(0), numbers.at(key).at(1)};
        };
        figures.played = numbers.at("played");
        figures.won = numbers.at("won");
        figures.drawn = numbers.at("drawn");
        figures.lost = numbers.at("lost");
        figures.wins = streak("wins");
        figures.losses = streak("losses");
        figures.bestRates = numbers.at("rates");
        figures.leastFigures = numbers.at("least");
        if (numbers.contains("best")) figures.best = Milliseconds(numbers.at("best"));
        if (numbers.contains("score")) figures.bestScore = numbers.at("score");
        ten = numbers.at("ten");
    } catch (const nlohmann::json::exception&) {
        throw damaged();
    }
    while (std::getline(lines, line)) {
        auto result = play::resultFromLine(line);
        if (!result) throw damaged();
        (figures.ten.size() < ten ? figures.ten : figures.recent).push_back(std::move(*result));
    }
    return figures;
}

/// The facets that a result belongs to.
std::vector<std::pair<std::string, int>> facetsOf(const Result& result) {
    std::vector<std::pair<std::string, int>> facets;
    for (const auto& [figure, value] : result.figures) {
        const auto whole = std::lround(value);
        if (whole >= ResultIndex::leastFacet && whole <= ResultIndex::mostFacet)
            facets.emplace_back(figure, static_cast<int>(whole));
    }
    return facets;
}

bool isOurs(const Database& database) {
    const bool empty = database.number("SELECT count(*) FROM sqlite_master") == 0;
    return empty || database.number("PRAGMA application_id") == applicationId;
}

/// Makes an empty database, or the index of another version, an empty index.
void prepare(Database& database) {
    const std::int64_t version = database.number("PRAGMA user_version");
    if (version != 0 && version != schemaVersion) database.clear();
    Transaction transaction(database);
    if (database.number("PRAGMA user_version") == schemaVersion) return;  // by another program
    database.run(schema);
    database.run("PRAGMA application_id = " + std::to_string(applicationId));
    database.run("PRAGMA user_version = " + std::to_string(schemaVersion));
    transaction.commit();
}

void forget(Database& database) {
    for (const char* table : {"unreadable", "ticket", "slice", "second", "time"})
        database.run(std::string("DELETE FROM ") + table);
    database.run("UPDATE log SET bytes = 0, tail = '', lines = 0, unreadable = 0");
}

LogPlace placeIn(const Database& database) {
    Statement row =
        database.prepare("SELECT device, node, size, changed, bytes, tail, lines FROM log");
    if (!row.step()) throw DatabaseError::damage("no place in the log");
    LogPlace place;
    place.file.kind = play::FileSystem::Kind::regular;
    place.file.device = asRead(row.integer(0));
    place.file.node = asRead(row.integer(1));
    place.file.size = asRead(row.integer(2));
    place.file.changed = row.integer(3);
    place.bytes = asRead(row.integer(4));
    place.tail = row.text(5);
    place.lines = asRead(row.integer(6));
    return place;
}

void keep(Database& database, const LogPlace& place) {
    database
        .prepare(
            "UPDATE log SET device = ?, node = ?, size = ?, changed = ?, bytes = ?, tail = ?, "
            "lines = ?")
        .with(asStored(place.file.device), asStored(place.file.node), asStored(place.file.size),
              place.file.changed, asStored(place.bytes), place.tail, asStored(place.lines))
        .run();
}

/// Adds results to an index, within one transaction.
class Filling {
  public:
    explicit Filling(Database& database) : database_(database) {}

    void restart() {
        slices_.clear();
        forget(database_);
    }

    void take(const Result& result) {
        if (result.ticket != 0) {
            ticket_.with(asStored(result.ticket)).run();
            if (database_.changes() == 0) return;  // it has counted
        }
        addTo({result.game, result.options.grid, result.options.variant, "", 0}, result);
        for (const auto& [figure, value] : facetsOf(result))
            addTo({result.game, result.options.grid, result.options.variant, figure, value},
                  result);
    }

    void takeUnreadable(std::uint64_t line, const std::string& why) {
        database_.run("UPDATE log SET unreadable = unreadable + 1");
        if (database_.number("SELECT unreadable FROM log") <= mostBadLines)
            unreadable_.with(asStored(line), why).run();
    }

    void finish() {
        Statement keep = database_.prepare("UPDATE slice SET figures = ? WHERE id = ?");
        for (const auto& [key, slice] : slices_) keep.with(textOf(slice.figures), slice.id).run();
    }

  private:
    /// Game, grid, variant, figure, value.
    using Key = std::tuple<std::string, std::string, std::string, std::string, std::int64_t>;
    struct Slice {
        std::int64_t id = 0;
        Figures figures;
    };

    void addTo(const Key& key, const Result& result) {
        Slice& slice = sliceOf(key);
        slice.figures.add(result);
        if (!play::countsForBest(result)) return;
        second_.with(slice.id, secondOf(result.time)).run();
        time_.with(slice.id, std::int64_t{result.time.count()}).run();
    }

    Slice& sliceOf(const Key& key) {
        const auto [found, fresh] = slices_.try_emplace(key);
        if (!fresh) return found->second;
        const auto& [game, grid, variant, figure, value] = key;
        find_.with(game, grid, variant, figure, value);
        if (find_.step()) {
            found->second = {find_.integer(0), figuresOf(find_.text(1))};
        } else {
            make_.with(game, grid, variant, figure, value).run();
            found->second.id = database_.number("SELECT last_insert_rowid()");
        }
        return found->second;
    }

    Database& database_;
    std::map<Key, Slice> slices_;
    Statement ticket_ = database_.prepare("INSERT OR IGNORE INTO ticket VALUES(?)");
    Statement unreadable_ = database_.prepare("INSERT OR IGNORE INTO unreadable VALUES(?, ?)");
    Statement find_ = database_.prepare(
        "SELECT id, figures FROM slice WHERE game = ? AND grid = ? AND variant = ? AND figure = ? "
        "AND value = ?");
    Statement make_ = database_.prepare(
        "INSERT INTO slice(game, grid, variant, figure, value) VALUES(?, ?, ?, ?, ?)");
    Statement second_ = database_.prepare(
        "INSERT INTO second VALUES(?, ?, 1) ON CONFLICT DO UPDATE SET wins = wins + 1");
    Statement time_ = database_.prepare(
        "INSERT INTO time VALUES(?, ?, 1) ON CONFLICT DO UPDATE SET wins = wins + 1");
};

/// The unassisted wins' times of a slice from one place in their order on.
std::vector<Milliseconds> timesFrom(const Database& database, std::int64_t slice,
                                    std::int64_t first, std::size_t count) {
    Statement seconds =
        database.prepare("SELECT second, wins FROM second WHERE slice = ? ORDER BY second");
    seconds.with(slice);
    std::int64_t before = 0, second = 0;
    while (seconds.step()) {
        second = seconds.integer(0);
        if (before + seconds.integer(1) > first) break;
        before += seconds.integer(1);
    }
    Statement times =
        database.prepare("SELECT time, wins FROM time WHERE slice = ? AND time >= ? ORDER BY time");
    times.with(slice, second * 1000);
    std::vector<Milliseconds> found;
    while (found.size() < count && times.step()) {
        for (std::int64_t wins = times.integer(1); wins > 0 && found.size() < count; --wins) {
            if (before++ >= first) found.emplace_back(times.integer(0));
        }
    }
    return found;
}

/// The median of the times in a slice and some more. With `more` before it, the middle one can have
/// moved that far at most.
std::optional<Milliseconds> medianOf(const Database& database, std::int64_t slice,
                                     std::vector<Milliseconds> more) {
    Statement wins = database.prepare("SELECT sum(wins) FROM second WHERE slice = ?");
    wins.with(slice);
    const std::int64_t stored = wins.step() ? wins.integer(0) : 0;
    const auto added = static_cast<std::int64_t>(more.size());
    if (stored + added == 0) return std::nullopt;
    const std::int64_t lower = (stored + added - 1) / 2, upper = (stored + added) / 2;
    const std::int64_t first = std::max<std::int64_t>(0, lower - added);
    const auto near =
        timesFrom(database, slice, first, static_cast<std::size_t>(upper - first + 1));
    more.insert(more.end(), near.begin(), near.end());
    std::ranges::sort(more);
    const auto at = [&](std::int64_t rank) { return more[static_cast<std::size_t>(rank - first)]; };
    if (upper - first >= static_cast<std::int64_t>(more.size()))
        throw DatabaseError::damage("times are missing");
    return (at(lower) + at(upper)) / 2;
}

}  // namespace

ResultIndex::ResultIndex(std::unique_ptr<Database> database) : database_(std::move(database)) {}
ResultIndex::ResultIndex(ResultIndex&&) noexcept = default;
ResultIndex& ResultIndex::operator=(ResultIndex&&) noexcept = default;
ResultIndex::~ResultIndex() = default;

ResultIndex::ResultIndex() {
    openMemory();
}

ResultIndex::ResultIndex(const Path& file, const Disk& disk) {
    Found found = openFile(file);
    if (found == Found::foreign && disk.moveAside(file, "unreadable")) {
        // What belongs to the old one would be taken for a part of the new one.
        for (const char* tail : {"-wal", "-shm"})
            static_cast<void>(disk.remove(file.string() + tail));
        found = openFile(file);
    }
    if (found != Found::index) openMemory();
}

std::optional<ResultIndex> ResultIndex::reader(const std::string& place) {
    try {
        ResultIndex index(std::make_unique<Database>(place, Database::Mode::read));
        // Of what is in memory even a step under way is read: nobody waits for the other one.
        index.database_->run("PRAGMA read_uncommitted = 1");
        index.place_ = place;
        return index;
    } catch (const DatabaseError&) {
        return std::nullopt;
    }
}

void ResultIndex::openMemory() {
    static std::atomic<int> counter = 0;
    place_ = "file:gridlark-" + std::to_string(++counter) + "?mode=memory&cache=shared";
    inMemory_ = true;
    database_ = std::make_unique<Database>(place_, Database::Mode::write);
    prepare(*database_);
}

ResultIndex::Found ResultIndex::openFile(const Path& file) {
    std::error_code ignored;
    std::filesystem::create_directories(file.parent_path(), ignored);
    place_ = std::filesystem::absolute(file, ignored).string();
    try {
        auto database = std::make_unique<Database>(place_, Database::Mode::write);
        if (!isOurs(*database)) return Found::foreign;
        if (database->text("PRAGMA journal_mode = WAL") != "wal") return Found::unusable;
        database->run("PRAGMA synchronous = NORMAL");
        database->run("PRAGMA cache_size = -32000");  // KB: tickets come in no order
        try {
            prepare(*database);
        } catch (const DatabaseError& error) {
            if (!error.damaged()) throw;
            database->clear();
            prepare(*database);
        }
        database_ = std::move(database);
        return Found::index;
    } catch (const DatabaseError& error) {
        return error.damaged() ? Found::foreign : Found::unusable;
    }
}

bool ResultIndex::clear() {
    try {
        database_->clear();
        prepare(*database_);
        return true;
    } catch (const DatabaseError&) {
        return false;
    }
}

Disk::Result<bool> ResultIndex::readOn(play::FileSystem& files, const Path& log,
                                       std::uint64_t most) {
    for (bool cleared = false;;) {
        try {
            return fill(files, log, most);
        } catch (const DatabaseError& error) {
            const bool tryAgain = error.damaged() && !cleared && clear();
            cleared = true;
            if (tryAgain) continue;
            if (inMemory_) break;  // there is no room even there
        }
        openMemory();
    }
    return tl::unexpected(play::DiskError{play::DiskError::Doing::reading, log,
                                          std::make_error_code(std::errc::not_enough_memory)});
}

Disk::Result<bool> ResultIndex::fill(play::FileSystem& files, const Path& log, std::uint64_t most) {
    Transaction transaction(*database_);
    Filling filling(*database_);
    LogPlace place = placeIn(*database_);
    const play::LogTaker taker{
        .restart = [&] { filling.restart(); },
        .take =
            [&](std::uint64_t number, std::string_view, const auto& result) {
                result ? filling.take(*result) : filling.takeUnreadable(number, result.error());
            },
    };
    auto read = play::readLog(files, log, place, taker, most);
    filling.finish();
    keep(*database_, place);
    transaction.commit();
    return read;
}

template <class Work>
auto ResultIndex::reading(Work work) const -> decltype(work()) {
    try {
        const Snapshot snapshot(*database_);
        return work();
    } catch (const DatabaseError&) {
        return {};
    }
}

bool ResultIndex::contains(std::uint64_t ticket) const {
    return reading([&] {
        Statement row = database_->prepare("SELECT 1 FROM ticket WHERE ticket = ?");
        return row.with(asStored(ticket)).step();
    });
}

Statistics ResultIndex::statistics(const std::string& game, const kit::Options& options,
                                   const std::optional<play::Facet>& facet,
                                   std::span<const Result> more) const {
    return reading([&] {
        Statistics statistics;
        Statement row = database_->prepare(
            "SELECT id, figures FROM slice WHERE game = ? AND grid = ? AND variant = ? AND figure "
            "= ? AND value = ?");
        row.with(game, options.grid, options.variant, facet ? facet->figure : std::string(),
                 std::int64_t{facet ? facet->value : 0});
        const bool any = row.step();
        if (any) static_cast<Figures&>(statistics) = figuresOf(row.text(1));
        std::vector<Milliseconds> times;
        for (const Result& result : more) {
            if (result.game != game || result.options != options) continue;
            if (facet && !facet->includes(result)) continue;
            statistics.add(result);
            if (play::countsForBest(result)) times.push_back(result.time);
        }
        statistics.median = medianOf(*database_, any ? row.integer(0) : 0, std::move(times));
        return statistics;
    });
}

std::vector<kit::Options> ResultIndex::grids(const std::string& game) const {
    return reading([&] {
        std::vector<kit::Options> grids;
        Statement row = database_->prepare(
            "SELECT grid, variant FROM slice WHERE game = ? AND figure = '' ORDER BY id");
        row.with(game);
        while (row.step()) grids.push_back({row.text(0), row.text(1)});
        return grids;
    });
}

ResultIndex::BadLines ResultIndex::badLines() const {
    return reading([&] {
        BadLines lines;
        lines.count = asRead(database_->number("SELECT unreadable FROM log"));
        Statement row = database_->prepare("SELECT line, why FROM unreadable ORDER BY line");
        while (row.step()) lines.first.push_back({asRead(row.integer(0)), row.text(1)});
        return lines;
    });
}

LogPlace ResultIndex::readUpTo() const {
    return reading([&] { return placeIn(*database_); });
}

std::string ResultIndex::flaws(const ResultIndex& right) const {
    try {
        const std::string found = database_->text("PRAGMA quick_check(1)");
        if (found != "ok") return found;
        if (placeIn(*database_).bytes != placeIn(*right.database_).bytes) return {};
        for (const char* rows : {
                 "SELECT ticket FROM ticket ORDER BY ticket",
                 "SELECT game || char(10) || grid || char(10) || variant || char(10) || figure || "
                 "char(10) || value || char(10) || figures FROM slice "
                 "ORDER BY game, grid, variant, figure, value",
                 "SELECT game || char(10) || grid || char(10) || variant || char(10) || figure || "
                 "char(10) || value || char(10) || time || char(10) || wins FROM time "
                 "JOIN slice ON slice.id = time.slice "
                 "ORDER BY game, grid, variant, figure, value, time",
                 "SELECT game || char(10) || grid || char(10) || variant || char(10) || figure || "
                 "char(10) || value || char(10) || second || char(10) || wins FROM second "
                 "JOIN slice ON slice.id = second.slice "
                 "ORDER BY game, grid, variant, figure, value, second",
                 "SELECT line || why FROM unreadable ORDER BY line",
             }) {
            Statement mine = database_->prepare(rows), theirs = right.database_->prepare(rows);
            for (;;) {
                const bool more = mine.step();
                if (more != theirs.step() || (more && mine.text(0) != theirs.text(0)))
                    return "differs from the log";
                if (!more) break;
            }
        }
        return {};
    } catch (const DatabaseError& error) {
        return error.what();
    }
}

}  // namespace gridlark::records
