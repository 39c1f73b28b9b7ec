"""How the program starts twice, and how it ends."""

import signal
import unittest

from accessibility import Screen, frames
from home_app import HomeApp


class ProgramLifeTests(unittest.TestCase):
    def test_sigterm_ends_it_cleanly(self):
        self.assert_ends_cleanly(signal.SIGTERM)

    def test_sigint_ends_it_cleanly(self):
        self.assert_ends_cleanly(signal.SIGINT)

    def assert_ends_cleanly(self, number):
        with HomeApp() as app:
            Screen(app, "Hello World")
            app.signal(number)
            self.assertEqual(app.wait_for_exit(), 0)
            self.assertEqual(app.errors(), "")

    def test_a_second_start_activates_the_first_and_ends(self):
        with HomeApp() as first:
            screen = Screen(first, "Hello World")
            with HomeApp() as second:
                self.assertEqual(second.wait_for_exit(), 0)
                self.assertEqual(second.errors(), "")
            self.assertEqual(len(frames(first.process_id)), 1, "the first program keeps its one window")
            screen.press("Tap1 Action Button")
            self.assertEqual(first.errors(), "")


if __name__ == "__main__":
    unittest.main()
