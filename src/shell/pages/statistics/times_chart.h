/// The last times of a grid as a line, oldest first.
#pragma once

#include <QWidget>
#include <vector>

#include "gridlark/play/result.h"

namespace gridlark::shell {

class Look;

class TimesChart : public QWidget {
    Q_OBJECT

  public:
    explicit TimesChart(Look& look, QWidget* parent = nullptr);

    /// Won games, oldest first.
    void setResults(std::vector<play::Result> results);

    [[nodiscard]] QSize sizeHint() const override { return {380, 300}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {220, 180}; }

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    struct Scale {
        play::Milliseconds step{1000};
        play::Milliseconds top{1000};
    };

    [[nodiscard]] Scale scale() const;
    [[nodiscard]] int axisWidth() const;
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] QPointF point(std::size_t index, const Scale& scale) const;
    void paintGrid(QPainter& painter, const Scale& scale) const;
    void paintLine(QPainter& painter, const Scale& scale) const;
    void paintPoints(QPainter& painter, const Scale& scale) const;
    void describe();

    Look& look_;
    std::vector<play::Result> results_;
    int hovered_ = -1;
};

}  // namespace gridlark::shell
