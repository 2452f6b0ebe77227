"""Cats in a real window, from nothing to the statistics, and on after the plug was pulled.

Usage: cats_test.py GRIDLARK GRIDLARK_CLI [CatsTest.test_…]

One test for each process: the accessibility library keeps the first desktop it has met.
"""

import json
import os
import re
import sys
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from desktop import Desktop, Missing, wait_for  # noqa: E402
from region_board import RegionBoard  # noqa: E402

PROGRAM = sys.argv.pop(1)
TOOL = sys.argv.pop(1)


def board_of(desktop):
    return RegionBoard(desktop, "Cats")


class CatsTest(unittest.TestCase):
    def setUp(self):
        self.desktop = Desktop()
        self.addCleanup(self.desktop.close)
        self.home = os.path.join(self.desktop.folder, "home")

    def start(self):
        return self.desktop.start(PROGRAM, GRIDLARK_HOME=self.home)

    def lives(self):
        return self.desktop.item(None, r"^Lives: ").name

    def place_cats(self, board, cells):
        for cell in cells:
            if board.content(cell) != "sleeping cat":
                self.desktop.hold(board.items[cell], 0.75)
                if cell != cells[-1]:
                    board.becomes(cell, "cat")

    def lose_a_life(self, board, solution):
        """Puts one cat rightly, and another one wrongly beside it in the same row."""
        first = next(c for c in solution if board.content(c) != "sleeping cat")
        self.desktop.hold(board.items[first], 0.75)
        board.becomes(first, "cat")
        wrong = next(c for c in board.items if c[0] == first[0] and board.content(c) == "empty")
        self.desktop.hold(board.items[wrong], 0.75)
        wait_for("a life to be lost", lambda: "2 of 3" in self.lives())
        self.assertEqual(board.content(wrong), "empty")

    def test_a_level_from_nothing_to_the_statistics_and_on_after_a_kill(self):
        desktop = self.desktop
        program = self.start()
        desktop.click(desktop.item("push button", "^Cats"))
        desktop.item("push button", "6 × 6")
        board = board_of(desktop)
        self.assertEqual(board.order, 6)
        solution = board.solution(TOOL, "cats", "sleeping cat")
        self.assertIn("3 of 3", self.lives())

        # X's by clicks, on cells that hold no cat; one of them is taken off again.
        marks = [c for c in board.items if c not in solution and board.contents[c] == "empty"][:3]
        for cell in marks:
            desktop.click(board.items[cell])
            board.becomes(cell, "X")
        desktop.click(board.items[marks[0]])
        board.becomes(marks[0], "empty")

        self.lose_a_life(board, solution)
        self.place_cats(board, [c for c in solution if board.content(c) != "cat"])

        # 2 lives and 3 hints left: 2 × 10 + 3 × 5.
        desktop.item(None, "Level 1 done")
        desktop.item(None, r"\b35 points")
        desktop.click(desktop.item("push button", "^Next level"))
        desktop.item("label", "^Level 2")
        desktop.item(None, "^Score: .*35")

        self.best_time_is_shown()
        self.pull_the_plug_and_continue(program)

    def best_time_is_shown(self):
        desktop = self.desktop
        desktop.key("Escape")
        desktop.click(desktop.item("push button", "^Statistics"))
        desktop.item(None, r"(?i)^Best time.*\b0:\d\d\.\d")
        with open(os.path.join(self.home, "results.jsonl")) as log:
            results = [json.loads(line) for line in log]
        self.assertEqual(len(results), 1)
        self.assertEqual((results[0]["outcome"], results[0]["mistakes"]), ("won", 1))
        tenths = results[0]["time_ms"] // 100
        best = f"{tenths // 600}:{tenths // 10 % 60:02}.{tenths % 10}"
        desktop.item(None, rf"\b{re.escape(best)}\b")
        desktop.key("Escape")

    def pull_the_plug_and_continue(self, program):
        desktop = self.desktop
        desktop.click(desktop.item("push button", "^Cats"))
        desktop.item("label", "^Level 2")
        board = board_of(desktop)
        solution = board.solution(TOOL, "cats", "sleeping cat")
        self.lose_a_life(board, solution)
        mark = next(c for c in board.items if board.content(c) == "empty")
        desktop.click(board.items[mark])
        board.becomes(mark, "X")
        seen = {cell: board.content(cell) for cell in board.items}
        time.sleep(1.2)  # a change is saved within a second
        before = self.seconds()
        desktop.kill(program)

        self.start()
        desktop.click(desktop.item("push button", "(?s)^Cats.*Continue"))
        desktop.item("label", "^Level 2")
        again = board_of(desktop)
        self.assertEqual({cell: again.content(cell) for cell in again.items}, seen)
        self.assertEqual(again.regions.keys(), board.regions.keys())
        self.assertIn("2 of 3", self.lives())
        after = self.seconds()
        # What was saved is at most the second before the plug was pulled; then time went on.
        self.assertGreaterEqual(after, before - 2.5)
        self.assertLess(after, before + 15)
        desktop.item(None, "^Score: .*35")

    def seconds(self):
        name = self.desktop.item("label", r"^Time \d+:\d\d\.\d").name
        minutes, seconds = re.search(r"(\d+):(\d\d\.\d)", name).groups()
        return int(minutes) * 60 + float(seconds)

    def test_the_keyboard_alone_is_enough(self):
        desktop = self.desktop
        self.start()
        card = desktop.item("push button", "^Cats")
        wait_for("the card to have the keyboard", card.focused)
        desktop.key("Return")
        table = desktop.item("table", "^Cats$")
        wait_for("the board to have the keyboard", lambda: table.focused() or any(
            cell.focused() for cell in desktop.items("table cell", within=table)))
        board = board_of(desktop)
        solution = board.solution(TOOL, "cats", "sleeping cat")
        cell = next(c for c in solution if board.contents[c] == "empty")
        desktop.key("ctrl+Home", *["Down"] * cell[0], *["Right"] * cell[1])
        desktop.key("space")
        board.becomes(cell, "X")
        desktop.key("e")
        board.becomes(cell, "empty")
        desktop.key("Return")
        board.becomes(cell, "cat")
        desktop.key("ctrl+z")
        board.becomes(cell, "empty")
        desktop.key("h")
        desktop.item("push button", "2 left")
        wait_for("a hint to place a cat",
                 lambda: [c for c in board.items if board.content(c) == "cat"])
        self.assertTrue(all(c in solution for c in board.items if board.content(c) == "cat"))
        desktop.key("p")
        desktop.gone("table cell")

    def test_a_second_start_raises_the_window_of_the_first(self):
        desktop = self.desktop
        self.start()
        desktop.item("push button", "^Cats")
        second = desktop.start(PROGRAM, "cats", "--grid", "7", GRIDLARK_HOME=self.home)
        self.assertEqual(second.wait(20), 0)
        desktop.item("push button", "7 × 7")
        self.assertEqual(board_of(desktop).order, 7)

    def test_a_drag_marks_several_cells_and_one_undo_takes_them_back(self):
        desktop = self.desktop
        desktop.start(PROGRAM, "cats", "--grid", "8", "--deal", "5", GRIDLARK_HOME=self.home)
        board = board_of(desktop)
        row = next(r for r in range(8) if all(board.contents[r, c] == "empty" for c in range(8)))
        desktop.drag(board.items[row, 0], board.items[row, 7])
        for column in range(8):
            board.becomes((row, column), "X")
        desktop.key("ctrl+z")
        for column in range(8):
            board.becomes((row, column), "empty")


if __name__ == "__main__":
    unittest.main(verbosity=2, warnings="ignore")
