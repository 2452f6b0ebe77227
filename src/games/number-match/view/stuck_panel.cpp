#include "stuck_panel.h"

#include <QPushButton>

namespace gridlark::number_match {

StuckPanel::StuckPanel(QWidget* over) : Panel(over) {
    setIcon(QStringLiteral("warning"));
    setTitle(tr("No pair is left"));
    setText(tr("Undo can still save this game. If you begin a new one, this one is lost."));
    const auto offer = [this](const QString& text, auto choice) {
        QPushButton* button = addButton(text);
        connect(button, &QPushButton::clicked, this, &StuckPanel::close);
        connect(button, &QPushButton::clicked, this, choice);
    };
    offer(tr("Undo"), &StuckPanel::undo);
    offer(tr("New game"), &StuckPanel::newGame);
}

}  // namespace gridlark::number_match
