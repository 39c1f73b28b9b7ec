"""What a store of books costs, beside SQLite in C and at its own command line."""

import pathlib
import subprocess
import sys
import tempfile
import time

BOOKS = 1_000_000
# Words that find from a few books to every tenth, in both languages, whole and in part.
SEARCHES = ["바다", "고양이", "바", "가나", "garden", "bo", "batabo"]


def run(*command, **options):
    return subprocess.run([str(part) for part in command], check=True, text=True, capture_output=True, **options).stdout


def make_books(folder, count):
    """A CSV file of so many invented books."""
    books = folder / f"books-{count}.csv"
    with open(books, "w", encoding="utf-8") as file:
        subprocess.run([sys.executable, pathlib.Path(__file__).parent / "make_books.py", str(count)], check=True, stdout=file)
    return books


class StoreFigures:
    """Stores of invented books, made once for all measurements of them."""

    def __init__(self, programs):
        self._programs = programs
        self._temporary = tempfile.TemporaryDirectory()
        self._folder = pathlib.Path(self._temporary.name)
        self.store = self._folder / "store.sqlite"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._temporary.cleanup()

    def fill(self):
        """Imports a million books on both sides; gives both times in seconds."""
        books = make_books(self._folder, BOOKS)
        plain = self._import_with_sqlite(books)
        return self._import(books, self.store), plain

    def make_store(self, count):
        """A store with so many books."""
        store = self._folder / f"store-{count}.sqlite"
        self._import(make_books(self._folder, count), store)
        return store

    def search_with_store(self, text):
        """The milliseconds until the first page and the count are there."""
        return float(run(self._programs / "BookStore", "search", self.store, text)) / 1e6

    def search_with_c(self, text):
        """The milliseconds in which SQLite gives the same in C."""
        key = run(self._programs / "BookStore", "key", self.store, text).strip()
        return float(run(self._programs / "BookSearchC", self.store, key)) / 1e6

    def _import(self, books, store):
        return float(run(self._programs / "BookStore", "import", store, books))

    def _import_with_sqlite(self, books):
        """The seconds in which SQLite's shell imports the same file into a table without any index, durably."""
        script = (
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;\n"
            "CREATE TABLE books (id INTEGER PRIMARY KEY, title TEXT, author TEXT, price INTEGER, publisher TEXT, "
            "year INTEGER, pageCount INTEGER, summary TEXT);\n"
            f".import --csv --skip 1 {books} books\n"
        )
        start = time.monotonic()
        run("sqlite3", self._folder / "plain.sqlite", input=script)
        return time.monotonic() - start
