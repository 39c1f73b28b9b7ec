"""The book shop: a book found by a Korean word, put into the cart, bought, and in the orders of the program's next run."""

import os
import tempfile
import unittest

from accessibility import Screen, focused_name
from book_shop import BOOK, open_book, put_into_cart
from home_app import HomeApp
from items import Role
from keyboard import press
from waiting import wait_until
from window_manager import WindowManager


class BookTests(unittest.TestCase):
    def test_from_a_search_to_an_order_that_lasts(self):
        with tempfile.TemporaryDirectory() as folder:
            store = os.path.join(folder, "store.sqlite")
            with HomeApp("--screen", "books", "--store", store) as app:
                screen = Screen(app, "Books")
                book = open_book(app, screen)
                book.wait_for_text("온책방")
                put_into_cart(book, 2)
                screen.press("Cart, 2 books")
                cart = Screen(app, "Cart")
                cart.wait_for_text("₩53,000")
                cart.press(f"One Fewer of “{BOOK}”")
                cart.wait_for_text("1 book")
                cart.press("Check Out")
                cart.wait_for_text("Order 1 comes to ₩26,500.")
                self.assertEqual(app.errors(), "")
            with HomeApp("--screen", "books", "--store", store) as again:
                screen = Screen(again, "Books")
                screen.press("More")
                screen.choose_item("Orders")
                orders = Screen(again, "Orders")
                orders.wait_for_text("Order 1")
                orders.wait_for_text(BOOK)
                orders.wait_for_text("× 1")
                self.assertEqual(again.errors(), "")

    def test_initial_consonants_find_a_book(self):
        with tempfile.TemporaryDirectory() as folder:
            with HomeApp("--screen", "books", "--store", os.path.join(folder, "store.sqlite")) as app:
                screen = Screen(app, "Books")
                for text in ("ㅂㄷㅇ ㅂ", "바다의 ㅂ", "바ㄷ 별"):
                    screen.enter("Title or author", text)
                    screen.wait_for_text(BOOK)
                    screen.enter("Title or author", "zebra")
                    screen.wait_for_text("No Books Found")
                self.assertEqual(app.errors(), "")

    def test_escape_clears_a_search(self):
        with tempfile.TemporaryDirectory() as folder, WindowManager():
            with HomeApp("--screen", "books", "--store", os.path.join(folder, "store.sqlite")) as app:
                screen = Screen(app, "Books")
                total = screen.wait_for_part(" books")
                press("Control+f")
                wait_until(lambda: focused_name(app.process_id) == "Title or author", "the search has the focus")
                for letter in "zebra":
                    press(letter)
                screen.wait_for_text("No Books Found")
                press("Escape")
                screen.wait_for_text(total)
                self.assertEqual(focused_name(app.process_id), "Title or author")
                self.assertEqual(app.errors(), "")

    def test_a_book_is_taken_out_of_the_cart(self):
        with tempfile.TemporaryDirectory() as folder:
            with HomeApp("--screen", "books", "--store", os.path.join(folder, "store.sqlite")) as app:
                screen = Screen(app, "Books")
                put_into_cart(open_book(app, screen))
                screen.press("Cart, 1 book")
                cart = Screen(app, "Cart")
                cart.press(f"Remove “{BOOK}”")
                cart.wait_for_text("The Cart Is Empty")
                self.assertEqual(app.errors(), "")

    def test_a_quantity_is_typed(self):
        with tempfile.TemporaryDirectory() as folder, WindowManager():
            with HomeApp("--screen", "books", "--store", os.path.join(folder, "store.sqlite")) as app:
                book = open_book(app, Screen(app, "Books"))
                book.press("Add to Cart")
                book.press("Cart, 1 book")
                cart = Screen(app, "Cart")
                name = f"Quantity of “{BOOK}”"

                def type_quantity(text, key="Return"):
                    cart.click_on(lambda: next(iter(cart.find(Role.TEXT, name)), None), "a quantity")
                    wait_until(lambda: focused_name(app.process_id) == name, "the quantity has the focus")
                    press("Control+a")
                    for letter in text:
                        press(letter)
                    press(key)

                type_quantity("12")
                cart.wait_for_text("12 books")
                cart.wait_for_text("₩318,000")
                # What is no quantity brings the old one back, and so does Escape.
                for refused in ("5000", "many"):
                    type_quantity(refused)
                cart.press(f"One Fewer of “{BOOK}”")
                cart.wait_for_text("11 books")
                type_quantity("7", key="Escape")
                press("Return")
                cart.press(f"One Fewer of “{BOOK}”")
                cart.wait_for_text("10 books")
                type_quantity("0")
                cart.wait_for_text("The Cart Is Empty")
                cart.press("Undo")
                cart.wait_for_text("10 books")
                cart.press("Back")
                book.wait_for_text("10 in the cart")
                self.assertEqual(app.errors(), "")

    def test_keys_alone_lead_to_a_book(self):
        with tempfile.TemporaryDirectory() as folder, WindowManager():
            with HomeApp("--screen", "books", "--store", os.path.join(folder, "store.sqlite")) as app:
                screen = Screen(app, "Books")
                first, second = [row[0] for row in wait_until(lambda: len(screen.rows()) > 2 and screen.rows(), "books")][:2]

                def focus_is(name):
                    wait_until(lambda: focused_name(app.process_id) == name, f'"{name}" has the focus')

                for _ in range(10):
                    if focused_name(app.process_id) == "Title or author":
                        break
                    press("Tab")
                focus_is("Title or author")
                press("Tab")
                focus_is(first)
                press("Down")
                focus_is(second)
                # The rows are one stop: the next one is outside the list, and the way back leads to the row.
                press("Tab")
                wait_until(lambda: focused_name(app.process_id) not in (second, None), "the focus leaves the list")
                self.assertNotIn(focused_name(app.process_id), [row[0] for row in screen.rows()])
                press("Shift+Tab")
                focus_is(second)
                press("Return")
                book = Screen(app, second)
                book.wait_for_text("Publisher")
                press("Alt+Left")
                Screen(app, "Books")
                focus_is(second)
                self.assertEqual(app.errors(), "")


if __name__ == "__main__":
    unittest.main()
