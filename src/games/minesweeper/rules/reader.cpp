#include "reader.h"

namespace gridlark::minesweeper {

Field Reader::field() {
    const std::size_t start = position();
    Field field;
    field.size.columns = number(0, longestSide);
    expect("x");
    field.size.rows = number(0, longestSide);
    expect("x");
    field.mines = number(0, longestSide * longestSide);
    if (!failed() && !valid(field)) fail(start, "no such grid");
    return failed() ? Field{} : field;
}

kit::Cell Reader::cell() {
    const int row = number(0, longestSide - 1);
    expect(",");
    return {row, number(0, longestSide - 1)};
}

}  // namespace gridlark::minesweeper
