/// The figures of a slice as a text that reads back to equal ones.
#pragma once

#include <string>

#include "gridlark/play/statistics.h"

namespace gridlark::records {

/// A line of JSON with the numbers, and the results as lines of a log after it.
[[nodiscard]] std::string textOf(const play::Figures& figures);

/// Throws `DatabaseError` for any other text.
[[nodiscard]] play::Figures figuresOf(const std::string& text);

}  // namespace gridlark::records
