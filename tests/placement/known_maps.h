/// The region maps with known answers in data/queens.jsonl.
#pragma once

#include <cstdint>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "placement/rules/puzzle.h"

namespace gridlark::placement {

struct KnownMap {
    Puzzle puzzle;
    int solutions = 0;
    Solution solution;  ///< empty where there is none
};

/// Throws if the file is missing, empty or malformed.
inline std::vector<KnownMap> knownMaps() {
    std::ifstream file(GRIDLARK_TEST_DATA "/placement/data/queens.jsonl");
    std::vector<KnownMap> maps;
    for (std::string text; std::getline(file, text);) {
        const auto line = nlohmann::json::parse(text);
        KnownMap& map = maps.emplace_back();
        map.solutions = line.at("solutions");
        map.solution = line.value("solution", Solution{});
        for (const std::string row : line.at("regions")) {
            ++map.puzzle.order;
            for (const char letter : row) {
                map.puzzle.regions.push_back(static_cast<std::uint8_t>(letter - 'A'));
            }
        }
    }
    if (maps.empty()) throw std::runtime_error("no known maps");
    return maps;
}

}  // namespace gridlark::placement
