/// The table of a game whose view is a board: gestures in, scenes out, panels and theme in between.
#pragma once

#include <QPointer>
#include <optional>
#include <utility>
#include <vector>

#include "gridlark/kit/gesture.h"
#include "gridlark/ui/actions.h"
#include "gridlark/ui/game_table.h"
#include "gridlark/ui/panel.h"
#include "gridlark/ui/stars_panel.h"

namespace gridlark::ui {

/// `P` is the game's painter, a `BoardPainter` with a function `show(scene)`; the scene is a value
/// made by one pure function from the state and from what the view adds to it (the interaction).
/// If the painter has `setTheme(theme)`, it gets the theme too.
///
/// A game says what its view is made of, what a gesture does, and what is to be seen:
///
///     gesture → actionFor(gesture, state) → play → onChange → scene → the board repaints
template <kit::RulesCore R, class P>
class BoardTable : public GameTable<R> {
  public:
    using typename GameTable<R>::Action;
    using typename GameTable<R>::Change;
    using typename GameTable<R>::Refusal;
    using typename GameTable<R>::State;

    ~BoardTable() override {
        if (board_ != nullptr) board_->disconnect(this);
        delete view_;  // it may have a place in the shell's page, and asks the painter for cells
    }

    [[nodiscard]] QWidget* view() final {
        if (view_ == nullptr) {
            view_ = makeView();
            board_ = qobject_cast<BoardWidget*>(view_);
            if (board_ == nullptr) board_ = view_->template findChild<BoardWidget*>();
            prepare(*board_);
            connectBoard();
            settingsChanged();
        }
        return view_;
    }

    void settingsChanged() override {
        const Theme& theme = this->host().theme();
        if constexpr (requires(P & painter) { painter.setTheme(theme); }) painter_.setTheme(theme);
        if (view_ == nullptr) return;
        board_->setTheme(theme);
        board_->setLongPress(this->host().longPress());
        show();
        for (const QPointer<Panel>& panel : panels_) {
            if (panel != nullptr) panel->setTheme(theme);
        }
    }

    /// Closes the game's own panels too.
    void cancelWork() override {
        GameTable<R>::cancelWork();
        closePanels();
    }

    void setSeen(bool seen) override { seen_ = seen; }

  protected:
    explicit BoardTable(Host& host) : GameTable<R>(host) {
        if constexpr (requires(P & painter) { painter.setTheme(host.theme()); })
            painter_.setTheme(host.theme());
    }

    /// The board itself, or a widget that has one with this table's painter in it.
    [[nodiscard]] virtual QWidget* makeView() { return new BoardWidget(painter_); }
    /// Name, fit, dragging: once, when the view is made.
    virtual void prepare(BoardWidget& board) = 0;
    /// Plays what the gesture means. Comes only while `takesGestures`; what was said before is
    /// taken away.
    virtual void onGesture(const kit::Gesture& gesture) = 0;
    /// What is to be seen now.
    [[nodiscard]] virtual typename P::Scene scene() const = 0;

    [[nodiscard]] virtual bool takesGestures() const { return this->playing() && !this->waiting(); }
    /// A button went down: the gesture that follows if it is released now, a tap or a middle
    /// click. Nothing: that press has ended, with or without a gesture. Override it to show what
    /// would happen.
    virtual void onPress(const std::optional<kit::Gesture>& /*press*/) {}
    /// Whether the notice beside the board stays when this gesture comes: a first tap that only
    /// selects leaves the hint that it follows in sight.
    [[nodiscard]] virtual bool keepsNotice(const kit::Gesture& /*gesture*/) const { return false; }
    /// A panel of the game's own opened or closed.
    virtual void onPopup(bool /*open*/) {}

    void onChange(const Change& /*change*/) override {
        drag_.clear();
        show();
    }

    /// Draws what `scene` says; only what is another picture is painted.
    virtual void show() {
        painter_.show(scene());
        if (board_ != nullptr) board_->refresh();
    }

    /// `sound` is heard if the action was legal and the game goes on: an end has its own.
    std::optional<Refusal> play(const Action& action, const QString& sound = {}) {
        const auto refusal = this->session().play(action);
        if (!refusal && !sound.isEmpty() && this->playing()) this->host().playSound(sound);
        return refusal;
    }

