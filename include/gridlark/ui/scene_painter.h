/// The painter of a game whose board is a scene.
#pragma once

#include <utility>

#include "gridlark/ui/board_painter.h"

namespace gridlark::ui {

/// Holds the scene it paints; `S` is a value, always given whole.
template <class S>
class ScenePainter : public BoardPainter {
  public:
    using Scene = S;

    void show(S scene) { scene_ = std::move(scene); }

  protected:
    [[nodiscard]] const S& scene() const { return scene_; }

  private:
    S scene_;
};

}  // namespace gridlark::ui
