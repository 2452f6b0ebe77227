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

    /// With a rate, it stands in place of mistakes and hints.
    void setRate(const ui::Rate& rate);
    /// Whether scores are shown, in place of mistakes. Comes after `setRate`.
    void setScored(bool on);
    void setResults(const std::vector<play::Result>& results);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

  private:
    void addRow(int row, const play::Result& result);
    QTableWidgetItem* put(int row, int column, const QString& text);

    Look& look_;
    std::string figure_;
    std::vector<play::Result> results_;
};

}  // namespace gridlark::shell