    [[nodiscard]] P& painter() { return painter_; }
    [[nodiscard]] const P& painter() const { return painter_; }
    /// Null until the view is made.
    [[nodiscard]] BoardWidget* board() const { return board_; }
    /// Whether the board is on screen and not paused.
    [[nodiscard]] bool seen() const { return seen_; }
    /// The cells of a drag that is still going on, the first one first; empty without one.
    [[nodiscard]] const std::vector<kit::Cell>& drag() const { return drag_; }

    /// A panel over the view, made when first asked for: `prepare(panel)` follows once. It has the
    /// theme, holds the clock while it is open, and is closed by `cancelWork`.
    template <class T, class Prepare>
    T& panel(QPointer<T>& kept, Prepare prepare) {
        if (kept == nullptr) {
            QWidget* place = view();
            if (place->parentWidget() != nullptr) place = place->parentWidget();
            kept = new T(place);
            kept->setTheme(this->host().theme());
            QObject::connect(kept, &Panel::opened, this, [this] { setPopup(true); });
            QObject::connect(kept, &Panel::closed, this, [this] { setPopup(false); });
            panels_.push_back(kept.data());
            prepare(*kept);
        }
        return *kept;
    }

    void closePanels() {
        for (const QPointer<Panel>& panel : panels_) {
            if (panel != nullptr) panel->close();
        }
    }

    /// Lets the player choose the stars of new deals. `starsNow()` tells those of the deal on the
    /// board, if they are known: a new one follows if they are not what is wanted.
    template <class StarsNow>
    void offerStars(StarsWish& wish, StarsNow starsNow) {
        QObject::connect(&wish.action(), &QAction::triggered, this, [this, &wish, starsNow] {
            panel(starsPanel_, [&](StarsPanel& panel) {
                QObject::connect(
                    &panel, &StarsPanel::chosen, this, [this, &wish, starsNow](StarRange range) {
                        wish.set(range);
                        this->forgetAhead();
                        emit this->changed();
                        const std::optional<int> stars = starsNow();
                        if (this->session().dealt() && !(stars && range.contains(*stars)))
                            this->deal(this->session().options(), std::nullopt);
                    });
            }).ask(wish.range());
        });
    }

  private:
    void connectBoard() {
        const auto gesture = [this](kit::Touch touch) {
            return [this, touch](kit::Cell cell) { take({touch, {cell}}); };
        };
        const auto press = [this](kit::Touch touch) {
            return [this, touch](kit::Cell cell) {
                if (takesGestures()) onPress(kit::Gesture{touch, {cell}});
            };
        };
        const auto on = [this](auto signal, auto slot) {
            QObject::connect(board_.data(), signal, this, slot);
        };
        on(&BoardWidget::pressed, press(kit::Touch::tap));
        on(&BoardWidget::middlePressed, press(kit::Touch::middle));
        on(&BoardWidget::released, [this] { onPress(std::nullopt); });
        on(&BoardWidget::tapped, gesture(kit::Touch::tap));
        on(&BoardWidget::held, gesture(kit::Touch::hold));
        on(&BoardWidget::middleClicked, gesture(kit::Touch::middle));
        on(&BoardWidget::dragBegan, [this](kit::Cell cell) {
            if (!takesGestures()) return;
            drag_ = {cell};
            show();
        });
        on(&BoardWidget::dragEntered, [this](kit::Cell cell) {
            if (drag_.empty()) return;
            drag_.push_back(cell);
            show();
        });
        on(&BoardWidget::dragEnded, [this] {
            if (drag_.empty()) return;
            take({kit::Touch::drag, std::exchange(drag_, {})});
            show();
        });
    }

    void take(const kit::Gesture& gesture) {
        if (!takesGestures()) return;
        if (!keepsNotice(gesture)) this->host().notify({});
        onGesture(gesture);
    }

    void setPopup(bool open) {
        onPopup(open);
        emit this->popup(open);
    }

    P painter_;
    QPointer<QWidget> view_;
    QPointer<BoardWidget> board_;
    std::vector<QPointer<Panel>> panels_;
    QPointer<StarsPanel> starsPanel_;
    std::vector<kit::Cell> drag_;
    bool seen_ = true;
};

}  // namespace gridlark::ui
