/// The plain parts that pages are made of. The style sheet gives them their looks.
#pragma once

#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace gridlark::shell {

class PluginRegistry;

/// The same layout, with these margins and this spacing.
template <class Layout>
Layout* spaced(Layout* layout, QMargins margins, int spacing) {
    layout->setContentsMargins(margins);
    layout->setSpacing(spacing);
    return layout;
}

/// A label in a role of the style sheet: "title", "caption", "quiet", …
[[nodiscard]] QLabel* words(const char* role, const QString& text, QWidget* parent);

/// The column inside a new card; its heading comes first.
[[nodiscard]] QVBoxLayout* card(QLabel* heading, int spacing, QWidget* parent);

/// The games by name, for the left side of a page.
[[nodiscard]] QListWidget* gameList(const PluginRegistry& registry, const QString& name,
                                    QWidget* parent);
/// The id of a game in that list; empty for anything else.
[[nodiscard]] QString gameOf(const QListWidgetItem* item);
void select(QListWidget& list, const QString& game);

/// Sets a property that the style sheet asks for. False if it was so already.
bool restyle(QWidget& widget, const char* property, const QString& value);

/// Has screen readers say at once what the widget is called.
void announce(QWidget& widget);

/// The program's icon, `side` pixels wide and high, drawn for this device pixel ratio.
[[nodiscard]] QPixmap emblem(int side, qreal ratio);

}  // namespace gridlark::shell
