"""What opens from the screens, as those meet it who do not see it or do not use a mouse: everything has a name, and the keyboard
leads to it; and what changes by itself is told."""

import os
import pathlib
import subprocess
import tempfile
import unittest

from accessibility import Screen
from book_shop import BOOK, leave_book, open_book
from bus import bus
from gallery import Gallery
from home_app import HomeApp
from inspection import called_by_class, faint, nameless, settled, unreachable
from items import Role, windows
from keyboard import press
from waiting import wait_until
from window_manager import WindowManager


def perform(action):
    subprocess.run(["gapplication", "action", "io.github.gtkbridge.HomeApp", action], check=True)


class PlaceTests(unittest.TestCase):
    def inspect(self, app, place, title=None, contrast=False, is_our_own=True):
        with self.subTest(place):
            frame = settled(app, title or place)
            self.assertEqual(nameless(frame), [])
            if is_our_own:
                self.assertEqual(called_by_class(frame), [])
            if contrast:
                self.assertEqual(faint(frame), {})
            if is_our_own:
                self.assertEqual(unreachable(frame), set())
            self.assertEqual(app.new_errors(), "")

    def test_from_a_book_to_an_order(self):
        with tempfile.TemporaryDirectory() as folder:
            with HomeApp("--screen", "books", "--store", os.path.join(folder, "store.sqlite")) as app:
                screen = Screen(app, "Books")
                screen.press("Cart")
                Screen(app, "Cart").wait_for_text("The Cart Is Empty")
                self.inspect(app, "empty cart", "Cart", contrast=True)
                screen.press("Back")
                screen.enter("Title or author", "no such book")
                screen.wait_for_text("No Books Found")
                self.inspect(app, "nothing found", "Books", contrast=True)
                book = open_book(app, screen)
                book.press("Add to Cart")
                book.wait_for_text("1 in the cart")
                self.inspect(app, BOOK, contrast=True)
                leave_book(book)
                screen.press("Cart, 1 book")
                cart = Screen(app, "Cart")
                cart.wait_for_text(BOOK)
                self.inspect(app, "Cart", contrast=True)
                cart.press("Check Out")
                cart.wait_for_text("Thank You")
                self.inspect(app, "bought", "Cart", contrast=True)
                cart.press("Show Orders")
                Screen(app, "Orders").wait_for_text("Order 1")
                self.inspect(app, "Orders", contrast=True)

    def test_failure(self):
        with tempfile.TemporaryDirectory() as folder:
            store = pathlib.Path(folder, "store.sqlite")
            store.write_bytes(b"Dear diary, " * 1000)
            for name, title in [("offers", "Offers"), ("books", "Books"), ("comics", "Comics")]:
                with HomeApp("--screen", name, "--store", str(store)) as app:
                    Screen(app, title).wait_for_text(f"No {title} to Show")
                    self.inspect(app, f"no {name}", title, contrast=True)

    def test_screens_above_others(self):
        with WindowManager(), HomeApp("--screen", "playground") as app:
            screen = Screen(app, "Coordinator Playground")
            screen.press("Push Child")
            screen.wait_for_text("Pushed, Level 1")
            self.inspect(app, "pushed", "Child 1")
            Screen(app, "Child 1").press("Present Child")
            Screen(app, "Child 2").wait_for_text("Presented, Level 2")
            self.inspect(app, "presented", "Child 2")

    def test_windows_of_the_menu(self):
        with WindowManager(), HomeApp() as app:
            Screen(app, "Hello World")
            for action, title in [("preferences", "Preferences"), ("shortcuts", "Shortcuts"), ("about", "About HomeApp")]:
                perform(action)
                # GTK's own windows show some of their controls only when they are asked to.
                self.inspect(app, title, is_our_own=action == "preferences")
                press("Escape")
                wait_until(lambda: len(windows(app.process_id)) == 1, f"{title} goes with Escape")

    def test_pages_of_the_gallery(self):
        with HomeApp("--screen", "gallery") as app:
            gallery = Gallery(app)
            for page in gallery.pages():
                gallery.open(page)
                self.inspect(app, page, "Gallery")


class LiveRegionTests(unittest.TestCase):
    def setUp(self):
        self.told = []
        bus().listen(self.hear)
        self.addCleanup(bus().stop_listening, self.hear)

    def hear(self, reference, event, kind, value):
        """Notes what something says now that assistive technology may listen to."""
        if (event, kind) in (("TextChanged", "insert"), ("PropertyChange", "accessible-name")):
            self.told.append((reference, str(value)))

    def is_told(self, app, text, whole=True):
        """Whether a live region has said a text, or something with it."""
        heard = {reference for reference, told in self.told if (text == told if whole else text in told)}
        items = [item for window in windows(app.process_id) for item in window.descendants()]
        regions = [item for item in items if item.role in (Role.STATUS_BAR, Role.NOTIFICATION)]
        return any(item.reference in heard for region in regions for item in [region, *region.descendants()])

    def test_search_and_cart_are_told(self):
        with tempfile.TemporaryDirectory() as folder:
            with HomeApp("--screen", "books", "--store", os.path.join(folder, "store.sqlite")) as app:
                screen = Screen(app, "Books")
                # This GTK tells nothing of what nobody has asked after yet.
                screen.settle()
                screen.enter("Title or author", BOOK)
                wait_until(lambda: self.is_told(app, "1 book"), "it is told how many have been found")
                screen.enter("Title or author", "no such book")
                wait_until(lambda: self.is_told(app, "No Books Found", whole=False), "it is told that none has")
                book = open_book(app, screen)
                for count in (1, 2):
                    book.press("Add to Cart")
                    wait_until(lambda: self.is_told(app, f"{count} in the cart"), "it is told how many are in the cart")
                self.assertEqual(app.errors(), "")

    def test_failure_is_told(self):
        with tempfile.TemporaryDirectory() as folder:
            store = pathlib.Path(folder, "store.sqlite")
            store.write_bytes(b"Dear diary, " * 1000)
            with HomeApp("--screen", "offers", "--store", str(store)) as app:
                screen = Screen(app, "Offers")
                screen.wait_for_text("No Offers to Show")
                # Nobody listened yet when it was told: it is still what the live region is called.
                regions = [region.name for region in screen.find(Role.STATUS_BAR)]
                self.assertTrue(any("No Offers to Show" in name for name in regions), regions)


if __name__ == "__main__":
    unittest.main()
