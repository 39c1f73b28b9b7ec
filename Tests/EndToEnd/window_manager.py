"""A window manager, and what it and the pointer do with windows."""

import os
import re
import subprocess
from contextlib import contextmanager

from waiting import wait_until

# A Wayland compositor manages its windows itself.
IS_WAYLAND = bool(os.environ.get("WAYLAND_DISPLAY"))


class WindowManager:
    """A window manager for the length of a `with` block: without one nobody gives the focus to the next window."""

    _process = None

    def __enter__(self):
        if IS_WAYLAND:
            return self
        self._process = subprocess.Popen(
            ["openbox"], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        wait_until(lambda: _ask("xprop", "-root", "_NET_SUPPORTING_WM_CHECK").count("#"), "openbox manages windows")
        return self

    def __exit__(self, *_):
        if self._process:
            self._process.terminate()
            self._process.wait()


def windows_of(process_id, title=None):
    """The display's numbers of the windows that a program shows, of any title or one, the newest last."""
    found = _ask("xdotool", "search", "--onlyvisible", "--pid", str(process_id)).split()
    return [window for window in found if title is None or _ask("xdotool", "getwindowname", window).rstrip("\n") == title]


def window_of(process_id):
    """The display's number of the program's window; with None, of the only program's that has one."""
    which = ["--pid", str(process_id)] if process_id else ["--name", "."]
    return wait_until(lambda: _ask("xdotool", "search", "--onlyvisible", *which).split(), "the window is mapped")[-1]


def window_command(*arguments):
    """Has the window manager do something with a window."""
    command = ["xdotool", *map(str, arguments)]
    with subprocess.Popen(command) as process:
        # What waits for the window itself (`--sync`) would wait for ever where nothing comes.
        wait_until(lambda: process.poll() is not None, " ".join(command))
    if process.returncode:
        raise AssertionError(f"{' '.join(command)} ended with {process.returncode}")


def restore_windows():
    """Brings back the windows that have been minimised, which sway does not do."""
    if IS_WAYLAND:
        return
    for window in re.findall(r"0x\w+", _ask("xprop", "-root", "_NET_CLIENT_LIST")):
        if "HIDDEN" in _ask("xprop", "-id", window, "_NET_WM_STATE"):
            window_command("windowactivate", window)


def geometry(window):
    """A window's width and height in pixels."""
    lines = dict(line.split("=") for line in _ask("xdotool", "getwindowgeometry", "--shell", window).split())
    return int(lines["WIDTH"]), int(lines["HEIGHT"])


def click(window, x, y, button=1):
    """Clicks at a place in a window."""
    window_command("mousemove", "--window", window, x, y, "click", button)


def double_click(window, x, y):
    """Clicks twice at a place in a window."""
    window_command("mousemove", "--window", window, x, y, "click", "--repeat", 2, "--delay", 60, 1)


def drag(window, start, end, y):
    """Drags from one place in a window to another at the same height."""
    window_command("mousemove", "--window", window, start, y, "mousedown", 1)
    for x in range(start, end, 10 if end > start else -10):
        window_command("mousemove", "--window", window, x, y)
    window_command("mousemove", "--window", window, end, y, "mouseup", 1)


@contextmanager
def dragged(window, x, y, right):
    """Drags to the right from a place in a window for the length of a `with` block."""
    window_command("mousemove", "--window", window, x, y, "mousedown", 1)
    try:
        for step in range(0, right + 1, 5):
            window_command("mousemove", "--window", window, x + step, y)
        yield
    finally:
        window_command("mouseup", 1)


def _ask(*command):
    return subprocess.run(command, capture_output=True, text=True).stdout
