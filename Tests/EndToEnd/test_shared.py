"""A shop on a server that two desktops share: what one changes the other shows, and both live on without the server."""

import json
import subprocess
import tempfile
import unittest

from accessibility import Screen, frames
from book_shop import BOOK, open_book, put_into_cart
from cluster import Cluster
from home_app import HomeApp, wait_until
from items import Role
from settings import read_settings, write_settings
from window_manager import WindowManager, window_command, window_of

ID = "io.github.gtkbridge.HomeApp"
NO_DISPLAY = {"DISPLAY": "", "WAYLAND_DISPLAY": ""}
WAITING = "The shop's server does not answer. Trying again…"


class SharedShopTests(unittest.TestCase):
    def setUp(self):
        self.cluster = self.enterContext(Cluster())
        self.enterContext(WindowManager())

    def start(self, desktop, screen="books"):
        """The program on a desktop: with an address of its own, so that the other does not take it for a second start."""
        address = self.cluster.address(desktop)
        return self.enterContext(HomeApp("--screen", screen, "--store", address))

    def start_two(self):
        """The book lists of two desktops."""
        apps = []
        for desktop in ("one", "two"):
            apps.append(self.start(desktop))
            # The first fills the shop with the catalogue.
            Screen(apps[-1], "Books").wait_for_text("208 books")
            # Side by side: a click is for the window in front.
            window_command("windowmove", window_of(apps[-1].process_id), 40 + 600 * (len(apps) - 1), 40)
        return apps

    def test_cart_of_one_desktop_is_that_of_the_other(self):
        one, two = self.start_two()
        first, second = Screen(one, "Books"), Screen(two, "Books")
        put_into_cart(open_book(one, first))
        second.wait_for_button("Cart, 1 book")
        second.wait_for_text("The cart was changed on another computer.")
        self.assertNotIn("The cart was changed on another computer.", first.texts())
        second.press("Cart, 1 book")
        cart = Screen(two, "Cart")
        cart.wait_for_text(BOOK)
        cart.press(f"One More of “{BOOK}”")
        Screen(one, "Books").wait_for_button("Cart, 2 books")
        for app in (one, two):
            self.assertEqual(app.errors(), "")

    def test_windows_wait_for_a_server_that_is_gone_and_go_on_when_it_is_back(self):
        one, two = self.start_two()
        screens = [Screen(app, "Books") for app in (one, two)]
        self.cluster.stop()
        for screen in screens:
            screen.wait_for_text(WAITING)
            self.assertIn("208 books", screen.texts(), "what has been read stays")
        self.cluster.start()
        for screen in screens:
            wait_until(lambda: WAITING not in screen.texts(), "the line goes")
        put_into_cart(open_book(one, screens[0]))
        screens[1].wait_for_button("Cart, 1 book")
        for app in (one, two):
            self.assertEqual(app.errors(), "")

    def test_search_stays(self):
        app = self.start("one")
        books = Screen(app, "Books")
        books.enter("Title or author", BOOK)
        books.wait_for_text("1 book")
        self.cluster.stop()
        books.wait_for_text(WAITING)
        self.cluster.start()
        wait_until(lambda: WAITING not in books.texts(), "the line goes")
        books.wait_for_text("1 book")
        self.assertEqual(app.errors(), "")

    def test_records_go_in_and_come_out_on_the_command_line(self):
        address = self.cluster.address()
        with tempfile.NamedTemporaryFile("w", suffix=".csv", encoding="utf-8") as file:
            file.write("id,title,author,price\n90001,A New Book,Somebody,100\n")
            file.flush()
            with HomeApp("--store", address, "--import", file.name, environment=NO_DISPLAY) as app:
                self.assertEqual((app.wait_for_exit(), app.output(), app.errors()), (0, "1 record imported.\n", ""))
        with HomeApp("--store", address, "--export", "-", "--format", "jsonl", environment=NO_DISPLAY) as app:
            self.assertEqual(app.wait_for_exit(), 0, app.errors())
            books = [json.loads(line) for line in app.output().splitlines()]
        self.assertEqual(len(books), 209)
        self.assertEqual(next(book["title"] for book in books if book["id"] == 90001), "A New Book")

    def test_second_start_with_the_same_shop_is_handed_over(self):
        app = self.start("one")
        Screen(app, "Books").wait_for_text("208 books")
        with HomeApp("--store", self.cluster.address("one")) as second:
            self.assertEqual(second.wait_for_exit(), 0)
        self.assertEqual(len(frames(app.process_id)), 1)


