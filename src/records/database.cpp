#include "database.h"

#include <sqlite3.h>

namespace gridlark::records {
namespace {

/// How long a connection waits for another program, in ms. Who reads hardly ever has to.
constexpr int patience = 10'000, patienceToRead = 200;

[[noreturn]] void fail(sqlite3* database) {
    throw DatabaseError(sqlite3_errcode(database), sqlite3_errmsg(database));
}

}  // namespace

namespace {

void rollBack(const Database& database) {
    try {
        database.run("ROLLBACK");
    } catch (const DatabaseError&) {  // it has been rolled back already
    }
}

}  // namespace

DatabaseError DatabaseError::damage(const std::string& what) {
    return {SQLITE_CORRUPT, what};
}

bool DatabaseError::damaged() const {
    return code_ == SQLITE_CORRUPT || code_ == SQLITE_NOTADB;
}

void Statement::Finalize::operator()(sqlite3_stmt* statement) const {
    sqlite3_finalize(statement);
}

Statement::Statement(sqlite3* database, std::string_view sql) {
    sqlite3_stmt* statement = nullptr;
    const int size = static_cast<int>(sql.size());
    if (sqlite3_prepare_v2(database, sql.data(), size, &statement, nullptr) != SQLITE_OK)
        fail(database);
    statement_.reset(statement);
}

void Statement::reset() {
    sqlite3_reset(statement_.get());
    sqlite3_clear_bindings(statement_.get());
}

void Statement::bind(int index, std::int64_t value) {
    if (sqlite3_bind_int64(statement_.get(), index, value) != SQLITE_OK)
        fail(sqlite3_db_handle(statement_.get()));
}

void Statement::bind(int index, const std::string& value) {
    if (sqlite3_bind_text64(statement_.get(), index, value.data(), value.size(), SQLITE_TRANSIENT,
                            SQLITE_UTF8) != SQLITE_OK)
        fail(sqlite3_db_handle(statement_.get()));
}

bool Statement::step() {
    const int result = sqlite3_step(statement_.get());
    if (result != SQLITE_ROW && result != SQLITE_DONE) fail(sqlite3_db_handle(statement_.get()));
    return result == SQLITE_ROW;
}

void Statement::run() {
    while (step()) {
    }
    reset();
}

std::int64_t Statement::integer(int column) const {
    return sqlite3_column_int64(statement_.get(), column);
}

std::string Statement::text(int column) const {
    const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_.get(), column));
    const int size = sqlite3_column_bytes(statement_.get(), column);
    return bytes == nullptr ? std::string() : std::string(bytes, static_cast<std::size_t>(size));
}

void Database::Close::operator()(sqlite3* database) const {
    sqlite3_close_v2(database);
}

Database::Database(const std::string& name, Mode mode) {
    const int access = mode == Mode::write ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
                                           : SQLITE_OPEN_READWRITE;  // reading takes a lock, too
    sqlite3* database = nullptr;
    const int result = sqlite3_open_v2(name.c_str(), &database,
                                       access | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX, nullptr);
    database_.reset(database);
    if (result != SQLITE_OK) throw DatabaseError(result, sqlite3_errstr(result));
    sqlite3_busy_timeout(database, mode == Mode::write ? patience : patienceToRead);
    if (mode == Mode::read) run("PRAGMA query_only = 1");
}

Statement Database::prepare(std::string_view sql) const {
    return Statement(database_.get(), sql);
}

void Database::run(const std::string& sql) const {
    if (sqlite3_exec(database_.get(), sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
        fail(database_.get());
}

std::int64_t Database::number(std::string_view sql) const {
    Statement statement = prepare(sql);
    return statement.step() ? statement.integer(0) : 0;
}

std::string Database::text(std::string_view sql) const {
    Statement statement = prepare(sql);
    return statement.step() ? statement.text(0) : std::string();
}

int Database::changes() const {
    return sqlite3_changes(database_.get());
}

void Database::clear() {
    sqlite3_db_config(database_.get(), SQLITE_DBCONFIG_RESET_DATABASE, 1, nullptr);
    const int result = sqlite3_exec(database_.get(), "VACUUM", nullptr, nullptr, nullptr);
    sqlite3_db_config(database_.get(), SQLITE_DBCONFIG_RESET_DATABASE, 0, nullptr);
    if (result != SQLITE_OK) fail(database_.get());
}

Transaction::Transaction(Database& database) : database_(database) {
    database_.run("BEGIN IMMEDIATE");
}

Transaction::~Transaction() {
    if (!done_) rollBack(database_);
}

Snapshot::~Snapshot() {
    rollBack(database_);
}

void Transaction::commit() {
    database_.run("COMMIT");
    done_ = true;
}

}  // namespace gridlark::records
