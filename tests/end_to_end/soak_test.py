"""A monkey plays for as long as it is told to: docs/reliability.md.

Usage: soak_test.py GRIDLARK GRIDLARK_CLI [SoakTest.test_…]

SOAK says for how many seconds (20 at first), SEED which inputs. Every input is real: the mouse, the
wheel, the keyboard, the window manager, and the program started again, which hands over what it was
asked for. Never pressed is only what ends the program.
"""

import collections
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from desktop import Desktop, wait_for  # noqa: E402

PROGRAM = sys.argv.pop(1)
TOOL = sys.argv.pop(1)
SECONDS = float(os.environ.get("SOAK", "20"))
SEED = int(os.environ.get("SEED", random.randrange(1 << 32)))

SCREEN = 1920, 1080
WARM_UP = 600  # seconds, until every cache has been filled once
SHORTEST_TO_JUDGE = 3 * WARM_UP
# MiB. Pictures are kept for the size of the window and the board, which the monkey changes all the
# time; a leak of 1 KiB for each input would be 60 MiB in an hour.
TOLERANCE = 24
SAMPLE_EVERY = 5  # seconds

# What may be on standard error, and why.
EXPECTED = (
    "PulseAudioService:",  # there is no sound server here
    "qt.multimedia.",  # the same, in other words
)

KEYS = (
    ["Up", "Down", "Left", "Right", "space", "Return", "Escape", "Tab"] * 4
    + ["h", "h", "p", "s", "e", "a", "f", "x", "r", "c", "plus", "minus", "0", "Home", "End"]
    + ["ctrl+z", "ctrl+z", "ctrl+shift+z", "ctrl+y", "ctrl+n", "F2", "ctrl+r"]
    + ["ctrl+g", "ctrl+t", "ctrl+comma", "F1", "alt+Home", "F11", "Prior", "Next", "BackSpace"]
)


def lines_of(path):
    if not os.path.exists(path):
        return []
    with open(path, encoding="utf-8") as file:
        return file.read().split("\n")[:-1]


