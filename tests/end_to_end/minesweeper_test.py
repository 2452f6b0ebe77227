"""Minesweeper in a real window: won by clicks, lost by a chord, and a clock that stands still.

Usage: minesweeper_test.py GRIDLARK GRIDLARK_CLI [MinesweeperTest.test_…]

One test for each process: the accessibility library keeps the first desktop it has met.
"""

import json
import os
import re
import subprocess
import sys
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from desktop import Desktop, let_pass, wait_for  # noqa: E402

PROGRAM = sys.argv.pop(1)
TOOL = sys.argv.pop(1)

CELL = re.compile(r"^Row (\d+), column (\d+), (hidden|blank|\d|flag|(?:exploded )?mine|wrong flag)")


class Board:
    """The board as a screen reader hears it: cells by row and column from 0."""

    def __init__(self, desktop, mines):
        self.desktop = desktop
        self.mines = mines
        self.items = {}
        for item in desktop.items("table cell", within=desktop.item("table", "^Minesweeper$")):
            words = CELL.match(item.name)
            self.items[int(words[1]) - 1, int(words[2]) - 1] = item
        self.rows = 1 + max(row for row, _ in self.items)
        self.columns = 1 + max(column for _, column in self.items)
        assert len(self.items) == self.rows * self.columns, len(self.items)

    def content(self, cell):
        return CELL.match(self.items[cell].name)[3]

    def contents(self):
        return {cell: self.content(cell) for cell in self.items}

    def becomes(self, cell, *contents):
        wait_for(f"{cell} to become one of {contents}", lambda: self.content(cell) in contents)

    def around(self, cell):
        row, column = cell
        near = [(row + r, column + c) for r in (-1, 0, 1) for c in (-1, 0, 1) if r or c]
        return [c for c in near if c in self.items]

    def known(self):
        """Certainly safe cells and certain mines, by the command-line tool."""
        letters = {"hidden": ".", "blank": "0", "flag": "F"}
        seen = {cell: letters.get(what, what) for cell, what in self.contents().items()}
        position = {
            "columns": self.columns,
            "rows": self.rows,
            "mines": self.mines,
            "cells": ["".join(seen[r, c] for c in range(self.columns)) for r in range(self.rows)],
        }
        run = subprocess.run([TOOL, "minesweeper", "analyse"], input=json.dumps(position),
                             check=True, capture_output=True, text=True)
        answer = json.loads(run.stdout)
        assert answer["consistent"], position
        return [tuple(c) for c in answer["safe"]], [tuple(c) for c in answer["mines"]]

    def open(self, cell):
        self.desktop.click(self.items[cell])
        wait_for(f"{cell} to open", lambda: self.content(cell) not in ("hidden", "flag"))

    def flag(self, cell):
        self.desktop.click(self.items[cell], button=3)
        self.becomes(cell, "flag")


