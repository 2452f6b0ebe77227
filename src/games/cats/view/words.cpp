#include "words.h"

#include <QCoreApplication>

#include "cats/rules/cats.h"
#include "placement/view/words.h"

namespace gridlark::cats::words {

using ui::EndNote;  // lupdate loses the context after a qualified result

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(gridlark::cats::Words)
};

}  // namespace

QString mistake(const std::vector<Clash>& clashes) {
    switch (clashes.front().reason) {
        case Reason::cross:
            return Words::tr("This cell has an X. That cost a life.");
        case Reason::row:
            return Words::tr("This row has a cat already. That cost a life.");
        case Reason::column:
            return Words::tr("This column has a cat already. That cost a life.");
        case Reason::region:
            return Words::tr("This region has a cat already. That cost a life.");
        case Reason::touch:
            break;
    }
    return Words::tr("It would touch another cat. That cost a life.");
}

QString hint(const Hint& hint, const std::function<QString(int)>& regionName) {
    if (!hint.wrong.empty()) {
        return Words::tr("%n cat(s) could not stay there and went away.", nullptr,
                         static_cast<int>(hint.wrong.size()));
    }
    if (hint.rests) {
        //: %1: a deduction; %2: what follows from it
        return Words::tr("%1 So: %2")
            .arg(placement::sentence(*hint.rests, regionName),
                 placement::sentence(*hint.why, regionName));
    }
    if (hint.why) return placement::sentence(*hint.why, regionName);
    return Words::tr("Several cells are possible; this one leads to a way to finish.");
}

EndNote end(const State& state) {
    if (Cats::status(state) == kit::Status::won) {
        return {.title = Words::tr("Level %1 done").arg(state.level),
                .text = Words::tr("%1 points. Session: %2 points.")
                            .arg(levelScore(state))
                            .arg(sessionScore(state)),
                .actionText = Words::tr("Next level"),
                .icon = QStringLiteral("trophy"),
                .celebrates = true};
    }
    return {.title = Words::tr("Game over"),
            .text = Words::tr("No lives left. The level can be begun again."),
            .actionText = Words::tr("Restart the level"),
            .restart = true,
            .icon = QStringLiteral("heart-empty"),
            .sound = QStringLiteral("mistake")};
}

}  // namespace gridlark::cats::words
