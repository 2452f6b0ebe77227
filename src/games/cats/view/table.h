/// A table of Cats.
#pragma once

#include <QPointer>
#include <optional>
#include <vector>

#include "gridlark/ui/board_table.h"

#include "cats/engine/hint.h"
#include "cats/rules/cats.h"
#include "cats/rules/clash.h"
#include "painter.h"
#include "words.h"

namespace gridlark::cats {

class ExtraHint;

class CatsTable final : public ui::BoardTable<Cats, Painter> {
    Q_OBJECT

  public:
    explicit CatsTable(ui::Host& host);

    [[nodiscard]] QList<QAction*> actions() override { return {&erase_}; }
    [[nodiscard]] QList<ui::StatusItem> statusItems() const override;
    [[nodiscard]] QString levelText() const override;
    [[nodiscard]] QStringList gestures() const override;
    [[nodiscard]] ui::EndNote endNote() const override { return words::end(*state()); }
    [[nodiscard]] QString continueText() const override;

    [[nodiscard]] bool canHint() const override { return playing(); }
    [[nodiscard]] QString hintText() const override;
    void hint() override;

  protected:
    void prepare(ui::BoardWidget& board) override;
    void onGesture(const kit::Gesture& gesture) override;
    void onChange(const Change& change) override;
    [[nodiscard]] Scene scene() const override {
        return sceneOf(state(), {.drag = drag(), .hint = hint_});
    }

  private:
    void showMistake(kit::Cell cell, const std::vector<Clash>& clashes);
    void askHint();
    void takeHint(const Hint& hint);

    QPointer<ExtraHint> extraHint_;
    QAction erase_;
    std::optional<Hint> hint_;  ///< shown until something else is played
    std::optional<int> stars_;  ///< of the deal
};

}  // namespace gridlark::cats
