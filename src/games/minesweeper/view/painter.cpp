#include "painter.h"

#include <algorithm>
#include <cmath>

#include "face.h"
#include "minesweeper/rules/minesweeper.h"

namespace gridlark::minesweeper {
namespace {

/// Whole percents; 0 and 100 are kept for what is certain.
int percentOf(double risk) {
    if (risk <= 0) return 0;
    if (risk >= 1) return 100;
    return std::clamp(static_cast<int>(std::lround(risk * 100)), 1, 99);
}

Face faceOf(Square square, bool over) {
    if (square.open()) return square.mine() ? Face::exploded : Face::open;
    if (square.flagged()) return over && !square.mine() ? Face::wrongFlag : Face::flag;
    return over && square.mine() ? Face::mine : Face::hidden;
}

}  // namespace

void Painter::show(const State* state) {
    state_ = state;
    over_ = state != nullptr && Minesweeper::status(*state) != kit::Status::playing;
    pressed_.clear();
    notes_ = kit::Grid<Note>(size());
}

void Painter::press(std::vector<kit::Cell> cells) {
    for (const kit::Cell cell : pressed_) notes_[cell].pressed = false;
    pressed_ = std::move(cells);
    for (const kit::Cell cell : pressed_) notes_[cell].pressed = true;
}

void Painter::clearMarks() {
    for (Note& note : notes_) note.mark = Mark::none;
}

void Painter::mark(const std::vector<kit::Cell>& cells, Mark mark) {
    for (const kit::Cell cell : cells) notes_[cell].mark = mark;
}

void Painter::setRisk(kit::Cell cell, double risk) {
    notes_[cell].risk = static_cast<std::uint8_t>(percentOf(risk) + 1);
}

void Painter::clearRisks() {
    for (Note& note : notes_) note.risk = 0;
}

kit::Size Painter::size() const {
    return state_ != nullptr ? state_->field.size : kit::Size{9, 9};
}

std::uint64_t Painter::look(kit::Cell cell) const {
    if (state_ == nullptr) return packed({});
    const Square square = state_->squares[cell];
    const Note& note = notes_[cell];
    const Face face = faceOf(square, over_);
    return packed({.face = face,
                   .number = face == Face::open ? square.number() : 0,
                   .pressed = note.pressed,
                   .mark = note.mark,
                   .percent = static_cast<int>(note.risk) - 1});
}

void Painter::paint(QPainter& painter, const QRectF& area, std::uint64_t look,
                    const ui::Theme& theme) const {
    paintCell(painter, area, unpacked(look), theme);
}

QString Painter::content(kit::Cell cell) const {
    const Square square = state_->squares[cell];
    switch (faceOf(square, over_)) {
        case Face::hidden:
            return tr("hidden");
        case Face::open:
            return square.number() == 0 ? tr("blank") : QString::number(square.number());
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

QString Painter::said(const Note& note) {
    switch (note.mark) {
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
    if (state_ == nullptr) return {};
    //: A cell for the screen reader: row, column, content
    QString text =
        tr("Row %1, column %2, %3")
            .arg(QString::number(cell.row + 1), QString::number(cell.column + 1), content(cell));
    const Note& note = notes_[cell];
    if (const QString mark = said(note); !mark.isEmpty()) text += QStringLiteral(", ") + mark;
    //: A cell for the screen reader: chance of a mine
    if (note.risk > 0) text += QStringLiteral(", ") + tr("risk %1 %").arg(note.risk - 1);
    return text;
}

}  // namespace gridlark::minesweeper
