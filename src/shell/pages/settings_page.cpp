#include "settings_page.h"

#include <QCheckBox>
#include <QLabel>
#include <QScrollArea>
#include <QSlider>
#include <QVBoxLayout>

#include "look.h"
#include "services/settings.h"
#include "widgets/controls.h"
#include "widgets/pill_row.h"

namespace gridlark::shell {

namespace {

constexpr int widestContent = 720;
constexpr int pressStep = 50;
constexpr int volumeStep = 5;

}  // namespace

SettingsPage::SettingsPage(const Services& services, QWidget* parent)
    : Page(parent), services_(services) {
    QVBoxLayout* column = build();
    const Settings& settings = services.settings;

    QVBoxLayout* looks = addCard(column, tr("Appearance"));
    looks->addWidget(themeRow());
    looks->addWidget(row(tr("Patterns on regions"),
                         tr("Tells regions apart by more than their colours."),
                         toggle(settings.patterns(), tr("Patterns on regions"),
                                [](const Services& s, bool on) { s.settings.setPatterns(on); })));
    looks->addWidget(row(tr("Animations"), tr("Short, and never in the way."),
                         toggle(settings.animations(), tr("Animations"),
                                [](const Services& s, bool on) { s.settings.setAnimations(on); })));

    QVBoxLayout* play = addCard(column, tr("Playing"));
    play->addWidget(pressRow());
    play->addWidget(row(tr("Show the time"), tr("It is measured and kept all the same."),
                        toggle(settings.timerShown(), tr("Show the time"),
                               [](const Services& s, bool on) { s.settings.setTimerShown(on); })));

    QVBoxLayout* sound = addCard(column, tr("Sound"));
    sound->addWidget(soundsRow());
    sound->addWidget(
        volumeRow(tr("Volume of sounds"), settings.effectsVolume(),
                  [](const Services& s, int value) { s.settings.setEffectsVolume(value); }));
    sound->addWidget(
        volumeRow(tr("Volume of music"), settings.musicVolume(),
                  [](const Services& s, int value) { s.settings.setMusicVolume(value); }));
    column->addStretch(1);
}

QVBoxLayout* SettingsPage::build() {
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins({});
    outer->setSpacing(0);
    auto* header = new PageHeader(services_.look, tr("Settings"), true, this);
    use(header);
    outer->addWidget(header);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    outer->addWidget(scroll, 1);
    scrollByKeys(scroll);
    auto* content = new QWidget;
    scroll->setWidget(content);
    auto* middle = new QHBoxLayout(content);
    middle->setContentsMargins(24, 12, 24, 24);
    auto* column = new QVBoxLayout;
    column->setSpacing(20);
    auto* inner = new QWidget(content);
    inner->setMaximumWidth(widestContent);
    inner->setLayout(column);
    column->setContentsMargins({});
    middle->addStretch(1);
    middle->addWidget(inner, 100);
    middle->addStretch(1);
    return column;
}

QVBoxLayout* SettingsPage::addCard(QVBoxLayout* column, const QString& title) {
    auto* card = new QFrame(this);
    card->setProperty("kind", QStringLiteral("card"));
    auto* rows = new QVBoxLayout(card);
    rows->setContentsMargins(20, 16, 20, 16);
    rows->setSpacing(20);
    auto* heading = new QLabel(title, card);
    heading->setProperty("role", QStringLiteral("heading"));
    rows->addWidget(heading);
    column->addWidget(card);
    return rows;
}

QWidget* SettingsPage::row(const QString& name, const QString& note, QWidget* control) {
    auto* made = new QWidget(this);
    auto* layout = new QHBoxLayout(made);
    layout->setContentsMargins({});
    layout->setSpacing(16);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(new QLabel(name, made));
    auto* quiet = new QLabel(note, made);
    quiet->setProperty("role", QStringLiteral("caption"));
    quiet->setWordWrap(true);
    quiet->setVisible(!note.isEmpty());
    words->addWidget(quiet);
    layout->addLayout(words, 1);
    layout->addWidget(control, 0, Qt::AlignVCenter);
    control->setAccessibleDescription(note);
    return made;
}

QWidget* SettingsPage::themeRow() {
    themes_ = new PillRow(services_.look, tr("Theme"), this);
    themes_->setTexts({tr("As the desktop"), tr("Light"), tr("Dark")});
    themes_->setCurrent(static_cast<int>(services_.settings.theme()));
    themes_->setMinimumWidth(themes_->sizeHint().width());
    connect(themes_, &PillRow::chosen, this,
            [this](int index) { services_.settings.setTheme(static_cast<ThemeChoice>(index)); });
    return row(tr("Theme"), tr("As the desktop has it, or as you like it."), themes_);
}

QWidget* SettingsPage::pressRow() {
    QWidget* control = slider(
        {.least = Settings::shortestPress, .most = Settings::longestPress, .step = pressStep},
        services_.settings.longPress(), tr("Time of a long press, in milliseconds"),
        [](int value) { return tr("%1 ms").arg(value); },
        [](const Services& s, int value) { s.settings.setLongPress(value); });
    return row(tr("Long press"), tr("How long a button is held to count as held."), control);
}

QWidget* SettingsPage::soundsRow() {
    sounds_ = new PillRow(services_.look, tr("Sounds"), this);
    sounds_->setTexts({tr("Sounds and music"), tr("Sounds"), tr("Silence")});
    sounds_->setMinimumWidth(sounds_->sizeHint().width());
    connect(sounds_, &PillRow::chosen, this,
            [this](int index) { services_.settings.setSounds(static_cast<ui::Sounds>(index)); });
    return row(tr("What is heard"), tr("Only some games have music."), sounds_);
}

QWidget* SettingsPage::volumeRow(const QString& name, int volume,
                                 void (*set)(const Services&, int)) {
    return row(name, {},
               slider(
                   {.least = 0, .most = 100, .step = volumeStep}, volume, name,
                   [](int value) { return tr("%1 %").arg(value); }, set));
}

QWidget* SettingsPage::slider(Range range, int value, const QString& name, QString (*text)(int),
                              void (*set)(const Services&, int)) {
    auto* control = new QWidget(this);
    auto* layout = new QHBoxLayout(control);
    layout->setContentsMargins({});
    layout->setSpacing(12);
    auto* made = new QSlider(Qt::Horizontal, control);
    made->setRange(range.least, range.most);
    made->setSingleStep(range.step);
    made->setPageStep(2 * range.step);
    made->setFixedWidth(200);
    made->setAccessibleName(name);
    auto* shown = new QLabel(text(value), control);
    shown->setMinimumWidth(64);
    shown->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    layout->addWidget(made);
    layout->addWidget(shown);
    made->setValue(value);
    connect(made, &QSlider::valueChanged, this, [this, range, shown, text, set](int now) {
        const int rounded = (now + range.step / 2) / range.step * range.step;
        shown->setText(text(rounded));
        set(services_, rounded);
    });
    return control;
}

QCheckBox* SettingsPage::toggle(bool on, const QString& name, void (*set)(const Services&, bool)) {
    auto* made = new QCheckBox(this);
    made->setStyleSheet(QStringLiteral("spacing: 0px;"));
    made->setChecked(on);
    made->setAccessibleName(name);
    connect(made, &QCheckBox::toggled, this, [this, set](bool now) { set(services_, now); });
    return made;
}

/// A game has a loudspeaker of its own.
void SettingsPage::enter() {
    sounds_->setCurrent(static_cast<int>(services_.settings.sounds()));
    setFocus(Qt::OtherFocusReason);
}

}  // namespace gridlark::shell
