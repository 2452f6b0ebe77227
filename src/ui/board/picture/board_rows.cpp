#include "board/picture/board_rows.h"

#include <algorithm>
#include <cmath>

#include "gridlark/kit/at.h"

namespace gridlark::ui {
namespace {

bool isIn(const std::vector<int>& sorted, int value) {
    return std::binary_search(sorted.begin(), sorted.end(), value);
}

}  // namespace

double easeOut(std::int64_t passed, int whole) {
    const double gone = std::clamp(static_cast<double>(passed) / whole, 0.0, 1.0);
    return std::pow(1 - gone, 3);
}

std::optional<int> RowsChange::rowOf(int before) const {
    for (int now = 0; now < static_cast<int>(by.size()); ++now) {
        if (const std::optional<int>& moved = kit::at(by, now); moved && now + *moved == before)
            return now;
    }
    return std::nullopt;
}

RowsChange changeOf(const Rows& rows) {
    RowsChange change;
    int before = 0;
    for (int now = 0; now < rows.now; ++now) {
        if (isIn(rows.come, now)) {
            if (before * rows.cell < rows.scrolled) ++change.above;
            change.by.emplace_back();
            continue;
        }
        for (; isIn(rows.gone, before); ++before) {
            if ((before + 1) * rows.cell <= rows.scrolled) --change.above;
        }
        change.by.emplace_back(before < rows.before ? before - now : 0);
        ++before;
    }
    return change;
}

bool RowSlide::begin(const RowsChange& change, int cell, int scrolledBy, std::int64_t now) {
    offsets_.clear();
    for (const std::optional<int>& by : change.by)
        offsets_.push_back(by ? *by * cell + scrolledBy : 0);
    begin_ = now;
    if (std::all_of(offsets_.begin(), offsets_.end(), [](int by) { return by == 0; })) end();
    return active();
}

bool RowSlide::step(std::int64_t now) {
    const bool was = active();
    if (now - begin_ >= time) end();
    return was;
}

int RowSlide::offset(int row, std::int64_t now) const {
    return static_cast<int>(std::lround(kit::at(offsets_, row) * easeOut(now - begin_, time)));
}

}  // namespace gridlark::ui
