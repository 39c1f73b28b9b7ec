"""An order's page: what was bought at which price, its cancellation, and that it stays cancelled in the next run."""

import os
import tempfile
import unittest

from accessibility import Screen
from book_shop import BOOK, open_book, put_into_cart
from home_app import HomeApp
from keyboard import press
from window_manager import WindowManager


class OrderTests(unittest.TestCase):
    def test_an_order_is_cancelled_taken_back_and_cancelled_for_good(self):
        with tempfile.TemporaryDirectory() as folder, WindowManager():
            store = os.path.join(folder, "store.sqlite")
            with HomeApp("--screen", "books", "--store", store) as app:
                screen = Screen(app, "Books")
                put_into_cart(open_book(app, screen), 2)
                screen.press("Cart, 2 books")
                cart = Screen(app, "Cart")
                cart.press("Check Out")
                cart.press("Show Orders")
                Screen(app, "Orders").choose("Order 1")
                order = Screen(app, "Order 1")
                order.wait_for_text("Placed")
                order.wait_for_text(BOOK)
                order.wait_for_text("₩26,500 × 2")
                order.press("Cancel Order")
                order.wait_for_text("Cancelled")
                self.assertNotIn("Cancel Order", order.buttons())
                order.wait_for_text("Order 1 is cancelled.")
                press("Control+z")
                order.wait_for_text("Placed")
                order.press("Cancel Order")
                order.wait_for_text("Cancelled")
                order.press("Back")
                Screen(app, "Orders").wait_for_text("Cancelled")
                self.assertEqual(app.errors(), "")
            with HomeApp("--screen", "books", "--store", store) as again:
                screen = Screen(again, "Books")
                screen.press("More")
                screen.choose_item("Orders")
                orders = Screen(again, "Orders")
                orders.wait_for_text("Order 1")
                orders.wait_for_text("Cancelled")
                orders.wait_for_text("₩53,000")
                self.assertEqual(again.errors(), "")


if __name__ == "__main__":
    unittest.main()
