#include "settings_page.h"

#include <QCheckBox>
#include <QScrollArea>
#include <QSlider>

#include "services/settings.h"
#include "widgets/parts.h"
#include "widgets/pill_row.h"

namespace gridlark::shell {

namespace {

constexpr int widestContent = 720;
constexpr int pressStep = 50;
constexpr int volumeStep = 5;

}  // namespace

SettingsPage::SettingsPage(const Services& services)
    : Page(services.look, tr("Settings")), services_(services) {
    QVBoxLayout* column = build();
    const Settings& settings = services.settings;

    QVBoxLayout* looks = addCard(column, tr("Appearance"));
    looks->addWidget(themeRow());
    looks->addWidget(toggleRow(tr("Patterns on regions"),
                               tr("Tells regions apart by more than their colours."),
                               settings.patterns(), &Settings::setPatterns));
    looks->addWidget(toggleRow(tr("Animations"), tr("Short, and never in the way."),
                               settings.animations(), &Settings::setAnimations));

    QVBoxLayout* play = addCard(column, tr("Playing"));
    play->addWidget(pressRow());
    play->addWidget(toggleRow(tr("Show the time"), tr("It is measured and kept all the same."),
                              settings.timerShown(), &Settings::setTimerShown));

    QVBoxLayout* sound = addCard(column, tr("Sound"));
    sound->addWidget(soundsRow());
    sound->addWidget(
        volumeRow(tr("Volume of sounds"), settings.effectsVolume(), &Settings::setEffectsVolume));
    sound->addWidget(
        volumeRow(tr("Volume of music"), settings.musicVolume(), &Settings::setMusicVolume));
    column->addStretch(1);
}

QVBoxLayout* SettingsPage::build() {
    QScrollArea* scroll = scrollArea();
    scroll->setWidgetResizable(true);
    headedColumn()->addWidget(scroll, 1);
    auto* content = new QWidget;
    scroll->setWidget(content);
    auto* inner = new QWidget(content);
    inner->setMaximumWidth(widestContent);
    auto* middle = new QHBoxLayout(content);
    middle->setContentsMargins(24, 12, 24, 24);
    middle->addStretch(1);
    middle->addWidget(inner, 100);
    middle->addStretch(1);
    return spaced(new QVBoxLayout(inner), {}, 20);
}

QVBoxLayout* SettingsPage::addCard(QVBoxLayout* column, const QString& title) {
    QVBoxLayout* rows = card(words("heading", title, this), 20, this);
    column->addWidget(rows->parentWidget());
    return rows;
}

QWidget* SettingsPage::row(const QString& name, const QString& note, QWidget* control) {
    auto* made = new QWidget(this);
    auto* layout = spaced(new QHBoxLayout(made), {}, 16);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(new QLabel(name, made));
    QLabel* quiet = words("caption", note, made);
    quiet->setWordWrap(true);
    quiet->setVisible(!note.isEmpty());
    texts->addWidget(quiet);
    layout->addLayout(texts, 1);
    layout->addWidget(control, 0, Qt::AlignVCenter);
    control->setAccessibleDescription(note);
    return made;
}

PillRow* SettingsPage::pills(const QString& name, const QStringList& texts) {
    auto* made = new PillRow(services_.look, name, this);
    made->setTexts(texts);
    made->setMinimumWidth(made->sizeHint().width());
    return made;
}

QWidget* SettingsPage::themeRow() {
    PillRow* themes = pills(tr("Theme"), {tr("As the desktop"), tr("Light"), tr("Dark")});
    themes->setCurrent(static_cast<int>(services_.settings.theme()));
    connect(themes, &PillRow::chosen, this,
            [this](int index) { services_.settings.setTheme(static_cast<ThemeChoice>(index)); });
    return row(tr("Theme"), tr("As the desktop has it, or as you like it."), themes);
}

QWidget* SettingsPage::pressRow() {
    QWidget* control = slider(
        {.least = Settings::shortestPress, .most = Settings::longestPress, .step = pressStep},
        services_.settings.longPress(), tr("Time of a long press, in milliseconds"),
        [](int value) { return tr("%1 ms").arg(value); }, &Settings::setLongPress);
    return row(tr("Long press"), tr("How long a button is held to count as held."), control);
}

QWidget* SettingsPage::soundsRow() {
    sounds_ = pills(tr("Sounds"), {tr("Sounds and music"), tr("Sounds"), tr("Silence")});
    connect(sounds_, &PillRow::chosen, this,
            [this](int index) { services_.settings.setSounds(static_cast<ui::Sounds>(index)); });
    return row(tr("What is heard"), tr("Only some games have music."), sounds_);
}

QWidget* SettingsPage::volumeRow(const QString& name, int volume, void (Settings::*set)(int)) {
    return row(name, {},
               slider(
                   {.least = 0, .most = 100, .step = volumeStep}, volume, name,
                   [](int value) { return tr("%1 %").arg(value); }, set));
}

QWidget* SettingsPage::slider(Range range, int value, const QString& name, QString (*text)(int),
                              void (Settings::*set)(int)) {
    auto* control = new QWidget(this);
    auto* layout = spaced(new QHBoxLayout(control), {}, 12);
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
        (services_.settings.*set)(rounded);
    });
    return control;
}

QWidget* SettingsPage::toggleRow(const QString& name, const QString& note, bool on,
                                 void (Settings::*set)(bool)) {
    auto* made = new QCheckBox(this);
    made->setStyleSheet(QStringLiteral("spacing: 0px;"));
    made->setChecked(on);
    made->setAccessibleName(name);
    connect(made, &QCheckBox::toggled, &services_.settings, set);
    return row(name, note, made);
}

/// A game has a loudspeaker of its own.
void SettingsPage::enter() {
    sounds_->setCurrent(static_cast<int>(services_.settings.sounds()));
    Page::enter();
}

}  // namespace gridlark::shell
