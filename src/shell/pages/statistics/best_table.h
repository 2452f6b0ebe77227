/// The ten best times of a grid.
#pragma once

#include <QTableWidget>
#include <string>
#include <vector>

#include "gridlark/play/result.h"
#include "gridlark/ui/plugin.h"

namespace gridlark::shell {

class Look;

class BestTable : public QTableWidget {
    Q_OBJECT

  public:
    explicit BestTable(Look& look, QWidget* parent = nullptr);

    /// `plugin` may be null. If its game has a rate, that stands in place of mistakes and hints;
    /// scores stand in place of mistakes.
    void show(const std::vector<play::Result>& results, const ui::GamePlugin* plugin);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {300, sizeHint().height()}; }

  private:
    void fill();
    void addRow(int row, const play::Result& result);
    QTableWidgetItem* put(int row, int column, const QString& text);

    Look& look_;
    std::string figure_;
    std::vector<play::Result> results_;
};

}  // namespace gridlark::shell
