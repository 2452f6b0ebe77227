#include "own_grid.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <initializer_list>
#include <utility>

namespace gridlark::minesweeper {

namespace {

/// The preset with this field, or else the field's own name.
std::string gridOf(const Field& field) {
    for (const auto& [grid, known] : namedFields) {
        if (known == field) return std::string(grid);
    }
    return name(field);
}

}  // namespace

OwnGrid::OwnGrid(QWidget* over) : Panel(over) {
    setTitle(tr("Your own grid"));
    auto* contents = new QWidget;
    auto* grid = new QGridLayout(contents);
    grid->setContentsMargins(0, 8, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(1, 1);
    QLabel* range = nullptr;
    columns_ = addNumber(*grid, tr("Columns"), range);
    range->setText(tr("%1 to %2").arg(shortestSide).arg(longestSide));
    rows_ = addNumber(*grid, tr("Rows"), range);
    range->setText(tr("%1 to %2").arg(shortestSide).arg(longestSide));
    mines_ = addNumber(*grid, tr("Mines"), minesRange_);
    for (QSpinBox* side : {columns_, rows_}) {
        side->setRange(shortestSide, longestSide);
        connect(side, &QSpinBox::valueChanged, this, &OwnGrid::limitMines);
    }
    noGuess_ = new QCheckBox(tr("No guessing"), contents);
    grid->addWidget(noGuess_, grid->rowCount(), 0, 1, 3);
    setContents(contents);
    QPushButton* plays = addButton(tr("Play"));
    connect(plays, &QPushButton::clicked, this, &OwnGrid::play);
    QWidget* before = columns_;
    for (QWidget* next : std::initializer_list<QWidget*>{rows_, mines_, noGuess_, plays}) {
        setTabOrder(std::exchange(before, next), next);
    }
}

QSpinBox* OwnGrid::addNumber(QGridLayout& rows, const QString& label, QLabel*& range) {
    const int row = rows.rowCount();
    auto* name = new QLabel(label);
    auto* number = new QSpinBox;
    range = new QLabel;
    range->setProperty("role", QStringLiteral("quiet"));
    range->setMinimumWidth(80);
    name->setBuddy(number);
    connect(number->findChild<QLineEdit*>(), &QLineEdit::returnPressed, this, &OwnGrid::play);
    number->setAccessibleName(label);
    rows.addWidget(name, row, 0);
    rows.addWidget(number, row, 1);
    rows.addWidget(range, row, 2);
    return number;
}

void OwnGrid::limitMines() {
    const int most = mostMines({rows_->value(), columns_->value()});
    mines_->setRange(0, most);
    minesRange_->setText(tr("%1 to %2").arg(0).arg(most));
}

void OwnGrid::ask(const Field& field, Variant variant) {
    columns_->setValue(field.size.columns);
    rows_->setValue(field.size.rows);
    limitMines();
    mines_->setValue(field.mines);
    noGuess_->setChecked(variant == Variant::noGuess);
    open();
    columns_->setFocus(Qt::OtherFocusReason);
    columns_->selectAll();
}

void OwnGrid::play() {
    const Variant variant = noGuess_->isChecked() ? Variant::noGuess : Variant::standard;
    const Field field{{rows_->value(), columns_->value()}, mines_->value()};
    const kit::Options options{gridOf(field), std::string(name(variant))};
    close();
    emit chosen(options);
}

}  // namespace gridlark::minesweeper
