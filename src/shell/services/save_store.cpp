#include "save_store.h"

#include <QDir>
#include <algorithm>

#include "gridlark/play/save.h"

#include "files.h"

namespace gridlark::shell {

using nlohmann::json;

namespace {

/// The shell's own part of a save.
constexpr auto shellKey = "shell";
/// Of so many games it is known that they were played here. A copy that has an older state of
/// another one has not written for long.
constexpr std::size_t mostOwn = 16;

std::optional<LeftGame> leftIn(const json& document) {
    const auto part = document.find(shellKey);
    if (part == document.end() || !part->is_object()) return std::nullopt;
    const auto text = part->find("left");
    const auto time = part->find("time");
    if (text == part->end() || !text->is_string()) return std::nullopt;
    if (time == part->end() || !time->is_number_integer()) return std::nullopt;
    return LeftGame{QString::fromStdString(text->get<std::string>()),
                    std::chrono::milliseconds(time->get<std::int64_t>())};
}

/// How a file is now; nothing if there is none.
std::optional<play::FileSystem::About> known(const play::Disk& disk,
                                             const std::filesystem::path& file) {
    const auto about = disk.files().about(file);
    return about ? std::optional(*about) : std::nullopt;
}

/// Whether two saves are of one play of a deal.
bool isSame(const json& a, const json& b) {
    return a.is_object() && b.is_object() && a.value("ticket", json()) == b.value("ticket", json());
}

/// Whether a save is of the same game as another one, which goes on from there.
bool isPartOf(const json& save, const json& later) {
    const auto eventsOf = [](const json& one) {
        const auto events = one.is_object() ? one.find("events") : one.end();
        return events != one.end() && events->is_array() ? *events : json::array();
    };
    if (!isSame(save, later)) return false;
    const json first = eventsOf(save), second = eventsOf(later);
    return first.size() <= second.size() && std::equal(first.begin(), first.end(), second.begin());
}

bool isPartOfAny(const json& save, const std::vector<json>& games) {
    return std::any_of(games.begin(), games.end(),
                       [&](const json& game) { return isPartOf(save, game); });
}

bool isReported(const json& game) {
    return game.value("reported", json()) == true;
}

/// The games of a save, without what belongs to the save itself; the one in progress is the last.
std::vector<json> gamesIn(const json& save) {
    std::vector<json> games;
    if (!save.is_object()) return games;
    const auto add = [&games](json game) {
        for (const char* key : {"older", "newer", shellKey}) game.erase(key);
        games.push_back(std::move(game));
    };
    for (const char* key : {"older", "newer"}) {
        const auto aside = save.find(key);
        if (aside == save.end() || !aside->is_array()) continue;
        for (const json& game : *aside) {
            if (game.is_object()) add(game);
        }
    }
    add(save);
    return games;
}

/// Puts the games of other copies aside in a save, which may be none.
void addOthers(json& save, const std::vector<json>& others) {
    const std::vector<json> mine = gamesIn(save);
    for (const json& other : others) {
        if (isPartOfAny(other, mine)) continue;
        if (!save.is_object()) {
            save = other;
            continue;
        }
        json& older = save["older"];
        if (!older.is_array()) older = json::array();
        older.push_back(other);
    }
}

}  // namespace

SaveStore::SaveStore(QString directory, const play::Disk& disk)
    : directory_(std::move(directory)), disk_(disk) {
    disk_.sweep(pathOf(directory_));
}

SaveStore::~SaveStore() {
    flush(std::chrono::seconds(2));
}

QString SaveStore::unreadable(const QString& game) const {
    return tr("The saved game in %1 cannot be read.").arg(QDir::toNativeSeparators(fileOf(game)));
}

QString SaveStore::setAside(const QString& game) {
    left_.erase(game);
    const auto kept = keepAside(disk_, fileOf(game));
    note(game, {.known = {}, .refused = !kept});
    if (!kept) return unreadable(game);
    return tr("A saved game could not be read. It is kept as %1.")
        .arg(QDir::toNativeSeparators(*kept));
}

SaveStore::Loaded SaveStore::load(const QString& game) {
    flush(std::chrono::seconds(1));
    left_.erase(game);
    const auto path = pathOf(fileOf(game));
    const auto seen = known(disk_, path);
    const auto content = disk_.read(path, largest);
    note(game, {.known = content ? seen : std::nullopt});
    if (content && !*content) return {};
    if (!content && !content.error().lasting()) return {std::nullopt, unreadable(game)};
    if (!content) return {std::nullopt, setAside(game)};
    json document = play::documentOf(**content);
    if (document.is_null()) return {};  // dropped
    if (!document.is_object()) return {std::nullopt, setAside(game)};
    if (const auto left = leftIn(document)) left_[game] = *left;
    return {std::move(document), {}};
}

std::optional<LeftGame> SaveStore::leftGame(const QString& game) const {
    const auto found = left_.find(game);
    return found == left_.end() ? std::nullopt : std::optional(found->second);
}

void SaveStore::put(const QString& game, json document, const std::optional<LeftGame>& left) {
    left_.erase(game);
    if (left) {
        left_[game] = *left;
        document[shellKey] = {{"left", left->text.toStdString()}, {"time", left->time.count()}};
    }
    {
        const std::lock_guard lock(queue_.mutex);
        queue_.failed.erase(game);
        queue_.waiting[game] = std::move(document);
    }
    post(game);
}

void SaveStore::post(const QString& game) {
    worker_.post([this, game](const std::stop_token&) { writeNewest(game); });
}

void SaveStore::writeNewest(const QString& game) {
    json document;
    {
        const std::lock_guard lock(queue_.mutex);
        const auto found = queue_.waiting.find(game);
        if (found == queue_.waiting.end()) return;  // an earlier job has taken it
        document = std::move(found->second);
        queue_.waiting.erase(found);
        ++queue_.busy;
    }
    const auto done = write(game, document);
    {
        const std::lock_guard lock(queue_.mutex);
        --queue_.busy;
        if (!done && !queue_.waiting.contains(game)) queue_.failed[game] = std::move(document);
    }
    queue_.idle.notify_all();
    done ? emit written(game) : emit failed(game, reasonOf(done.error().why));
}

SaveStore::File SaveStore::fileNow(const QString& game) {
    const std::lock_guard lock(filesMutex_);
    return files_[game];
}

void SaveStore::note(const QString& game, const File& file) {
    const std::lock_guard lock(filesMutex_);
    files_[game] = file;
}

play::Disk::Done SaveStore::write(const QString& game, json document) {
    const auto path = pathOf(fileOf(game));
    auto clear = fileNow(game).refused ? moveAway(game) : keepAnother(game, document);
    if (!clear) return clear;
    if (document.is_object()) {
        std::vector<json>& own = own_[game];
        const json now = gamesIn(document).back();
        std::erase_if(own, [&](const json& before) { return isSame(before, now); });
        own.push_back(now);
        if (own.size() > mostOwn) own.erase(own.begin());
    }
    addOthers(document, others_[game]);
    // Texts come from games: a bad byte must not cost the save.
    const std::string text = document.dump(-1, ' ', false, json::error_handler_t::replace);
    auto done = disk_.replace(path, text + '\n');
    note(game, {.known = known(disk_, path)});
    return done;
}

/// What cannot be read is never written over.
play::Disk::Done SaveStore::moveAway(const QString& game) {
    const auto kept = keepAside(disk_, fileOf(game));
    if (!kept && kept.error().why != std::errc::no_such_file_or_directory)
        return tl::unexpected(kept.error());
    return {};
}

/// Takes up a save that another copy of the program has written since this one last did, or that
/// could not be read at first. An error if it still cannot be.
play::Disk::Done SaveStore::keepAnother(const QString& game, const json& mine) {
    const auto path = pathOf(fileOf(game));
    const auto now = known(disk_, path), before = fileNow(game).known;
    if (now && before && now->unchangedSince(*before)) return {};
    const auto content = disk_.read(path, largest);
    if (!content) {
        const bool forGood =
            content.error().lasting() || content.error().why == std::errc::permission_denied;
        return forGood ? moveAway(game) : tl::unexpected(content.error());
    }
    const json theirs = *content ? play::documentOf(**content) : json();
    if (theirs.is_discarded()) return moveAway(game);
    std::vector<json>& others = others_[game];
    bool found = false;
    for (const json& one : gamesIn(theirs)) {
        const auto older = [&](const json& other) {
            return isPartOf(other, one) || (isReported(one) && isSame(other, one));
        };
        if (isPartOfAny(one, others) || isPartOfAny(one, own_[game])) continue;
        std::erase_if(others, older);
        if (isReported(one)) continue;
        found = found || !isPartOfAny(one, gamesIn(mine));
        others.push_back(one);  // even so: this session may forget it
    }
    if (found) emit foundAnother(game);
    return {};
}

bool SaveStore::flush(std::chrono::milliseconds atMost) {
    std::unique_lock lock(queue_.mutex);
    std::vector<QString> again;
    for (auto& [game, document] : queue_.failed) {
        queue_.waiting.emplace(game, std::move(document));
        again.push_back(game);
    }
    queue_.failed.clear();
    lock.unlock();
    for (const QString& game : again) post(game);
    lock.lock();
    const bool done = queue_.idle.wait_for(
        lock, atMost, [this] { return queue_.waiting.empty() && queue_.busy == 0; });
    return done && queue_.failed.empty();
}

}  // namespace gridlark::shell
