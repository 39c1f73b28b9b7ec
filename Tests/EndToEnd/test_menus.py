"""Menus, with the keys of the keyboard: those of the screens are like the program's own."""

import os
import tempfile
import unittest

import pyatspi

from accessibility import Screen
from home_app import HomeApp, wait_until
from keyboard import press
from window_manager import WindowManager, window_command, window_of


class MenuTests(unittest.TestCase):
    def setUp(self):
        self.enterContext(WindowManager())
        self.store = os.path.join(self.enterContext(tempfile.TemporaryDirectory()), "store.sqlite")

    def heights(self, screen):
        return {item.queryComponent().getExtents(pyatspi.WINDOW_COORDS).height for item in screen.items().values()}

    def test_orders_of_books_are_choices_of_which_one_is_made(self):
        with HomeApp("--screen", "books", "--store", self.store) as app:
            screen = Screen(app, "Books")
            screen.press("More")
            wait_until(lambda: len(screen.items()) == 7, "the menu is open")
            names = list(screen.items())
            self.assertEqual(len(self.heights(screen)), 1, "all lines are of one height")
            self.assertTrue(screen.has_state(screen.items()["Title"], pyatspi.STATE_CHECKED))
            screen.move_to_item(names[0], "Down")
            screen.move_to_item(names[1], "Down")
            screen.move_to_item(names[0], "Up")
            screen.move_to_item(names[-1], "End")
            screen.move_to_item(names[0], "Home")
            screen.move_to_item("Cheapest First", "Down")
            press("Return")
            wait_until(lambda: not screen.items(), "the menu is closed")
            screen.press("More")
            wait_until(lambda: len(screen.items()) == 7, "the menu is open again")
            checked = [name for name in names if screen.has_state(screen.items()[name], pyatspi.STATE_CHECKED)]
            self.assertEqual(checked, ["Cheapest First"])
            press("Escape")
            wait_until(lambda: not screen.items(), "the menu is closed")
            self.assertEqual(app.errors(), "")

    def test_events_of_the_journal_are_boxes_to_check(self):
        with HomeApp("--screen", "journal") as app:
            screen = Screen(app, "Life-Cycle Journal")
            screen.press("Events")
            wait_until(screen.items, "the menu is open")
            name, item = next(iter(screen.items().items()))
            self.assertTrue(screen.has_state(item, pyatspi.STATE_CHECKED))
            screen.move_to_item(name, "Home")
            press("Return")
            wait_until(lambda: not screen.items(), "the menu is closed")
            screen.press("Events")
            wait_until(lambda: name in screen.items(), "the menu is open again")
            self.assertFalse(screen.has_state(screen.items()[name], pyatspi.STATE_CHECKED))
            press("Escape")
            self.assertEqual(app.errors(), "")

    def test_bar_gives_the_title_its_room(self):
        with HomeApp("--screen", "books", "--store", self.store) as app:
            screen = Screen(app, "Books")
            wait_until(lambda: "More" in screen.buttons(), "the menu has its place")
            window_command("windowsize", "--sync", window_of(app.process_id), 360, 600)
            wait_until(lambda: self.shown(screen, "More") is None, "the menu has left the bar")
            title = wait_until(lambda: next(iter(screen.find(pyatspi.ROLE_LABEL, "Books")), None), "there is a title")
            # As wide as its text, which is cut where it is narrower.
            wait_until(lambda: title.queryComponent().getExtents(pyatspi.WINDOW_COORDS).width > 40, "the title is whole")
            press("F10")
            wait_until(lambda: "Orders" in screen.items() and "About HomeApp" in screen.items(), "it is in the menu")
            press("Escape")
            window_command("windowsize", "--sync", window_of(app.process_id), 1000, 600)
            wait_until(lambda: self.shown(screen, "More"), "the menu is in the bar again")
            self.assertEqual(app.errors(), "")

    def shown(self, screen, name):
        return next((item for item in screen.find(pyatspi.ROLE_PUSH_BUTTON, name)
                     if screen.has_state(item, pyatspi.STATE_VISIBLE)), None)


if __name__ == "__main__":
    unittest.main()