class PasswordTests(unittest.TestCase):
    PASSWORD = "open sesame"

    def setUp(self):
        self.cluster = self.enterContext(Cluster(self.PASSWORD))
        self.app = self.enterContext(
            HomeApp("--screen", "books", "--store", self.cluster.address(), environment={"PGPASSFILE": "/nowhere"}))

    def answer(self, password):
        dialog = Screen(self.app, "Password")
        field = dialog.wait_for(Role.PASSWORD_TEXT, "Password")
        self.assertTrue(field.enter(password), "the field takes a password")
        dialog.press("Connect")

    def test_is_asked_for_again_where_it_is_wrong(self):
        self.answer("wrong")
        books = Screen(self.app, "Books")
        books.wait_for_part("does not accept the name or the password")
        books.press("Connect")
        self.answer(self.PASSWORD)
        books.wait_for_text("208 books")
        self.assertNotIn(self.PASSWORD, self.app.errors())

    def test_can_be_given_later(self):
        Screen(self.app, "Password").press("Cancel")
        books = Screen(self.app, "Books")
        wait_until(lambda: len(frames(self.app.process_id)) == 1, "the window has no dialog")
        books.press("Connect")
        self.answer(self.PASSWORD)
        books.wait_for_text("208 books")
        wait_until(lambda: "Connect" not in books.buttons(), "the line goes")
        # It is known now.
        self.cluster.stop()
        books.wait_for_text(WAITING)
        self.cluster.start()
        wait_until(lambda: WAITING not in books.texts(), "the line goes")
        self.assertEqual(len(frames(self.app.process_id)), 1)
        self.assertEqual(self.app.errors(), "")


class PreferenceTests(unittest.TestCase):
    def test_shop_of_the_preferences_is_opened_and_another_address_is_stored(self):
        folder = self.enterContext(tempfile.TemporaryDirectory())
        cluster = self.enterContext(Cluster())
        environment = write_settings(folder, shop=cluster.address())
        app = self.enterContext(HomeApp("--screen", "books", environment=environment))
        books = Screen(app, "Books")
        books.wait_for_text("208 books")
        self.assertEqual(cluster.query("SELECT count(*) FROM shop.books"), "208\n")
        subprocess.run(["gapplication", "action", ID, "preferences"], check=True)
        preferences = Screen(app, "Preferences")
        field = preferences.wait_for(Role.TEXT, "Server address")
        field.enter("postgresql://alice:secret@shop.example.org/shop")
        preferences.wait_for_part("Leave the password out.")
        self.assertNotIn("secret", read_settings(folder))
        field.enter("postgresql://alice@shop.example.org/shop")
        wait_until(lambda: "alice@shop.example.org" in read_settings(folder), "the address is stored")
        self.assertEqual(app.errors(), "")


class AddressTests(unittest.TestCase):
    def test_that_makes_no_sense_is_a_usage_error_and_no_password_is_told(self):
        for address in ["mysql://alice:secret@shop", "postgresql://alice:secret@shop:port", "postgresql://a:sec/ret@shop"]:
            with HomeApp("--store", address, "--export", "-", environment=NO_DISPLAY) as app:
                self.assertEqual(app.wait_for_exit(), 64)
                self.assertEqual(app.errors().count("\n"), 1)
                self.assertNotIn("sec", app.errors())

    def test_server_that_is_not_there_is_an_error_on_the_command_line(self):
        with HomeApp("--store", "postgresql://alice:secret@/shop?host=/nowhere", "--export", "-", environment=NO_DISPLAY) as app:
            self.assertEqual(app.wait_for_exit(), 1)
            self.assertEqual(app.errors().count("\n"), 1)
            self.assertNotIn("secret", app.errors())


if __name__ == "__main__":
    unittest.main()
