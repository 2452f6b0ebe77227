/// The table of a game whose view is a board: turns gestures into actions and states into scenes.
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

/// `P` is the game's painter, a `BoardPainter` with a function `show(scene)`. The scene is a value
/// made by a pure function from the state and what the view adds to it (the interaction). If the
/// painter has `setTheme(theme)`, it gets the theme too.
///
/// A game defines its view, what a gesture does, and the scene:
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
        delete view_;  // the shell's page may own it, and it refers to the painter
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
        themePainter();
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
    explicit BoardTable(Host& host) : GameTable<R>(host) { themePainter(); }

    /// A board with this table's painter, or a widget that contains it.
    [[nodiscard]] virtual QWidget* makeView() { return new BoardWidget(painter_); }
    /// Sets the board's accessible name (that of the game), fit and dragging; called once, when the
    /// view is made.
    virtual void prepare(BoardWidget& board) = 0;
    /// Plays what the gesture means. Called only while `takesGestures`; the notice is cleared
    /// before.
    virtual void onGesture(const kit::Gesture& gesture) = 0;
    /// What the board shows now.
    [[nodiscard]] virtual typename P::Scene scene() const = 0;

    [[nodiscard]] virtual bool takesGestures() const { return this->playing() && !this->waiting(); }
    /// A button went down; `press` is the gesture that a release would make, a tap or a middle
    /// click. Nothing: the press has ended, with or without a gesture. For showing what would
    /// happen.
    virtual void onPress(const std::optional<kit::Gesture>& /*press*/) {}
    /// Whether this gesture leaves the notice beside the board: a first tap that only selects keeps
    /// the text of a hint.
    [[nodiscard]] virtual bool keepsNotice(const kit::Gesture& /*gesture*/) const { return false; }
    /// One of the game's own panels opened or closed.
    virtual void onPopup(bool /*open*/) {}

    void onChange(const Change& /*change*/) override {
        drag_.clear();
        show();
    }

    /// Shows `scene`; only cells with a new look are painted.
    virtual void show() {
        painter_.show(scene());
        if (board_ != nullptr) board_->refresh();
    }

    /// Plays an action, with `sound` if it is legal and the game continues: an end has its own
    /// sound. Returns why it is not legal.
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
    /// The cells of a drag in progress, in order; empty if there is none.
    [[nodiscard]] const std::vector<kit::Cell>& drag() const { return drag_; }

    /// The panel `kept` over the view, made and given to `prepare(panel)` at the first call. It has
    /// the theme and stops the clock while it is open; `cancelWork` closes it.
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

    /// Lets the player choose the stars of new deals. `starsNow()` gives those of the present deal,
    /// if known: unless they are in the chosen range, a new deal follows.
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
    void themePainter() {
        if constexpr (requires(P & painter, const Theme& theme) { painter.setTheme(theme); })
            painter_.setTheme(this->host().theme());
    }

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
