/// The contents of an own puzzle's text, before it is judged. The inside of the rules core.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "own.h"

namespace gridlark::queens {

struct OwnText {
    std::vector<std::vector<std::string>>
        rows;  ///< at least one; a character (UTF-8) for each cell
    std::vector<kit::Cell> given;
    std::vector<kit::Cell> blocked;
};

/// Fails with one of `empty`, `tooLong`, `badJson`, `noRegions`, `badCells`.
[[nodiscard]] tl::expected<OwnText, Finding> parseOwn(std::string_view text);

}  // namespace gridlark::queens
