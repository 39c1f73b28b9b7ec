"""Addresses of shops on servers, and migrations to and from them, on the command line and in the program that is moved."""

import os
import re
import signal
import sqlite3
import subprocess
import tempfile
import unittest

from accessibility import Screen
from cluster import Cluster
from home_app import HomeApp
from waiting import wait_until
from window_manager import window_command, window_of

NO_DISPLAY = {"DISPLAY": "", "WAYLAND_DISPLAY": ""}
WAITING = "The shop's server does not answer. Trying again…"


class AddressTests(unittest.TestCase):
    def test_that_makes_no_sense_is_a_usage_error_and_no_password_is_told(self):
        for address in ["mysql://alice:secret@shop", "postgresql://alice:secret@shop:port", "postgresql://a:sec/ret@shop"]:
            with HomeApp("--store", address, "--export", "-", environment=NO_DISPLAY) as app:
                self.assertEqual(app.wait_for_exit(), 64)
                self.assertEqual(app.errors().count("\n"), 1)
                self.assertNotIn("sec", app.errors())

    def test_parameter_that_is_unknown_or_repeated_is_a_usage_error(self):
        for parameters, words in (
            ("colour=blue", "no parameter “colour”"), ("sslmode=full", "one of: disable, allow"),
            ("replica=a&replica=b", "“replica” is in the shop's address more than once"),
        ):
            with HomeApp("--store", f"postgresql://shop/db?{parameters}", "--export", "-", environment=NO_DISPLAY) as app:
                self.assertEqual(app.wait_for_exit(), 64)
                self.assertEqual(app.errors().count("\n"), 1)
                self.assertIn(words, app.errors())

    def test_service_that_is_unknown_is_an_error_in_the_users_language(self):
        for language, words in (("en", "The service “none” of the shared shop"), ("ko", "함께 쓰는 가게의 서비스 “none”")):
            environment = {**NO_DISPLAY, "LANGUAGE": language, "LC_ALL": "C.UTF-8"}
            with HomeApp("--store", "postgresql+service:none", "--export", "-", environment=environment) as app:
                self.assertEqual(app.wait_for_exit(), 1)
                self.assertEqual(app.errors().count("\n"), 1)
                self.assertIn(words, app.errors())
                self.assertIn("pg_service.conf", app.errors())

    def test_service_that_is_unknown_is_a_sentence_in_a_window_which_does_not_try_again(self):
        app = self.enterContext(HomeApp("--screen", "books", "--store", "postgresql+service:none"))
        books = Screen(app, "Books")
        books.wait_for_button("Connect")
        books.wait_for_part("The service “none” of the shared shop cannot be used")
        self.assertNotIn(WAITING, books.texts())
        # A long sentence in a small window is beside the bar of the window, and not above it.
        window_command("windowsize", window_of(app.process_id), 360, 560)
        wait_until(lambda: books.wait_for_button("Connect").extents().width > 0, "the button is there")
        books.settle()

        def places():
            items = books.items()
            cart = next(item for item in items if item.name == "Cart").extents()
            texts = [item.extents() for item in items if item.name.startswith("The service “none”")]
            return cart.y + cart.height, [text.y for text in texts if text.width > 0]

        def is_below():
            bottom, tops = places()
            return len(tops) == 1 and min(tops) >= bottom

        wait_until(is_below, "the sentence is below the bar")
        self.assertEqual(app.errors(), "")

    def test_server_that_is_not_there_is_an_error_on_the_command_line(self):
        with HomeApp("--store", "postgresql://alice:secret@/shop?host=/nowhere", "--export", "-", environment=NO_DISPLAY) as app:
            self.assertEqual(app.wait_for_exit(), 1)
            self.assertEqual(app.errors().count("\n"), 1)
            self.assertNotIn("secret", app.errors())


