"""Many clicks between two looks: no warning, and no growth. `make soak` is a user who does anything at all."""

import random
import re
import unittest

from accessibility import Screen
from home_app import HomeApp

# The first clicks fill caches: fonts, style, the accessibility bus. Growth is counted from after them.
WARM_UP_CLICKS = 100
CLICKS = 300
# What the allocator may come and go by; a leak of four kilobytes a click passes it.
TOLERATED_GROWTH_KILOBYTES = 1024


class RandomClickTests(unittest.TestCase):
    def test_neither_warns_nor_grows(self):
        with HomeApp("--screen", "home") as app:
            screen = Screen(app, "Hello World")
            self.click(screen, WARM_UP_CLICKS)
            start = app.resident_kilobytes()
            self.click(screen, CLICKS)
            self.assertLessEqual(app.resident_kilobytes() - start, TOLERATED_GROWTH_KILOBYTES)
            self.assertEqual(app.errors(), "")

    def click(self, screen, count):
        choice = random.Random(1)
        while count > 0:
            name = choice.choice(("Tap1", "Tap2"))
            # Several clicks between two looks at the screen: more than one state may fall into one frame.
            button = screen.wait_for_button(f"{name} Action Button")
            clicks = choice.randint(1, 5)
            for _ in range(clicks):
                self.assertTrue(button.act())
            screen.wait_for_texts(f"{name} Action", re.compile(f"{name} Number [0-5]"))
            count -= clicks


if __name__ == "__main__":
    unittest.main()
