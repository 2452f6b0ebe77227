/// Looking back at a game: which turn is on the board, and who was ahead when.
#pragma once

#include <QObject>
#include <optional>
#include <vector>

#include "background.h"

namespace gridlark::chain {

class Review final : public QObject {
    Q_OBJECT

  public:
    explicit Review(Background background) : background_(std::move(background)) {}

    /// The game has other turns than before: back to the present, and nothing is known of it.
    void begin();

    /// Looks at the position after so many turns.
    void lookAt(std::size_t turn, const State& state);
    /// The turns before the position that is looked at; nothing: the present is on the board.
    [[nodiscard]] std::optional<std::size_t> lookedAt() const { return lookedAt_; }

    /// Works out who was ahead in a game that is over, one position after the other: `grown`
    /// follows each. Continues where it was stopped.
    void evaluate(const State& state);
    void stop();
    /// How many turns blue was ahead after 0, 1, … turns, as far as it is worked out.
    [[nodiscard]] const std::vector<double>& values() const { return values_; }

  signals:
    void grown();

  private:
    Background background_;
    std::optional<std::size_t> lookedAt_;
    std::vector<double> values_;
    std::uint64_t number_ = 0;  ///< of the evaluation: answers to an earlier one are dropped
    bool evaluating_ = false;
};

}  // namespace gridlark::chain
