/// A table of Cats: turns gestures into actions and says what happened.
#pragma once

#include <QPointer>
#include <memory>
#include <vector>

#include "gridlark/ui/game_table.h"

#include "cats/rules/cats.h"
#include "cats/rules/clash.h"
#include "cats/rules/hint.h"
#include "painter.h"

namespace gridlark::cats {

class ExtraHint;
class Confetti;

class CatsTable final : public ui::GameTable<Cats> {
    Q_OBJECT

  public:
    explicit CatsTable(ui::Host& host);
    ~CatsTable() override;

    [[nodiscard]] QWidget* view() override;
    void settingsChanged() override;
    void cancelWork() override;

    [[nodiscard]] QList<QAction*> actions() override { return {&erase_}; }
    [[nodiscard]] QList<ui::StatusItem> statusItems() const override;
    [[nodiscard]] QString levelText() const override;
    [[nodiscard]] QStringList gestures() const override;
    [[nodiscard]] ui::EndNote endNote() const override;
    [[nodiscard]] QString continueText() const override;

    [[nodiscard]] bool canHint() const override;
    [[nodiscard]] QString hintText() const override;
    void hint() override;

  protected:
    void onState() override;

  private:
    void connectBoard();
    void tap(kit::Cell cell);
    void hold(kit::Cell cell);
    void place(kit::Cell cell);
    void beginDrag(kit::Cell cell);
    void extendDrag(kit::Cell cell);
    void endDrag();
    void eraseMarks();
    void askHint();
    void takeHint(const Hint& hint);
    void clearHighlights();
    void celebrate();

    [[nodiscard]] bool playing() const;
    [[nodiscard]] QString mistakeText(const std::vector<Clash>& clashes) const;
    [[nodiscard]] QString hintSentence(const Hint& hint) const;

    Painter painter_;
    QPointer<ui::BoardWidget> board_;
    QPointer<ExtraHint> extraHint_;
    QPointer<Confetti> confetti_;
    QAction erase_;
    bool dragging_ = false;
    std::optional<int> stars_;
    std::vector<std::uint8_t> starsOf_;  ///< the regions that `stars_` is about
    kit::Status shownStatus_ = kit::Status::playing;
};

}  // namespace gridlark::cats
