"""A board of coloured regions, as Cats and Queens have it."""

import json
import re
import subprocess

from desktop import wait_for

CELL = re.compile(r"^Row (\d+), column (\d+), (.+), ([^,]+) region$")


def region_board(desktop, name, order):
    """The board with so many rows, waited for."""
    def board():
        found = RegionBoard(desktop, name)
        return found if found.order == order else None

    return wait_for(f"a board of {order} rows", board)


class RegionBoard:
    """The board as a screen reader hears it: cells by row and column from 0."""

    def __init__(self, desktop, name):
        self.items = {}
        self.contents = {}
        self.regions = {}
        for item in desktop.items("table cell", within=desktop.item("table", f"^{name}$")):
            words = CELL.match(item.name)
            cell = int(words[1]) - 1, int(words[2]) - 1
            self.items[cell] = item
            self.contents[cell] = words[3]
            self.regions[cell] = words[4]
        self.order = max(row for row, _ in self.items) + 1
        assert len(self.items) == self.order ** 2, len(self.items)

    def solution(self, tool, game, given):
        """The cells of the only solution, by the command-line tool; `given` is what the board calls
        a cell that belongs to it from the beginning."""
        colours = sorted(set(self.regions.values()))
        letters = {colour: chr(ord("A") + i) for i, colour in enumerate(colours)}
        span = range(self.order)
        puzzle = {
            "regions": ["".join(letters[self.regions[r, c]] for c in span) for r in span],
            "given": [cell for cell, what in self.contents.items() if what == given],
        }
        run = subprocess.run([tool, game, "solve"], input=json.dumps(puzzle), check=True,
                             capture_output=True, text=True)
        answer = json.loads(run.stdout)
        assert answer["solutions"] == 1, answer
        return list(enumerate(answer["solution"]))

    def content(self, cell):
        return CELL.match(self.items[cell].name)[3]

    def becomes(self, cell, content):
        wait_for(f"{cell} to become {content!r}", lambda: self.content(cell) == content)
