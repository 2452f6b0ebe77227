#include "stat_tile.h"

#include <QLabel>
#include <QVBoxLayout>

namespace gridlark::shell {

StatTile::StatTile(const QString& label, QWidget* parent)
    : QFrame(parent), label_(new QLabel(label, this)), value_(new QLabel(this)) {
    setProperty("kind", QStringLiteral("card"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    label_->setProperty("role", QStringLiteral("caption"));
    value_->setProperty("role", QStringLiteral("title"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 14, 12, 14);
    layout->setSpacing(4);
    layout->addWidget(label_);
    layout->addWidget(value_);
}

void StatTile::setLabel(const QString& label) {
    label_->setText(label);
    setAccessibleName(text());
}

void StatTile::setValue(const QString& value) {
    value_->setText(value);
    setAccessibleName(text());
}

QString StatTile::text() const {
    return QStringLiteral("%1: %2").arg(label_->text(), value_->text());
}

}  // namespace gridlark::shell
