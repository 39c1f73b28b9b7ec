"""What another process changes in the store that a window shows is in the window, with nothing to be done for it."""

import os
import tempfile
import unittest

from accessibility import Screen
from book_shop import open_book, put_into_cart
from home_app import HomeApp

NO_DISPLAY = {"DISPLAY": "", "WAYLAND_DISPLAY": ""}


class SharedStoreTests(unittest.TestCase):
    def setUp(self):
        self.folder = self.enterContext(tempfile.TemporaryDirectory())
        self.store = os.path.join(self.folder, "store.sqlite")

    def start(self, screen):
        return self.enterContext(HomeApp("--screen", screen, "--store", self.store))

    def import_elsewhere(self, text):
        """Imports a file by a command line."""
        path = os.path.join(self.folder, "records.csv")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        with HomeApp("--store", self.store, "--import", path, environment=NO_DISPLAY) as command:
            self.assertEqual((command.wait_for_exit(), command.errors()), (0, ""))

    def test_books_come_into_the_list(self):
        app = self.start("books")
        books = Screen(app, "Books")
        books.wait_for_text("208 books")
        self.import_elsewhere("id,title,author,price\n90001, A New Book,Somebody,100\n")
        books.wait_for_text("209 books")
        books.wait_for_text(" A New Book")
        # Once more: the first import is not what made the window listen.
        self.import_elsewhere("id,title,author,price\n90001, A Newer Book,Somebody,100\n")
        books.wait_for_text(" A Newer Book")
        self.assertEqual(app.errors(), "")

    def test_books_come_into_what_a_search_has_found(self):
        app = self.start("books")
        books = Screen(app, "Books")
        books.enter("Title or author", "zyx")
        books.wait_for_text("0 books")
        self.import_elsewhere("title,author,price\nZyxwv,Somebody,100\nOther,Somebody,100\n")
        books.wait_for_text("1 book")
        books.wait_for_text("Zyxwv")
        self.assertNotIn("Other", books.texts())
        self.assertEqual(app.errors(), "")

    def test_page_of_a_book_shows_what_it_is_now(self):
        self.import_elsewhere("id,title,author,price,publisher\n90001,Zyx,Somebody,100,First Press\n")
        app = self.start("books")
        books = Screen(app, "Books")
        page = open_book(app, books, "Zyx")
        page.wait_for_text("First Press")
        self.import_elsewhere("id,title,author,price,publisher\n90001,Zyx the Second,Someone Else,2500,Second Press\n")
        page.wait_for_text("Second Press")
        page.wait_for_text("Someone Else")
        put_into_cart(page)
        books = Screen(app, "Books")
        books.wait_for_text("Zyx the Second")
        books.press("Cart, 1 book")
        cart = Screen(app, "Cart")
        cart.wait_for_text("Zyx the Second")
        self.import_elsewhere("id,title,author,price\n90001,Zyx,Somebody,7000\n")
        cart.wait_for_text("Zyx")
        cart.wait_for_text("₩7,000")
        self.assertEqual(app.errors(), "")

    def test_comics_come_into_the_list(self):
        app = self.start("comics")
        comics = Screen(app, "Comics")
        columns = "title,author,likes,isFinished,startDate\n"
        self.import_elsewhere(f"id,{columns}90001,Zyx,Somebody,999999999,false,2026-11-21\n")
        comics.wait_for_button("Zyx")
        self.import_elsewhere(f"id,{columns}90001,Zyx Again,Somebody,999999999,false,2026-11-21\n")
        comics.wait_for_button("Zyx Again")
        self.assertEqual(app.errors(), "")


if __name__ == "__main__":
    unittest.main()
