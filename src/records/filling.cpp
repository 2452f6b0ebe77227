#include "filling.h"

#include <cmath>
#include <vector>

#include "gridlark/play/result_log.h"

#include "figures_text.h"
#include "result_index.h"

namespace gridlark::records {

using play::LogPlace;
using play::Milliseconds;
using play::Result;

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

std::int64_t secondOf(Milliseconds time) {
    return time.count() / 1000;
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

void forget(Database& database) {
    for (const char* table : {"unreadable", "ticket", "slice", "second", "time"})
        database.run(std::string("DELETE FROM ") + table);
    database.run("UPDATE log SET bytes = 0, tail = '', lines = 0, unreadable = 0");
}

}  // namespace

bool isOurs(const Database& database) {
    const bool empty = database.number("SELECT count(*) FROM sqlite_master") == 0;
    return empty || database.number("PRAGMA application_id") == applicationId;
}

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

Filling::Filling(Database& database)
    : database_(database),
      ticket_(database.prepare("INSERT OR IGNORE INTO ticket VALUES(?)")),
      unreadable_(database.prepare("INSERT OR IGNORE INTO unreadable VALUES(?, ?)")),
      find_(database.prepare("SELECT id, figures FROM slice WHERE game = ? AND grid = ? AND "
                             "variant = ? AND figure = ? "
                             "AND value = ?")),
      make_(database.prepare(
          "INSERT INTO slice(game, grid, variant, figure, value) VALUES(?, ?, ?, ?, ?)")),
      second_(database.prepare(
          "INSERT INTO second VALUES(?, ?, 1) ON CONFLICT DO UPDATE SET wins = wins + 1")),
      time_(database.prepare(
          "INSERT INTO time VALUES(?, ?, 1) ON CONFLICT DO UPDATE SET wins = wins + 1")) {}

void Filling::restart() {
    slices_.clear();
    forget(database_);
}

void Filling::take(const Result& result) {
    if (result.ticket != 0) {
        ticket_.with(asStored(result.ticket)).run();
        if (database_.changes() == 0) return;  // it has counted
    }
    addTo({result.game, result.options.grid, result.options.variant, "", 0}, result);
    for (const auto& [figure, value] : facetsOf(result))
        addTo({result.game, result.options.grid, result.options.variant, figure, value}, result);
}

void Filling::takeUnreadable(std::uint64_t line, const std::string& why) {
    database_.run("UPDATE log SET unreadable = unreadable + 1");
    if (database_.number("SELECT unreadable FROM log") <= mostBadLines)
        unreadable_.with(asStored(line), why).run();
}

void Filling::finish() {
    Statement keep = database_.prepare("UPDATE slice SET figures = ? WHERE id = ?");
    for (const auto& [key, slice] : slices_) keep.with(textOf(slice.figures), slice.id).run();
}

void Filling::addTo(const Key& key, const Result& result) {
    Slice& slice = sliceOf(key);
    slice.figures.add(result);
    if (!play::countsForBest(result)) return;
    second_.with(slice.id, secondOf(result.time)).run();
    time_.with(slice.id, std::int64_t{result.time.count()}).run();
}

Filling::Slice& Filling::sliceOf(const Key& key) {
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

}  // namespace gridlark::records
