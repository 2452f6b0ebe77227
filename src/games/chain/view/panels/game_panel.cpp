#include "game_panel.h"

#include <QButtonGroup>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <array>

#include "gridlark/ui/flow_layout.h"

namespace gridlark::chain {

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

void GamePanel::show(const State& state, bool thinking, const QString& colour) {
    const bool playing = state.outcome.end == End::none;
    const bool computer = state.level > 0;
    begin({}, tr("This game"), {}, computer ? makeColours(colour) : nullptr,
          tr("Back to the game"));
    if (playing && !thinking) {
        add(tr("Offer a draw"), [this, computer] {
            if (computer) return emit drawOffered();
            ask(words::agreeDraw(), [this] { emit drawAgreed(); });
        });
    }
    if (playing) {
        add(tr("Resign"), [this, question = words::resign(state)] {
            ask(question, [this] { emit resigned(); });
        });
    }
    add(tr("Exit"), [this] { ask(words::leave(), [this] { emit left(); }); });
    open();
}

}  // namespace gridlark::chain
