#include "flight.h"

#include <algorithm>
#include <cmath>

namespace gridlark::chain {
namespace {

constexpr int hopTime = 160, flightTime = 900;  // ms

}  // namespace

FlightShow::FlightShow(Painter& painter, QObject* parent) : QObject(parent), painter_(painter) {
    time_.setEasingCurve(QEasingCurve::Linear);
    connect(&time_, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { take(value.toDouble()); });
    connect(&time_, &QVariantAnimation::finished, this, &FlightShow::stop);
}

void FlightShow::start(Piece piece, const std::vector<Square>& path) {
    stop();
    if (board_ == nullptr || !board_->theme().animations() || path.size() < 2) return;
    piece_ = piece;
    path_ = path;
    hops_ = 0;
    running_ = true;
    const int hops = static_cast<int>(path.size()) - 1;
    time_.setStartValue(0.0);
    time_.setEndValue(static_cast<double>(hops));
    time_.setDuration(std::min(hops * hopTime, flightTime));
    take(0);
    time_.start();
}

void FlightShow::take(double position) {
    if (!running_) return;
    const std::size_t last = path_.size() - 2;
    const auto hop = std::min(static_cast<std::size_t>(position), last);
    for (; hops_ < hop; ++hops_) emit hopped(hops_ + 1);
    const double progress = std::clamp(position - static_cast<double>(hop), 0.0, 1.0);
    painter_.setFlight(Flight{piece_, path_[hop], path_[hop + 1],
                              progress * progress * (3 - 2 * progress), path_.back()});
    draw();
}

void FlightShow::stop() {
    if (!running_) return;
    running_ = false;
    time_.stop();
    painter_.setFlight(std::nullopt);
    draw();
}

void FlightShow::draw() {
    if (board_ == nullptr) return;
    board_->refresh();
    board_->updateOver(allCells());
}

}  // namespace gridlark::chain
