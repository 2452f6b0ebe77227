/// The actions of a table of Number Match.
#pragma once

#include <QAction>
#include <QCoreApplication>

#include "number-match/rules/state.h"

namespace gridlark::ui {
class Host;
}

namespace gridlark::number_match {

struct Actions {
    Q_DECLARE_TR_FUNCTIONS(gridlark::number_match::Actions)

  public:
    explicit Actions(ui::Host& host);

    /// Null: nothing is dealt.
    void refresh(const State* state);

    QAction add;
    QAction partners;  ///< a setting of the game's own
    QAction tints;     ///< likewise
};

}  // namespace gridlark::number_match
