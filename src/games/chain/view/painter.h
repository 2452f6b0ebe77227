/// How a board of Chain looks: squares as looks, and over them links, ways, arrows and a piece in
/// flight.
#pragma once

#include <QCoreApplication>
#include <optional>
#include <vector>

#include "gridlark/ui/board.h"

#include "scene.h"

namespace gridlark::chain {

/// A piece on its way from one square to another, `progress` 0 … 1 of it.
struct Flight {
    Piece piece;
    Square from = 0;
    Square to = 0;
    double progress = 0;
    Square target = 0;  ///< where the piece will stand in the end: nothing is drawn there yet
};

class Painter final : public ui::BoardPainter {
    Q_DECLARE_TR_FUNCTIONS(gridlark::chain::Painter)

  public:
    void show(const Scene& scene) { scene_ = scene; }
    [[nodiscard]] const Scene& scene() const { return scene_; }
    void setFlight(const std::optional<Flight>& flight) { flight_ = flight; }

    [[nodiscard]] kit::Size size() const override { return boardSize; }
    [[nodiscard]] std::uint64_t look(kit::Cell cell) const override;
    void paint(QPainter& painter, const QRectF& area, std::uint64_t look,
               const ui::Theme& theme) const override;
    void paintOver(QPainter& painter, const ui::Theme& theme,
                   const std::function<QRectF(kit::Cell)>& cell) const override;
    [[nodiscard]] QString describe(kit::Cell cell) const override;

  private:
    [[nodiscard]] static QStringList notes(const SquareView& view);

    Scene scene_;
    std::optional<Flight> flight_;
};

/// All squares of the board.
[[nodiscard]] const std::vector<kit::Cell>& allCells();

}  // namespace gridlark::chain
