"""Number Match in a real window: won by clicks, with an add and a restart of the program.

Usage: number_match_test.py GRIDLARK GRIDLARK_CLI [NumberMatchTest.test_…]

One test for each process: the accessibility library keeps the first desktop it has met.
"""

import json
import os
import re
import subprocess
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from desktop import Desktop, wait_for  # noqa: E402

PROGRAM = sys.argv.pop(1)
TOOL = sys.argv.pop(1)

CELL = re.compile(r"^Row (\d+), column (\d+), (\d|gap|empty)(?:, (.*))?$")


def tool(verb, *options, position=None):
    """What the command-line tool says, one line of JSON."""
    run = subprocess.run([TOOL, "number-match", verb, *map(str, options)], check=True, text=True,
                         input=None if position is None else json.dumps(position),
                         capture_output=True)
    return json.loads(run.stdout)


def deal_with_an_add():
    """The first deal of 27 numbers whose best known win needs an add, and that win."""
    for number in range(1, 200):
        position = tool("generate", "--grid", 27, "--deal", number, "--count", 1)
        if position["par"]["adds"] == 1:
            return number, position, tool("solve", position=position)["actions"]
    raise AssertionError("no deal with an add")


class Board:
    """The board as a screen reader hears it: cells by row and column from 0."""

    def __init__(self, desktop):
        self.desktop = desktop
        self.items = {}
        for item in desktop.items("table cell", within=desktop.item("table", "^Number Match$")):
            words = CELL.match(item.name)
            self.items[int(words[1]) - 1, int(words[2]) - 1] = item

    def words(self, cell):
        return CELL.match(self.items[cell].name)

    def rows(self):
        """The living rows, as the command-line tool writes them."""
        rows = [""] * (1 + max(row for row, _ in self.items))
        for row, column in sorted(self.items):
            what = self.words((row, column))[3]
            rows[row] += {"gap": ".", "empty": ""}.get(what, what)
        return [row for row in rows if row]

    def select(self, cell):
        self.desktop.click(self.items[cell])
        wait_for(f"{cell} to be selected", lambda: self.words(cell)[4] == "selected")


class NumberMatchTest(unittest.TestCase):
    def setUp(self):
        self.desktop = Desktop()
        self.addCleanup(self.desktop.close)
        self.home = os.path.join(self.desktop.folder, "home")

    def start(self, *arguments):
        self.process = self.desktop.start(PROGRAM, "number-match", *arguments,
                                          GRIDLARK_HOME=self.home)
        self.desktop.item("table", "^Number Match$")
        self.desktop.item("table cell", "^Row 1, column 1, (\\d|gap)")
        return wait_for("the board", lambda: Board(self.desktop))

    def results(self):
        path = os.path.join(self.home, "results.jsonl")
        if not os.path.exists(path):
            return []
        with open(path) as log:
            return [json.loads(line) for line in log]

    def play(self, board, action, moves):
        """Plays an action as the tool names it, by clicks; `moves` is the count after it."""
        if action == "add":
            left = sum(digit != "." for row in board.rows() for digit in row)
            self.desktop.click(self.desktop.item("push button", f"^Add {left} · "))
        else:
            first, second = map(tuple, action)
            board.select(first)
            self.desktop.click(board.items[second])
        self.desktop.item(None, f"^Moves: {moves}$")

    def test_a_game_by_clicks_with_an_add_and_a_new_start_in_the_middle(self):
        number, position, actions = deal_with_an_add()
        self.assertEqual(actions.count("add"), 1)
        board = self.start("--grid", "27", "--deal", str(number))
        self.assertEqual(board.rows(), position["rows"])
        self.desktop.item(None, "^Adds left: 5$")
        middle = actions.index("add") + 1
        for done, action in enumerate(actions[:middle], 1):
            self.play(board, action, done)
        self.desktop.item(None, "^Adds left: 4$")
        before = board.rows()
        self.desktop.quit(self.process)

        board = self.start()
        self.assertEqual(board.rows(), before)
        self.desktop.item(None, f"^Moves: {middle}$")
        self.desktop.key("ctrl+z")
        self.desktop.item(None, "^Adds left: 5$")
        self.desktop.key("ctrl+shift+z")
        self.desktop.item(None, "^Adds left: 4$")
        for done, action in enumerate(actions[middle:-1], middle + 1):
            self.play(board, action, done)
        first, second = map(tuple, actions[-1])
        board.select(first)
        self.desktop.click(board.items[second])
        self.check_the_end(position, actions)

    def check_the_end(self, position, actions):
        desktop = self.desktop
        desktop.item(None, "^Cleared")
        desktop.item(None, "(?s)Par: {} moves, 1 add\\.".format(position["par"]["moves"]))
        result = wait_for("the result", self.results)[0]
        self.assertEqual(result["outcome"], "won")
        self.assertFalse(result["assisted"])
        self.assertEqual(result["figures"]["adds"], 1)
        self.assertEqual(result["figures"]["moves"], len(actions))
        self.assertGreater(result["score"], 150)
        desktop.item(None, "(?s)Score {} — your best".format(result["score"]))

        desktop.key("ctrl+t")
        desktop.item(None, "^Won: 1 · 100 %$")
        desktop.item(None, "^Best score: {}$".format(result["score"]))
        tenths = result["time_ms"] // 100
        time = f"{tenths // 600}:{tenths // 10 % 60:02}.{tenths % 10}"
        desktop.item(None, f"^Best time: {time}$")

    def test_reasons_partners_and_a_drag(self):
        desktop = self.desktop
        board = self.start("--grid", "27", "--deal", "3")
        position = {"columns": 9, "rows": board.rows(), "adds": 5}
        first = (0, 0)
        others = [cell for cell in board.items if board.words(cell)[3].isdigit() and cell != first]
        answers = {cell: tool("check", position=dict(position, a=first, b=cell))
                   for cell in others}
        wrong = next(cell for cell in others if answers[cell].get("why") == "values")
        barred = next(cell for cell in others if answers[cell].get("why") in ("blocked", "link"))
        board.select(first)
        desktop.click(board.items[wrong])
        desktop.item(None, "neither equal nor 10 together")
        wait_for("the other to be selected", lambda: board.words(wrong)[4] == "selected")
        board.select(first)
        desktop.click(board.items[barred])
        row, column = answers[barred]["blocker"]
        desktop.item(None, f"in row {row + 1}, column {column + 1} is in the way")

        moves = tool("moves", position=position)["moves"]
        one, other = map(tuple, moves[0])
        desktop.click(board.items[one], button=3)
        wait_for("its partner", lambda: board.words(other)[4] == "partner of the selection")
        desktop.drag(board.items[one], board.items[other])
        desktop.item(None, "^Moves: 1$")
        applied = tool("apply", position=dict(position, a=one, b=other))
        self.assertEqual(board.rows(), applied["rows"])


if __name__ == "__main__":
    unittest.main(verbosity=2, warnings="ignore")
