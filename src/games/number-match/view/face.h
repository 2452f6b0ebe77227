/// The picture of a cell of Number Match: packed into a look, and painted from it.
#pragma once

#include <QPainterPath>
#include <cstdint>

#include "gridlark/ui/theme.h"

class QPainter;
class QRectF;

namespace gridlark::number_match {

enum class Face : std::uint8_t {
    nothing,  ///< no slot
    gap,      ///< the number is gone
    number,
};

/// How a number is marked. Each mark differs from the others in shape too.
enum class Mark : std::uint8_t {
    none,
    selected,  ///< the number on the accent colour, in a ring
    partner,   ///< a ring with a dot in its corner: a partner of the selected number
    target,    ///< a broken ring: a drag would end here
    hint,      ///< a thick ring and a bar under the number
};

struct CellLook {
    Face face = Face::nothing;
    int number = 0;       ///< 1 to 9
    bool tinted = false;  ///< in the tint of its class
    Mark mark = Mark::none;

    friend bool operator==(const CellLook&, const CellLook&) = default;
};

[[nodiscard]] std::uint64_t packed(const CellLook& look);
[[nodiscard]] CellLook unpacked(std::uint64_t look);

void paintCell(QPainter& painter, const QRectF& area, const CellLook& look, const ui::Theme& theme);

/// A number in the middle of a cell.
void paintNumber(QPainter& painter, const QRectF& area, int number, const QColor& colour,
                 const ui::Theme& theme);

}  // namespace gridlark::number_match
