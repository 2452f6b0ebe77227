"""Chain in a real window: two persons by clicks, the computer to the end, and games left.

Usage: chain_test.py GRIDLARK GRIDLARK_CLI [ChainTest.test_…]

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

SQUARE = re.compile(r"^([a-j][1-7]), (?:(blue|red) (\d+)|empty)(.*)")
TURN = re.compile(r"^(?:pass|(?:(\d+):(\S+))?\s*(?:x(\d+)-(\d+))?)$")


def tool(verb, value, *arguments):
    run = subprocess.run([TOOL, "chain", verb, *arguments], input=json.dumps(value) + "\n",
                         check=True, capture_output=True, text=True)
    return json.loads(run.stdout)


class Board:
    """The board as a screen reader hears it: squares by their names."""

    def __init__(self, desktop):
        self.desktop = desktop
        self.items = {}
        for item in desktop.items("table cell", within=desktop.item("table", "^Chain$")):
            self.items[SQUARE.match(item.name)[1]] = item
        assert len(self.items) == 70, len(self.items)

    def said(self, square):
        return self.items[square].name

    def piece(self, square):
        words = SQUARE.match(self.said(square))
        return words[2] and f"{words[2][0]}{words[3]}"

    def pieces(self):
        standing = {square: self.piece(square) for square in self.items}
        return {piece: square for square, piece in standing.items() if piece}

    def position(self, turn, quiet=0):
        where = {square: piece for piece, square in self.pieces().items()}
        rows = [" ".join(where.get(column + str(row), ".") for column in "abcdefghij")
                for row in range(7, 0, -1)]
        return {"board": rows, "turn": turn, "quiet": quiet}

    def click(self, square):
        self.desktop.click(self.items[square])

    def holds(self, square, piece):
        wait_for(f"{piece} on {square}", lambda: self.piece(square) == piece)

    def says(self, square, words):
        wait_for(f"{words!r} on {square}", lambda: words in self.said(square))


class ChainTest(unittest.TestCase):
    def setUp(self):
        self.desktop = Desktop()
        self.addCleanup(self.desktop.close)
        self.home = os.path.join(self.desktop.folder, "home")

    def start(self, *arguments):
        return self.desktop.start(PROGRAM, *arguments, GRIDLARK_HOME=self.home)

    def open_game(self, *arguments):
        program = self.start("chain", *arguments)
        self.desktop.item("table", "^Chain$")
        wait_for("a deal", lambda: Board(self.desktop).pieces())
        return program, Board(self.desktop)

    def put(self, board, grid="two", turn="blue", quiet=0):
        """A game that was left in its first position."""
        rows = "/".join(row.replace(" ", ",") for row in board)
        state = f"fair {grid} blue rated {rows} {turn} {quiet} - | - - hints=0 assisted=0"
        saves = os.path.join(self.home, "saves")
        os.makedirs(saves)
        with open(os.path.join(saves, "chain.json"), "w") as file:
            json.dump({"game": "chain", "format": 1, "grid": grid, "variant": "fair", "deal": 7,
                       "start": state, "state": state, "events": [], "elapsed_ms": 0,
                       "ticket": 1, "undos": 0, "assisted": False, "reported": False}, file)

    def results(self):
        path = os.path.join(self.home, "results.jsonl")
        if not os.path.exists(path):
            return []
        with open(path) as log:
            return [json.loads(line) for line in log]

    def press(self, name):
        self.desktop.click(self.desktop.item(None, f"^{name}$"))

    def play(self, board, side, turn):
        """Plays a turn given in notation; of a series of jumps, clicks the last square alone."""
        number, path, first, last = TURN.match(turn).groups()
        if number:
            start, *_, target = path.split("-")
            board.click(start)
            board.says(start, "chosen")
            board.click(target)
            board.holds(target, side + number)
        if first:
            where = board.pieces()
            self.desktop.key("c")
            board.click(where[side + first])
            board.says(where[side + first], "chosen")
            board.click(where[side + last])
            wait_for("the chain to go", lambda: side + first not in board.pieces())
        self.desktop.key("e" if number or first else "s")

    def test_two_persons_jumps_a_chain_and_cancel_at_each_stage(self):
        desktop = self.desktop
        # Blue 4 jumps over red 6 and red 4 to blue 2 and 3; 8, 9 and 10 stay.
        self.put([". . . . . . r1 r2 r3 .", ". . . . . . . . . .", ". . . . . . . . . .",
                  ". . . . . . . . . .", ". b9 . . . . . . . b10", "b8 . . r5 . . . . . .",
                  "b4 r6 . r4 . b3 b2 . . ."])
        _, board = self.open_game()
        board.click("a1")
        board.says("c1", "can be reached")
        board.says("e1", "can be reached by several jumps")
        board.click("c1")
        board.holds("c1", "b4")
        board.click("e1")
        board.holds("e1", "b4")
        board.says("c1", "the last move went through here")
        board.says("g1", "in the ready chain from 2 to 4")
        self.press("Select chain")
        board.click("g1")
        board.says("g1", "chosen")
        board.click("e1")
        board.says("f1", "blue 3 was removed here")

        self.press("Cancel")
        board.holds("f1", "b3")
        self.press("Cancel")
        board.holds("c1", "b4")
        self.press("Cancel")
        board.holds("a1", "b4")
        cancel = desktop.item("push button", "^Cancel$")
        wait_for("nothing to cancel",
                 lambda: "Nothing has been done" in cancel.node.get_description())

        self.play(board, "b", "4:a1-c1-e1 x2-4")
        desktop.item(None, "^Blue: piece 4 from a1 by way of c1 to e1, removes 2 to 4.$")
        board.says("f1", "blue 3 was removed here")
        self.play(board, "r", "1:g7-g6")
        self.play(board, "b", "8:a2-a3")
        self.play(board, "r", "pass")
        desktop.item(None, "^Red passes.$")
        self.assertEqual(sorted(p for p in board.pieces() if p[0] == "b"), ["b10", "b8", "b9"])
        self.play(board, "b", "10:j3-i3")
        desktop.item("list item", r"^5\. Blue: piece 10 from j3 to i3")
        desktop.key("Prior")
        desktop.item(None, r"^Turn 4 of 5\. Red passes\.$")
        board.holds("j3", "b10")
        desktop.key("Next")
        board.holds("i3", "b10")

    def test_a_game_against_the_first_level_to_its_end(self):
        _, board = self.open_game("--grid", "1", "--deal", "3")
        quiet, turns = 0, 0
        while not self.results():
            before = self.turns_listed()
            thought = tool("best", board.position("blue", quiet), "--time", "0.3")
            self.play(board, "b", thought["turn"])
            turns += 1
            wait_for("the answer", lambda: self.results() or self.turns_listed() == before + 2)
            listed = [item.name for item in self.desktop.items("list item", r"^\d+\. ")][-2:]
            for said in listed:
                quiet = 0 if "removes" in said else quiet + 1
        result = self.results()[0]
        self.assertEqual((result["game"], result["grid"]), ("chain", "1"))
        self.assertEqual(result["outcome"], "won", "a strong player beats the first level")
        self.assertEqual(result["figures"]["turns"], turns)
        self.assertFalse(result["assisted"])
        self.desktop.item(None, "^You have won")
        self.desktop.item(None, "^Who was ahead$")
        self.press("Rematch, swapped")
        wait_for("the computer to begin", lambda: self.turns_listed() == 1)
        self.desktop.item(None, "^Red, You, 16 pieces, to move$")

    def turns_listed(self):
        return len(self.desktop.items("list item", r"^\d+\. "))

    def test_a_game_left_in_the_middle_goes_on_and_one_exited_does_not(self):
        desktop = self.desktop
        program, board = self.open_game("--grid", "2", "--deal", "3")
        thought = tool("best", board.position("blue"), "--level", "5")
        self.play(board, "b", thought["turn"])
        wait_for("the answer", lambda: self.turns_listed() == 2)
        before = board.pieces()
        desktop.quit(program)

        program = self.start()
        desktop.item("table", "^Chain$")
        wait_for("the same board", lambda: Board(desktop).pieces() == before)
        self.assertEqual(self.turns_listed(), 2)
        desktop.key("Escape")
        card = desktop.item("push button", r"^Chain\..*Continue · level 2")
        desktop.click(card)
        desktop.item("table", "^Chain$")

        desktop.key("g")
        self.press("Exit")
        desktop.item(None, "^Leave this game for good")
        self.press("Exit")
        card = desktop.item("push button", r"^Chain\.")
        self.assertNotIn("Continue", card.name)
        desktop.click(card)
        desktop.item("table", "^Chain$")
        wait_for("a new game", lambda: len(Board(desktop).pieces()) == 32)
        self.assertEqual(self.turns_listed(), 0)
        desktop.quit(program)
        self.assertEqual(self.results(), [], "a game that was left counts for nothing")


if __name__ == "__main__":
    unittest.main(verbosity=2, warnings="ignore")
