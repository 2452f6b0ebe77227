/// What the player has set, and what the program remembers, in one INI file.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QVariant>
#include <memory>

#include "gridlark/kit/rules.h"
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
    explicit Settings(const QString& file, QObject* parent = nullptr);
    ~Settings() override;

    [[nodiscard]] const QString& trouble() const { return trouble_; }
    /// Writes to disk now. False if that is not possible.
    bool sync();

    [[nodiscard]] ThemeChoice theme() const;
    void setTheme(ThemeChoice choice);
    [[nodiscard]] int longPress() const;  ///< ms
    void setLongPress(int milliseconds);
    [[nodiscard]] bool patterns() const;
    void setPatterns(bool on);
    [[nodiscard]] bool animations() const;
    void setAnimations(bool on);
    [[nodiscard]] bool timerShown() const;
    void setTimerShown(bool on);
    [[nodiscard]] ui::Sounds sounds() const;
    void setSounds(ui::Sounds sounds);
    [[nodiscard]] int effectsVolume() const;  ///< 0 … 100
    void setEffectsVolume(int percent);
    [[nodiscard]] int musicVolume() const;  ///< 0 … 100
    void setMusicVolume(int percent);

    [[nodiscard]] QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);
    /// "home", "game/<id>", "statistics", …
    [[nodiscard]] QString page() const;
    void setPage(const QString& page);
    [[nodiscard]] QString lastGame() const;
    [[nodiscard]] LastGrid lastGrid(const QString& game) const;
    void setLastGrid(const QString& game, const LastGrid& grid);
    /// Which unreadable lines of the result log the player has read about.
    [[nodiscard]] QString reportedLines() const;
    void setReportedLines(const QString& lines);

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
    [[nodiscard]] bool flag(const char* key, bool otherwise) const;
    [[nodiscard]] QString text(const char* key) const;
    [[nodiscard]] int number(const char* key, int least, int most, int otherwise) const;
    void set(const char* key, const QVariant& value);
    void keep(const QString& key, const QVariant& value);

    std::unique_ptr<SettingsFile> file_;
    QString trouble_;
    bool writesSoon_ = false;
};

}  // namespace gridlark::shell
