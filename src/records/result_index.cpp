#include "result_index.h"

#include <algorithm>
#include <atomic>

#include "database.h"
#include "figures_text.h"
#include "filling.h"

namespace gridlark::records {

using play::Disk;
using play::Figures;
using play::LogPlace;
using play::Milliseconds;
using play::Result;
using play::Statistics;

namespace {

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
    const auto about = disk.files().about(file);
    const bool special = about && about->kind != play::FileSystem::Kind::regular;
    Found found = special ? Found::unusable : openFile(file);
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
    const LogPlace before = placeIn(*database_);
    LogPlace place = before;
    const play::LogTaker taker{
        .restart = [&] { filling.restart(); },
        .take =
            [&](std::uint64_t number, std::string_view, const auto& result) {
                result ? filling.take(*result) : filling.takeUnreadable(number, result.error());
            },
    };
    auto read = play::readLog(files, log, place, taker, most);
    if (place.bytes == before.bytes && place.file.unchangedSince(before.file)) return read;
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
    } catch (const DatabaseError& error) {
        damaged_ = damaged_ || error.damaged();
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
        const std::string slice =
            "game || char(10) || grid || char(10) || variant || char(10) || figure || value";
        const std::string bySlice = " ORDER BY game, grid, variant, figure, value";
        const auto counted = [&](const std::string& unit) {
            return "SELECT " + slice + " || char(10) || " + unit + " || char(10) || wins FROM " +
                   unit + " JOIN slice ON slice.id = " + unit + ".slice" + bySlice + ", " + unit;
        };
        for (const std::string& rows :
             {std::string("SELECT ticket FROM ticket ORDER BY ticket"),
              std::string("SELECT line || why FROM unreadable ORDER BY line"),
              "SELECT " + slice + " || char(10) || figures FROM slice" + bySlice, counted("second"),
              counted("time")}) {
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
