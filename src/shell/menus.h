/// Menus as the program shows them.
#pragma once

class QMenu;
class QString;

namespace gridlark::shell {

/// Round corners, where the desktop can show what is behind them, and the colours of the window.
void soften(QMenu& menu);

/// A quiet line above a group of entries.
void addHeading(QMenu& menu, const QString& text);

}  // namespace gridlark::shell
