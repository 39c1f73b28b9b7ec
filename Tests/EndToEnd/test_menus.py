"""Menus, with the keys of the keyboard: those of the screens are like the program's own."""

import os
import tempfile
import unittest

from accessibility import Screen
from home_app import HomeApp
from items import BUTTONS, Role, State
from keyboard import press
from waiting import wait_until
from window_manager import IS_WAYLAND, WindowManager, window_command, window_of


class MenuTests(unittest.TestCase):
    def setUp(self):
        self.enterContext(WindowManager())
        self.store = os.path.join(self.enterContext(tempfile.TemporaryDirectory()), "store.sqlite")

    def heights(self, screen):
        return {item.extents().height for item in screen.menu_items().values()}

    def test_orders_of_books_are_choices_of_which_one_is_made(self):
        with HomeApp("--screen", "books", "--store", self.store) as app:
            screen = Screen(app, "Books")
            screen.press("More")
            wait_until(lambda: len(screen.menu_items()) == 7, "the menu is open")
            names = list(screen.menu_items())
            self.assertEqual(len(self.heights(screen)), 1, "all lines are of one height")
            self.assertTrue(screen.menu_items()["Title"].has(State.CHECKED))
            screen.move_to_item(names[0], "Down")
            screen.move_to_item(names[1], "Down")
            screen.move_to_item(names[0], "Up")
            screen.move_to_item(names[-1], "End")
            screen.move_to_item(names[0], "Home")
            screen.move_to_item("Lowest Price First", "Down")
            press("Return")
            wait_until(lambda: not screen.menu_items(), "the menu is closed")
            screen.press("More")
            wait_until(lambda: len(screen.menu_items()) == 7, "the menu is open again")
            checked = [name for name in names if screen.menu_items()[name].has(State.CHECKED)]
            self.assertEqual(checked, ["Lowest Price First"])
            press("Escape")
            wait_until(lambda: not screen.menu_items(), "the menu is closed")
            self.assertEqual(app.errors(), "")

    def test_events_of_the_journal_are_boxes_to_check(self):
        with HomeApp("--screen", "journal") as app:
            screen = Screen(app, "Life-Cycle Journal")
            screen.press("Events")
            wait_until(screen.menu_items, "the menu is open")
            name, item = next(iter(screen.menu_items().items()))
            self.assertTrue(item.has(State.CHECKED))
            screen.move_to_item(name, "Home")
            press("Return")
            wait_until(lambda: not screen.menu_items(), "the menu is closed")
            screen.press("Events")
            wait_until(lambda: name in screen.menu_items(), "the menu is open again")
            self.assertFalse(screen.menu_items()[name].has(State.CHECKED))
            press("Escape")
            self.assertEqual(app.errors(), "")

    def test_bar_gives_the_title_its_room(self):
        with HomeApp("--screen", "books", "--store", self.store) as app:
            screen = Screen(app, "Books")
            wait_until(lambda: "More" in screen.buttons(), "the menu has its place")
            # On Wayland the desktop's font is narrower, and its windows have fewer buttons.
            narrow = 240 if IS_WAYLAND else 300
            window_command("windowsize", "--sync", window_of(app.process_id), narrow, 600)
            wait_until(lambda: self.shown(screen, "More") is None, "the menu has left the bar")
            title = wait_until(lambda: next(iter(screen.find(Role.LABEL, "Books")), None), "there is a title")
            # As wide as its text, which is cut where it is narrower.
            wait_until(lambda: title.extents().width > 40, "the title is whole")
            press("F10")
            wait_until(lambda: "Orders" in screen.menu_items() and "About HomeApp" in screen.menu_items(), "it is in the menu")
            press("Escape")
            window_command("windowsize", "--sync", window_of(app.process_id), 1000, 600)
            wait_until(lambda: self.shown(screen, "More"), "the menu is in the bar again")
            self.assertEqual(app.errors(), "")

    def shown(self, screen, name):
        return next((item for item in screen.find(BUTTONS, name) if item.has(State.VISIBLE)), None)


if __name__ == "__main__":
    unittest.main()
