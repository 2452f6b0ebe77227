/// What the player can set; everything counts at once.
#pragma once

#include "page.h"
#include "services.h"

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
    QWidget* row(const QString& name, const QString& note, QWidget* control);
    QCheckBox* toggle(bool on, const QString& name, void (*set)(const Services&, bool));
    QVBoxLayout* addCard(QVBoxLayout* column, const QString& title);
    void showPress(int milliseconds);

    Services services_;
    PillRow* themes_ = nullptr;
    QSlider* press_ = nullptr;
    QLabel* pressValue_ = nullptr;
};

}  // namespace gridlark::shell
