#include "painter.h"

#include <QPainter>
#include <algorithm>
#include <cstdlib>

#include "palette.h"

namespace gridlark::number_match {
namespace {

bool contains(const std::vector<kit::Cell>& cells, kit::Cell cell) {
    return std::ranges::find(cells, cell) != cells.end();
}

/// A link in reading order leaves each row half a cell beyond its last slot.
void drawLink(QPainter& painter, const Trace& trace, int columns,
              const std::function<QRectF(kit::Cell)>& cell) {
    const auto [a, b] = trace.pair;
    if (trace.via != Via::sequence || a.row == b.row) {
        painter.drawLine(cell(a).center(), cell(b).center());
        return;
    }
    for (int row = a.row; row <= b.row; ++row) {
        const QRectF first = cell({row, row == a.row ? a.column : 0});
        const QRectF last = cell({row, row == b.row ? b.column : columns - 1});
        painter.drawLine(row == a.row ? first.center() : QPointF(first.left(), first.center().y()),
                         row == b.row ? last.center() : QPointF(last.right(), last.center().y()));
    }
}

}  // namespace

kit::Size Painter::size() const {
    const Board& board = scene().board;
    return {std::max(board.rows(), board.columns), board.columns};
}

Mark Painter::markOf(kit::Cell cell) const {
    if (scene().selected == cell) return Mark::selected;
    if (contains(scene().hint, cell)) return Mark::hint;
    if (scene().target == cell) return Mark::target;
    return contains(scene().partners, cell) ? Mark::partner : Mark::none;
}

std::uint64_t Painter::look(kit::Cell cell) const {
    if (!scene().board.contains(cell)) return packed({});
    const Digit digit = scene().board[cell];
    if (digit == noDigit) return packed({.face = Face::gap});
    return packed(
        {.face = Face::number, .number = digit, .tinted = scene().tinted, .mark = markOf(cell)});
}

void Painter::paint(QPainter& painter, const QRectF& area, std::uint64_t look,
                    const ui::Theme& theme) const {
    paintCell(painter, area, unpacked(look), theme);
}

void Painter::paintOver(QPainter& painter, const ui::Theme& theme,
                        const std::function<QRectF(kit::Cell)>& cell) const {
    if (!scene().trace) return;
    const Trace& trace = *scene().trace;
    const Palette& palette = paletteOf(theme.brightness());
    const qreal side = cell(trace.pair.a).width();
    painter.setOpacity(strength_);
    painter.setPen(QPen(palette.link, std::max(2.0, side * 0.09), Qt::SolidLine, Qt::RoundCap));
    drawLink(painter, trace, scene().board.columns, cell);
    const std::pair<kit::Cell, Digit> ends[]{{trace.pair.a, trace.a}, {trace.pair.b, trace.b}};
    for (const auto& [end, digit] : ends) {
        const QRectF area = cell(end);
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette.link);
        painter.drawEllipse(area.center(), side * 0.33, side * 0.33);
        paintNumber(painter, area, digit, palette.ground, theme);
    }
}

QColor Painter::ground(const ui::Theme& theme) const {
    return paletteOf(theme.brightness()).ground;
}

QString Painter::content(kit::Cell cell) const {
    if (!scene().board.contains(cell)) return tr("empty");
    const Digit digit = scene().board[cell];
    return digit == noDigit ? tr("gap") : QString::number(digit);
}

QString Painter::describe(kit::Cell cell) const {
    //: A cell for the screen reader: row, column, content
    QString text =
        tr("Row %1, column %2, %3")
            .arg(QString::number(cell.row + 1), QString::number(cell.column + 1), content(cell));
    if (!scene().board.hasDigit(cell)) return text;
    const QString separator = QStringLiteral(", ");
    if (scene().selected == cell) text += separator + tr("selected");
    if (contains(scene().partners, cell)) text += separator + tr("partner of the selection");
    if (contains(scene().hint, cell)) text += separator + tr("shown by the hint");
    return text;
}

kit::Cell Painter::alongReading(kit::Cell from, int step) const {
    const Board& board = scene().board;
    int index = std::min(board.index(from), board.count());
    for (index += step; index >= 0 && index < board.count(); index += step) {
        if (scene().board.hasDigit(board.cell(index))) return board.cell(index);
    }
    return from;
}

std::optional<kit::Cell> Painter::nearestInRow(kit::Cell cell) const {
    for (int away = 0; away < scene().board.columns; ++away) {
        for (const int column : {cell.column - away, cell.column + away}) {
            if (scene().board.hasDigit({cell.row, column})) return kit::Cell{cell.row, column};
        }
    }
    return std::nullopt;
}

kit::Cell Painter::alongColumn(kit::Cell from, int step) const {
    const int rows = scene().board.rows();
    std::optional<kit::Cell> beside;
    for (int row = from.row + step; row >= 0 && row < size().rows; row += step) {
        const kit::Cell here{row, from.column};
        if (scene().board.hasDigit(here)) return here;
        if (!beside && row < rows) beside = nearestInRow(here);
    }
    return beside.value_or(from);
}

kit::Cell Painter::moved(kit::Cell from, kit::Cell by) const {
    if (scene().board.digits.empty()) return from + by;
    if (by.row == 0 && std::abs(by.column) == 1) return alongReading(from, by.column);
    if (by.column == 0 && std::abs(by.row) == 1) return alongColumn(from, by.row);
    const Board& board = scene().board;
    const kit::Cell to{std::clamp(from.row + by.row, 0, board.rows() - 1),
                       std::clamp(from.column + by.column, 0, board.columns - 1)};
    return nearestInRow(to).value_or(to);
}

}  // namespace gridlark::number_match
