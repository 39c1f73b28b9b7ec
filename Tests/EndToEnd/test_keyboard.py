"""The shell without a pointer: every way through it is a key's, and the focus is where people left it."""

import unittest

from accessibility import Screen, focused_name, frames
from home_app import HomeApp
from items import windows
from keyboard import press
from waiting import wait_until
from window_manager import WindowManager, geometry, window_command, window_of


class KeyboardTests(unittest.TestCase):
    def setUp(self):
        self.enterContext(WindowManager())
        self.app = self.enterContext(HomeApp())
        self.screen = Screen(self.app, "Hello World")

    def focus(self, name):
        """Goes on to what is called `name`, as often as it takes, but not for ever."""
        for _ in range(40):
            if focused_name(self.app.process_id) == name:
                return
            press("Tab")
        self.fail(f'Tab does not lead to "{name}"')

    def wait_for_focus(self, name):
        wait_until(lambda: focused_name(self.app.process_id) == name, f'"{name}" has the focus')

    def open_playground(self):
        self.focus("Home")
        press("Down")
        while "The First Screen" not in self.screen.texts():
            press("Down")
            wait_until(lambda: self.screen.texts(), "a screen is open")
        self.focus("Push Child")

    def test_ten_levels_deep_and_back(self):
        self.open_playground()
        for level in range(1, 11):
            press("Return")
            self.screen.wait_for_text(f"Pushed, Level {level}")
            self.wait_for_focus("Push Child")
        for level in range(9, 0, -1):
            press("Alt+Left")
            self.screen.wait_for_text(f"Pushed, Level {level}")
        press("Alt+Left")
        self.screen.wait_for_text("The First Screen")
        self.screen.wait_for_text("You went back")
        self.wait_for_focus("Push Child")
        self.screen.wait_for_text("Alive: coordinators 1, view models 1")
        self.assertEqual(self.app.errors(), "")

    def test_presented_twice_and_escaped(self):
        self.open_playground()
        self.focus("Present Child")
        for _ in range(2):
            press("Return")
            sheet = Screen(self.app, "Child 1")
            sheet.wait_for_text("Presented, Level 1")
            self.wait_for_focus("Push Child")
            press("Escape")
            wait_until(lambda: len(frames(self.app.process_id)) == 1, "the sheet is gone")
            self.screen.wait_for_text("You dismissed the child")
            self.wait_for_focus("Present Child")
        self.assertEqual(self.app.errors(), "")

    def test_keys_of_the_program_are_those_of_its_sheets(self):
        self.open_playground()
        self.focus("Present Child")
        press("Return")
        Screen(self.app, "Child 1").wait_for_text("Presented, Level 1")
        self.wait_for_focus("Push Child")
        press("Control+w")
        wait_until(lambda: len(frames(self.app.process_id)) == 1, "the sheet is gone, and not the window below")
        self.wait_for_focus("Present Child")
        press("Return")
        Screen(self.app, "Child 1").wait_for_text("Presented, Level 1")
        self.wait_for_focus("Push Child")
        press("Control+q")
        self.assertEqual((self.app.wait_for_exit(), self.app.errors()), (0, ""))

    def test_whole_shell(self):
        self.focus("Home")
        titles = []
        for _ in range(12):
            frame = wait_until(lambda: frames(self.app.process_id), "the window is there")[0]
            if frame.name not in titles:
                titles.append(frame.name)
            press("Down")
            self.screen.settle()
        self.assertIn("Coordinator Playground", titles)
        self.assertIn("Life-Cycle Journal", titles)
        self.assertEqual(self.app.errors(), "")

    def test_focus_in_the_bar_stays_when_the_window_becomes_narrow(self):
        press("Control+2")
        Screen(self.app, "Books").wait_for_button("Cart")
        self.focus("Cart")
        window = window_of(self.app.process_id)
        for width in (400, 900):
            window_command("windowsize", window, width, 560)
            wait_until(lambda: geometry(window)[0] == width, f"the window is {width} wide")
            self.screen.settle()
            self.assertEqual(focused_name(self.app.process_id), "Cart")
        self.assertEqual(self.app.errors(), "")

    def test_cart_and_orders_open_from_every_screen(self):
        press("Control+3")
        Screen(self.app, "Comics").settle()
        press("Control+k")
        cart = Screen(self.app, "Cart")
        cart.wait_for_text("The Cart Is Empty")
        press("Control+k")
        press("Control+Shift+o")
        orders = Screen(self.app, "Orders")
        orders.wait_for_text("No Orders Yet")
        press("Alt+Left")
        Screen(self.app, "Books").wait_for_button("Cart")
        press("Control+4")
        Screen(self.app, "Offers").settle()
        press("Control+Shift+o")
        Screen(self.app, "Orders").wait_for_text("No Orders Yet")
        self.assertEqual(self.app.errors(), "")

    def test_every_shortcut_of_the_shop(self):
        press("Control+2")
        Screen(self.app, "Books")
        press("Control+k")
        Screen(self.app, "Cart").wait_for_text("The Cart Is Empty")
        press("Alt+Left")
        Screen(self.app, "Books").wait_for_button("Cart")
        press("Control+Shift+o")
        Screen(self.app, "Orders").wait_for_text("No Orders Yet")
        press("Alt+Left")
        Screen(self.app, "Books").wait_for_button("Cart")
        press("Control+i")
        # The desktop's dialog is another window, of a role of its own.
        wait_until(lambda: "Import Books" in [window.name for window in windows(self.app.process_id)], "a file is asked for")
        press("Escape")
        wait_until(lambda: len(windows(self.app.process_id)) == 1, "no file is asked for")
        for number, title in enumerate(["Hello World", "Books", "Comics", "Offers"], 1):
            press(f"Control+{number}")
            screen = Screen(self.app, title)
        press("Control+r")
        screen.wait_for_button("Refresh")
        self.assertEqual(self.app.errors(), "")


if __name__ == "__main__":
    unittest.main()
