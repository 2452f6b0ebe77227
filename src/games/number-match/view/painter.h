/// How a board of Number Match looks: packs each cell into a number, and paints such numbers.
#pragma once

#include <QCoreApplication>
#include <optional>
#include <vector>

#include "gridlark/ui/scene_painter.h"

#include "face.h"
#include "scene.h"

namespace gridlark::number_match {

class Painter final : public ui::ScenePainter<Scene> {
    Q_DECLARE_TR_FUNCTIONS(gridlark::number_match::Painter)

  public:
    /// How strong the trace is: falls from 1 to 0 while it fades.
    void setStrength(double strength) { strength_ = strength; }

    /// At least as many rows as columns: a short board has room to grow in.
    [[nodiscard]] kit::Size size() const override;
    [[nodiscard]] std::uint64_t look(kit::Cell cell) const override;
    void paint(QPainter& painter, const QRectF& area, std::uint64_t look,
               const ui::Theme& theme) const override;
    void paintOver(QPainter& painter, const ui::Theme& theme,
                   const std::function<QRectF(kit::Cell)>& cell) const override;
    [[nodiscard]] std::vector<kit::Cell> over() const override { return traced(scene()); }
    [[nodiscard]] QColor ground(const ui::Theme& theme) const override;
    [[nodiscard]] QString describe(kit::Cell cell) const override;
    /// Left and right lead to the next number in reading order, up and down to the next one in the
    /// column, or else to the nearest one in the next row, other keys to the nearest in the row.
    [[nodiscard]] kit::Cell moved(kit::Cell from, kit::Cell by) const override;

  private:
    [[nodiscard]] Mark markOf(kit::Cell cell) const;
    [[nodiscard]] kit::Cell alongReading(kit::Cell from, int step) const;
    [[nodiscard]] kit::Cell alongColumn(kit::Cell from, int step) const;
    [[nodiscard]] std::optional<kit::Cell> nearestInRow(kit::Cell cell) const;
    [[nodiscard]] QString content(kit::Cell cell) const;

    double strength_ = 1;
};

}  // namespace gridlark::number_match
