/// An INI file of settings.
#pragma once

#include <QMap>
#include <QSettings>
#include <QString>
#include <QVariant>

namespace gridlark::shell {

/// Reads through QSettings but writes by itself: QSettings takes a full disk for a success and
/// leaves an empty file.
class SettingsFile {
  public:
    explicit SettingsFile(const QString& file);

    /// False for a file that is no INI file.
    [[nodiscard]] bool readable() const { return kept_.status() == QSettings::NoError; }
    [[nodiscard]] QVariant value(const QString& key, const QVariant& otherwise = {}) const;
    /// Keeps a value for the next `write`.
    void set(const QString& key, const QVariant& value);

    /// Writes what has changed. Gives what went wrong, or an empty text; the old file stays on any
    /// failure, and the next call tries again.
    [[nodiscard]] QString write();

  private:
    QString file_;
    QSettings kept_;                   ///< as the file has it
    QMap<QString, QVariant> changed_;  ///< since the start
    bool unwritten_ = false;
};

/// The text of an INI file with these values; keys are "section/name", or "name" in [General].
[[nodiscard]] QByteArray iniOf(const QMap<QString, QVariant>& values);

}  // namespace gridlark::shell
