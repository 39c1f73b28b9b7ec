"""An import belongs to the program: it goes on when its screen is left, and is not thrown away without a question."""

import os
import re
import tempfile
import unittest

from accessibility import Screen, windows
from home_app import HomeApp, wait_until
from keyboard import press
from window_manager import WindowManager, window_command, window_of

IMPORTING = re.compile(r"Importing “books\.csv”: [\d,]+ rows?")
# More than any machine imports while a few screens are looked at.
MANY = 400_000


class ImportTests(unittest.TestCase):
    def setUp(self):
        self.folder = self.enterContext(tempfile.TemporaryDirectory())
        self.enterContext(WindowManager())

    def start(self):
        return HomeApp("--store", os.path.join(self.folder, "store.sqlite"))

    def begin_import(self, app, rows):
        """Chooses a file of so many good rows in the books' menu, by the desktop's own dialog."""
        path = os.path.join(self.folder, "books.csv")
        with open(path, "w", encoding="utf-8") as file:
            file.write("title,author,price\n")
            file.writelines(f"Title {number},Author {number % 97},{number % 50 * 100}\n" for number in range(rows))
        Screen(app, "Hello World").choose("Books")
        books = Screen(app, "Books")
        open_windows = len(windows(app.process_id))
        books.press("More")
        books.choose_item("Import…")
        wait_until(lambda: len(windows(app.process_id)) > open_windows, "a file is asked for")
        dialog = wait_until(lambda: window_of(app.process_id), "the dialog is mapped")
        window_command("windowfocus", "--sync", dialog)
        # A slash begins a path.
        window_command("type", "--delay", 20, path)
        window_command("key", "Return")
        return books

    def wait_for_progress(self, screen):
        wait_until(lambda: any(IMPORTING.fullmatch(text) for text in screen.texts()), "the progress shows")

    def wait_for_end(self, screen, message):
        """Waits for a message for as long as the progress moves."""
        progress = None
        while progress is None or progress:
            seen = progress

            def moved():
                texts = screen.texts()
                now = [text for text in texts if IMPORTING.fullmatch(text)]
                return (message in texts, now) if message in texts or now != seen else None

            is_told, progress = wait_until(moved, f'the import moves on from {seen} to "{message}"')
            if is_told:
                return
        screen.wait_for_text(message)

    def test_import_goes_on_when_its_screen_is_left_and_its_end_is_told_there(self):
        with self.start() as app:
            books = self.begin_import(app, 40_000)
            self.wait_for_progress(books)
            books.choose("Comics")
            comics = Screen(app, "Comics")
            self.wait_for_end(comics, "40,000 rows of “books.csv” were imported.")
            comics.choose("Books")
            Screen(app, "Books").wait_for_text("40,208 books")
            self.assertEqual(app.errors(), "")

    def test_import_is_not_thrown_away_without_a_question(self):
        with self.start() as app:
            books = self.begin_import(app, MANY)
            self.wait_for_progress(books)
            books.choose("Comics")
            comics = Screen(app, "Comics")
            self.wait_for_progress(comics)
            press("Control+q")
            question = Screen(app, "Quit")
            question.wait_for_text("Cancel the Import and Quit?")
            question.press("Keep Importing")
            wait_until(lambda: not Screen.is_there(app, "Quit"), "the question is gone")
            self.wait_for_progress(comics)
            comics.close()
            Screen(app, "Quit").press("Cancel Import and Quit")
            self.assertEqual(app.wait_for_exit(), 0)
            self.assertEqual(app.errors(), "")

    def test_import_is_cancelled_from_another_screen(self):
        with self.start() as app:
            books = self.begin_import(app, MANY)
            self.wait_for_progress(books)
            books.choose("Comics")
            comics = Screen(app, "Comics")
            self.wait_for_progress(comics)
            comics.press("Cancel")
            wait_until(lambda: "Cancel" not in comics.buttons(), "the progress is gone")
            comics.close()
            self.assertEqual(app.wait_for_exit(), 0)
            self.assertEqual(app.errors(), "")


if __name__ == "__main__":
    unittest.main()
