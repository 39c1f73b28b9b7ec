"""The book shop: a book found by a Korean word, put into the cart, bought, and in the orders of the program's next run."""

import os
import tempfile
import unittest

from accessibility import Screen
from home_app import HomeApp


class BookTests(unittest.TestCase):
    def test_from_a_search_to_an_order_that_lasts(self):
        with tempfile.TemporaryDirectory() as folder:
            store = os.path.join(folder, "store.sqlite")
            with HomeApp("--screen", "books", "--store", store) as app:
                screen = Screen(app, "Books")
                screen.enter("Title or author", "바다의 별")
                screen.wait_for_text("1 book")
                screen.choose("바다의 별")
                book = Screen(app, "바다의 별")
                book.wait_for_text("온책방")
                for count in (1, 2):
                    book.press("Add to Cart")
                    book.wait_for_text(f"{count} in the cart")
                book.press("Back")
                screen.press("Cart, 2 books")
                cart = Screen(app, "Cart")
                cart.wait_for_text("₩53,000")
                cart.press("One Fewer of “바다의 별”")
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
                orders.wait_for_text("바다의 별")
                orders.wait_for_text("× 1")
                self.assertEqual(again.errors(), "")

    def test_a_book_is_taken_out_of_the_cart(self):
        with tempfile.TemporaryDirectory() as folder:
            with HomeApp("--screen", "books", "--store", os.path.join(folder, "store.sqlite")) as app:
                screen = Screen(app, "Books")
                screen.enter("Title or author", "바다의 별")
                screen.wait_for_text("1 book")
                screen.choose("바다의 별")
                book = Screen(app, "바다의 별")
                book.press("Add to Cart")
                book.wait_for_text("1 in the cart")
                book.press("Back")
                screen.press("Cart, 1 book")
                cart = Screen(app, "Cart")
                cart.press("Remove “바다의 별”")
                cart.wait_for_text("The Cart Is Empty")
                self.assertEqual(app.errors(), "")


if __name__ == "__main__":
    unittest.main()
