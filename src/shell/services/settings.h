/// What the player has set, and what the program remembers, in one INI file.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QVariant>
#include <algorithm>
#include <memory>

#include "gridlark/kit/rules.h"
#include "gridlark/play/disk.h"
#include "gridlark/ui/plugin.h"

namespace gridlark::shell {

class SettingsFile;

enum class ThemeChoice { desktop, light, dark };

/// The grid a game was last played on, with its title, as the plug-in is not loaded at start-up.
struct LastGrid {
    kit::Options options;
    QString title;
};

/// Values that make no sense count as not set. Each change is written a moment later.
class Settings : public QObject {
    Q_OBJECT

  public:
    static constexpr int shortestPress = 200, longestPress = 1500, usualPress = 500;  ///< ms
    static constexpr int usualVolume = 60;                                            ///< %

    /// A file that is no INI file is kept aside: `trouble` names it.
    explicit Settings(const QString& file, const play::Disk& disk = play::Disk());
    ~Settings() override;

    [[nodiscard]] const QString& trouble() const { return trouble_; }
    /// Writes to disk now. False if that is not possible.
    bool sync();

    [[nodiscard]] ThemeChoice theme() const;
    void setTheme(ThemeChoice choice);
    [[nodiscard]] int longPress() const;  ///< ms
    void setLongPress(int milliseconds);
    [[nodiscard]] bool patterns() const { return flag(patternsKey, false); }
    void setPatterns(bool on) { set(patternsKey, on); }
    [[nodiscard]] bool animations() const { return flag(animationsKey, true); }
    void setAnimations(bool on) { set(animationsKey, on); }
    [[nodiscard]] bool timerShown() const { return flag(timerKey, true); }
    void setTimerShown(bool on) { set(timerKey, on); }
    [[nodiscard]] ui::Sounds sounds() const;
    void setSounds(ui::Sounds sounds);
    /// Volumes are 0 … 100.
    [[nodiscard]] int effectsVolume() const { return number(effectsKey, 0, 100, usualVolume); }
    void setEffectsVolume(int percent) { set(effectsKey, std::clamp(percent, 0, 100)); }
    [[nodiscard]] int musicVolume() const { return number(musicKey, 0, 100, usualVolume); }
    void setMusicVolume(int percent) { set(musicKey, std::clamp(percent, 0, 100)); }

    [[nodiscard]] QByteArray windowGeometry() const { return value(geometryKey).toByteArray(); }
    void setWindowGeometry(const QByteArray& geometry) { keep(geometryKey, geometry); }
    /// "home", "game/<id>", "statistics", …
    [[nodiscard]] QString page() const { return text(pageKey); }
    void setPage(const QString& page) { keep(pageKey, page); }
    [[nodiscard]] QString lastGame() const { return text(lastGameKey); }
    [[nodiscard]] LastGrid lastGrid(const QString& game) const;
    void setLastGrid(const QString& game, const LastGrid& grid);
    /// Which unreadable lines of the result log the player has read about.
    [[nodiscard]] QString reportedLines() const { return text(reportedKey); }
    void setReportedLines(const QString& lines) { keep(reportedKey, lines); }

    /// A setting of a game's own.
    [[nodiscard]] QVariant ofGame(const QString& game, const QString& key,
                                  const QVariant& otherwise) const;
    void setOfGame(const QString& game, const QString& key, const QVariant& value);

  signals:
    /// One of those that the player sets.
    void changed();
    void written();
    void failed(const QString& why);

  private:
    static constexpr auto patternsKey = "patterns";
    static constexpr auto animationsKey = "animations";
    static constexpr auto timerKey = "timer";
    static constexpr auto effectsKey = "volume-effects";
    static constexpr auto musicKey = "volume-music";
    static constexpr auto geometryKey = "window/geometry";
    static constexpr auto pageKey = "window/page";
    static constexpr auto lastGameKey = "window/game";
    static constexpr auto reportedKey = "results/told-lines";

    [[nodiscard]] QVariant value(const QString& key) const;
    [[nodiscard]] QString text(const QString& key) const { return value(key).toString(); }
    [[nodiscard]] bool flag(const char* key, bool otherwise) const;
    [[nodiscard]] int number(const char* key, int least, int most, int otherwise) const;
    /// Sets what the player sets.
    void set(const char* key, const QVariant& value);
    /// False if it was so already.
    bool keep(const QString& key, const QVariant& value);

    std::unique_ptr<SettingsFile> file_;
    QString trouble_;
    bool writesSoon_ = false;
};

}  // namespace gridlark::shell
