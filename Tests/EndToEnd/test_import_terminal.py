"""What the command line shows on a terminal, and what Control-C does there."""

import os
import pty
import re
import signal
import tempfile
import unittest

from home_app import HomeApp
from waiting import wait_until

NO_DISPLAY = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "LANGUAGE": "en"}
ROWS = 60_000
# More than any machine imports until it is told to stop.
MANY_ROWS = 1_000_000
# Back to the line's beginning, and nothing from there on.
EMPTY_LINE = b"\r\x1b[K"


class Terminal:
    """A terminal, and all that a program has written to it."""

    def __init__(self):
        self._own, self.programs_end = pty.openpty()
        os.set_blocking(self._own, False)
        self._shown = b""
        self.is_left = False

    def shown(self):
        try:
            while True:
                self._shown += os.read(self._own, 4096)
        except BlockingIOError:
            pass
        except OSError:  # Nobody has it open any more, and all of it has been read.
            self.is_left = True
        return self._shown

    def wait_for(self, pattern):
        wait_until(lambda: re.search(pattern, self.shown()), f"the terminal shows {pattern}")

    def wait_for_end(self):
        """Returns all that was shown, once no program has the terminal open."""
        wait_until(lambda: self.shown() is not None and self.is_left, "the program lets go of the terminal")
        return self.shown()

    def close(self):
        os.close(self._own)


class ImportTerminalTests(unittest.TestCase):
    def setUp(self):
        folder = self.enterContext(tempfile.TemporaryDirectory())
        self.store = f"{folder}/store.sqlite"
        self.books = f"{folder}/many.csv"
        self.write_books(self.books, ROWS)

    def write_books(self, path, rows):
        with open(path, "w", encoding="utf-8") as file:
            file.write("title,author,price\n")
            file.writelines(f"Book {index},Someone,{index}\n" for index in range(rows))

    def start(self, *arguments, **streams):
        return self.enterContext(HomeApp("--store", self.store, *arguments, environment=NO_DISPLAY, **streams))

    def start_on_terminal(self, *arguments, **streams):
        terminal = Terminal()
        self.addCleanup(terminal.close)
        app = self.start(*arguments, stderr=terminal.programs_end, **streams)
        os.close(terminal.programs_end)
        return app, terminal

    def count(self):
        """How many books the store has."""
        app = self.start("--export", "-", "--format", "jsonl")
        self.assertEqual(app.wait_for_exit(), 0)
        return app.output().count("\n")

    def test_progress_is_shown_on_a_terminal_and_taken_away(self):
        app, terminal = self.start_on_terminal("--import", self.books)
        shown = terminal.wait_for_end()
        self.assertEqual(app.wait_for_exit(), 0)
        self.assertIn(EMPTY_LINE + b"5,000 rows, 8%", shown)
        self.assertTrue(shown.endswith(EMPTY_LINE), shown[-80:])
        self.assertEqual(app.output(), f"{ROWS:,} records imported.\n")

    def test_progress_is_not_written_into_a_file(self):
        app = self.start("--import", self.books)
        self.assertEqual(app.wait_for_exit(), 0)
        self.assertEqual(app.errors(), "")

    def test_nothing_is_shown_between_records_that_are_exported_to_the_terminal(self):
        app = self.start("--import", self.books)
        self.assertEqual(app.wait_for_exit(), 0)
        app, terminal = self.start_on_terminal("--export", "-")
        self.assertEqual(terminal.wait_for_end(), b"")
        self.assertEqual(app.wait_for_exit(), 0)

    def test_control_c_imports_nothing_and_says_so(self):
        book = os.path.join(os.path.dirname(self.store), "book.csv")
        with open(book, "w", encoding="utf-8") as file:
            file.write("title,author,price\nA New Book,Someone,1\n")
        self.assertEqual(self.start("--import", book).wait_for_exit(), 0)
        before = self.count()
        self.write_books(self.books, MANY_ROWS)
        for policy in ([], ["--on-bad-row", "keep"]):
            with self.subTest(policy):
                app, terminal = self.start_on_terminal("--import", self.books, *policy)
                terminal.wait_for(rb"5,000 rows")
                app.signal(signal.SIGINT)
                shown = terminal.wait_for_end()
                self.assertEqual(app.wait_for_exit(), 128 + signal.SIGINT)
                self.assertTrue(
                    shown.endswith(EMPTY_LINE + b"HomeApp: Cancelled: nothing was imported.\r\n"), shown[-120:])
                self.assertEqual(app.output(), "")
                self.assertEqual(self.count(), before)

    def test_control_c_ends_an_import_that_waits_for_input(self):
        reader, writer = os.pipe()
        self.addCleanup(os.close, writer)
        app, terminal = self.start_on_terminal("--import", "-", stdin=reader)
        os.close(reader)
        os.write(writer, b"title,author,price\n" + b"B,S,1\n" * 6_000)
        # The pipe stays open: there might be more.
        terminal.wait_for(rb"5,000 rows")
        app.signal(signal.SIGINT)
        self.assertIn(b"Cancelled: nothing was imported.", terminal.wait_for_end())
        self.assertEqual(app.wait_for_exit(), 128 + signal.SIGINT)


if __name__ == "__main__":
    unittest.main()
