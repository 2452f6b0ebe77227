/// What benchmarks of whole programs measure and print.
#pragma once

#include <QElapsedTimer>
#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

namespace gridlark::bench {

inline double quantile(std::vector<double> values, double share) {
    std::ranges::sort(values);
    const auto last = static_cast<double>(values.size() - 1);
    return values[static_cast<std::size_t>(share * last + 0.5)];
}

inline void report(const char* what, const std::vector<double>& values, const char* unit) {
    std::printf("%-44s median %9.3f  p99 %9.3f %s\n", what, quantile(values, 0.5),
                quantile(values, 0.99), unit);
}

inline std::vector<double> timed(int count, const std::function<void(int)>& work) {
    std::vector<double> times;
    for (int i = 0; i < count; ++i) {
        QElapsedTimer timer;
        timer.start();
        work(i);
        times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    return times;
}

}  // namespace gridlark::bench
