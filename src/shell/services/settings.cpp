#include "settings.h"

#include <QDir>
#include <QFileInfo>
#include <utility>

#include "gridlark/kit/names.h"

#include "files.h"
#include "settings_file.h"

namespace gridlark::shell {

namespace {

constexpr auto themeKey = "theme";
constexpr auto longPressKey = "long-press";
constexpr auto soundsKey = "sounds";

constexpr kit::Names soundNames{std::pair{ui::Sounds::all, "all"},
                                std::pair{ui::Sounds::noMusic, "no-music"},
                                std::pair{ui::Sounds::none, "none"}};
constexpr kit::Names themeNames{std::pair{ThemeChoice::desktop, "desktop"},
                                std::pair{ThemeChoice::light, "light"},
                                std::pair{ThemeChoice::dark, "dark"}};

QString nameOf(std::string_view name) {
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

QString inGame(const QString& game, const QString& key) {
    return QStringLiteral("game-%1/%2").arg(game, key);
}

}  // namespace

Settings::Settings(const QString& file, const play::Disk& disk)
    : file_(std::make_unique<SettingsFile>(disk, file)) {
    if (file_->readable()) return;
    const QString kept = file_->damaged() ? keepAside(disk, file).value_or(QString()) : QString();
    const QString native = QDir::toNativeSeparators(file);
    trouble_ =
        kept.isEmpty()
            ? tr("The settings in %1 cannot be read.").arg(native)
            : tr("The settings could not be read and start afresh. The old file is kept as %1.")
                  .arg(QFileInfo(kept).fileName());
    if (!kept.isEmpty()) file_ = std::make_unique<SettingsFile>(disk, file);
}

Settings::~Settings() {
    sync();
}

bool Settings::sync() {
    writesSoon_ = false;
    const auto done = file_->write();
    done ? emit written() : emit failed(reasonOf(done.error().why));
    return done.has_value();
}

/// Written when the event loop is back, so that what changes together is written once.
bool Settings::keep(const QString& key, const QVariant& value) {
    if (file_->value(key) == value) return false;
    file_->set(key, value);
    if (std::exchange(writesSoon_, true)) return true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (writesSoon_) sync();
        },
        Qt::QueuedConnection);
    return true;
}

QVariant Settings::value(const QString& key) const {
    return file_->value(key);
}

bool Settings::flag(const char* key, bool otherwise) const {
    const QString set = text(key);
    return set == QLatin1String(otherwise ? "false" : "true") ? !otherwise : otherwise;
}

void Settings::set(const char* key, const QVariant& value) {
    if (keep(key, value)) emit changed();
}

int Settings::number(const char* key, int least, int most, int otherwise) const {
    bool isNumber = false;
    const int set = value(key).toInt(&isNumber);
    return isNumber ? std::clamp(set, least, most) : otherwise;
}

ThemeChoice Settings::theme() const {
    return themeNames.find(text(themeKey).toStdString()).value_or(ThemeChoice::desktop);
}

void Settings::setTheme(ThemeChoice choice) {
    set(themeKey, nameOf(themeNames[choice]));
}

int Settings::longPress() const {
    return number(longPressKey, shortestPress, longestPress, usualPress);
}

void Settings::setLongPress(int milliseconds) {
    set(longPressKey, std::clamp(milliseconds, shortestPress, longestPress));
}

ui::Sounds Settings::sounds() const {
    return soundNames.find(text(soundsKey).toStdString()).value_or(ui::Sounds::all);
}

void Settings::setSounds(ui::Sounds sounds) {
    set(soundsKey, nameOf(soundNames[sounds]));
}

LastGrid Settings::lastGrid(const QString& game) const {
    const auto textOf = [&](const char* key) { return text(inGame(game, key)); };
    return {{textOf("grid").toStdString(), textOf("variant").toStdString()}, textOf("title")};
}

void Settings::setLastGrid(const QString& game, const LastGrid& grid) {
    keep(lastGameKey, game);
    keep(inGame(game, "grid"), QString::fromStdString(grid.options.grid));
    keep(inGame(game, "variant"), QString::fromStdString(grid.options.variant));
    keep(inGame(game, "title"), grid.title);
}

QVariant Settings::ofGame(const QString& game, const QString& key,
                          const QVariant& otherwise) const {
    return file_->value(inGame(game, "own-" + key), otherwise);
}

void Settings::setOfGame(const QString& game, const QString& key, const QVariant& value) {
    keep(inGame(game, "own-" + key), value);
}

}  // namespace gridlark::shell
