"""A shop on a server that two desktops share: what one changes the other shows, and both live on without the server."""

import json
import signal
import subprocess
import tempfile
import unittest
import urllib.parse

from accessibility import Screen, focused_name, frames
from book_shop import BOOK, open_book, put_into_cart
from cluster import Cluster
from home_app import HomeApp
from items import Role
from settings import read_settings, write_settings
from keyboard import press
from waiting import wait_until
from window_manager import WindowManager, geometry, window_command, window_of, windows_of

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

    def test_windows_live_on_when_the_server_dies_again_and_again(self):
        one, two = self.start_two()
        screens = [Screen(app, "Books") for app in (one, two)]
        page = open_book(one, screens[0])
        for count in (1, 2, 3):
            page.press("Add to Cart")
            page.wait_for_text(f"{count} in the cart")
            screens[1].wait_for_button(f"Cart, {count} book{'s' if count > 1 else ''}")
            self.cluster.stop(signal.SIGQUIT)
            screens[1].wait_for_text(WAITING)
            self.cluster.start()
            wait_until(lambda: WAITING not in screens[1].texts(), "the line goes")
        self.assertEqual(self.cluster.query("SELECT quantity FROM shop.cart_items"), "3\n")
        for app in (one, two):
            self.assertEqual(app.errors(), "")

    def test_shop_of_a_later_version_is_refused_in_a_sentence(self):
        app = self.start("one")
        books = Screen(app, "Books")
        books.wait_for_text("208 books")
        self.cluster.query("UPDATE shop.about SET version = version + 1")
        self.cluster.stop()
        self.cluster.start()
        books.wait_for_part("was made by a later version of this program")
        self.assertIn("208 books", books.texts(), "what has been read stays")
        other = Screen(self.start("two"), "Books")
        other.wait_for_part("was made by a later version of this program")
        self.cluster.query("UPDATE shop.about SET version = version - 1")
        for screen in (books, other):
            screen.press("Connect")
            screen.wait_for_text("208 books")
            wait_until(lambda: "Connect" not in screen.buttons(), "the line goes")
        self.assertEqual(app.errors(), "")

    def test_search_goes_on_at_the_replica_while_the_server_is_gone(self):
        Screen(self.start("first"), "Books").wait_for_text("208 books")
        with Cluster(following=self.cluster) as replica:
            # A replica has another host; this one has a socket in a folder.
            address = f"{self.cluster.address('one')}&replica={urllib.parse.quote_plus(replica.folder)}"
            app = self.enterContext(HomeApp("--screen", "books", "--store", address))
            books = Screen(app, "Books")
            books.wait_for_text("208 books")
            self.cluster.stop()
            books.wait_for_text(WAITING)
            books.enter("Title or author", BOOK)
            books.wait_for_text("1 book")
            self.cluster.start()
            wait_until(lambda: WAITING not in books.texts(), "the line goes")
            replica.stop()
            books.enter("Title or author", "")
            books.wait_for_text("208 books")
            self.assertEqual(app.errors(), "")

    def test_list_stays_while_the_server_is_frozen_and_a_line_says_what_is_waited_for(self):
        app = self.start("one")
        books = Screen(app, "Books")
        books.wait_for_text("208 books")
        first = "A Short History of Architecture"
        self.assertIn(first, books.texts())
        self.cluster.freeze()
        books.enter("Title or author", BOOK)
        books.wait_for_text("Waiting for the shop's server…")
        self.assertIn(first, books.texts(), "the list stays")
        # Not for ever: the connection is given up, and the line says so.
        books.wait_for_text(WAITING)
        self.assertIn(first, books.texts(), "the list stays")
        self.assertNotIn("Try Again", books.buttons())
        self.cluster.thaw()
        books.wait_for_text("1 book")
        wait_until(lambda: WAITING not in books.texts(), "the line goes")
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

    def run_command(self, *arguments, language="en"):
        """The exit status of a command, its output and its errors."""
        environment = {**NO_DISPLAY, "LANGUAGE": language, "LC_ALL": "C.UTF-8"}
        with HomeApp(*arguments, environment=environment) as app:
            return app.wait_for_exit(), app.output(), app.errors()

    def test_export_makes_no_shop(self):
        status, output, errors = self.run_command("--store", self.cluster.address(), "--export", "-")
        self.assertEqual((status, output), (1, ""))
        self.assertIn("There is no shop at", errors)
        self.assertEqual(self.cluster.query("SELECT count(*) FROM pg_namespace WHERE nspname = 'shop'"), "0\n")

    def test_role_that_may_only_connect_imports_nothing(self):
        Screen(self.start("one"), "Books").wait_for_text("208 books")
        self.cluster.query("CREATE ROLE guest LOGIN")
        address = self.cluster.address(user="guest")
        with tempfile.NamedTemporaryFile("w", suffix=".csv", encoding="utf-8") as file:
            file.write("id,title,author,price\n1,Stolen,Somebody,100\n")
            file.flush()
            status, output, errors = self.run_command("--store", address, "--import", file.name)
            self.assertEqual((status, output), (1, ""))
            self.assertIn("You may not do this", errors)
            status, _, errors = self.run_command("--store", address, "--import", file.name, language="ko")
            self.assertNotRegex(errors.replace("HomeApp", ""), "[a-z]{5}", "the server's words are not in ours")
        self.assertEqual(self.cluster.query("SELECT count(*) FROM shop.books WHERE title = 'Stolen'"), "0\n")
        guest = Screen(self.enterContext(HomeApp("--screen", "books", "--store", address)), "Books")
        guest.wait_for_text("208 books")

    def test_unknown_role_is_a_sentence_in_the_users_language(self):
        address = self.cluster.address(user="nobody")
        for language in ("en", "ko"):
            status, _, errors = self.run_command("--store", address, "--export", "-", language=language)
            self.assertEqual((status, errors.count("\n")), (1, 1))
            self.assertNotIn("role", errors)

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
        books.wait_for_text("No Books to Show")
        self.assertEqual(len([text for text in books.texts() if "does not accept" in text]), 1, "it is said once")
        self.assertEqual([name for name in books.buttons() if name in ("Connect", "Try Again")], ["Connect"])
        books.press("Connect")
        self.answer(self.PASSWORD)
        books.wait_for_text("208 books")
        self.assertNotIn(self.PASSWORD, self.app.errors())

    def test_question_leaves_the_keys_of_the_program_as_they_are(self):
        self.enterContext(WindowManager())
        dialog = Screen(self.app, "Password")
        dialog.wait_for(Role.PASSWORD_TEXT, "Password")
        window_command("windowactivate", windows_of(self.app.process_id, "Password")[-1])
        press("Control+w")
        wait_until(lambda: len(frames(self.app.process_id)) == 1, "the question closes")
        Screen(self.app, "Books").press("Connect")
        Screen(self.app, "Password").wait_for(Role.PASSWORD_TEXT, "Password")
        window_command("windowactivate", windows_of(self.app.process_id, "Password")[-1])
        press("Control+q")
        self.assertEqual((self.app.wait_for_exit(), self.app.errors()), (0, ""))

    def test_on_the_command_line_comes_from_a_file(self):
        for language, words in (("en", "Put it into ~/.pgpass"), ("ko", "~/.pgpass")):
            environment = {**NO_DISPLAY, "PGPASSFILE": "/nowhere", "LANGUAGE": language, "LC_ALL": "C.UTF-8"}
            with HomeApp("--store", self.cluster.address(), "--export", "-", environment=environment) as app:
                self.assertEqual(app.wait_for_exit(), 1)
                self.assertIn(words, app.errors())
                self.assertIn("PGPASSFILE", app.errors())

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
        self.enterContext(WindowManager())
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
        self.assertNotIn("alice", read_settings(folder), "an address that may not be complete is not stored")
        preferences.click_on(lambda: field, "the address")
        press("Return")
        wait_until(lambda: "alice@shop.example.org" in read_settings(folder), "the address is stored")
        field.enter("postgresql://a")
        with HomeApp("--preview", "HomeView") as preview:
            wait_until(lambda: focused_name(preview.process_id), "another window is in front")
            self.assertIn("alice@shop.example.org", read_settings(folder))
        wait_until(lambda: focused_name(app.process_id) == "Server address", "the address has the focus again")
        stays = "The shop stays at postgresql://alice@shop.example.org/shop until the address is complete."
        size = geometry(windows_of(app.process_id, "Preferences")[-1])
        for mistake in ("", "postgresql://[::1", "postgresql://shop.example.org/%zz", "nonsense"):
            field.enter(mistake)
            preferences.wait_for_text(stays)
            self.assertIn("alice@shop.example.org", read_settings(folder))
        field.enter("postgresql://bob@shop.example.org/shop")
        press("Tab")
        wait_until(lambda: "bob@shop.example.org" in read_settings(folder), "the next address is stored")
        wait_until(lambda: stays not in preferences.texts(), "nothing is wrong any more")
        self.assertEqual(geometry(windows_of(app.process_id, "Preferences")[-1]), size, "the window is as large as before")
        self.assertEqual(app.errors(), "")
        app.signal(signal.SIGTERM)
        app.wait_for_exit()
        count = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'HomeApp'"
        wait_until(lambda: cluster.query(count) == "0\n", "the server is left")
        environment = write_settings(folder, shop="")
        app = self.enterContext(HomeApp("--screen", "books", environment=environment))
        Screen(app, "Books").wait_for_text("208 books")
        self.assertEqual(cluster.query(count), "0\n")


if __name__ == "__main__":
    unittest.main()
