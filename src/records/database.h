/// The few things that the index asks of SQLite, as values that close themselves.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace gridlark::records {

/// What SQLite reports. Never leaves this library.
class DatabaseError : public std::runtime_error {
  public:
    DatabaseError(int code, const std::string& what) : std::runtime_error(what), code_(code) {}
    /// For content that nobody has written there.
    [[nodiscard]] static DatabaseError damage(const std::string& what);

    /// The file is damaged, or no database.
    [[nodiscard]] bool damaged() const;

  private:
    int code_;
};

/// A prepared statement. `bind` in the order of its parameters, from 1; columns count from 0.
class Statement {
  public:
    Statement(sqlite3* database, std::string_view sql);

    /// Begins anew with these values.
    template <class... Values>
    Statement& with(const Values&... values) {
        reset();
        int index = 0;
        (bind(++index, values), ...);
        return *this;
    }
    /// The next row; false if there is none.
    bool step();
    /// For a statement that gives no rows.
    void run();

    [[nodiscard]] std::int64_t integer(int column) const;
    [[nodiscard]] std::string text(int column) const;

  private:
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };

    void reset();
    void bind(int index, std::int64_t value);
    void bind(int index, const std::string& value);

    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

/// A connection, for one thread at a time. Every member throws `DatabaseError`.
class Database {
  public:
    enum class Mode {
        write,  ///< made if it is not there
        read,
    };

    /// Opens a file or, by a URI, a database in memory.
    Database(const std::string& name, Mode mode);

    [[nodiscard]] Statement prepare(std::string_view sql) const;
    void run(const std::string& sql) const;
    /// The first column of the first row; 0 if there is none.
    [[nodiscard]] std::int64_t number(std::string_view sql) const;
    [[nodiscard]] std::string text(std::string_view sql) const;
    /// How many rows the last statement has changed.
    [[nodiscard]] int changes() const;

    /// Makes it empty, however damaged it is. Other programs that have it open see an empty one.
    void clear();

  private:
    struct Close {
        void operator()(sqlite3* database) const;
    };

    std::unique_ptr<sqlite3, Close> database_;
};

/// All or nothing of what is written until `commit`.
class Transaction {
  public:
    explicit Transaction(Database& database);
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    ~Transaction();
    void commit();

  private:
    Database& database_;
    bool done_ = false;
};

/// Until it ends, everything read is as of one moment.
class Snapshot {
  public:
    explicit Snapshot(Database& database) : database_(database) { database_.run("BEGIN"); }
    Snapshot(const Snapshot&) = delete;
    Snapshot& operator=(const Snapshot&) = delete;
    ~Snapshot();

  private:
    Database& database_;
};

}  // namespace gridlark::records
