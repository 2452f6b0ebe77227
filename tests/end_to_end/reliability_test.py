"""What the program keeps, whatever happens to it: docs/reliability.md.

Usage: reliability_test.py GRIDLARK GRIDLARK_CLI [ReliabilityTest.test_…]

KILLS says how often the plug is pulled (50 at first).
"""

import json
import os
import random
import signal
import subprocess
import sys
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from desktop import Desktop, wait_for  # noqa: E402
from region_board import region_board  # noqa: E402

PROGRAM = sys.argv.pop(1)
TOOL = sys.argv.pop(1)
KILLS = int(os.environ.get("KILLS", "50"))


def lines_of(path):
    if not os.path.exists(path):
        return []
    with open(path, encoding="utf-8") as file:
        return file.read().split("\n")[:-1]


class ReliabilityTest(unittest.TestCase):
    def setUp(self):
        self.desktop = Desktop()
        self.addCleanup(self.desktop.close)
        self.home = os.path.join(self.desktop.folder, "home")

    def start(self, *words):
        return self.desktop.start(PROGRAM, *words, GRIDLARK_HOME=self.home)

    def save(self, game):
        """The save, once there is one; it must be whole whenever it is looked at."""
        def read():
            path = os.path.join(self.home, "saves", game + ".json")
            if not os.path.exists(path):
                return None
            with open(path, encoding="utf-8") as file:
                return json.load(file)
        return wait_for("a save", read)

    def results(self):
        return [json.loads(line) for line in lines_of(os.path.join(self.home, "results.jsonl"))]

    def test_the_end_of_the_session_saves_the_last_move(self):
        program = self.start("queens", "--grid", "5", "--deal", "3")
        board = region_board(self.desktop, "Queens", 5)
        cell = next(c for c in board.items if board.content(c) == "empty")
        self.desktop.click(board.items[cell])
        board.becomes(cell, "queen")
        program.send_signal(signal.SIGTERM)
        self.assertEqual(self.desktop.ended(program), 0)
        self.assertTrue(any("place" in event for event in self.save("queens")["events"]))

    def test_kills_at_random_moments_lose_nothing(self):
        seed = random.randrange(1 << 32)
        print("seed", seed)
        moments = random.Random(seed)
        logged = 0
        for kill in range(KILLS):
            # One tap wins, as there is no mine.
            program = self.start("minesweeper", "--grid", "5x5x0", "--deal", str(kill))
            square = self.desktop.item("table cell", "^Row 3, column 3, hidden")
            self.desktop.click(square)
            time.sleep(moments.uniform(0, 0.4))  # the moment itself, not a wait
            before = len(self.results())
            self.desktop.kill(program)
            self.assertGreaterEqual(len(self.results()), before)
            self.assertGreaterEqual(len(self.results()), logged)
            logged = len(self.results())
            settings = os.path.join(self.home, "gridlark.ini")
            if os.path.exists(settings):
                with open(settings, encoding="utf-8") as file:
                    self.assertIn("=", file.read())
        program = self.start("minesweeper")
        save = self.save("minesweeper")
        self.desktop.item("table cell", "^Row 3, column 3,")
        self.desktop.quit(program)
        tickets = [result["ticket"] for result in self.results()]
        self.assertEqual(len(tickets), len(set(tickets)), "a result twice")
        self.assertGreater(len(tickets), 0)
        if save["reported"]:
            self.assertIn(save["ticket"], tickets)
        kept = [name for name in os.listdir(os.path.join(self.home, "saves")) if "unreadable" in name]
        self.assertEqual(kept, [])
        print(KILLS, "kills,", len(tickets), "results")

    def test_a_full_disk_leaves_what_was_there(self):
        os.makedirs(self.home)
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", self.home],
                                 capture_output=True)
        if mounted.returncode != 0:
            self.skipTest("no disk can be mounted here")
        self.addCleanup(lambda: subprocess.run(["umount", "-l", self.home]))
        program = self.start("queens", "--grid", "5", "--deal", "3")
        board = region_board(self.desktop, "Queens", 5)
        cells = [c for c in board.items if board.content(c) == "empty"]
        self.desktop.click(board.items[cells[0]])
        wait_for("the first move to be saved", lambda: len(self.save("queens")["events"]) == 1)
        filler = os.path.join(self.home, "filler")
        with open(filler, "wb", buffering=0) as file:
            try:
                while file.write(b"x" * 4096):
                    pass
            except OSError:
                pass
        self.desktop.click(board.items[cells[-1]])
        self.desktop.item(None, "cannot be saved: the disk is full")
        self.assertEqual(len(self.save("queens")["events"]), 1)
        os.remove(filler)
        self.desktop.click(board.items[cells[-1]])
        self.desktop.gone(None, "cannot be saved")
        self.assertGreater(len(self.save("queens")["events"]), 1)
        self.desktop.quit(program)


if __name__ == "__main__":
    unittest.main(verbosity=2)
