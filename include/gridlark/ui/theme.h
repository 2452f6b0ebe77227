/// Colours, fonts and measures of the program, light and dark.
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

/// Every colour on screen is one of these. Text colours (`text`, `textQuiet`, `accent`, `danger`,
/// `warm`, `good`) reach 4.5 : 1 on `window`, `surface` and `surfaceOver`; `onAccent` on both
/// accents.
struct Colours {
    QColor window;       ///< behind everything
    QColor surface;      ///< cards, buttons, panels
    QColor surfaceOver;  ///< a surface under the pointer
    QColor line;         ///< hairlines around surfaces; anything empty or not yet done
    QColor text;
    QColor textQuiet;  ///< labels and captions
    QColor accent;     ///< the one accent: primary button, selection
    QColor accentOver;
    QColor onAccent;                 ///< text on the accent
    QColor focus;                    ///< ring around the keyboard focus
    QColor danger;                   ///< lives, mistakes, clashes
    QColor warm;                     ///< notes such as "assisted", stars
    QColor good;                     ///< a win
    QColor boardFrame;               ///< around a board
    QColor boardLine;                ///< thick lines between regions
    QColor boardHair;                ///< thin lines between cells (has alpha)
    QColor mark;                     ///< marks set by the player (has alpha)
    QColor veil;                     ///< over everything behind a panel (has alpha)
    std::array<QColor, 12> regions;  ///< grounds of regions; `regionName` names them
};

/// Pixels, independent of the device pixel ratio.
struct Metrics {
    static constexpr int step = 4;
    static constexpr int radiusSmall = 10;  ///< buttons, fields
    static constexpr int radius = 12;       ///< cards
    static constexpr int radiusLarge = 16;  ///< panels
    static constexpr int caption = 12, body = 14, lead = 16, title = 22, display = 44;  ///< type
};

class GRIDLARK_EXPORT Theme {
  public:
    explicit Theme(Brightness brightness = Brightness::light, bool patterns = false,
                   bool animations = true);

    [[nodiscard]] Brightness brightness() const { return brightness_; }
    [[nodiscard]] bool dark() const { return brightness_ == Brightness::dark; }
    [[nodiscard]] const Colours& colours() const { return *colours_; }
    /// Whether regions have patterns as well as colours.
    [[nodiscard]] bool patterns() const { return patterns_; }
    [[nodiscard]] bool animations() const { return animations_; }
    /// What makes a surface stand out from others when laid over it: black on light, white on dark.
    [[nodiscard]] QColor shade(int alpha) const;

    /// The program's font at one of the sizes of `Metrics`.
    [[nodiscard]] QFont font(int pixels, QFont::Weight weight = QFont::Normal) const;
    /// An action icon of the program by its file name ("undo") in `colour`. It is drawn when first
    /// shown, at the size and device pixel ratio of that place.
    [[nodiscard]] QIcon icon(const QString& name, const QColor& colour) const;
    [[nodiscard]] QIcon icon(const QString& name) const { return icon(name, colours().text); }
    [[nodiscard]] QPalette palette() const;
    /// The style sheet of the whole program. It covers the usual widgets and these properties:
    ///
    /// - QPushButton `kind`: "primary", "quiet" (no surface), "link" (accent text), "pill" (as
    ///   "chips" to choose from; with checkable), "wide" (left-aligned, for the status column)
    /// - QLabel `role`: "display", "title", "heading", "lead", "caption", "quiet", "danger",
    ///   "warm", "good"
    /// - QFrame `kind`: "card", "outline"
    /// - QListView `kind`: "sidebar"
    ///
    /// Set them before the widget is first shown, or re-polish it.
    [[nodiscard]] QString styleSheet() const;

    friend bool operator==(const Theme& a, const Theme& b) {
        return a.brightness_ == b.brightness_ && a.patterns_ == b.patterns_ &&
               a.animations_ == b.animations_;
    }

  private:
    Brightness brightness_;
    bool patterns_;
    bool animations_;
    const Colours* colours_;
};

/// Light or dark, like the desktop's palette.
[[nodiscard]] GRIDLARK_EXPORT Brightness desktopBrightness();

/// The name of the colour of region `index` (0 … 11), the same in light and dark: "orange".
[[nodiscard]] GRIDLARK_EXPORT QString regionName(int index);

/// WCAG 2.1 contrast ratio of two opaque colours, 1 … 21.
[[nodiscard]] GRIDLARK_EXPORT double contrast(const QColor& a, const QColor& b);

/// The colour with another alpha, 0 … 255.
[[nodiscard]] GRIDLARK_EXPORT QColor withAlpha(QColor colour, int alpha);

/// `over` blended onto `ground`, which is opaque.
[[nodiscard]] GRIDLARK_EXPORT QColor blended(const QColor& over, const QColor& ground);

/// Fills `area` with the pattern of region `index` (0 … 11), in strokes of `colour`. Patterns
/// continue across cells side by side if their areas have equal sizes.
GRIDLARK_EXPORT void paintPattern(QPainter& painter, const QRectF& area, int index,
                                  const QColor& colour);

/// Draws the SVG at `path` (a resource or file) with `size` in device pixels. The device pixel
/// ratio is 1; the caller may set another. `colours` are pairs of a "#rrggbb" as written in the
/// file and the colour to use instead, with its alpha. With `elements`, only top-level elements
/// with these ids or without an id are drawn. Null if unreadable.
[[nodiscard]] GRIDLARK_EXPORT QPixmap
svgPixmap(const QString& path, QSize size, const QList<std::pair<QString, QColor>>& colours = {},
          const QStringList& elements = {});

}  // namespace gridlark::ui
