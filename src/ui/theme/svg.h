/// SVG text with colours replaced and elements picked out.
#pragma once

#include <QByteArray>
#include <QColor>
#include <QList>
#include <QPixmap>
#include <QStringList>
#include <utility>

namespace gridlark::ui {

using ColourPairs = QList<std::pair<QString, QColor>>;

/// The file's text; empty if it cannot be read.
[[nodiscard]] QByteArray contentsOf(const QString& path);
/// Replaces colours in one pass: a colour put in is not replaced again.
[[nodiscard]] QByteArray withColours(const QByteArray& svg, const ColourPairs& colours);
/// Removes the root's children whose id is not in `elements`; none if it is empty.
[[nodiscard]] QByteArray withElements(const QByteArray& svg, const QStringList& elements);
/// Draws the SVG centred within `size`, in its own proportions; null if it is no SVG.
[[nodiscard]] QPixmap renderSvg(const QByteArray& svg, QSize size);

}  // namespace gridlark::ui
