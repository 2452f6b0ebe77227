#include "gridlark/ui/theme.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QGuiApplication>
#include <cmath>

#include "icon_engine.h"

namespace gridlark::ui {
namespace {

// The regions were found by simulated annealing within pastel and deep tones: any two of them keep
// the distances in OKLab that the tests ask for, as seen with usual vision and with protanopia,
// deuteranopia and tritanopia (matrices of Machado, Oliveira and Fernandes, 2009). The last three
// stand out most: boards take them only when they need that many.

/// Both palettes, side by side.
Colours coloursOf(Brightness brightness) {
    const auto pick = [brightness](const QColor& light, const QColor& dark) {
        return brightness == Brightness::dark ? dark : light;
    };
    return {
        .window = pick(0xf5f2ec, 0x191b1f),
        .surface = pick(0xffffff, 0x24272d),
        .surfaceOver = pick(0xf9f7f3, 0x2b2f36),
        .line = pick(0xded9cf, 0x393d45),
        .text = pick(0x22262b, 0xece9e2),
        .textQuiet = pick(0x646a72, 0x9ea4ac),
        .accent = pick(0x34598f, 0x8db1f2),
        .accentOver = pick(0x2b4c7c, 0xa5c1f6),
        .onAccent = pick(0xffffff, 0x10182a),
        .focus = pick(0x3d6fc4, 0x8db1f2),
        .danger = pick(0xc0342a, 0xff7a6e),
        .warm = pick(0x8a5a05, 0xf2bd63),
        .good = pick(0x2c7240, 0x8ccb95),
        .boardFrame = pick(0x22262b, 0xece9e2),
        .boardLine = pick(0x2b2f35, 0x0d0e10),
        .boardHair = pick(withAlpha(0x22262b, 46), withAlpha(0x0d0e10, 76)),
        .mark = pick(withAlpha(0x22262b, 160), withAlpha(0xf3f0ea, 205)),
        .veil = pick(withAlpha(0xf5f2ec, 190), withAlpha(0x191b1f, 190)),
        .regions = {pick(0xf7b79f, 0x9b6051), pick(0x7dc3d6, 0x1c6c8c), pick(0xf7f5ac, 0x907723),
                    pick(0xc6e69a, 0x4b6821), pick(0xfbcaf1, 0x6f3b6f), pick(0xef9aa9, 0x803640),
                    pick(0xa6d5c2, 0x1b8574), pick(0xe9e0d3, 0x695b66), pick(0xcdbdfb, 0x434f8e),
                    pick(0xceb27b, 0x663c15), pick(0x9baff6, 0x393574), pick(0xc0fbfb, 0x637b9f)},
    };
}

const Colours& coloursFor(Brightness brightness) {
    static const Colours light = coloursOf(Brightness::light);
    static const Colours dark = coloursOf(Brightness::dark);
    return brightness == Brightness::dark ? dark : light;
}

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour) {
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

}  // namespace

Theme::Theme(Brightness brightness, bool patterns, bool animations)
    : brightness_(brightness),
      patterns_(patterns),
      animations_(animations),
      colours_(&coloursFor(brightness)) {}

QColor Theme::shade(int alpha) const {
    return withAlpha(dark() ? Qt::white : Qt::black, alpha);
}

QFont Theme::font(int pixels, QFont::Weight weight) const {
    // A list of families costs nothing until text is drawn, unlike a query of the installed ones.
    static const QStringList families{
        QStringLiteral("Inter"), QFontDatabase::systemFont(QFontDatabase::GeneralFont).family()};
    QFont font;
    font.setFamilies(families);
    font.setPixelSize(pixels);
    font.setWeight(weight);
    return font;
}

QIcon Theme::icon(const QString& name, const QColor& colour) const {
    QColor disabled = blended(withAlpha(colours().textQuiet, 130), colours().surface);
    return QIcon(new IconEngine(QStringLiteral(":/gridlark/icons/actions/%1.svg").arg(name), colour,
                                disabled));
}

QPalette Theme::palette() const {
    const Colours& c = colours();
    QPalette palette(c.text, c.surface, c.surfaceOver, c.line, c.textQuiet, c.text, c.text,
                     c.surface, c.window);
    palette.setColor(QPalette::AlternateBase, c.surfaceOver);
    palette.setColor(QPalette::Highlight, c.accent);
    palette.setColor(QPalette::HighlightedText, c.onAccent);
    palette.setColor(QPalette::Link, c.accent);
    palette.setColor(QPalette::LinkVisited, c.accent);
    palette.setColor(QPalette::ToolTipBase, c.text);
    palette.setColor(QPalette::ToolTipText, c.window);
    palette.setColor(QPalette::PlaceholderText, c.textQuiet);
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, blended(withAlpha(c.textQuiet, 150), c.surface));
    }
    return palette;
}

Brightness desktopBrightness() {
    const QPalette palette = QGuiApplication::palette();
    const bool dark =
        luminance(palette.color(QPalette::Window)) < luminance(palette.color(QPalette::WindowText));
    return dark ? Brightness::dark : Brightness::light;
}

QString regionName(int index) {
    static constexpr std::array names{
        //: Colours of regions, as in “the orange region” or “the regions orange, blue and green”
        QT_TRANSLATE_NOOP("gridlark::ui::Theme", "orange"),
        QT_TRANSLATE_NOOP("gridlark::ui::Theme", "blue"),
        QT_TRANSLATE_NOOP("gridlark::ui::Theme", "yellow"),
        QT_TRANSLATE_NOOP("gridlark::ui::Theme", "green"),
        QT_TRANSLATE_NOOP("gridlark::ui::Theme", "pink"),
        QT_TRANSLATE_NOOP("gridlark::ui::Theme", "red"),
        QT_TRANSLATE_NOOP("gridlark::ui::Theme", "teal"),
        QT_TRANSLATE_NOOP("gridlark::ui::Theme", "grey"),
        QT_TRANSLATE_NOOP("gridlark::ui::Theme", "violet"),
        QT_TRANSLATE_NOOP("gridlark::ui::Theme", "brown"),
        QT_TRANSLATE_NOOP("gridlark::ui::Theme", "indigo"),
        QT_TRANSLATE_NOOP("gridlark::ui::Theme", "light blue"),
    };
    if (index < 0 || index >= static_cast<int>(names.size())) return {};
    return QCoreApplication::translate("gridlark::ui::Theme",
                                       names[static_cast<std::size_t>(index)]);
}

double contrast(const QColor& a, const QColor& b) {
    const double one = luminance(a) + 0.05;
    const double two = luminance(b) + 0.05;
    return one > two ? one / two : two / one;
}

QColor withAlpha(QColor colour, int alpha) {
    colour.setAlpha(alpha);
    return colour;
}

QColor blended(const QColor& over, const QColor& ground) {
    const auto mix = [share = over.alphaF()](float top, float below) {
        return top * share + below * (1 - share);
    };
    return QColor::fromRgbF(mix(over.redF(), ground.redF()), mix(over.greenF(), ground.greenF()),
                            mix(over.blueF(), ground.blueF()));
}

}  // namespace gridlark::ui
