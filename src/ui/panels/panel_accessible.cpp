#include "panel_accessible.h"

#include <QAccessibleWidget>

#include "gridlark/ui/panel.h"

#include "screen_reader.h"

namespace gridlark::ui {
namespace {

class PanelAccessible final : public QAccessibleWidget {
  public:
    explicit PanelAccessible(Panel* panel) : QAccessibleWidget(panel, QAccessible::Dialog) {}

    [[nodiscard]] QString text(QAccessible::Text kind) const override {
        const auto* panel = qobject_cast<const Panel*>(object());
        if (panel != nullptr && kind == QAccessible::Name) return panel->title();
        if (panel != nullptr && kind == QAccessible::Description) return panel->text();
        return QAccessibleWidget::text(kind);
    }

    [[nodiscard]] QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.modal = true;
        return state;
    }
};

}  // namespace

void installPanelAccessibility() {
    installAccessible<Panel, PanelAccessible>();
}

}  // namespace gridlark::ui
