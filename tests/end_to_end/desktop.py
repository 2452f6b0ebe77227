"""A desktop of its own for a test: X server, window manager, message bus, accessibility.

The program is driven by xdotool alone, as a person would, and read through AT-SPI, as a screen
reader would. The user's own desktop and files are not touched.

Nothing here waits for a fixed time: `wait_for` asks until something is true. Its limit only keeps a
failure from hanging, so it is many times longer than a busy machine needs.
"""

import os
import re
import shutil
import signal
import subprocess
import tempfile
import time

LIMIT = 60  # seconds


class Missing(Exception):
    """What was looked for did not appear."""


def wait_for(what, question):
    """Asks until the answer is true; returns it."""
    end = time.monotonic() + LIMIT
    while True:
        try:
            answer = question()
        except Exception as error:  # an object that vanished while it was asked: ask again
            if time.monotonic() > end:
                raise Missing(f"{what}: {error}") from error
            answer = None
        if answer:
            return answer
        if time.monotonic() > end:
            raise Missing(what)
        time.sleep(0.05)


def let_pass(seconds):
    """For what stands still: that much time passes, and on a busy machine more."""
    start = time.monotonic()
    wait_for("time to pass", lambda: time.monotonic() - start > seconds)


class Desktop:
    """Starts everything; `close` ends everything. One at a time in a process."""

    def __init__(self, width=1280, height=900):
        self.folder = tempfile.mkdtemp(prefix="gridlark-desktop-")
        self.processes = []
        self.environment = {
            key: value
            for key, value in os.environ.items()
            if key in ("PATH", "TMPDIR", "ASAN_OPTIONS", "UBSAN_OPTIONS")
        }
        self.environment.update(
            HOME=self.folder,
            XDG_RUNTIME_DIR=self._subfolder("runtime"),
            XDG_CONFIG_HOME=self._subfolder("config"),
            XDG_DATA_HOME=self._subfolder("data"),
            XDG_CACHE_HOME=self._subfolder("cache"),
            LC_ALL="C.UTF-8",
            LANGUAGE="en",
            QT_QPA_PLATFORM="xcb",
            QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1",
            NO_AT_BRIDGE="0",
        )
        try:
            self._start_display(width, height)
            self._start_bus()
            self._start_window_manager()
            self._connect_accessibility()
        except BaseException:
            self.close()
            raise

    def _subfolder(self, name):
        path = os.path.join(self.folder, name)
        os.makedirs(path, mode=0o700)
        return path

    def _spawn(self, command, **options):
        process = subprocess.Popen(
            command,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=options.pop("stdout", subprocess.DEVNULL),
            stderr=options.pop("stderr", subprocess.DEVNULL),
            **options,
        )
        self.processes.append(process)
        return process

    def _start_display(self, width, height):
        read, write = os.pipe()
        self._spawn(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24",
             "-nolisten", "tcp", "-noreset"],
            pass_fds=[write],
        )
        os.close(write)
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        if not number:
            raise Missing("an X server")
        self.environment["DISPLAY"] = ":" + number

    def _start_bus(self):
        bus = self._spawn(
            ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"],
            stdout=subprocess.PIPE,
        )
        address = bus.stdout.readline().decode().strip()
        if not address:
            raise Missing("a message bus")
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = address

    def _start_window_manager(self):
        self._spawn(["openbox", "--sm-disable"])
        # Only a window manager knows of desktops; without one, xdotool fails.
        wait_for("a window manager", lambda: self._xdotool("get_num_desktops").returncode == 0)

    def _connect_accessibility(self):
        os.environ.update(self.environment)
        import gi

        gi.require_version("Atspi", "2.0")
        from gi.repository import Atspi, GLib

        self.atspi = Atspi
        self.news = GLib.MainContext.default()
        Atspi.init()
        milliseconds = 1000 * LIMIT
        Atspi.set_timeout(milliseconds, milliseconds)

    def close(self):
        for process in reversed(self.processes):
            process.terminate()
            if process.stdout is not None:
                process.stdout.close()
        for process in reversed(self.processes):
            try:
                process.wait(LIMIT)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self.processes = []
        shutil.rmtree(self.folder, ignore_errors=True)

    # The program.

    def start(self, program, *arguments, **environment):
        """Starts the program; the environment stays for the next start."""
        self.environment.update(environment)
        log = open(os.path.join(self.folder, "program.log"), "ab")
        process = self._spawn([program, *arguments], stdout=log, stderr=log)
        log.close()
        return process

    def kill(self, process):
        """Pulls the plug."""
        process.send_signal(signal.SIGKILL)
        self.ended(process)

    def quit(self, process):
        """Quits the program by its key; everything is written when it has ended."""
        self.key("ctrl+q")
        self.ended(process)

    def ended(self, process):
        """Waits for a process to end; its exit status."""
        status = process.wait(LIMIT)
        self.processes.remove(process)
        return status

    def log(self):
        path = os.path.join(self.folder, "program.log")
        if not os.path.exists(path):
            return ""
        with open(path, errors="replace") as file:
            return file.read()

    # Mouse and keyboard.

    def _xdotool(self, *words):
        return subprocess.run(["xdotool", *map(str, words)], env=self.environment, text=True,
                              capture_output=True)

    def xdotool(self, *words):
        """Runs xdotool; returns what it prints."""
        run = self._xdotool(*words)
        run.check_returncode()
        return run.stdout.strip()

    def search(self, *words):
        """The windows that xdotool finds; it fails where there is none."""
        return self._xdotool("search", *words).stdout.split()

    def _wait_for_window(self):
        """An active window has its place on the screen and gets the keys."""
        active = self.atspi.StateType.ACTIVE
        wait_for("an active window", lambda: any(
            frame.get_state_set().contains(active) for frame in self._frames()))

    def _frames(self):
        program = self._application()
        frames = [program.get_child_at_index(i) for i in range(program.get_child_count())]
        for frame in frames:
            frame.clear_cache()
        return frames

    def windows(self):
        """How many windows are seen, menus included, which a screen reader is not shown."""
        return len(self.search("--onlyvisible", "--class", "gridlark"))

    def move_to(self, item):
        self._wait_for_window()
        place = None
        while place != item.centre():  # again if the item has moved meanwhile
            place = item.centre()
            self.xdotool("mousemove", *place)

    def click(self, item, button=1):
        self.move_to(item)
        self.xdotool("click", button)

    def hold(self, item, what, question):
        """Holds the button down until the long press shows, as `wait_for` asks."""
        self.move_to(item)
        self.xdotool("mousedown", 1)
        wait_for(what, question)
        self.xdotool("mouseup", 1)

    def drag(self, first, last):
        self.move_to(first)
        self.xdotool("mousedown", 1)
        x, y = first.centre()
        to_x, to_y = last.centre()
        for step in range(1, 11):
            self.xdotool("mousemove", x + (to_x - x) * step // 10, y + (to_y - y) * step // 10)
        self.xdotool("mouseup", 1)

    def key(self, *keys):
        self._wait_for_window()
        self.xdotool("key", *keys)

    def open_menu(self, key):
        """Presses the key that opens a menu; returns when keys go there."""
        before = self.windows()
        self.key(key)
        wait_for("a menu", lambda: self.windows() > before)

    def screenshot(self, path):
        subprocess.run(["import", "-window", "root", path], env=self.environment, check=True)

    # What a screen reader sees.

    def items(self, role=None, name=None, within=None):
        """All showing items of a role ("table cell") whose name matches a regular expression."""
        while self.news.pending():  # what changed since the last look
            self.news.iteration(False)
        pattern = re.compile(name) if name is not None else None
        found = []
        start = within.node if within is not None else self._application()
        if start is None:
            return found
        stack = [start]
        while stack:
            node = stack.pop()
            node.clear_cache()
            states = node.get_state_set()
            if node.get_role_name() not in ("application", "menu bar") and not states.contains(
                self.atspi.StateType.SHOWING
            ):
                continue
            if (role is None or node.get_role_name() == role) and (
                pattern is None or pattern.search(node.get_name() or "")
            ):
                found.append(Item(self, node))
            children = [node.get_child_at_index(i) for i in range(node.get_child_count())]
            stack.extend(child for child in reversed(children) if child is not None)
        return found

    def _application(self):
        desktop = self.atspi.get_desktop(0)
        desktop.clear_cache()
        for i in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(i)
            if child is not None and "gridlark" in (child.get_name() or "").lower():
                return child
        return None

    def item(self, role=None, name=None, within=None):
        """The first such item, waited for."""
        try:
            return wait_for(
                f"an item with role {role!r} and name {name!r}",
                lambda: next(iter(self.items(role, name, within)), None),
            )
        except Missing as error:
            seen = sorted({f"{i.role}: {i.name}" for i in self.items()})
            raise Missing(f"{error}; there were: {seen}; the program said: {self.log()}") from error

    def gone(self, role=None, name=None):
        wait_for(f"role {role!r}, name {name!r} to go", lambda: not self.items(role, name))


class Item:
    """Something on screen, as a screen reader hears of it."""

    def __init__(self, desktop, node):
        self.desktop = desktop
        self.node = node

    @property
    def name(self):
        self.node.clear_cache()
        return self.node.get_name() or ""

    @property
    def role(self):
        return self.node.get_role_name()

    def focused(self):
        self.node.clear_cache()
        return self.node.get_state_set().contains(self.desktop.atspi.StateType.FOCUSED)

    def centre(self):
        box = self.node.get_component_iface().get_extents(self.desktop.atspi.CoordType.SCREEN)
        return box.x + box.width // 2, box.y + box.height // 2
