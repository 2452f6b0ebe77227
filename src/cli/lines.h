/// Reads text line by line without trusting it.
#pragma once

#include <cstddef>
#include <istream>
#include <string>

#include <nlohmann/json.hpp>
#include <tl/expected.hpp>

namespace gridlark::cli {

inline constexpr std::size_t longestLine = 1U << 20U;
inline constexpr int deepestNesting = 64;

enum class Line { read, tooLong, end };

/// The next line without its line feed. Of a line that is too long the rest is passed over, so
/// that it never takes more memory than `longestLine`. The last line need not end with a line feed.
[[nodiscard]] Line nextLine(std::istream& in, std::string& line);

/// The object that a line holds; otherwise what is wrong with it (English, printable UTF-8).
[[nodiscard]] tl::expected<nlohmann::json, std::string> objectOf(const std::string& line);

/// Says on standard error why the last write failed (errno); nothing if whoever reads has gone
/// away, which is no news to anybody.
void reportLostOutput();

}  // namespace gridlark::cli
