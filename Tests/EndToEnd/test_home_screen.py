"""State goes from the interactor to the widgets, and actions go back."""

import re
import unittest

from accessibility import Screen
from home_app import HomeApp

NUMBER = re.compile("Number [0-5]")
TAP1_NUMBER = re.compile("Tap1 Number [0-5]")
TAP2_NUMBER = re.compile("Tap2 Number [0-5]")


class HomeScreenTests(unittest.TestCase):
    def test_starts_with_the_state_of_view_did_load(self):
        with HomeApp() as app:
            screen = Screen(app, "Hello World")
            screen.wait_for_texts("ViewDidLoad Action", NUMBER)
            self.assertLessEqual({"Tap1 Action Button", "Tap2 Action Button"}, set(screen.buttons()))
            self.assertEqual(app.errors(), "")

    def test_each_button_changes_both_texts(self):
        with HomeApp("--screen", "home") as app:
            screen = Screen(app, "Hello World")
            screen.press("Tap1 Action Button")
            screen.wait_for_texts("Tap1 Action", TAP1_NUMBER)
            screen.press("Tap2 Action Button")
            screen.wait_for_texts("Tap2 Action", TAP2_NUMBER)
            screen.press("Tap1 Action Button")
            screen.wait_for_texts("Tap1 Action", TAP1_NUMBER)
            self.assertEqual(app.errors(), "")


if __name__ == "__main__":
    unittest.main()
