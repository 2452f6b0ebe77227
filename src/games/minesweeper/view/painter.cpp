#include "painter.h"

#include "face.h"

namespace gridlark::minesweeper {

std::uint64_t Painter::look(kit::Cell cell) const {
    return packed(scene().squares[cell]);
}

void Painter::paint(QPainter& painter, const QRectF& area, std::uint64_t look,
                    const ui::Theme& theme) const {
    paintSquare(painter, area, unpacked(look), theme);
}

QString Painter::content(const SquareView& view) {
    switch (view.face) {
        case Face::hidden:
            return tr("hidden");
        case Face::open:
            return view.number == 0 ? tr("blank") : QString::number(view.number);
        case Face::flag:
            return tr("flag");
        case Face::mine:
            return tr("mine");
        case Face::exploded:
            return tr("exploded mine");
        case Face::wrongFlag:
            break;
    }
    return tr("wrong flag");
}

QString Painter::meaning(Mark mark) {
    switch (mark) {
        case Mark::none:
            break;
        case Mark::reason:
            return tr("used by the hint");
        case Mark::safe:
            return tr("certainly safe");
        case Mark::mine:
            return tr("certainly a mine");
        case Mark::safest:
            return tr("the safest");
        case Mark::wrongFlag:
            return tr("this flag is wrong");
    }
    return {};
}

QString Painter::describe(kit::Cell cell) const {
    if (!scene().dealt) return {};
    const SquareView& view = scene().squares[cell];
    //: A cell for the screen reader: row, column, content
    QString text =
        tr("Row %1, column %2, %3")
            .arg(QString::number(cell.row + 1), QString::number(cell.column + 1), content(view));
    if (view.mark != Mark::none) text += QStringLiteral(", ") + meaning(view.mark);
    //: A cell for the screen reader: chance of a mine
    if (view.percent >= 0) text += QStringLiteral(", ") + tr("risk %1 %").arg(view.percent);
    return text;
}

}  // namespace gridlark::minesweeper
