/// The turns of a game in a list, and the buttons to go through them.
#pragma once

#include <QAction>
#include <array>

#include "chain/rules/state.h"
#include "curve.h"

class QListWidget;
class QToolButton;

namespace gridlark::chain {

class MovesView final : public QWidget {
    Q_OBJECT

  public:
    explicit MovesView(QWidget* parent = nullptr);

    void showTurns(const std::vector<Turns::Entry>& turns);
    /// The turn that is looked at: 0 is the beginning; `live` if that is the present.
    void setCurrent(std::size_t turn, bool live);
    /// `turning`: the turn with which the game turned.
    void showCurve(const Values& values, std::optional<std::size_t> turning);
    void hideCurve();
    void setTheme(const ui::Theme& theme);
    /// The keys and buttons work.
    void setActive(bool on);

    /// Of the row of buttons, which is always there.
    static constexpr int barHeight = 40;

  signals:
    /// Look at the position after this many turns.
    void chosen(std::size_t turn);
    void copyAsked();
    void loadAsked();

  protected:
    void resizeEvent(QResizeEvent* /*event*/) override { arrange(); }

  private:
    enum Step : std::size_t { first, previous, next, last, copy, load, count };
    struct Entry {
        QAction action;
        QToolButton* button = nullptr;
    };

    void make(Step step, const char* icon, const QString& text, const QKeySequence& key);
    void go(Step step);
    void enableSteps();
    void arrange();

    std::array<Entry, count> steps_;
    QListWidget* list_;
    Curve* curve_;
    std::vector<Turns::Entry> turns_;
    std::size_t current_ = 0;
    bool active_ = true;
    bool curved_ = false;
    ui::Theme theme_;
};

}  // namespace gridlark::chain
