/// Runs a program to its end and measures what it took.
#pragma once

#include <string>
#include <vector>

namespace gridlark::bench {

struct Run {
    double milliseconds = 0;  ///< from fork to exit
    double megabytes = 0;     ///< peak resident memory
    bool succeeded = false;
};

[[nodiscard]] Run run(const std::vector<std::string>& command);

}  // namespace gridlark::bench
