#include "board/input/gestures.h"

#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace gridlark::ui {
namespace {

/// A script is a row of words: a button (L, R, M for left, right, middle) with + (down, with the
/// cell) or - (up), ">" with a cell is a move ("x": beside the board), "time" the end of the long
/// press, "cancel" a cancellation. "L-!": up, late. "&" at the end: another button is down.
class Player {
  public:
    explicit Player(bool dragging) { gestures_.setDragging(dragging); }

    std::string play(const std::string& script) {
        std::istringstream words(script);
        std::string word;
        while (words >> word) note(step(word));
        return told_;
    }

  private:
    static Gestures::Button button(char letter) {
        return letter == 'L'   ? Gestures::Button::primary
               : letter == 'R' ? Gestures::Button::secondary
                               : Gestures::Button::middle;
    }
    static Gestures::Where where(const std::string& text) {
        if (text[0] == 'x') return std::nullopt;
        return kit::Cell{text[0] - '0', text[1] - '0'};
    }
    Gestures::Events step(const std::string& word) {
        const bool others = word.back() == '&';
        if (word == "time") return gestures_.timeout();
        if (word == "cancel") return gestures_.cancel();
        if (word[0] == '>') return gestures_.move(where(word.substr(1)));
        if (word[1] == '+') return gestures_.press(button(word[0]), where(word.substr(2)), others);
        return gestures_.release(button(word[0]), word.find('!') != std::string::npos, !others);
    }
    void note(const Gestures::Events& events) {
        static const std::vector<std::string> names{"pressed", "released", "tapped",
                                                    "held",    "mpressed", "middle",
                                                    "began",   "entered",  "ended"};
        for (const auto& event : events) {
            told_ += (told_.empty() ? "" : " ") + names[static_cast<std::size_t>(event.kind)];
            const bool placed =
                event.kind != Gestures::Event::released && event.kind != Gestures::Event::dragEnded;
            if (placed) {
                told_ += std::to_string(event.cell.row) + std::to_string(event.cell.column);
            }
        }
    }

    Gestures gestures_;
    std::string told_;
};

struct Row {
    const char* what;
    bool dragging;
    const char* script;
    const char* told;
};

class GesturesTest : public testing::TestWithParam<Row> {};

TEST_P(GesturesTest, Tells) {
    const Row& row = GetParam();
    EXPECT_EQ(Player(row.dragging).play(row.script), row.told) << row.script;
}

const Row rows[]{
    {"Tap", false, "L+11 L-", "pressed11 released tapped11"},
    {"TapWithinCell", false, "L+11 >11 >11 L-", "pressed11 released tapped11"},
    {"TapsInARow", false, "L+11 L- L+11 L-",
     "pressed11 released tapped11 pressed11 released tapped11"},
    {"LongPress", false, "L+11 time L-", "pressed11 held11 released"},
    {"LongPressThenMove", false, "L+11 time >12 L-", "pressed11 held11 released"},
    {"LongPressThenMoveWithDragging", true, "L+11 time >12 L-", "pressed11 held11 released"},
    {"LongPressOnce", false, "L+11 time time L-", "pressed11 held11 released"},
    {"LateRelease", false, "L+11 L-!", "pressed11 released held11"},
    {"TimeAfterRelease", false, "L+11 L- time", "pressed11 released tapped11"},
    {"TimeAlone", false, "time", ""},
    {"Leaves", false, "L+11 >12 L-", "pressed11 released"},
    {"LeavesAndReturns", false, "L+11 >12 >11 L-", "pressed11 released"},
    {"LeavesThenTime", false, "L+11 >12 time L-", "pressed11 released"},
    {"LeavesTheBoard", false, "L+11 >x L-", "pressed11 released"},
    {"Drag", true, "L+11 >12 >13 L-", "pressed11 began11 entered12 entered13 released ended"},
    {"DragNoTime", true, "L+11 >12 time L-", "pressed11 began11 entered12 released ended"},
    {"DragBack", true, "L+11 >12 >11 L-", "pressed11 began11 entered12 entered11 released ended"},
    {"DragStays", true, "L+11 >12 >12 L-", "pressed11 began11 entered12 released ended"},
    {"DragSkipsNothing", true, "L+11 >14 L-",
     "pressed11 began11 entered12 entered13 entered14 released ended"},
    {"DragDiagonal", true, "L+11 >33 L-", "pressed11 began11 entered22 entered33 released ended"},
    {"DragOutAndIn", true, "L+11 >x >31 L-", "pressed11 began11 entered31 released ended"},
    {"DragLate", true, "L+11 >12 L-!", "pressed11 began11 entered12 released ended"},
    {"Secondary", false, "R+11 R-", "held11"},
    {"SecondaryMoves", true, "R+11 >12 R-", "held11"},
    {"Middle", false, "M+11 M-", "mpressed11 released middle11"},
    {"MiddleLeaves", false, "M+11 >12 M-", "mpressed11 released"},
    {"MiddleLeavesAndReturns", false, "M+11 >12 >11 M-", "mpressed11 released"},
    {"MiddleCancelled", false, "M+11 cancel M-", "mpressed11 released"},
    {"PrimaryDuringMiddle", false, "M+11 L+11& L-& M-", "mpressed11 released"},
    {"BesideTheBoard", true, "L+x >11 L- R+x R- M+x M-", ""},
    {"SecondButton", false, "L+11 R+11& R-& L-", "pressed11 released"},
    {"SecondButtonReleasedLast", false, "L+11 R+11& L-& R-", "pressed11 released"},
    {"SecondButtonNoTime", false, "L+11 M+11& time M-& L-", "pressed11 released"},
    {"SecondButtonInDrag", true, "L+11 >12 R+12& >13 R-& L-",
     "pressed11 began11 entered12 released ended"},
    {"PrimaryDuringSecondary", false, "R+11 L+11& L-& R-", "held11"},
    {"AfterSecondButton", false, "L+11 R+11& R-& L- L+22 L-",
     "pressed11 released pressed22 released tapped22"},
    {"Cancel", false, "L+11 cancel time L-", "pressed11 released"},
    {"CancelDrag", true, "L+11 >12 cancel >13 L-", "pressed11 began11 entered12 released ended"},
    {"CancelAfterHeld", false, "L+11 time cancel L-", "pressed11 held11 released"},
    {"CancelIdle", false, "cancel", ""},
    {"LostRelease", false, "L+11 L+22 L-", "pressed11 released pressed22 released tapped22"},
};

INSTANTIATE_TEST_SUITE_P(Table, GesturesTest, testing::ValuesIn(rows),
                         [](const auto& row) { return std::string(row.param.what); });

}  // namespace
}  // namespace gridlark::ui
