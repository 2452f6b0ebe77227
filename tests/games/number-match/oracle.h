/// Number Match once more, slow and plain: rows of text, all pairs, every line walked cell by cell.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "number-match/rules/board.h"
#include "number-match/rules/links.h"

namespace gridlark::number_match::oracle {

using Rows = std::vector<std::string>;

[[nodiscard]] inline Rows rowsOf(const Board& board) {
    Rows rows;
    for (int i = 0; i < board.count(); ++i) {
        if (i % board.columns == 0) rows.emplace_back();
        const Digit digit = board.digits[static_cast<std::size_t>(i)];
        rows.back() += digit == noDigit ? '.' : static_cast<char>('0' + digit);
    }
    return rows;
}

[[nodiscard]] inline char at(const Rows& rows, int row, int column) {
    if (row < 0 || row >= static_cast<int>(rows.size()) || column < 0) return '#';
    const std::string& text = rows[static_cast<std::size_t>(row)];
    return column < static_cast<int>(text.size()) ? text[static_cast<std::size_t>(column)] : '#';
}

/// Walks over gaps from a cell, by a step, to the first digit or the edge.
[[nodiscard]] inline kit::Cell walk(const Rows& rows, kit::Cell from, int down, int right) {
    do {
        from = {from.row + down, from.column + right};
    } while (at(rows, from.row, from.column) == '.');
    return from;
}

[[nodiscard]] inline bool inSequence(const Rows& rows, kit::Cell a, kit::Cell b) {
    std::string text;
    std::vector<kit::Cell> cells;
    for (int row = 0; row < static_cast<int>(rows.size()); ++row) {
        for (int column = 0; at(rows, row, column) != '#'; ++column) {
            if (at(rows, row, column) != '.') cells.push_back({row, column});
        }
    }
    const auto place = std::find(cells.begin(), cells.end(), a);
    const auto other = std::find(cells.begin(), cells.end(), b);
    return place + 1 == other || other + 1 == place;
}

[[nodiscard]] inline bool legal(const Rows& rows, kit::Cell a, kit::Cell b) {
    const char one = at(rows, a.row, a.column);
    const char two = at(rows, b.row, b.column);
    if (a == b || one < '1' || one > '9' || two < '1' || two > '9') return false;
    if (one != two && (one - '0') + (two - '0') != 10) return false;
    for (int down = -1; down <= 1; ++down) {
        for (int right = -1; right <= 1; ++right) {
            if ((down != 0 || right != 0) && walk(rows, a, down, right) == b) return true;
        }
    }
    return inSequence(rows, a, b);
}

[[nodiscard]] inline std::vector<Pair> pairs(const Rows& rows) {
    std::vector<kit::Cell> cells;
    for (int row = 0; row < static_cast<int>(rows.size()); ++row) {
        for (int column = 0; at(rows, row, column) != '#'; ++column) cells.push_back({row, column});
    }
    std::vector<Pair> found;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        for (std::size_t j = i + 1; j < cells.size(); ++j) {
            if (legal(rows, cells[i], cells[j])) found.push_back({cells[i], cells[j]});
        }
    }
    return found;
}

[[nodiscard]] inline Rows without(Rows rows, Pair pair) {
    for (const kit::Cell cell : {pair.a, pair.b}) {
        rows[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)] = '.';
    }
    const auto empty = [](const std::string& row) {
        return row.find_first_not_of('.') == std::string::npos;
    };
    rows.erase(std::remove_if(rows.begin(), rows.end(), empty), rows.end());
    return rows;
}

[[nodiscard]] inline Rows added(Rows rows, std::size_t columns) {
    std::string digits;
    for (const std::string& row : rows) {
        std::copy_if(row.begin(), row.end(), std::back_inserter(digits),
                     [](char letter) { return letter != '.'; });
    }
    for (const char digit : digits) {
        if (rows.empty() || rows.back().size() == columns) rows.emplace_back();
        rows.back() += digit;
    }
    return rows;
}

/// The least number of adds, up to `most`, with which the rows can be cleared; most + 1 if none.
/// Every order of play is tried.
class Winnable {
  public:
    explicit Winnable(std::size_t columns) : columns_(columns) {}

    [[nodiscard]] int adds(const Rows& rows, int most) {
        for (int some = 0; some <= most; ++some) {
            if (wins(rows, some)) return some;
        }
        return most + 1;
    }

  private:
    bool wins(const Rows& rows, int adds) {
        if (pairs(rows).empty() && rows.empty()) return true;
        const auto known = known_.find({rows, adds});
        if (known != known_.end()) return known->second;
        bool won = false;
        for (const Pair& pair : pairs(rows)) won = won || wins(without(rows, pair), adds);
        if (!won && adds > 0) won = wins(added(rows, columns_), adds - 1);
        known_[{rows, adds}] = won;
        return won;
    }

    std::size_t columns_;
    std::map<std::pair<Rows, int>, bool> known_;
};

}  // namespace gridlark::number_match::oracle
