#include "game_panel.h"

#include <QButtonGroup>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "gridlark/ui/flow_layout.h"

namespace gridlark::chain {

GamePanel::GamePanel(QWidget* over) : Panel(over) {
    setTitle(tr("This game"));
    setClosable(true);
}

QWidget* GamePanel::makeColours(const QString& chosen) {
    auto* contents = new QWidget;
    auto* column = new QVBoxLayout(contents);
    column->setContentsMargins(0, 8, 0, 8);
    auto* caption = new QLabel(tr("Your colour in new games"));
    caption->setProperty("role", QStringLiteral("caption"));
    column->addWidget(caption);
    auto* flow = new ui::FlowLayout(nullptr, 8);
    column->addLayout(flow);
    auto* either = new QButtonGroup(contents);
    const std::array<std::pair<QString, QString>, 3> colours{{
        {QStringLiteral("blue"), tr("Blue")},
        {QStringLiteral("red"), tr("Red")},
        {QStringLiteral("alternate"), tr("In turn")},
    }};
    for (const auto& [colour, text] : colours) {
        auto* pill = new QPushButton(text);
        pill->setProperty("kind", QStringLiteral("pill"));
        pill->setCheckable(true);
        pill->setChecked(colour == chosen);
        either->addButton(pill);
        flow->addWidget(pill);
        connect(pill, &QPushButton::clicked, this,
                [this, chosenNow = colour] { emit colourChosen(chosenNow); });
    }
    return contents;
}

void GamePanel::ask(const Content& content) {
    removeButtons();
    setContents(content.computer ? makeColours(content.colour) : nullptr);
    const auto add = [this](const QString& text, void (GamePanel::*signal)()) {
        connect(addButton(text), &QPushButton::clicked, this, [this, signal] {
            close();
            emit(this->*signal)();
        });
    };
    connect(addButton(tr("Back to the game")), &QPushButton::clicked, this, &Panel::close);
    if (content.playing && !content.thinking) add(tr("Offer a draw"), &GamePanel::drawAsked);
    if (content.playing) add(tr("Resign"), &GamePanel::resignAsked);
    add(tr("Exit"), &GamePanel::exitAsked);
    open();
}

}  // namespace gridlark::chain
