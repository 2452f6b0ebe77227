#include "gridlark/ui/theme.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QGuiApplication>
#include <cmath>

#include "icon_engine.h"

namespace gridlark::ui {
namespace {

QColor rgb(QRgb value) {
    return QColor::fromRgb(value);
}

QColor withAlpha(QRgb value, int alpha) {
    QColor colour = QColor::fromRgb(value);
    colour.setAlpha(alpha);
    return colour;
}

// The regions were found by simulated annealing within pastel and deep tones: any two of them keep
// the distances in OKLab that the tests ask for, as seen with usual vision and with protanopia,
// deuteranopia and tritanopia (matrices of Machado, Oliveira and Fernandes, 2009). The last three
// stand out most: boards take them only when they need that many.

Colours lightColours() {
    Colours c;
    c.window = rgb(0xf5f2ec);
    c.surface = rgb(0xffffff);
    c.surfaceOver = rgb(0xf9f7f3);
    c.line = rgb(0xded9cf);
    c.text = rgb(0x22262b);
    c.textQuiet = rgb(0x646a72);
    c.accent = rgb(0x34598f);
    c.accentOver = rgb(0x2b4c7c);
    c.onAccent = rgb(0xffffff);
    c.focus = rgb(0x3d6fc4);
    c.danger = rgb(0xc0342a);
    c.warm = rgb(0x8a5a05);
    c.good = rgb(0x2c7240);
    c.boardFrame = rgb(0x22262b);
    c.boardLine = rgb(0x2b2f35);
    c.boardHair = withAlpha(0x22262b, 46);
    c.mark = withAlpha(0x22262b, 160);
    c.veil = withAlpha(0xf5f2ec, 190);
    c.regions = {rgb(0xf7b79f), rgb(0x7dc3d6), rgb(0xf7f5ac), rgb(0xc6e69a),
                 rgb(0xfbcaf1), rgb(0xef9aa9), rgb(0xa6d5c2), rgb(0xe9e0d3),
                 rgb(0xcdbdfb), rgb(0xceb27b), rgb(0x9baff6), rgb(0xc0fbfb)};
    return c;
}

Colours darkColours() {
    Colours c;
    c.window = rgb(0x191b1f);
    c.surface = rgb(0x24272d);
    c.surfaceOver = rgb(0x2b2f36);
    c.line = rgb(0x393d45);
    c.text = rgb(0xece9e2);
    c.textQuiet = rgb(0x9ea4ac);
    c.accent = rgb(0x8db1f2);
    c.accentOver = rgb(0xa5c1f6);
    c.onAccent = rgb(0x10182a);
    c.focus = rgb(0x8db1f2);
    c.danger = rgb(0xff7a6e);
    c.warm = rgb(0xf2bd63);
    c.good = rgb(0x8ccb95);
    c.boardFrame = rgb(0xece9e2);
    c.boardLine = rgb(0x0d0e10);
    c.boardHair = withAlpha(0x0d0e10, 76);
    c.mark = withAlpha(0xf3f0ea, 205);
    c.veil = withAlpha(0x191b1f, 190);
    c.regions = {rgb(0x9b6051), rgb(0x1c6c8c), rgb(0x907723), rgb(0x4b6821),
                 rgb(0x6f3b6f), rgb(0x803640), rgb(0x1b8574), rgb(0x695b66),
                 rgb(0x434f8e), rgb(0x663c15), rgb(0x393574), rgb(0x637b9f)};
    return c;
}

const Colours& coloursFor(Brightness brightness) {
    static const Colours light = lightColours();
    static const Colours dark = darkColours();
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
    QColor disabled = blended(withAlpha(colours().textQuiet.rgb(), 130), colours().surface);
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
        palette.setColor(QPalette::Disabled, role,
                         blended(withAlpha(c.textQuiet.rgb(), 150), c.surface));
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

QColor blended(const QColor& over, const QColor& ground) {
    const auto mix = [share = over.alphaF()](float top, float below) {
        return top * share + below * (1 - share);
    };
    return QColor::fromRgbF(mix(over.redF(), ground.redF()), mix(over.greenF(), ground.greenF()),
                            mix(over.blueF(), ground.blueF()));
}

}  // namespace gridlark::ui
