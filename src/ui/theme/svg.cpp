#include "svg.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include "gridlark/ui/theme.h"

namespace gridlark::ui {
namespace {

/// "#rrggbb" in lower case. Alpha becomes an opacity attribute: SVG Tiny has no #rrggbbaa, and not
/// every reader knows rgba().
QByteArray opaqueName(const QColor& colour) {
    return colour.name(QColor::HexRgb).toLatin1();
}

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

QByteArray svgSource(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray withColours(const QByteArray& svg, const ColourPairs& colours) {
    constexpr qsizetype length = 7;
    QByteArray result;
    result.reserve(svg.size() + 256);
    for (qsizetype i = 0; i < svg.size();) {
        const auto* match = svg[i] != '#' ? nullptr : [&]() -> const std::pair<QString, QColor>* {
            const QString written = QString::fromLatin1(svg.mid(i, length));
            for (const auto& pair : colours) {
                if (written.compare(pair.first, Qt::CaseInsensitive) == 0) return &pair;
            }
            return nullptr;
        }();
        if (match == nullptr) {
            result += svg[i++];
            continue;
        }
        result += opaqueName(match->second);
        i += length;
        if (match->second.alpha() < 255 && i < svg.size() && svg[i] == '"') {
            const QByteArray attribute = attributeBefore(svg, i - length);
            ++i;
            result += "\" " + attribute + "-opacity=\"" +
                      QByteArray::number(static_cast<double>(match->second.alphaF())) + '"';
        }
    }
    return result;
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
    return renderSvg(withColours(withElements(svgSource(path), elements), colours), size);
}

}  // namespace gridlark::ui
