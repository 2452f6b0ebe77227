/// How a board of Lights looks.
#pragma once

#include "gridlark/ui/scene_painter.h"

#include "scene.h"

namespace gridlark::toy {

class Painter final : public ui::ScenePainter<Scene> {
  public:
    [[nodiscard]] kit::Size size() const override { return scene().lit.size(); }
    [[nodiscard]] std::uint64_t look(kit::Cell cell) const override;
    void paint(QPainter& painter, const QRectF& area, std::uint64_t look,
               const ui::Theme& theme) const override;
    [[nodiscard]] QString describe(kit::Cell cell) const override;
};

}  // namespace gridlark::toy
