#include "load_panel.h"

#include <QAccessible>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "chain/view/words.h"

namespace gridlark::chain {

LoadPanel::LoadPanel(QWidget* over)
    : Panel(over), field_(new QPlainTextEdit), trouble_(new QLabel) {
    setTitle(tr("Load a game"));
    setText(tr("Paste a game that was copied from here."));
    auto* contents = new QWidget;
    auto* column = new QVBoxLayout(contents);
    column->setContentsMargins(0, 8, 0, 0);
    column->addWidget(field_);
    column->addWidget(trouble_);
    field_->setAccessibleName(tr("Game as text"));
    field_->setFixedHeight(120);
    field_->setTabChangesFocus(true);
    trouble_->setProperty("role", QStringLiteral("danger"));
    trouble_->setWordWrap(true);
    trouble_->setTextFormat(Qt::PlainText);
    trouble_->setMinimumHeight(48);  // the panel does not jump when something is said
    trouble_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setContents(contents);
    connect(addButton(tr("Load")), &QPushButton::clicked, this, &LoadPanel::load);
    connect(addButton(tr("Cancel")), &QPushButton::clicked, this, &Panel::close);
}

void LoadPanel::ask() {
    const QString copied = QGuiApplication::clipboard()->text();
    field_->setPlainText(copied.startsWith(QLatin1String("Chain")) ? copied : QString());
    field_->selectAll();
    trouble_->clear();
    open();
    field_->setFocus(Qt::OtherFocusReason);
}

void LoadPanel::load() {
    const auto record = recordFrom(field_->toPlainText().toStdString());
    if (record) {
        close();
        emit loaded(*record);
        return;
    }
    const QString why = words::recordError(record.error());
    trouble_->setText(why);
    trouble_->setAccessibleName(why);
    QAccessibleEvent event(trouble_, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

}  // namespace gridlark::chain
