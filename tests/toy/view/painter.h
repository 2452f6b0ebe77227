/// How a board of Lights looks.
#pragma once

#include <QCoreApplication>
#include <optional>

#include "gridlark/ui/board.h"

#include "toy/rules/lights.h"

namespace gridlark::toy {

class Painter final : public ui::BoardPainter {
    Q_DECLARE_TR_FUNCTIONS(gridlark::toy::Painter)

  public:
    /// Null: an empty board. `state` must live until the next call, which also ends a hint.
    void show(const State* state);
    void showHint(std::optional<kit::Cell> cell) { hinted_ = cell; }

    [[nodiscard]] kit::Size size() const override;
    [[nodiscard]] std::uint64_t look(kit::Cell cell) const override;
    void paint(QPainter& painter, const QRectF& area, std::uint64_t look,
               const ui::Theme& theme) const override;
    [[nodiscard]] QString describe(kit::Cell cell) const override;

  private:
    [[nodiscard]] bool lit(kit::Cell cell) const;

    const State* state_ = nullptr;
    std::optional<kit::Cell> hinted_;
};

}  // namespace gridlark::toy
