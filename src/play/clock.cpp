#include "gridlark/play/clock.h"

#include <algorithm>

namespace gridlark::play {
namespace {

constexpr std::uint8_t bit(Hold reason) {
    return static_cast<std::uint8_t>(reason);
}

}  // namespace

Milliseconds SteadyClock::now() const {
    return std::chrono::duration_cast<Milliseconds>(
        std::chrono::steady_clock::now().time_since_epoch());
}

void Stopwatch::use(const Clock* clock) {
    settle();
    clock_ = clock;
    if (clock_ != nullptr) since_ = clock_->now();
}

void Stopwatch::hold(Hold reason) {
    settle();
    holds_ = static_cast<std::uint8_t>(holds_ | bit(reason));
}

void Stopwatch::release(Hold reason) {
    settle();
    holds_ = static_cast<std::uint8_t>(holds_ & ~bit(reason));
}

void Stopwatch::set(Milliseconds elapsed) {
    settle();
    total_ = elapsed;
}

bool Stopwatch::held(Hold reason) const {
    return (holds_ & bit(reason)) != 0;
}

Milliseconds Stopwatch::elapsed() const {
    if (!running()) return total_;
    return total_ + std::max(clock_->now() - since_, Milliseconds{0});
}

/// Moves what has run so far into the total.
void Stopwatch::settle() {
    total_ = elapsed();
    if (clock_ != nullptr) since_ = clock_->now();
}

}  // namespace gridlark::play
