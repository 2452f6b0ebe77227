/// A host for tables without the shell: default settings, and a record of what it is asked for.
#pragma once

#include <QStringList>
#include <map>

#include "gridlark/ui/plugin.h"

namespace gridlark::ui {

class PlainHost final : public Host {
  public:
    explicit PlainHost(Theme theme = Theme()) : theme_(std::move(theme)) {}

    [[nodiscard]] const Theme& theme() const override { return theme_; }
    [[nodiscard]] int longPress() const override { return longPressTime; }
    [[nodiscard]] QVariant setting(const QString& key, const QVariant& otherwise) const override {
        const auto known = settings.find(key);
        return known != settings.end() ? known->second : otherwise;
    }
    void setSetting(const QString& key, const QVariant& value) override { settings[key] = value; }
    void playSound(const QString& name) override { played << name; }
    void setMusic(const QString& name) override { music = name; }
    [[nodiscard]] Sounds sounds() const override { return loudness; }
    void setSounds(Sounds now) override { loudness = now; }
    void notify(const QString& text) override { notice = text; }

    int longPressTime = 500;  ///< ms
    std::map<QString, QVariant> settings;
    QStringList played;
    QString music;
    Sounds loudness = Sounds::all;
    QString notice;  ///< the last; empty once it is withdrawn

  private:
    Theme theme_;
};

}  // namespace gridlark::ui
