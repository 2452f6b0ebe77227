/// What the player can set; everything counts at once.
#pragma once

#include "page.h"
#include "services/services.h"

class QCheckBox;
class QLabel;
class QSlider;
class QVBoxLayout;

namespace gridlark::shell {

class PillRow;

class SettingsPage : public Page {
    Q_OBJECT

  public:
    explicit SettingsPage(const Services& services, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Settings"); }
    void enter() override;

  private:
    QVBoxLayout* build();
    QWidget* themeRow();
    QWidget* pressRow();
    QWidget* soundsRow();
    QWidget* volumeRow(const QString& name, int volume, void (*set)(const Services&, int));
    struct Range {
        int least;
        int most;
        int step;
    };
    QWidget* slider(Range range, int value, const QString& name, QString (*text)(int),
                    void (*set)(const Services&, int));
    QWidget* row(const QString& name, const QString& note, QWidget* control);
    QCheckBox* toggle(bool on, const QString& name, void (*set)(const Services&, bool));
    QVBoxLayout* addCard(QVBoxLayout* column, const QString& title);

    Services services_;
    PillRow* themes_ = nullptr;
    PillRow* sounds_ = nullptr;
};

}  // namespace gridlark::shell
