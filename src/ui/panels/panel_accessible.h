#pragma once

namespace gridlark::ui {

/// Makes Qt tell screen readers that a panel is a modal dialog with a title and a text; needed
/// once, further calls do nothing.
void installPanelAccessibility();

}  // namespace gridlark::ui
