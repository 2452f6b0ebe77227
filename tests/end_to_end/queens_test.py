"""Queens in a real window: a puzzle by clicks alone, hints in two steps, a puzzle of one's own.

Usage: queens_test.py GRIDLARK GRIDLARK_CLI [QueensTest.test_…]
"""

import json
import os
import re
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from desktop import Desktop, wait_for  # noqa: E402
from region_board import region_board  # noqa: E402

PROGRAM = sys.argv.pop(1)
TOOL = sys.argv.pop(1)


class QueensTest(unittest.TestCase):
    def setUp(self):
        self.desktop = Desktop()
        self.addCleanup(self.desktop.close)
        self.home = os.path.join(self.desktop.folder, "home")
        self.program = self.desktop.start(PROGRAM, "queens", "--grid", "5", "--deal", "3",
                                          GRIDLARK_HOME=self.home)
        self.desktop.item("push button", "5 × 5")

    def board(self, order=5):
        return region_board(self.desktop, "Queens", order)

    def results(self):
        path = os.path.join(self.home, "results.jsonl")
        if not os.path.exists(path):
            return []
        with open(path) as log:
            return [json.loads(line) for line in log]

    def test_a_puzzle_by_clicks_with_a_conflict_on_the_way(self):
        desktop = self.desktop
        board = self.board()
        solution = board.solution(TOOL, "queens", "given queen")
        first = solution[0]
        desktop.click(board.items[first])
        board.becomes(first, "queen")
        beside = next(c for c in board.items if c[0] == 0 and c != first)
        desktop.click(board.items[beside])
        board.becomes(beside, "queen, in conflict")
        board.becomes(first, "queen, in conflict")
        desktop.click(desktop.item("push button", "^Undo"))
        board.becomes(beside, "empty")
        board.becomes(first, "queen")
        for cell in solution[1:]:
            desktop.click(board.items[cell])
            if cell != solution[-1]:
                board.becomes(cell, "queen")
        desktop.item(None, "^Solved")
        result = wait_for("the result", self.results)[0]
        self.assertEqual((result["game"], result["grid"], result["outcome"]),
                         ("queens", "5", "won"))
        self.assertFalse(result["assisted"])

        desktop.key("Escape", "Escape")
        desktop.item("push button", "^Queens")
        desktop.click(desktop.item("push button", "^Statistics"))
        tenths = result["time_ms"] // 100
        best = f"{tenths // 600}:{tenths // 10 % 60:02}.{tenths % 10}"
        desktop.item(None, rf"(?i)^Best time.*\b{re.escape(best)}\b")
        # Narrowed to other stars than the puzzle's, the table has nothing to show.
        stars = result["figures"]["stars"]
        desktop.click(desktop.item(None, f"^{'★' * (1 if stars != 1 else 2)}$"))
        desktop.item(None, "^No finished game on 5 × 5 yet")
        desktop.click(desktop.item(None, f"^{'★' * int(stars)}$"))
        desktop.item(None, rf"(?i)^Best time.*\b{re.escape(best)}\b")

    def test_a_hint_is_shown_first_and_applied_then(self):
        desktop = self.desktop
        board = self.board()
        before = dict(board.contents)
        desktop.click(desktop.item("push button", "^Hint"))
        apply = desktop.item("push button", "^Apply the hint")
        self.assertEqual({cell: board.content(cell) for cell in board.items}, before)
        desktop.click(apply)
        wait_for("the hint to change the board",
                 lambda: {cell: board.content(cell) for cell in board.items} != before)
        solution = board.solution(TOOL, "queens", "given queen")
        for cell in board.items:
            if board.content(cell) == "queen":
                self.assertIn(cell, solution)
            if board.content(cell) == "X":
                self.assertNotIn(cell, solution)

    def test_a_puzzle_of_ones_own(self):
        desktop = self.desktop
        desktop.open_menu("ctrl+g")
        desktop.key(*["Down"] * 8, "Return")  # below the eight grids of the list
        text = desktop.item("text", "^Regions$")
        wait_for("the text to have the keyboard", text.focused)
        for line in ("AABB", "CAB", "CCDB", "CDDD"):
            desktop.xdotool("type", line)
            desktop.key("Return")
        desktop.item("label", "row 2 column 4")
        desktop.key("ctrl+a")
        for line in ("AABB", "CABB", "CCDB", "CDDD"):
            desktop.xdotool("type", line)
            desktop.key("Return")
        desktop.item("label", "exactly one solution")
        desktop.click(desktop.item("push button", "^Play$"))
        desktop.item("label", "^Your own puzzle")
        board = self.board(4)
        for cell in board.solution(TOOL, "queens", "given queen"):
            desktop.click(board.items[cell])
        desktop.item(None, "^Solved")
        desktop.quit(self.program)
        self.assertEqual(self.results(), [], "it is not counted")


if __name__ == "__main__":
    unittest.main()
