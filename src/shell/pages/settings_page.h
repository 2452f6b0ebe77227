/// What the player can set; everything counts at once.
#pragma once

#include "page.h"
#include "services/services.h"

namespace gridlark::shell {

class PillRow;
class Settings;

class SettingsPage : public Page {
    Q_OBJECT

  public:
    explicit SettingsPage(const Services& services);

    void enter() override;

  private:
    QVBoxLayout* build();
    QWidget* themeRow();
    QWidget* pressRow();
    QWidget* soundsRow();
    QWidget* volumeRow(const QString& name, int volume, void (Settings::*set)(int));
    QWidget* toggleRow(const QString& name, const QString& note, bool on,
                       void (Settings::*set)(bool));
    struct Range {
        int least;
        int most;
        int step;
    };
    QWidget* slider(Range range, int value, const QString& name, QString (*text)(int),
                    void (Settings::*set)(int));
    PillRow* pills(const QString& name, const QStringList& texts);
    QWidget* row(const QString& name, const QString& note, QWidget* control);
    QVBoxLayout* addCard(QVBoxLayout* column, const QString& title);

    Services services_;
    PillRow* sounds_ = nullptr;
};

}  // namespace gridlark::shell
