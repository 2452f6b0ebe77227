/// Pictures of cells by look, within a memory limit.
#pragma once

#include <QCache>
#include <QPixmap>
#include <cstdint>

namespace gridlark::ui {

class PictureCache {
  public:
    PictureCache() : pictures_(bound) {}

    /// The picture of `look`; `draw()` makes it if it is not here.
    template <class Draw>
    QPixmap get(std::uint64_t look, Draw draw) {
        if (const QPixmap* known = pictures_.object(look)) return *known;
        const QPixmap picture = draw();
        const qsizetype bytes = qsizetype{4} * picture.width() * picture.height();
        pictures_.insert(look, new QPixmap(picture), 1 + bytes / 1024);
        return picture;
    }

    void clear() { pictures_.clear(); }

  private:
    static constexpr qsizetype bound = qsizetype{64} * 1024;  // KiB

    QCache<quint64, QPixmap> pictures_;
};

}  // namespace gridlark::ui
