#include "svg.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>
#include <algorithm>

#include "gridlark/ui/theme.h"

namespace gridlark::ui {
namespace {

/// The name of the attribute around `position` ("fill" or "stroke").
QByteArray attributeBefore(const QByteArray& svg, qsizetype position) {
    const qsizetype equals = svg.lastIndexOf('=', position);
    qsizetype start = equals;
    while (start > 0 && (std::isalpha(static_cast<unsigned char>(svg[start - 1])) != 0 ||
                         svg[start - 1] == '-')) {
        --start;
    }
    return equals < 0 ? QByteArray() : svg.mid(start, equals - start);
}

}  // namespace

QByteArray contentsOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Alpha becomes an opacity attribute: SVG Tiny has no #rrggbbaa, and not every reader knows
/// rgba().
QByteArray withColours(const QByteArray& svg, const ColourPairs& colours) {
    constexpr qsizetype length = 7;
    QByteArray result;
    qsizetype done = 0;
    for (qsizetype at = svg.indexOf('#'); at >= 0; at = svg.indexOf('#', at + 1)) {
        const QString written = QString::fromLatin1(svg.mid(at, length));
        const auto isWritten = [&written](const std::pair<QString, QColor>& pair) {
            return written.compare(pair.first, Qt::CaseInsensitive) == 0;
        };
        const auto known = std::find_if(colours.begin(), colours.end(), isWritten);
        if (known == colours.end()) continue;
        const QColor& colour = known->second;
        result += svg.mid(done, at - done) + colour.name(QColor::HexRgb).toLatin1();
        done = at + length;
        if (colour.alpha() == 255 || svg.mid(done, 1) != "\"") continue;
        result += "\" " + attributeBefore(svg, at) + "-opacity=\"" +
                  QByteArray::number(static_cast<double>(colour.alphaF())) + '"';
        ++done;
    }
    return result + svg.mid(done);
}

QByteArray withElements(const QByteArray& svg, const QStringList& elements) {
    if (elements.isEmpty()) return svg;
    QByteArray result;
    QXmlStreamReader reader(svg);
    QXmlStreamWriter writer(&result);
    int depth = 0;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement()) {
            const auto id = reader.attributes().value(QLatin1String("id"));
            if (depth == 1 && !id.isEmpty() && !elements.contains(id)) {
                reader.skipCurrentElement();
                continue;
            }
            ++depth;
        }
        if (reader.isEndElement()) --depth;
        if (!reader.hasError()) writer.writeCurrentToken(reader);
    }
    return reader.hasError() ? QByteArray() : result;
}

QPixmap renderSvg(const QByteArray& svg, QSize size) {
    QSvgRenderer renderer;
    if (size.isEmpty() || svg.isEmpty() || !renderer.load(svg)) return {};
    renderer.setAspectRatioMode(Qt::KeepAspectRatio);
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.render(&painter, QRectF(QPointF(), QSizeF(size)));
    return pixmap;
}

QPixmap svgPixmap(const QString& path, QSize size, const ColourPairs& colours,
                  const QStringList& elements) {
    return renderSvg(withColours(withElements(contentsOf(path), elements), colours), size);
}

}  // namespace gridlark::ui
