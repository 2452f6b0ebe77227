/// Pills to choose one of, in as many rows as they need.
#pragma once

#include <QButtonGroup>
#include <QWidget>

namespace gridlark::shell {

class Look;

class PillRow : public QWidget {
    Q_OBJECT

  public:
    PillRow(Look& look, const QString& name, QWidget* parent = nullptr);

    void setTexts(const QStringList& texts);
    void setCurrent(int index);
    [[nodiscard]] int current() const { return group_->checkedId(); }
    [[nodiscard]] QStringList texts() const { return texts_; }

  signals:
    /// By the player.
    void chosen(int index);

  private:
    Look& look_;
    QButtonGroup* group_;
    QStringList texts_;
};

}  // namespace gridlark::shell
