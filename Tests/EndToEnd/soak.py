"""Clicks at random, and watches for warnings and for growth.

    soak.py [SECONDS]    (300 when not given)
"""

import random
import re
import sys
import time

from accessibility import Screen
from home_app import HomeApp

# The first clicks fill caches: fonts, style, the accessibility bus. Growth is counted from after them.
WARM_UP_CLICKS = 200
# What the allocator may come and go by; a leak of a kilobyte a click passes it within seconds.
TOLERATED_GROWTH_KILOBYTES = 1024


class Soak:
    """A running count of clicks and of resident memory."""

    def __init__(self, app, seed):
        self._app = app
        self._screen = Screen(app, "Hello World")
        self._random = random.Random(seed)
        self.clicks = 0
        self.growth_kilobytes = 0

    def click_for(self, seconds):
        self._click(until=lambda: self.clicks >= WARM_UP_CLICKS)
        start = self._app.resident_kilobytes()
        end = time.monotonic() + seconds
        self._click(until=lambda: time.monotonic() > end)
        self.growth_kilobytes = self._app.resident_kilobytes() - start

    def _click(self, until):
        while not until():
            name = self._random.choice(("Tap1", "Tap2"))
            # Several clicks between two looks at the screen: more than one state may fall into one frame.
            for _ in range(self._random.randint(1, 5)):
                self._screen.press(f"{name} Action Button")
                self.clicks += 1
            self._screen.wait_for_texts(f"{name} Action", re.compile(f"{name} Number [0-5]"))
            if self._app.errors():
                raise AssertionError(f"after {self.clicks} clicks: {self._app.errors()}")


def soak(seconds, seed=None):
    """Returns the finished run, and fails at the first warning."""
    with HomeApp("--screen", "home") as app:
        run = Soak(app, seed)
        run.click_for(seconds)
        return run


if __name__ == "__main__":
    finished = soak(float(sys.argv[1]) if len(sys.argv) > 1 else 300)
    print(f"{finished.clicks} clicks, no warning, growth {finished.growth_kilobytes} kB")
    if finished.growth_kilobytes > TOLERATED_GROWTH_KILOBYTES:
        sys.exit(f"resident memory grew by more than {TOLERATED_GROWTH_KILOBYTES} kB")
