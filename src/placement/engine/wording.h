/// One sentence for each deduction, the same for every kind of piece, in a form that a view can
/// translate: a whole source sentence and its arguments as values.
///
/// The source sentences carry the context "placement" for Qt's lupdate. A view looks `text` up with
/// `QCoreApplication::translate("placement", text)` and puts its own names for the arguments in.
#pragma once

#include <functional>
#include <string>
#include <variant>
#include <vector>

#include "ladder.h"

namespace gridlark::placement {

/// A row or column stands for its number, a region for its name (a letter, a colour); a list for
/// its members (say "2 and 3"), which are of one kind and at least two.
using Argument = std::variant<Unit, std::vector<Unit>>;

struct Wording {
    const char* text = "";            ///< with placeholders %1, %2, each perhaps more than once
    std::vector<Argument> arguments;  ///< for %1, %2, in this order
};

/// `deduction` must come from `nextDeduction`. The sentence calls the cells of `eliminate` "this
/// cell" or "these cells", or describes them.
[[nodiscard]] Wording wordingOf(const Deduction& deduction);

/// "A" for region 0, and so on.
[[nodiscard]] std::string regionLetter(int region);

/// The sentence for the command line: rows and columns are counted from 1.
[[nodiscard]] std::string inEnglish(
    const Wording& wording, const std::function<std::string(int)>& regionName = regionLetter);

}  // namespace gridlark::placement
