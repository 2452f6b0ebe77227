/// The link of a pair that has just gone: there at once, then fading.
#pragma once

#include <QVariantAnimation>
#include <optional>

#include "scene.h"

namespace gridlark::number_match {

class TraceFade final : public QVariantAnimation {
  public:
    TraceFade() {
        setStartValue(1.0);
        setEndValue(0.0);
        setEasingCurve(QEasingCurve::InQuad);
        setDuration(340);
        connect(this, &QVariantAnimation::finished, this, [this] { trace_.reset(); });
    }

    void begin(const Trace& trace) {
        stop();
        trace_ = trace;
        start();
    }

    /// Nothing once it has faded; `finished` follows.
    [[nodiscard]] const std::optional<Trace>& trace() const { return trace_; }
    /// Falls from 1 to 0; stays 1 where nothing is animated.
    [[nodiscard]] double strength(bool animated) const {
        return animated ? currentValue().toDouble() : 1;
    }

  private:
    std::optional<Trace> trace_;
};

}  // namespace gridlark::number_match
