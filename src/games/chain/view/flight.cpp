#include "flight.h"

#include <algorithm>

namespace gridlark::chain {
namespace {

constexpr int hopTime = 160, flightTime = 900;  // ms

}  // namespace

FlightShow::FlightShow() {
    time_.setEasingCurve(QEasingCurve::Linear);
    connect(&time_, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { show(value.toDouble()); });
    connect(&time_, &QVariantAnimation::finished, this, &FlightShow::stop);
}

void FlightShow::start(Piece piece, const std::vector<Square>& path) {
    stop();
    if (path.size() < 2) return;
    piece_ = piece;
    path_ = path;
    hops_ = 0;
    const int hops = static_cast<int>(path.size()) - 1;
    time_.setStartValue(0.0);
    time_.setEndValue(static_cast<double>(hops));
    time_.setDuration(std::min(hops * hopTime, flightTime));
    flight_.emplace();
    show(0);
    time_.start();
}

void FlightShow::show(double position) {
    if (!flight_) return;
    const auto hop = std::min(static_cast<std::size_t>(position), path_.size() - 2);
    for (; hops_ < hop; ++hops_) emit hopped();
    const double progress = std::clamp(position - static_cast<double>(hop), 0.0, 1.0);
    flight_ = Flight{piece_, path_[hop], path_[hop + 1], progress * progress * (3 - 2 * progress),
                     path_.back()};
    emit moved();
}

void FlightShow::stop() {
    if (!flight_) return;
    flight_.reset();
    time_.stop();
    emit moved();
}

}  // namespace gridlark::chain
