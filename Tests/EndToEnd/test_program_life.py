"""How the program starts twice, and how it ends."""

import contextlib
import os
import signal
import tempfile
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

    def test_a_second_start_with_a_screen_shows_it_in_the_first(self):
        with HomeApp() as first:
            Screen(first, "Hello World")
            with HomeApp("--screen", "books") as second:
                self.assertEqual(second.wait_for_exit(), 0)
                self.assertEqual(second.errors(), "")
            Screen(first, "Books")
            self.assertEqual(len(frames(first.process_id)), 1, "the shell shows it")
            with HomeApp("--screen", "gallery") as third:
                self.assertEqual(third.wait_for_exit(), 0)
            Screen(first, "Gallery")
            self.assertEqual(len(frames(first.process_id)), 2, "what the shell does not offer has a window of its own")
            with HomeApp("--screen", "gallery") as again:
                self.assertEqual(again.wait_for_exit(), 0)
            self.assertEqual(len(frames(first.process_id)), 2)
            self.assertEqual(first.errors(), "")

    def test_a_second_start_with_another_store_runs_beside_the_first(self):
        with tempfile.TemporaryDirectory() as folder:
            stores = [os.path.join(folder, f"{number}.sqlite") for number in (1, 2)]
            with HomeApp("--store", stores[0]) as first:
                Screen(first, "Hello World")
                with HomeApp("--store", stores[1]) as other:
                    Screen(other, "Hello World").press("Tap1 Action Button")
                    with HomeApp("--store", stores[0]) as same:
                        self.assertEqual(same.wait_for_exit(), 0)
                    self.assertEqual(len(frames(first.process_id)), 1)
                    other.signal(signal.SIGTERM)
                    self.assertEqual(other.wait_for_exit(), 0)
                    self.assertEqual(other.errors(), "")
                self.assertEqual(first.errors(), "")

    def test_starts_at_once_with_several_stores_each_have_a_window(self):
        with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as programs:
            started = [
                programs.enter_context(HomeApp("--store", os.path.join(folder, f"{number}.sqlite")))
                for number in range(4)
            ]
            for app in started:
                Screen(app, "Hello World")
                self.assertEqual(app.errors(), "")


if __name__ == "__main__":
    unittest.main()
