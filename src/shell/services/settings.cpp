#include "settings.h"

#include <QDir>
#include <QFileInfo>
#include <algorithm>
#include <utility>

#include "gridlark/kit/names.h"

#include "files.h"
#include "settings_file.h"

namespace gridlark::shell {

namespace {

constexpr auto themeKey = "theme";
constexpr auto longPressKey = "long-press";
constexpr auto patternsKey = "patterns";
constexpr auto animationsKey = "animations";
constexpr auto timerKey = "timer";
constexpr auto soundsKey = "sounds";
constexpr auto effectsKey = "volume-effects";
constexpr auto musicKey = "volume-music";

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

Settings::Settings(const QString& file, QObject* parent)
    : QObject(parent), file_(std::make_unique<SettingsFile>(file)) {
    if (file_->readable()) return;
    file_.reset();
    const QString kept = keepAside(file);
    const QString native = QDir::toNativeSeparators(file);
    trouble_ =
        kept.isEmpty()
            ? tr("The settings in %1 cannot be read.").arg(native)
            : tr("The settings could not be read and start afresh. The old file is kept as %1.")
                  .arg(QFileInfo(kept).fileName());
    file_ = std::make_unique<SettingsFile>(file);
}

Settings::~Settings() {
    sync();
}

bool Settings::sync() {
    writesSoon_ = false;
    const QString why = file_->write();
    if (why.isEmpty()) {
        emit written();
    } else {
        emit failed(why);
    }
    return why.isEmpty();
}

/// Written when the event loop is back, so that what changes together is written once.
void Settings::keep(const QString& key, const QVariant& value) {
    if (file_->value(key) == value) return;
    file_->set(key, value);
    if (std::exchange(writesSoon_, true)) return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (writesSoon_) sync();
        },
        Qt::QueuedConnection);
}

bool Settings::flag(const char* key, bool otherwise) const {
    const QString set = text(key);
    return set == QLatin1String(otherwise ? "false" : "true") ? !otherwise : otherwise;
}

void Settings::set(const char* key, const QVariant& value) {
    const QLatin1String name(key);
    if (file_->value(name) == value) return;
    keep(name, value);
    emit changed();
}

QString Settings::text(const char* key) const {
    return file_->value(QLatin1String(key)).toString();
}

int Settings::number(const char* key, int least, int most, int otherwise) const {
    bool isNumber = false;
    const int value = file_->value(QLatin1String(key)).toInt(&isNumber);
    return isNumber ? std::clamp(value, least, most) : otherwise;
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

bool Settings::patterns() const {
    return flag(patternsKey, false);
}
void Settings::setPatterns(bool on) {
    set(patternsKey, on);
}
bool Settings::animations() const {
    return flag(animationsKey, true);
}
void Settings::setAnimations(bool on) {
    set(animationsKey, on);
}
bool Settings::timerShown() const {
    return flag(timerKey, true);
}
void Settings::setTimerShown(bool on) {
    set(timerKey, on);
}

ui::Sounds Settings::sounds() const {
    return soundNames.find(text(soundsKey).toStdString()).value_or(ui::Sounds::all);
}
void Settings::setSounds(ui::Sounds sounds) {
    set(soundsKey, nameOf(soundNames[sounds]));
}
int Settings::effectsVolume() const {
    return number(effectsKey, 0, 100, usualVolume);
}
void Settings::setEffectsVolume(int percent) {
    set(effectsKey, std::clamp(percent, 0, 100));
}
int Settings::musicVolume() const {
    return number(musicKey, 0, 100, usualVolume);
}
void Settings::setMusicVolume(int percent) {
    set(musicKey, std::clamp(percent, 0, 100));
}

QByteArray Settings::windowGeometry() const {
    return file_->value(QStringLiteral("window/geometry")).toByteArray();
}

void Settings::setWindowGeometry(const QByteArray& geometry) {
    keep(QStringLiteral("window/geometry"), geometry);
}

QString Settings::page() const {
    return file_->value(QStringLiteral("window/page")).toString();
}

void Settings::setPage(const QString& page) {
    keep(QStringLiteral("window/page"), page);
}

QString Settings::lastGame() const {
    return file_->value(QStringLiteral("window/game")).toString();
}

LastGrid Settings::lastGrid(const QString& game) const {
    const auto text = [&](const char* key) {
        return file_->value(inGame(game, QLatin1String(key))).toString();
    };
    return {{text("grid").toStdString(), text("variant").toStdString()}, text("title")};
}

void Settings::setLastGrid(const QString& game, const LastGrid& grid) {
    keep(QStringLiteral("window/game"), game);
    keep(inGame(game, QStringLiteral("grid")), QString::fromStdString(grid.options.grid));
    keep(inGame(game, QStringLiteral("variant")), QString::fromStdString(grid.options.variant));
    keep(inGame(game, QStringLiteral("title")), grid.title);
}

QString Settings::reportedLines() const {
    return file_->value(QStringLiteral("results/told-lines")).toString();
}

void Settings::setReportedLines(const QString& lines) {
    keep(QStringLiteral("results/told-lines"), lines);
}

QVariant Settings::ofGame(const QString& game, const QString& key,
                          const QVariant& otherwise) const {
    return file_->value(inGame(game, QStringLiteral("own-") + key), otherwise);
}

void Settings::setOfGame(const QString& game, const QString& key, const QVariant& value) {
    keep(inGame(game, QStringLiteral("own-") + key), value);
}

}  // namespace gridlark::shell
