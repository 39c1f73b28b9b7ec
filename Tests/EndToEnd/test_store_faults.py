"""A store that fails in the middle of a purchase: the screen says what is wrong, nothing is lost, and the program goes on."""

import csv
import os
import pathlib
import resource
import sqlite3
import tempfile
import unittest

from accessibility import Screen
from book_shop import leave_book
from home_app import HomeApp
from waiting import wait_until

# Every sign that means something to SQL, to a search, to a format, or to the markup of the toolkit's texts.
SIGNS = """<b>O'Brien</b> & "x"; DROP TABLE books; -- %s %@ \\ 책"""


class StoreFaultTests(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.store = self.folder / "store.sqlite"

    def books(self, name, *rows):
        """A file of books: title, author, price."""
        path = self.folder / name
        with open(path, "w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows([("title", "author", "price"), *rows])
        return path

    def import_books(self, *rows):
        with HomeApp("--store", str(self.store), "--import", str(self.books("books.csv", *rows))) as app:
            self.assertEqual(app.wait_for_exit(), 0, app.errors())

    def open_book(self, app, title):
        Screen(app, "Books").choose(title)
        return Screen(app, title)

    def assert_told(self, screen, part):
        """Waits for a message with a part, which names the store."""
        message = wait_until(
            lambda: next((text for text in screen.texts() if part in text), None), f'there is a message with "{part}"'
        )
        self.assertIn(str(self.store), message)

    def test_locked(self):
        self.import_books(["A", "B", 1000])
        with HomeApp("--screen", "books", "--store", str(self.store)) as app:
            book = self.open_book(app, "A")
            # What the user has is in a file of its own, which is made when it is needed first.
            other = sqlite3.connect(f"{self.store}-user", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            book.press("Add to Cart")
            self.assert_told(book, "in use by another program")
            other.execute("ROLLBACK")
            other.close()
            book.press("Add to Cart")
            book.wait_for_text("1 in the cart")
            self.assertEqual(app.errors(), "")

    def test_no_room_left(self):
        self.import_books(["A", "B", 1000])
        with HomeApp("--screen", "books", "--store", str(self.store)) as app:
            book = self.open_book(app, "A")
            book.press("Add to Cart")
            book.wait_for_text("1 in the cart")
            limits = resource.prlimit(app.process_id, resource.RLIMIT_FSIZE)
            resource.prlimit(app.process_id, resource.RLIMIT_FSIZE, (4096, limits[1]))
            book.press("Add to Cart")
            self.assert_told(book, "no room left")
            resource.prlimit(app.process_id, resource.RLIMIT_FSIZE, limits)
            book.press("Add to Cart")
            book.wait_for_text("2 in the cart")
            self.assertEqual(app.errors(), "")

    def test_no_room_left_for_an_import(self):
        self.import_books(["A", "B", 1000])
        books = self.books("many.csv", *[("A long title", "Somebody", 1000)] * 20_000)
        limit = os.stat(self.store).st_size + 100_000
        for policy in ("abort", "keep"):
            with self.subTest(policy):
                with HomeApp("--store", str(self.store), "--import", str(books), "--on-bad-row", policy) as app:
                    resource.prlimit(app.process_id, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
                    self.assertGreater(app.wait_for_exit(), 0, "no signal ends it")
                    self.assertIn("no room left", app.errors())
                    self.assertIn(str(self.store), app.errors())
                    self.assertEqual(len(app.errors().splitlines()), 1)

    def test_damaged_while_a_book_is_open(self):
        self.import_books(["A", "B", 1000])
        whole = self.store.read_bytes()
        with HomeApp("--screen", "books", "--store", str(self.store)) as app:
            book = self.open_book(app, "A")
            self.store.write_bytes(b"garbage " * 100)
            book.press("Add to Cart")
            self.assert_told(book, "is not a store of this program")
            self.store.write_bytes(whole)
            book.press("Add to Cart")
            book.wait_for_text("1 in the cart")
            self.assertEqual(app.errors(), "")

    def test_signs_of_sql_and_markup_are_only_signs(self):
        self.import_books([SIGNS, f"Author {SIGNS}", 12_000])
        with HomeApp("--screen", "books", "--store", str(self.store)) as app:
            shop = Screen(app, "Books")
            shop.enter("Title or author", SIGNS)
            shop.wait_for_text("1 book")
            book = self.open_book(app, SIGNS)
            book.wait_for_text(f"Author {SIGNS}")
            book.press("Add to Cart")
            book.wait_for_text("1 in the cart")
            leave_book(book)
            shop.press("Cart, 1 book")
            cart = Screen(app, "Cart")
            cart.wait_for_text(SIGNS)
            cart.press("Check Out")
            cart.wait_for_text("Order 1 comes to ₩12,000.")
            cart.press("Show Orders")
            Screen(app, "Orders").wait_for_text(SIGNS)
            self.assertEqual(app.errors(), "")


if __name__ == "__main__":
    unittest.main()