class Monkey:
    """Random inputs to a window; the same ones for the same seed, as far as time allows."""

    def __init__(self, desktop, grids, seed):
        self.desktop = desktop
        self.grids = grids
        self.random = random.Random(seed)
        self.windows = []
        self.done = collections.Counter()
        self.actions = [
            (40, self.click), (10, self.key), (4, self.hold), (5, self.other_button),
            (4, self.drag), (3, self.wheel), (2, self.open), (1, self.resize), (0.3, self.hide),
        ]

    def look(self, program):
        """The windows that are seen, each with its place: one of them, if no menu is open. None if
        the program has ended."""
        def windows():
            if program.poll() is not None:
                return [None]
            # A window may have been minimised by the button of its frame.
            seen = self.desktop.search("--onlyvisible", "--class", "gridlark")
            if not seen:
                return self.bring_back()
            shell = "\n".join(self.desktop.xdotool("getwindowgeometry", "--shell", window)
                              for window in seen)
            values = [line.split("=") for line in shell.split()]
            starts = [i for i, (name, _) in enumerate(values) if name == "WINDOW"]
            return [{name: int(value) for name, value in values[start:start + 6]}
                    for start in starts]
        self.windows = wait_for("a window", windows)
        return self.windows != [None]

    def bring_back(self):
        self.done["brought back"] += 1
        for window in self.desktop.search("--name", "Gridlark"):
            self.desktop.xdotool("windowactivate", window)
        return []

    def act(self, program):
        if not self.look(program):
            return
        if len(self.windows) > 1:  # a menu or a question, one of whose items ends the program
            self.desktop.xdotool("key", "Escape")
            self.done["left a menu"] += 1
            return
        weights = [weight for weight, _ in self.actions]
        action = self.random.choices([action for _, action in self.actions], weights)[0]
        action()
        self.done[action.__name__] += 1

    def place(self):
        box = self.windows[0]
        x = box["X"] + self.random.randrange(box["WIDTH"])
        y = box["Y"] + self.random.randrange(box["HEIGHT"])
        return min(max(x, 0), SCREEN[0] - 1), min(max(y, 0), SCREEN[1] - 1)

    def click(self):
        self.desktop.xdotool("mousemove", *self.place(), "click", 1)

    def other_button(self):
        self.desktop.xdotool("mousemove", *self.place(), "click", self.random.choice([2, 3, 3]))

    def hold(self):
        self.desktop.xdotool("mousemove", *self.place(), "mousedown", 1)
        time.sleep(self.random.uniform(0.2, 0.9))  # the length of the press, not a wait
        self.desktop.xdotool("mouseup", 1)

    def drag(self):
        self.desktop.xdotool("mousemove", *self.place(), "mousedown", 1)
        for _ in range(self.random.randrange(1, 6)):
            self.desktop.xdotool("mousemove", *self.place())
        self.desktop.xdotool("mouseup", 1)

    def wheel(self):
        button = self.random.choice([4, 5])
        times = ["--repeat", self.random.randrange(1, 6), button]
        if self.random.random() < 0.3:
            self.desktop.xdotool("mousemove", *self.place(), "keydown", "ctrl", "click", *times,
                                 "keyup", "ctrl")
        else:
            self.desktop.xdotool("mousemove", *self.place(), "click", *times)

    def key(self):
        self.desktop.xdotool("key", self.random.choice(KEYS))

    def resize(self):
        # A window that fills the screen has no other size.
        self.desktop.xdotool("windowsize", self.windows[0]["WINDOW"], self.random.randrange(440, SCREEN[0]),
                             self.random.randrange(520, SCREEN[1]))

    def hide(self):
        window = self.windows[0]["WINDOW"]
        self.desktop.xdotool("windowminimize", window)
        self.desktop.xdotool("windowactivate", window)

    def open(self):
        """A second start: the first program gets what it was asked for, and the second one ends."""
        game, grid = self.random.choice(self.grids)
        subprocess.run([PROGRAM, game, "--grid", grid, "--deal", str(self.random.randrange(1000))],
                       env=self.desktop.environment, check=True, timeout=60,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


class SoakTest(unittest.TestCase):
    def setUp(self):
        self.desktop = Desktop(*SCREEN)
        self.addCleanup(self.desktop.close)
        self.home = os.path.join(self.desktop.folder, "home")

    def grids(self):
        games = subprocess.run([TOOL, "games"], capture_output=True, text=True, check=True).stdout
        return [(game["game"], grid) for game in map(json.loads, games.splitlines())
                for grid in game["grids"]]

    def memory(self, process):
        """What belongs to the program alone, in MiB."""
        with open(f"/proc/{process.pid}/smaps_rollup", encoding="ascii") as file:
            sizes = dict(line.split(":") for line in file.read().splitlines()[1:])
        return int(sizes["Private_Dirty"].split()[0]) / 1024

    def answers(self):
        """Asks the window's thread something, which it answers once it is done with all else."""
        wait_for("an answer", self.desktop._frames)

    def report(self, curve, monkey):
        print(", ".join(f"{count} × {what}" for what, count in monkey.done.most_common()))
        step = max(60, SECONDS / 24)
        print("  second  MiB")
        for start in range(0, int(SECONDS), int(step)):
            part = [size for moment, size in curve if start <= moment < start + step]
            if part:
                print(f"  {start:6}  {statistics.median(part):.1f}")

    def test_a_monkey_plays(self):
        print("seed", SEED, "for", SECONDS, "seconds", flush=True)
        program = self.desktop.start(PROGRAM, GRIDLARK_HOME=self.home)
        self.answers()
        monkey = Monkey(self.desktop, self.grids(), SEED)
        curve = []
        start = time.monotonic()
        passed = 0
        while passed < SECONDS:
            monkey.act(program)
            passed = time.monotonic() - start
            if program.poll() == 0:  # by a menu that came up later than a monkey looks, or its frame
                monkey.done["quit"] += 1
                program = self.desktop.start(PROGRAM)
                self.answers()
            self.assertIsNone(program.poll(), f"the program ended: {self.desktop.log()}")
            if not curve or passed > curve[-1][0] + SAMPLE_EVERY:
                self.answers()
                curve.append((passed, self.memory(program)))
        self.report(curve, monkey)
        self.answers()
        program.send_signal(signal.SIGTERM)
        self.assertEqual(self.desktop.ended(program), 0)
        self.check_messages()
        self.check_files()
        self.check_memory(curve)

    def check_messages(self):
        unexpected = [line for line in self.desktop.log().splitlines()
                      if line and not line.startswith(EXPECTED)]
        self.assertEqual(unexpected, [])

    def check_files(self):
        checked = subprocess.run([TOOL, "records", "check"], env=self.desktop.environment,
                                 capture_output=True, text=True)
        self.assertEqual(checked.returncode, 0, checked.stdout + checked.stderr)
        results = [json.loads(line) for line in lines_of(os.path.join(self.home, "results.jsonl"))]
        tickets = [result["ticket"] for result in results]
        self.assertEqual(len(tickets), len(set(tickets)), "a result twice")
        aside = [name for name in os.listdir(os.path.join(self.home, "saves"))
                 if "unreadable" in name]
        self.assertEqual(aside, [])
        print(len(tickets), "results")

    def check_memory(self, curve):
        if SECONDS < SHORTEST_TO_JUDGE:
            print("too short a time to judge the memory")
            return
        part = (SECONDS - WARM_UP) / 5
        first = statistics.median(s for moment, s in curve if 0 <= moment - WARM_UP < part)
        last = statistics.median(s for moment, s in curve if moment >= SECONDS - part)
        print(f"{first:.1f} MiB after ten minutes, {last:.1f} MiB at the end")
        self.assertLess(last, first + TOLERANCE)


if __name__ == "__main__":
    unittest.main(verbosity=2)
