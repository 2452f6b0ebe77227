/// Colours, type and measures of the program, light and dark.
#pragma once

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QPalette>
#include <QPixmap>
#include <QString>
#include <array>

#include "gridlark/ui/export.h"

namespace gridlark::ui {

enum class Brightness { light, dark };

/// Every colour on screen is one of these. Text colours reach 4.5 : 1 on the grounds they stand on.
struct Colours {
    QColor window;       ///< behind everything
    QColor surface;      ///< cards, buttons, panels
    QColor surfaceOver;  ///< a surface under the pointer
    QColor line;         ///< hairlines around surfaces
    QColor text;
    QColor textQuiet;  ///< labels and captions
    QColor accent;     ///< the one accent: primary button, selection
    QColor accentOver;
    QColor onAccent;                 ///< text on the accent
    QColor focus;                    ///< ring around what the keyboard is on
    QColor danger;                   ///< lives, mistakes, clashes
    QColor warm;                     ///< notes such as "assisted", stars
    QColor good;                     ///< a win
    QColor boardLine;                ///< thick lines between regions and around a board
    QColor boardHair;                ///< thin lines within (has alpha)
    QColor mark;                     ///< marks set by the player (has alpha)
    QColor veil;                     ///< laid over what waits behind a panel (has alpha)
    std::array<QColor, 12> regions;  ///< grounds of regions; adjacent entries differ most
};

struct Metrics {
    static constexpr int step = 4;
    static constexpr int radius = 12;
    static constexpr int radiusLarge = 16;
    static constexpr int caption = 12, body = 14, lead = 16, title = 22, display = 44;  ///< px
};

class GRIDLARK_EXPORT Theme {
  public:
    explicit Theme(Brightness brightness = Brightness::light, bool patterns = false,
                   bool animations = true);

    [[nodiscard]] Brightness brightness() const { return brightness_; }
    [[nodiscard]] bool dark() const { return brightness_ == Brightness::dark; }
    [[nodiscard]] const Colours& colours() const { return colours_; }
    /// Whether regions carry patterns besides their colours.
    [[nodiscard]] bool patterns() const { return patterns_; }
    [[nodiscard]] bool animations() const { return animations_; }

    /// The program's font at one of the sizes of `Metrics`.
    [[nodiscard]] QFont font(int pixels, QFont::Weight weight = QFont::Normal) const;
    /// An action icon of the program by its file name ("undo"), drawn in `colour`.
    [[nodiscard]] QIcon icon(const QString& name, const QColor& colour) const;
    [[nodiscard]] QIcon icon(const QString& name) const { return icon(name, colours_.text); }
    [[nodiscard]] QPalette palette() const;
    /// The style sheet of the whole program.
    [[nodiscard]] QString styleSheet() const;

    friend bool operator==(const Theme& a, const Theme& b) {
        return a.brightness_ == b.brightness_ && a.patterns_ == b.patterns_ &&
               a.animations_ == b.animations_;
    }

  private:
    Brightness brightness_;
    bool patterns_;
    bool animations_;
    Colours colours_;
};

/// WCAG 2.1 contrast ratio of two opaque colours, 1 … 21.
[[nodiscard]] GRIDLARK_EXPORT double contrast(const QColor& a, const QColor& b);

/// Fills `area` with the pattern of region `index` (0 … 11), in strokes of `colour`.
GRIDLARK_EXPORT void paintPattern(QPainter& painter, const QRectF& area, int index,
                                  const QColor& colour);

/// The SVG at `path` (a resource or file) drawn at `size` device pixels, after replacing colours:
/// pairs of "#rrggbb" as written in the file and the colour to use. Empty if unreadable.
[[nodiscard]] GRIDLARK_EXPORT QPixmap
svgPixmap(const QString& path, QSize size, const QList<std::pair<QString, QColor>>& colours = {},
          const QStringList& elements = {});

}  // namespace gridlark::ui
