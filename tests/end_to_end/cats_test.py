"""Cats in a real window: from nothing to the statistics, and continued after a kill.

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
from desktop import Desktop, wait_for  # noqa: E402
from region_board import region_board  # noqa: E402

PROGRAM = sys.argv.pop(1)
TOOL = sys.argv.pop(1)


class CatsTest(unittest.TestCase):
    def setUp(self):
        self.desktop = Desktop()
        self.addCleanup(self.desktop.close)
        self.home = os.path.join(self.desktop.folder, "home")

    def start(self):
        return self.desktop.start(PROGRAM, GRIDLARK_HOME=self.home)

    def board(self, order=6):
        return region_board(self.desktop, "Cats", order)

    def lives(self):
        return self.desktop.item(None, r"^Lives: ").name

    def place(self, board, cell):
        self.desktop.hold(board.items[cell], f"a cat on {cell}",
                          lambda: board.content(cell) == "cat")

    def lose_a_life(self, board, solution):
        """Places one cat rightly, and another one wrongly in the same row."""
        first = next(c for c in solution if board.content(c) != "sleeping cat")
        self.place(board, first)
        wrong = next(c for c in board.items if c[0] == first[0] and board.content(c) == "empty")
        self.desktop.hold(board.items[wrong], "a life to be lost",
                          lambda: "2 of 3" in self.lives())
        self.assertEqual(board.content(wrong), "empty")

    def results(self):
        path = os.path.join(self.home, "results.jsonl")
        if not os.path.exists(path):
            return []
        with open(path) as log:
            return [json.loads(line) for line in log]

    def test_a_level_from_nothing_to_the_statistics_and_on_after_a_kill(self):
        desktop = self.desktop
        program = self.start()
        desktop.click(desktop.item("push button", "^Cats"))
        desktop.item("push button", "6 × 6")
        board = self.board()
        solution = board.solution(TOOL, "cats", "sleeping cat")
        self.assertIn("3 of 3", self.lives())

        # X's by clicks, on cells that hold no cat; one of them is removed again.
        marks = [c for c in board.items if c not in solution and board.contents[c] == "empty"][:3]
        for cell in marks:
            desktop.click(board.items[cell])
            board.becomes(cell, "X")
        desktop.click(board.items[marks[0]])
        board.becomes(marks[0], "empty")

        self.lose_a_life(board, solution)
        for cell in solution:
            if board.content(cell) == "empty":
                self.place(board, cell)

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
        desktop.item("push button", "^Cats")
        desktop.click(desktop.item("push button", "^Statistics"))
        desktop.item(None, r"(?i)^Best time.*\b\d+:\d\d\.\d")
        results = wait_for("the result", self.results)
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
        board = self.board()
        solution = board.solution(TOOL, "cats", "sleeping cat")
        self.lose_a_life(board, solution)
        mark = next(c for c in board.items if board.content(c) == "empty")
        shown = self.seconds()
        desktop.click(board.items[mark])
        board.becomes(mark, "X")
        seen = {cell: board.content(cell) for cell in board.items}
        wait_for("a cat, a lost life and an X to be saved",
                 lambda: len(self.saved()["events"]) == 3)
        desktop.kill(program)
        saved = self.saved()["elapsed_ms"] / 1000
        self.assertGreaterEqual(saved, shown)

        started = time.monotonic()
        self.start()
        desktop.click(desktop.item("push button", "(?s)^Cats.*Continue"))
        desktop.item("label", "^Level 2")
        again = self.board()
        self.assertEqual({cell: again.content(cell) for cell in again.items}, seen)
        self.assertEqual(again.regions, board.regions)
        self.assertIn("2 of 3", self.lives())
        # The clock continues from what was saved. It shows tenths.
        now = self.seconds()
        self.assertGreaterEqual(now, saved - 0.1)
        self.assertLessEqual(now, saved + time.monotonic() - started + 0.1)
        desktop.item(None, "^Score: .*35")

    def saved(self):
        with open(os.path.join(self.home, "saves", "cats.json")) as file:
            return json.load(file)

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
        board = self.board()
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
        self.assertEqual(desktop.ended(second), 0)
        desktop.item("push button", "7 × 7")
        self.board(7)

    def test_a_drag_marks_several_cells_and_one_undo_takes_them_back(self):
        desktop = self.desktop
        desktop.start(PROGRAM, "cats", "--grid", "8", "--deal", "5", GRIDLARK_HOME=self.home)
        board = self.board(8)
        row = next(r for r in range(8) if all(board.contents[r, c] == "empty" for c in range(8)))
        desktop.drag(board.items[row, 0], board.items[row, 7])
        for column in range(8):
            board.becomes((row, column), "X")
        desktop.key("ctrl+z")
        for column in range(8):
            board.becomes((row, column), "empty")


if __name__ == "__main__":
    unittest.main(verbosity=2, warnings="ignore")