class MigrationTests(unittest.TestCase):
    BOOKS = 30_000
    # So many that a busy machine sees the program before it has carried all of them.
    MANY_BOOKS = 100_000

    def setUp(self):
        self.folder = self.enterContext(tempfile.TemporaryDirectory())
        self.cluster = self.enterContext(Cluster())
        self.file = f"{self.folder}/shop.sqlite"

    def start(self, *arguments):
        return self.enterContext(HomeApp(*arguments, environment=NO_DISPLAY))

    def make_file(self):
        """Makes a shop in a file with one more book than the catalogue has."""
        book = f"{self.folder}/book.csv"
        with open(book, "w", encoding="utf-8") as file:
            file.write("title,author,price\nA New Book,Someone,1\n")
        return self.start("--store", self.file, "--import", book)

    def make_shop(self, count=BOOKS):
        books = f"{self.folder}/books.csv"
        with open(books, "w", encoding="utf-8") as file:
            file.write("title,author,price\n")
            file.writelines(f"책 {index},Someone,{index}\n" for index in range(count))
        self.assertEqual(self.start("--store", self.file, "--import", books).wait_for_exit(), 0)
        with sqlite3.connect(f"{self.file}-user") as user:
            user.execute("PRAGMA application_id = 1215255923")
            user.executescript(
                """
                CREATE TABLE cart_items (position INTEGER PRIMARY KEY, book_id INTEGER NOT NULL UNIQUE,
                  quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 999)) STRICT;
                CREATE TABLE orders (id INTEGER PRIMARY KEY, date INTEGER NOT NULL) STRICT;
                CREATE TABLE order_items (order_id INTEGER NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
                  position INTEGER NOT NULL, book_id INTEGER NOT NULL, title TEXT NOT NULL, author TEXT NOT NULL,
                  price INTEGER NOT NULL, image_name TEXT NOT NULL,
                  quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 999),
                  PRIMARY KEY (order_id, position)) STRICT, WITHOUT ROWID;
                CREATE TABLE liked_comics (comic_id INTEGER PRIMARY KEY) STRICT;
                PRAGMA user_version = 1;
                INSERT INTO cart_items VALUES (1, 5, 2), (2, 7, 1);
                INSERT INTO orders VALUES (3, 1700000000000);
                INSERT INTO order_items VALUES (3, 0, 99999, '없는 책', 'Who', 5, 'x', 4);
                INSERT INTO liked_comics VALUES (1);
                """
            )
        user.close()

    def marked(self, path):
        """How many books a file has of an unfinished migration."""
        try:
            connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
            try:
                return connection.execute("SELECT count FROM migration WHERE kind = 'books'").fetchone()[0]
            finally:
                connection.close()
        except (sqlite3.Error, TypeError):
            return 0

    def carried(self, app):
        return int(re.match(r"([\d,]+) records carried", app.output())[1].replace(",", ""))

    def table(self, app):
        """The lines with counts and checksums, of which both sides must be alike."""
        lines = [line.split(None, 4) for line in app.output().splitlines() if line.startswith("  ")]
        self.assertEqual(len(lines), 7)
        for line in lines:
            self.assertEqual((line[0], line[2]), (line[1], line[3]))
        return lines

    def test_program_that_is_killed_goes_on_there_and_back(self):
        self.make_shop(self.MANY_BOOKS)
        address, back = self.cluster.address(), f"{self.folder}/back.sqlite"
        kinds = "SELECT count FROM shop.migrations WHERE kind = 'books'"

        def marked_on_server():
            try:
                return int(self.cluster.query(kinds) or 0)
            except subprocess.CalledProcessError:
                return 0

        tables = []
        for source, target, marked in ((self.file, address, marked_on_server), (address, back, lambda: self.marked(back))):
            app = self.start("--migrate", source, target)
            wait_until(lambda: marked() > 0, "some books are carried")
            app.signal(signal.SIGKILL)
            self.assertEqual(app.wait_for_exit(), -signal.SIGKILL)
            self.assertGreater(marked(), 0)
            app = self.start("--migrate", source, target)
            self.assertEqual((app.wait_for_exit(), app.errors()), (0, ""))
            tables.append(self.table(app))
            total = sum(int(line[0].replace(",", "")) for line in tables[-1])
            self.assertLessEqual(self.carried(app), total - 5_000)
            # It is all there.
            app = self.start("--migrate", source, target)
            self.assertEqual((app.wait_for_exit(), app.errors(), self.carried(app)), (0, "", 0))
        self.assertEqual(*tables)
        self.assertEqual([line[0] for line in tables[0]][3:], ["2", "1", "1", "1"])
        self.assertEqual(self.cluster.query("SELECT title FROM shop.order_items"), "없는 책\n")

    def test_second_one_to_the_same_file_is_refused_and_nothing_is_left_beside_the_files(self):
        self.make_shop(self.MANY_BOOKS)
        copy = f"{self.folder}/copy.sqlite"
        first = self.start("--migrate", self.file, copy)
        wait_until(lambda: self.marked(copy) > 0, "some books are carried")
        second = self.start("--migrate", self.file, copy)
        self.assertEqual(second.wait_for_exit(), 1)
        self.assertIn("Another migration to", second.errors())
        self.assertEqual((first.wait_for_exit(), first.errors()), (0, ""))
        self.table(first)
        self.assertEqual(
            sorted(os.listdir(self.folder)),
            ["books.csv", "copy.sqlite", "copy.sqlite-user", "shop.sqlite", "shop.sqlite-user"])

    def test_control_c_stops_it_and_says_how_it_goes_on(self):
        self.make_shop()
        for attempt in range(10):
            copy = f"{self.folder}/copy-{attempt}.sqlite"
            app = self.start("--migrate", self.file, copy)
            wait_until(lambda: self.marked(copy) > 0 or not app.is_running, "some books are carried")
            app.signal(signal.SIGINT)
            # Before a busy machine looks at it, a program may have carried everything. Then another one is stopped.
            if app.wait_for_exit() != 0:
                break
        self.assertEqual(app.wait_for_exit(), 128 + signal.SIGINT)
        self.assertEqual(app.errors(), "HomeApp: Cancelled: the same command goes on where this one stopped.\n")
        # Until then, it is no shop.
        for arguments in (["--export", "-"], ["--import", f"{self.folder}/books.csv"], ["--export", "-", "--records", "comics"]):
            app = self.start("--store", copy, *arguments)
            self.assertEqual((app.wait_for_exit(), app.output()), (1, ""))
            self.assertIn("its migration from", app.errors())
            self.assertEqual(app.errors().count("\n"), 1)

    def test_what_cannot_be_carried_is_one_sentence(self):
        self.assertEqual(self.make_file().wait_for_exit(), 0)
        self.assertEqual(self.start("--store", self.file, "--export", f"{self.folder}/x.csv").wait_for_exit(), 0)
        address, other = self.cluster.address(), f"{self.folder}/text.sqlite"
        with open(other, "w", encoding="utf-8") as file:
            file.write("Dear diary, " * 1000)
        app = self.start("--store", address, "--import", f"{self.folder}/x.csv")
        self.assertEqual(app.wait_for_exit(), 0)
        self.cluster.query("UPDATE shop.books SET price = 1 WHERE id = 1")
        nowhere = "postgresql://alice:secret@/shop?host=/nowhere"
        for source, target, status, words in (
            (self.file, f"{self.folder}/../{os.path.basename(self.folder)}/shop.sqlite", 64, "two different shops"),
            (self.file, "mysql://alice:secret@shop", 64, "postgresql://"),
            (f"{self.folder}/none.sqlite", address, 1, "There is no shop"),
            (other, address, 1, "is not a store"),
            (self.file, other, 1, "is not a store"),
            (self.file, address, 1, "already has other books"),
            (self.file, nowhere, 1, "cannot be reached"),
            (nowhere, self.file, 1, "cannot be reached"),
        ):
            with self.subTest(source=source, target=target):
                app = self.start("--migrate", source, target)
                self.assertEqual((app.wait_for_exit(), app.output()), (status, ""))
                self.assertEqual(app.errors().count("\n"), 1, app.errors())
                self.assertIn(words, app.errors())
                self.assertNotIn("secret", app.errors())
        self.cluster.query("UPDATE shop.about SET version = 99")
        app = self.start("--migrate", self.file, address)
        self.assertEqual(app.wait_for_exit(), 1)
        self.assertIn("later version", app.errors())

    def test_wrong_password_is_one_sentence(self):
        self.assertEqual(self.make_file().wait_for_exit(), 0)
        self.assertEqual(self.start("--store", self.file, "--export", f"{self.folder}/x.csv").wait_for_exit(), 0)
        with Cluster("open sesame") as cluster:
            address = cluster.address().replace("shop@", "shop:wrong@", 1)
            app = self.start("--migrate", self.file, address)
            self.assertEqual(app.wait_for_exit(), 1)
            self.assertIn("does not accept the name or the password", app.errors())
            self.assertNotIn("wrong", app.errors())


if __name__ == "__main__":
    unittest.main()
