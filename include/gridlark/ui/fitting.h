/// The largest size of a given shape that fits into a space.
#pragma once

#include <QSize>
#include <QWidget>

namespace gridlark::ui {

/// The greatest width within `room` at which `heightFor(width)` fits too; 0 if there is none. By
/// bisection: if `heightFor` is not monotonic, the result still fits, but a greater width may too.
template <class HeightFor>
[[nodiscard]] int widthWithin(QSize room, HeightFor heightFor) {
    int fits = 0, tooWide = room.width() + 1;
    while (tooWide - fits > 1) {
        const int width = fits + (tooWide - fits) / 2;
        (heightFor(width) <= room.height() ? fits : tooWide) = width;
    }
    return fits;
}

/// The same for a widget whose height follows from its width.
[[nodiscard]] inline int widthWithin(const QWidget& widget, QSize room) {
    return widthWithin(room, [&widget](int width) { return widget.heightForWidth(width); });
}

}  // namespace gridlark::ui
