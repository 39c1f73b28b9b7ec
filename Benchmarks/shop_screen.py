"""How long the books screen takes until what was asked for is on the display, seen from outside the program."""

import os
import pathlib
import select
import subprocess
import sys
import tempfile
import time

# Drawing that has stopped for so long, in seconds, has come to its end.
QUIET = 0.7
DEADLINE = 60


def _milliseconds():
    return time.clock_gettime(time.CLOCK_MONOTONIC) * 1e3


class Display:
    """Knows when something was last drawn."""

    def __init__(self, frames):
        self._process = subprocess.Popen([str(frames)], stdout=subprocess.PIPE)
        self._last = 0.0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._process.terminate()
        self._process.wait(timeout=10)

    def time_of_last_drawing(self, since):
        """Waits until something has been drawn since then, and no more is; gives the time of the last drawing."""
        deadline = _milliseconds() + DEADLINE * 1e3
        output = self._process.stdout.fileno()
        while _milliseconds() < deadline:
            if select.select([output], [], [], QUIET)[0]:
                self._last = float(os.read(output, 1 << 16).split()[-1])
            elif self._last > since:
                return self._last
        sys.exit("shop_screen: the screen was never finished")


def opening(home_app, store, frames):
    """The milliseconds from the program's start until the books screen is finished."""
    with Display(frames) as display:
        start = _milliseconds()
        with _Running(home_app, store):
            return display.time_of_last_drawing(start) - start


def searching(home_app, store, frames, words):
    """The milliseconds from each change of the search field's text until what it finds is on the display."""
    import pyatspi  # Only here, because it connects to the accessibility bus.

    with Display(frames) as display, _Running(home_app, store) as process:
        display.time_of_last_drawing(_milliseconds())
        entry = _entry(pyatspi, process.pid).queryEditableText()
        times = []
        for word in words:
            start = _milliseconds()
            entry.setTextContents(word)
            times.append(display.time_of_last_drawing(start) - start)
        return times


class _Running:
    """The books screen of a program, until the end of a `with` block. Nothing on it moves: a scroll bar that fades for half a
    second, or a cursor that blinks for ten, would be the last thing drawn, long after what was asked for."""

    def __init__(self, home_app, store):
        self._folder = tempfile.TemporaryDirectory()
        settings = pathlib.Path(self._folder.name, "gtk-4.0", "settings.ini")
        settings.parent.mkdir()
        settings.write_text("[Settings]\ngtk-enable-animations=0\ngtk-cursor-blink=0\n")
        self._process = subprocess.Popen(
            [*home_app, "--screen", "books", "--store", str(store)],
            env={
                **os.environ,
                "XDG_STATE_HOME": self._folder.name,
                "XDG_DATA_HOME": self._folder.name,
                "XDG_CONFIG_HOME": self._folder.name,
            },
        )

    def __enter__(self):
        return self._process

    def __exit__(self, *_):
        self._process.terminate()
        self._process.wait(timeout=10)
        self._folder.cleanup()


def _entry(pyatspi, process_id):
    def descendants(item):
        for child in item:
            if child is not None:
                yield child
                yield from descendants(child)

    for application in pyatspi.Registry.getDesktop(0):
        if application is not None and application.get_process_id() == process_id:
            for item in descendants(application):
                if item.getRole() in (pyatspi.ROLE_ENTRY, pyatspi.ROLE_TEXT):
                    return item
    sys.exit("shop_screen: there is no search field")
