/// A piece on its way, hop by hop.
#pragma once

#include <QObject>
#include <QVariantAnimation>

#include "scene.h"

namespace gridlark::chain {

/// At most 160 ms a hop and 900 ms in all. The turn is played already: the picture follows, and
/// whatever the player does ends it.
class FlightShow final : public QObject {
    Q_OBJECT

  public:
    FlightShow();

    void start(Piece piece, const std::vector<Square>& path);
    void stop();
    /// Nothing while no piece is on its way.
    [[nodiscard]] const std::optional<Flight>& flight() const { return flight_; }

  signals:
    /// `flight` is another one.
    void moved();
    /// The piece touches down between two hops.
    void hopped();

  private:
    void show(double position);

    QVariantAnimation time_;
    Piece piece_;
    std::vector<Square> path_;
    std::size_t hops_ = 0;  ///< done
    std::optional<Flight> flight_;
};

}  // namespace gridlark::chain
