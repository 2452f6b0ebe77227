/// Shows a piece on its way, hop by hop.
#pragma once

#include <QObject>
#include <QVariantAnimation>
#include <vector>

#include "painter.h"

namespace gridlark::chain {

/// At most 160 ms a hop and 900 ms in all; nothing at all without animations. The game has gone on
/// already: the picture follows, and whatever the player does ends it.
class FlightShow final : public QObject {
    Q_OBJECT

  public:
    FlightShow(Painter& painter, QObject* parent = nullptr);

    void setBoard(ui::BoardWidget* board) { board_ = board; }
    void start(Piece piece, const std::vector<Square>& path);
    void stop();
    [[nodiscard]] bool running() const { return running_; }

  signals:
    /// The piece touches down after this hop, counted from 1.
    void hopped(std::size_t hop);

  private:
    void take(double position);
    void draw();

    Painter& painter_;
    ui::BoardWidget* board_ = nullptr;
    QVariantAnimation time_;
    Piece piece_;
    std::vector<Square> path_;
    std::size_t hops_ = 0;  ///< done
    bool running_ = false;
};

}  // namespace gridlark::chain