class MinesweeperTest(unittest.TestCase):
    def setUp(self):
        self.desktop = Desktop()
        self.addCleanup(self.desktop.close)
        self.home = os.path.join(self.desktop.folder, "home")

    def start(self, *arguments):
        self.desktop.start(PROGRAM, "minesweeper", *arguments, GRIDLARK_HOME=self.home)
        return wait_for("the board", lambda: Board(self.desktop, 10))

    def results(self):
        path = os.path.join(self.home, "results.jsonl")
        if not os.path.exists(path):
            return []
        with open(path) as log:
            return [json.loads(line) for line in log]

    def test_a_game_won_by_clicks_and_one_lost_by_a_wrong_flag(self):
        desktop = self.desktop
        board = self.start("--grid", "beginner", "--variant", "no-guess", "--deal", "5")
        board.open((4, 4))
        self.assertEqual(board.content((4, 4)), "blank")
        while not self.results():
            safe, _ = board.known()
            self.assertTrue(safe, "a board without guessing always has a safe cell")
            for cell in safe:
                if board.content(cell) == "hidden":
                    board.open(cell)
            if not any(what == "hidden" for what in board.contents().values()):
                break
        wait_for("the result", self.results)
        desktop.item(None, "^Cleared")
        self.assertIn("mine", board.contents().values(), "the board stays to be looked at")

        desktop.key("F2")
        wait_for("a new board", lambda: set(Board(desktop, 10).contents().values()) == {"hidden"})
        self.lose_by_a_chord(Board(desktop, 10))
        wait_for("the second result", lambda: len(self.results()) == 2)
        self.assertEqual([r["outcome"] for r in self.results()], ["won", "lost"])
        self.assertFalse(any(r["assisted"] for r in self.results()))

        desktop.key("ctrl+t")
        desktop.item(None, "^Played: 2$")
        desktop.item(None, "^Won: 1 · 50 %$")
        desktop.item(None, "^Streak: 0 · longest 1$")
        desktop.item(None, "^Losing streak: 1 · longest 1$")
        desktop.item(None, r"^Best 3BV/s: \d")
        self.assertAlmostEqual(
            float(desktop.item(None, "^Best 3BV/s: ").name.split()[-1]),
            self.results()[0]["figures"]["3bv"] * 1000 / self.results()[0]["time_ms"], 1)

    def lose_by_a_chord(self, board):
        """A flag on a safe cell in place of a mine, and the number beside it is clicked."""
        board.open((4, 4))
        number, wrong, mines = self.until_there_is_a_trap(board)
        for cell in [wrong, *mines[1:]]:
            board.flag(cell)
        self.desktop.click(board.items[number])
        board.becomes(mines[0], "exploded mine")
        self.assertEqual(board.content(wrong), "wrong flag")
        self.desktop.item(None, "^Lost")

    def until_there_is_a_trap(self, board):
        while True:
            safe, mines = board.known()
            seen = board.contents()
            for cell, what in seen.items():
                near = [c for c in board.around(cell) if seen[c] == "hidden"]
                if what.isdigit() and all(c in safe or c in mines for c in near):
                    free = [c for c in near if c in safe]
                    fatal = [c for c in near if c in mines]
                    if free and fatal:
                        return cell, free[0], fatal
            board.open(safe[0])

    def test_time_stands_still_in_a_pause_and_while_minimised(self):
        desktop = self.desktop
        board = self.start("--grid", "beginner", "--deal", "5")
        self.clock = desktop.item("label", r"^Time \d")
        caption = desktop.item("label", "^Time$")
        self.assertEqual(self.seconds(), 0)
        self.assert_stands_still()  # time begins with the first opening
        board.open((4, 4))
        wait_for("time to run", lambda: self.seconds() > 0.3)

        desktop.key("p")
        desktop.gone("table cell")
        self.assert_stands_still()
        desktop.key("p")
        desktop.item("table cell")

        window = desktop.xdotool("getactivewindow")
        desktop.xdotool("windowminimize", window)
        wait_for("time to stop", lambda: caption.name == "Time · stopped")
        before = self.assert_stands_still()
        resumed = time.monotonic()
        desktop.xdotool("windowactivate", window)
        wait_for("time to run again", lambda: self.seconds() > before)
        self.assertLess(self.seconds(), before + time.monotonic() - resumed + 0.1)

    def assert_stands_still(self):
        """Returns the time at which the clock stands."""
        before = self.seconds()
        let_pass(1.5)
        self.assertEqual(self.seconds(), before)
        return before

    def seconds(self):
        minutes, seconds = re.search(r"(\d+):(\d\d\.\d)", self.clock.name).groups()
        return int(minutes) * 60 + float(seconds)

    def test_flags_before_the_first_opening_in_flag_mode_and_below_zero(self):
        desktop = self.desktop
        board = self.start("--grid", "beginner", "--deal", "5")
        desktop.click(board.items[0, 0], button=3)
        desktop.item(None, "^Open a square first")
        self.assertEqual(board.content((0, 0)), "hidden")
        board.open((4, 4))
        desktop.item(None, "^Mines left: 10$")
        hidden = [c for c, what in board.contents().items() if what == "hidden"][:11]
        desktop.key("f")
        for cell in hidden[:6]:
            desktop.click(board.items[cell])
            board.becomes(cell, "flag")
        desktop.key("f")
        for cell in hidden[6:]:
            board.flag(cell)
        desktop.item(None, "^Mines left: -1$")

    def test_a_grid_of_ones_own(self):
        desktop = self.desktop
        self.start("--grid", "beginner", "--deal", "5")
        desktop.open_menu("ctrl+g")
        desktop.key(*["Down"] * 6, "Return")  # below the six grids
        columns = desktop.item("spin button", "^Columns")
        wait_for("the panel to have the keyboard", columns.focused)
        desktop.xdotool("type", "12")
        desktop.key("Tab")
        desktop.xdotool("type", "7")
        desktop.key("Tab")
        desktop.xdotool("type", "9")
        desktop.key("Return")
        desktop.item("push button", "12 × 7 · 9 ")
        desktop.item(None, "^Mines left: 9$")
        wait_for("7 rows of 12", lambda: len(Board(desktop, 9).items) == 84
                 and Board(desktop, 9).columns == 12)


if __name__ == "__main__":
    unittest.main(verbosity=2, warnings="ignore")
