/// Texts that are nearly right, and texts that are not right at all.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "gridlark/kit/random.h"

namespace gridlark::conformance {

[[nodiscard]] inline const std::vector<std::string>& garbage() {
    using namespace std::string_literals;
    static const std::vector<std::string> texts{
        "",
        " ",
        "\n",
        "\0"s,
        "!",
        "!at 0",
        "-1",
        "0",
        "99999999999999999999999999999999",
        "-99999999999999999999999999999999",
        "4294967296 4294967296 4294967296",
        "2147483647x2147483647x2147483647",
        "65536x65536",
        "1e308",
        "nan",
        "%s%n",
        "{}",
        "[[[[[[[[",
        "\xff\xfe\xc3\x28",
        std::string(100'000, '('),
        std::string(100'000, '1'),
        std::string(100'000, '/'),
        std::string(100'000, ' '),
        std::string(100'000, ','),
    };
    return texts;
}

/// One small change: a letter lost, doubled, exchanged, a piece cut out or moved, a number blown
/// up.
[[nodiscard]] inline std::string mutated(std::string text, kit::Random& random) {
    constexpr std::string_view letters = "0123456789 ,.:;/-=+!xabcXABC\t\n\"\\";
    if (text.empty()) return "?";
    const auto place = [&] { return random.below(static_cast<std::uint32_t>(text.size())); };
    const auto letter = letters[random.below(static_cast<std::uint32_t>(letters.size()))];
    const auto at = place();
    const auto until = at + random.below(static_cast<std::uint32_t>(text.size() - at)) + 1;
    switch (random.below(8)) {
        case 0:
            return text.substr(0, at);
        case 1:
            return text.erase(at, 1);
        case 2:
            return text.insert(at, 1, letter);
        case 3:
            return text.erase(at, until - at);
        case 4:
            return text.insert(at, text.substr(at, until - at));
        case 5:
            return text.insert(at, "99999999999");
        case 6:
            std::swap(text[at], text[place()]);
            return text;
        default:
            text[at] = letter;
            return text;
    }
}

}  // namespace gridlark::conformance
