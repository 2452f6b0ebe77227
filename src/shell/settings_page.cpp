#include "settings_page.h"

#include <QCheckBox>
#include <QLabel>
#include <QScrollArea>
#include <QSlider>
#include <QVBoxLayout>

#include "controls.h"
#include "look.h"
#include "pill_row.h"
#include "settings.h"

namespace gridlark::shell {

namespace {

constexpr int widestContent = 720;
constexpr int pressStep = 50;

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
    auto* control = new QWidget(this);
    auto* layout = new QHBoxLayout(control);
    layout->setContentsMargins({});
    layout->setSpacing(12);
    press_ = new QSlider(Qt::Horizontal, control);
    press_->setRange(Settings::shortestPress, Settings::longestPress);
    press_->setSingleStep(pressStep);
    press_->setPageStep(2 * pressStep);
    press_->setFixedWidth(200);
    press_->setAccessibleName(tr("Time of a long press, in milliseconds"));
    pressValue_ = new QLabel(control);
    pressValue_->setMinimumWidth(64);
    pressValue_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    layout->addWidget(press_);
    layout->addWidget(pressValue_);
    connect(press_, &QSlider::valueChanged, this, [this](int value) {
        const int rounded = (value + pressStep / 2) / pressStep * pressStep;
        showPress(rounded);
        services_.settings.setLongPress(rounded);
    });
    press_->setValue(services_.settings.longPress());
    showPress(services_.settings.longPress());
    return row(tr("Long press"), tr("How long a button is held to count as held."), control);
}

void SettingsPage::showPress(int milliseconds) {
    pressValue_->setText(tr("%1 ms").arg(milliseconds));
}

QCheckBox* SettingsPage::toggle(bool on, const QString& name, void (*set)(const Services&, bool)) {
    auto* made = new QCheckBox(this);
    made->setStyleSheet(QStringLiteral("spacing: 0px;"));
    made->setChecked(on);
    made->setAccessibleName(name);
    connect(made, &QCheckBox::toggled, this, [this, set](bool now) { set(services_, now); });
    return made;
}

void SettingsPage::enter() {
    setFocus(Qt::OtherFocusReason);
}

}  // namespace gridlark::shell
