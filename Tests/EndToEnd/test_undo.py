"""What takes something away offers to bring it back: by its message's button, and by Ctrl+Z."""

import os
import tempfile
import unittest

from accessibility import Screen, focused_name
from book_shop import BOOK, open_book, put_into_cart
from home_app import HomeApp
from keyboard import press
from waiting import wait_until
from window_manager import WindowManager


class UndoTests(unittest.TestCase):
    def test_book_goes_back_into_the_cart(self):
        with tempfile.TemporaryDirectory() as folder, WindowManager():
            with HomeApp("--screen", "books", "--store", os.path.join(folder, "store.sqlite")) as app:
                screen = Screen(app, "Books")
                put_into_cart(open_book(app, screen))
                screen.press("Cart, 1 book")
                cart = Screen(app, "Cart")
                cart.press(f"Remove “{BOOK}”")
                cart.wait_for_text("The Cart Is Empty")
                cart.press("Undo")
                cart.press(f"Remove “{BOOK}”")
                cart.wait_for_text("The Cart Is Empty")
                # Another screen brings it back as well.
                cart.press("Back")
                screen = Screen(app, "Books")
                press("Control+z")
                screen.press("Cart, 1 book")
                Screen(app, "Cart").wait_for_text("1 book")
                self.assertEqual(app.errors(), "")

    def test_book_comes_back_while_a_field_has_the_focus(self):
        with tempfile.TemporaryDirectory() as folder, WindowManager():
            with HomeApp("--screen", "books", "--store", os.path.join(folder, "store.sqlite")) as app:
                screen = Screen(app, "Books")
                titles = [texts[0] for texts in wait_until(lambda: len(screen.rows()) > 2 and screen.rows(), "books")[:2]]
                wait_until(lambda: press("Tab") or focused_name(app.process_id) == titles[0], "the first book has the focus")
                for count in ("1 book", "2 books"):
                    press("Menu")
                    wait_until(screen.menu_items, "the menu is open")
                    screen.choose_item("Add to Cart")
                    screen.wait_for_button(f"Cart, {count}")
                    press("Down")
                press("Control+k")
                cart = Screen(app, "Cart")
                fields = [f"Quantity of “{title}”" for title in titles]
                wait_until(lambda: focused_name(app.process_id) in fields, "a quantity has the focus")
                cart.press(f"Remove “{titles[0]}”")
                wait_until(lambda: titles[0] not in cart.texts(), "the book has gone")
                press("Control+z")
                wait_until(lambda: titles[0] in cart.texts(), "the book is back")
                cart.wait_for_text("2 books")
                self.assertEqual(app.errors(), "")

    def test_quantity_comes_back(self):
        with tempfile.TemporaryDirectory() as folder, WindowManager():
            with HomeApp("--screen", "books", "--store", os.path.join(folder, "store.sqlite")) as app:
                screen = Screen(app, "Books")
                put_into_cart(open_book(app, screen))
                screen.press("Cart, 1 book")
                cart = Screen(app, "Cart")
                for count in ("2 books", "3 books"):
                    cart.press(f"One More of “{BOOK}”")
                    cart.wait_for_text(count)
                cart.wait_for_text(f"The quantity of “{BOOK}” is now 3.")
                cart.press("Undo")
                cart.wait_for_text("1 book")
                cart.press(f"One More of “{BOOK}”")
                cart.wait_for_text(f"The quantity of “{BOOK}” is now 2.")
                press("Control+z")
                cart.wait_for_text("1 book")
                self.assertEqual(app.errors(), "")

    def test_cleared_journal_comes_back(self):
        with WindowManager(), HomeApp("--screen", "journal") as app:
            journal = Screen(app, "Life-Cycle Journal")
            journal.press("Clear")
            journal.wait_for_text("0 of 0 entries")
            journal.press("Undo")
            journal.wait_for_text("3 of 3 entries")
            self.assertEqual(app.errors(), "")


if __name__ == "__main__":
    unittest.main()
