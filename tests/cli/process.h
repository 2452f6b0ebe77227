/// Runs the built gridlark-cli.
#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace gridlark::cli {

struct Ran {
    int status = 0;  ///< exit status; negative: the signal that ended it
    std::string out;
    std::string err;

    /// The lines of `out`, each read as JSON; a discarded value where that fails.
    [[nodiscard]] std::vector<nlohmann::json> lines() const;
};

/// Runs gridlark-cli on these words with `input` on its standard input. It gets five minutes, in
/// case it hangs, and a gigabyte of memory (without a sanitizer).
[[nodiscard]] Ran runCli(const std::vector<std::string>& words, const std::string& input = {});

/// As `runCli`, with the pipe that takes its output closed at once.
[[nodiscard]] Ran runCliIntoClosedPipe(const std::vector<std::string>& words,
                                       const std::string& input = {});

/// As `runCli`, with its output sent to a file that exists, such as /dev/full.
[[nodiscard]] Ran runCliIntoFile(const std::string& file, const std::vector<std::string>& words,
                                 const std::string& input = {});

}  // namespace gridlark::cli
