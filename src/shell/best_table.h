/// The ten best times of a grid.
#pragma once

#include <QTableWidget>
#include <vector>

#include "gridlark/play/result.h"

namespace gridlark::shell {

class Look;

class BestTable : public QTableWidget {
    Q_OBJECT

  public:
    explicit BestTable(Look& look, QWidget* parent = nullptr);

    void setResults(const std::vector<play::Result>& results);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  private:
    void addRow(int row, const play::Result& result);
    QTableWidgetItem* put(int row, int column, const QString& text);

    Look& look_;
    std::vector<play::Result> results_;
};

}  // namespace gridlark::shell
