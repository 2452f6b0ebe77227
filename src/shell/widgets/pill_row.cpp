#include "pill_row.h"

#include "gridlark/ui/flow_layout.h"

#include "controls.h"

namespace gridlark::shell {

PillRow::PillRow(Look& look, const QString& name, QWidget* parent)
    : QWidget(parent), look_(look), group_(new QButtonGroup(this)) {
    setAccessibleName(name);
    auto* layout = new ui::FlowLayout(this, 8);
    layout->setContentsMargins({});
    // Not "Fixed": that is the height of one row, however many there are.
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(group_, &QButtonGroup::idClicked, this, &PillRow::chosen);
}

void PillRow::setTexts(const QStringList& texts) {
    if (texts_ == texts) return;
    texts_ = texts;
    const auto old = group_->buttons();
    qDeleteAll(old);
    for (int i = 0; i < static_cast<int>(texts.size()); ++i) {
        auto* pill = new ThemedButton(look_, "pill", QString(), texts[i], this);
        pill->setCheckable(true);
        group_->addButton(pill, i);
        layout()->addWidget(pill);
        pill->show();
    }
}

void PillRow::setCurrent(int index) {
    if (QAbstractButton* pill = group_->button(index)) pill->setChecked(true);
}

}  // namespace gridlark::shell
