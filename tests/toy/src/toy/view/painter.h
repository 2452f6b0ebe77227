/// How a board of Lights looks.
#pragma once

#include <QCoreApplication>

#include "gridlark/ui/board.h"

#include "scene.h"

namespace gridlark::toy {

class Painter final : public ui::BoardPainter {
    Q_DECLARE_TR_FUNCTIONS(gridlark::toy::Painter)

  public:
    using Scene = toy::Scene;

    void show(Scene scene) { scene_ = std::move(scene); }

    [[nodiscard]] kit::Size size() const override { return scene_.lit.size(); }
    [[nodiscard]] std::uint64_t look(kit::Cell cell) const override;
    void paint(QPainter& painter, const QRectF& area, std::uint64_t look,
               const ui::Theme& theme) const override;
    [[nodiscard]] QString describe(kit::Cell cell) const override;

  private:
    Scene scene_;
};

}  // namespace gridlark::toy
