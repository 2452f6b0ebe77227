/// Time, best time, the game's figures, its actions and a note: beside the board, or under it.
#pragma once

#include <QList>
#include <QWidget>

#include "gridlark/play/clock.h"
#include "gridlark/ui/plugin.h"

#include "time_block.h"

class QAction;

namespace gridlark::shell {

class ActionButton;
class Look;
class NoteCard;
class StatusItems;

class StatusColumn : public QWidget {
    Q_OBJECT

  public:
    /// `tightUnder` has no room for the gestures, and a notice covers buttons. `iconsUnder` shows
    /// the actions by their icons alone, and a notice covers the time.
    enum class Arrangement { beside, under, tightUnder, iconsUnder };

    StatusColumn(Look& look, const QList<QAction*>& actions, QWidget* parent);

    /// The one action that is shown as the main one; null for none.
    void setPrimary(QAction* action);
    void setTime(play::Milliseconds time, bool running);
    void setBest(const QString& text) { time_.setBest(text); }
    void setTimeShown(bool shown);
    void setItems(const QList<ui::StatusItem>& items);
    [[nodiscard]] NoteCard& note() const { return *note_; }

    void setArrangement(Arrangement arrangement) { arrangement_ = arrangement; }
    /// Height wanted under the board.
    [[nodiscard]] int heightUnder(int width, Arrangement arrangement) const;
    /// The least height beside the board, at this width, at which all is seen.
    [[nodiscard]] int minimumHeightBeside(int width) const;

    /// Places everything anew; needed after texts have changed.
    void arrange();

  protected:
    void resizeEvent(QResizeEvent*) override { arrange(); }

  private:
    [[nodiscard]] QList<ActionButton*> shownButtons() const;
    [[nodiscard]] QList<ActionButton*> buttonsBeside() const;
    [[nodiscard]] int tightHeight(int width, int buttons) const;
    [[nodiscard]] int timeHeight(bool roomy) const;
    /// What lies under the time, in as many columns as fit.
    struct ButtonGrid {
        int columns;
        int rows;
        int width;  ///< of a button
    };
    [[nodiscard]] ButtonGrid buttonsUnder(int width, Arrangement arrangement) const;
    void placeNote(int y, int bottom, const QList<ActionButton*>& buttons);
    void arrangeBeside();
    void arrangeUnder();

    TimeBlock time_;
    StatusItems* items_;
    QList<ActionButton*> buttons_;
    QAction* primary_ = nullptr;
    NoteCard* note_;
    Arrangement arrangement_ = Arrangement::beside;
    bool timeShown_ = true;
};

}  // namespace gridlark::shell
