/// An INI file of settings.
#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QVariant>
#include <optional>

#include "gridlark/play/disk.h"

namespace gridlark::shell {

/// Keys are "section/name", or "name" for what is in [General]. Values are texts, lists of texts,
/// numbers, flags and bytes.
using SettingsValues = QMap<QString, QVariant>;

/// The format of QSettings, which is not used itself: it takes a full disk for a success and leaves
/// an empty file, and a pipe in place of the file would hold up the start for ever.
class SettingsFile {
  public:
    SettingsFile(const play::Disk& disk, const QString& file);

    /// False for a file that is no INI file, or that cannot be read. Such a file is never written.
    [[nodiscard]] bool readable() const { return !flaw_; }
    /// It is no INI file, and never will be.
    [[nodiscard]] bool damaged() const { return flaw_ && flaw_->lasting(); }
    [[nodiscard]] QVariant value(const QString& key, const QVariant& otherwise = {}) const {
        return values_.value(key, otherwise);
    }
    /// Keeps a value for the next `write`.
    void set(const QString& key, const QVariant& value);

    /// Writes what has changed. The old file stays on any failure, and the next call tries again.
    [[nodiscard]] play::Disk::Done write();

  private:
    play::Disk disk_;
    QString file_;
    SettingsValues values_;
    std::optional<play::DiskError> flaw_;  ///< why the file is not readable
    bool unwritten_ = false;
};

/// The text of an INI file with these values.
[[nodiscard]] QByteArray iniOf(const SettingsValues& values);
/// The values of such a text; text unless it says of what other type they are. Nothing for a text
/// that is no INI file.
[[nodiscard]] std::optional<SettingsValues> valuesOf(const QByteArray& ini);

}  // namespace gridlark::shell
