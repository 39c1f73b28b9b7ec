"""The shell: a sidebar of screens, coordinators that open screens, and a journal of all that happens to them."""

import signal
import tempfile
import unittest

from accessibility import Screen, frames
from home_app import HomeApp
from waiting import wait_until


class ShellTests(unittest.TestCase):
    def test_ten_levels_deep_and_back(self):
        with HomeApp() as app:
            screen = Screen(app, "Hello World")
            screen.choose("Coordinator Playground")
            screen.wait_for_text("The First Screen")
            for level in range(1, 11):
                screen.press("Push Child")
                self.wait_for_level(screen, level)
            for level in range(9, 0, -1):
                screen.press("Back")
                self.wait_for_level(screen, level)
            screen.press("Dismiss")
            screen.wait_for_text("The First Screen")
            screen.wait_for_text("The child asked to be dismissed")
            screen.wait_for_text("Alive: coordinators 1, view models 1")
            self.assertEqual(app.errors(), "")

    def wait_for_level(self, screen, level):
        """Waits until a level alone is seen. While its page slides in, the one that goes is there too; and a second press of the
        same button within the quarter of a second that GTK shows it pressed is no press."""

        def levels():
            return [text for text in screen.texts() if text.startswith("Pushed, Level")]

        wait_until(lambda: levels() == [f"Pushed, Level {level}"], f"level {level} is all that is seen")

    def test_presented_screens_come_and_go(self):
        with HomeApp("--screen", "playground") as app:
            screen = Screen(app, "Coordinator Playground")
            for _ in range(3):
                screen.press("Present Child")
                sheet = Screen(app, "Child 1")
                sheet.wait_for_text("Presented, Level 1")
                sheet.press("Dismiss")
                wait_until(lambda: len(frames(app.process_id)) == 1, "the sheet is gone")
                screen.wait_for_text("The child asked to be dismissed")
            self.assertEqual(app.errors(), "")

    def test_journal_tells_what_happened(self):
        with HomeApp() as app:
            screen = Screen(app, "Hello World")
            screen.choose("Coordinator Playground")
            screen.wait_for_text("The First Screen")
            screen.choose("Life-Cycle Journal")
            for event in ("viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"):
                screen.wait_for_text(event)
            screen.press("Clear")
            screen.wait_for_text("0 of 0 entries")
            self.assertEqual(app.errors(), "")

    def test_open_screen_is_restored(self):
        with tempfile.TemporaryDirectory() as state:
            with HomeApp(environment={"XDG_STATE_HOME": state}) as app:
                screen = Screen(app, "Hello World")
                screen.choose("Coordinator Playground")
                screen.wait_for_text("The First Screen")
                app.signal(signal.SIGTERM)
                self.assertEqual(app.wait_for_exit(), 0)
            with HomeApp(environment={"XDG_STATE_HOME": state}) as again:
                Screen(again, "Coordinator Playground").wait_for_text("The First Screen")


if __name__ == "__main__":
    unittest.main()
