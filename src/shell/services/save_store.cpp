#include "save_store.h"

#include <QDir>
#include <QFile>

#include "files.h"

namespace gridlark::shell {

using nlohmann::json;

namespace {

/// The shell's own part of a save.
constexpr auto shellKey = "shell";

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

}  // namespace

SaveStore::SaveStore(QString directory, Write write)
    : directory_(std::move(directory)), write_(write ? std::move(write) : writeWhole) {}

SaveStore::~SaveStore() {
    flush(std::chrono::seconds(2));
}

QString SaveStore::setAside(const QString& game) {
    left_.erase(game);
    const QString file = fileOf(game);
    const QString kept = keepAside(file);
    if (kept.isEmpty())
        return tr("The saved game in %1 cannot be read.").arg(QDir::toNativeSeparators(file));
    return tr("A saved game could not be read. It is kept as %1.")
        .arg(QDir::toNativeSeparators(kept));
}

SaveStore::Loaded SaveStore::load(const QString& game) {
    flush(std::chrono::seconds(1));
    left_.erase(game);
    QFile file(fileOf(game));
    if (!file.exists()) return {};
    if (!file.open(QIODevice::ReadOnly)) return {std::nullopt, setAside(game)};
    json document = json::parse(file.readAll().toStdString(), nullptr, false);
    file.close();
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
    // Texts come from games: a bad byte must not cost the save.
    const std::string text = document.dump(-1, ' ', false, json::error_handler_t::replace);
    const QString why = write_(fileOf(game), QByteArray::fromStdString(text + '\n'));
    {
        const std::lock_guard lock(queue_.mutex);
        --queue_.busy;
        if (!why.isEmpty() && !queue_.waiting.contains(game))
            queue_.failed[game] = std::move(document);
    }
    queue_.idle.notify_all();
    why.isEmpty() ? emit written(game) : emit failed(game, why);
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
