/// The saves of running games: one JSON file each, written on a thread of its own.
#pragma once

#include <QObject>
#include <QString>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <optional>
#include <vector>

#include <nlohmann/json.hpp>

#include "gridlark/play/disk.h"
#include "gridlark/play/worker.h"

namespace gridlark::shell {

/// What a home page card shows of a game left in the middle.
struct LeftGame {
    QString text;  ///< "level 4"; may be empty
    std::chrono::milliseconds time{0};
};

/// Never makes the caller wait for the disk, except in `flush`. Of several saves of one game that
/// wait, the newest is written. Another copy of the program may use the same files: a save that it
/// has written meanwhile is kept as a game put aside.
class SaveStore : public QObject {
    Q_OBJECT

  public:
    /// A larger file is unreadable; in bytes.
    static constexpr std::uint64_t largest = 67'108'864;

    struct Loaded {
        std::optional<nlohmann::json> document;
        QString trouble;  ///< for the player; set if there was a file that could not be read
    };

    explicit SaveStore(QString directory, const play::Disk& disk = play::Disk());
    /// Writes what waits, for at most two seconds.
    ~SaveStore() override;

    /// Reads a save, the one still to be written first. An unreadable file is kept aside.
    [[nodiscard]] Loaded load(const QString& game);
    /// Keeps a file aside that is no save of the game: the message to show.
    [[nodiscard]] QString setAside(const QString& game);

    /// Has a save written soon; `left` is kept with it, and is what `leftGame` gives.
    void put(const QString& game, nlohmann::json document, const std::optional<LeftGame>& left);
    /// Writes, in place of a save, that there is none: an older one that still waits cannot come
    /// after it.
    void drop(const QString& game) { put(game, nullptr, std::nullopt); }
    /// The game that waits, by the last `put` or `load`.
    [[nodiscard]] std::optional<LeftGame> leftGame(const QString& game) const;

    /// Waits until everything is written. False if it took too long or failed.
    bool flush(std::chrono::milliseconds atMost);

  signals:
    void written(const QString& game);
    void failed(const QString& game, const QString& why);
    /// Another copy of the program has saved this game too; its save is kept as well.
    void foundAnother(const QString& game);

  private:
    using Json = nlohmann::json;

    /// Shared with the writing thread.
    struct Queue {
        std::mutex mutex;
        std::condition_variable idle;
        std::map<QString, Json> waiting;
        std::map<QString, Json> failed;  ///< tried again with the next save or flush
        int busy = 0;
    };
    struct File {
        std::optional<play::FileSystem::About> known{};  ///< as last read or written here
        bool refused = false;                            ///< no save, and still in its place
    };

    void post(const QString& game);
    void writeNewest(const QString& game);
    [[nodiscard]] play::Disk::Done write(const QString& game, Json document);
    [[nodiscard]] play::Disk::Done moveAway(const QString& game);
    [[nodiscard]] play::Disk::Done keepAnother(const QString& game, const Json& mine);
    [[nodiscard]] File fileNow(const QString& game);
    void note(const QString& game, const File& file);
    [[nodiscard]] QString unreadable(const QString& game) const;
    [[nodiscard]] QString fileOf(const QString& game) const {
        return directory_ + u'/' + game + QStringLiteral(".json");
    }

    QString directory_;
    play::Disk disk_;
    Queue queue_;
    std::mutex filesMutex_;
    std::map<QString, File> files_;
    // These are the writing thread's alone: by game, what other copies have and what was saved
    // here, the latest of each play.
    std::map<QString, std::vector<Json>> others_, own_;
    std::map<QString, LeftGame> left_;
    play::Worker worker_;  // the last one, so that it stops before the rest goes
};

}  // namespace gridlark::shell
