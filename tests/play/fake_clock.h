/// A clock that moves when it is told to.
#pragma once

#include "gridlark/play/clock.h"

namespace gridlark::play {

class FakeClock final : public Clock {
  public:
    [[nodiscard]] Milliseconds now() const override { return now_; }
    void pass(Milliseconds time) { now_ += time; }

  private:
    Milliseconds now_{1'000'000};
};

}  // namespace gridlark::play
