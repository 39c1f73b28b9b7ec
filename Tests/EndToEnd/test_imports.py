"""An import belongs to the program: it goes on when its screen is left, and is not thrown away without a question."""

import os
import re
import tempfile
import unittest

from accessibility import Screen, windows
from home_app import HomeApp
from keyboard import press
from waiting import wait_until
from window_manager import WindowManager, window_command, window_of

READING = re.compile(r"Reading “books\.csv”: [\d,]+ rows?")
IMPORTING = re.compile(r"Importing “books\.csv”: [\d,]+ rows?")
# More than any machine imports while a few screens are looked at.
MANY = 400_000


def many(rows):
    """A file of so many good rows."""
    lines = (f"Title {number},Author {number % 97},{number % 50 * 100}\n" for number in range(rows))
    return "title,author,price\n" + "".join(lines)


class ImportTests(unittest.TestCase):
    def setUp(self):
        self.folder = self.enterContext(tempfile.TemporaryDirectory())
        self.enterContext(WindowManager())

    def start(self):
        return HomeApp("--store", os.path.join(self.folder, "store.sqlite"))

    def begin_import(self, app, rows):
        """Chooses a file of so many good rows, and imports what has been understood of it."""
        books = self.choose_file(app, many(rows))
        question = Screen(app, "Import")
        question.wait_for_text(f"{rows:,} rows are good.")
        question.press("Import")
        return books

    def choose_file(self, app, text, encoding="utf-8"):
        """Chooses a file in the books' menu, by the desktop's own dialog."""
        path = os.path.join(self.folder, "books.csv")
        with open(path, "w", encoding=encoding) as file:
            file.write(text)
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

    def test_reading_is_not_thrown_away_without_a_question(self):
        with self.start() as app:
            books = self.choose_file(app, many(MANY))
            wait_until(lambda: any(READING.fullmatch(text) for text in books.texts()), "the file is being read")
            press("Control+q")
            question = Screen(app, "Quit")
            question.wait_for_part("You will have to choose it again")
            question.press("Cancel Import and Quit")
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

    def test_file_is_looked_at_before_it_is_imported(self):
        text = "번호;제목;저자;가격;비고\n9001;바다의 책;한강수;12000;x\n9002;산;김;free;x\n9001;들;이;500;x\n"
        with self.start() as app:
            books = self.choose_file(app, text, encoding="cp949")
            question = Screen(app, "Import")
            question.wait_for_text("1 row is good. 2 rows are bad.")
            texts = question.texts()
            for fact in ("CSV with semicolons", "EUC-KR (CP949)", "번호 (id), 제목 (title), 저자 (author), 가격 (price)", "비고",
                         "바다의 책", "Line 3: “price” is not a whole number from 0 to 1,000,000,000: “free”.",
                         "Line 4: An earlier row also has the id 9,001."):
                self.assertIn(fact, texts)
            question.press("Import Good Rows")
            books.wait_for_text("1 row of “books.csv” was imported. 2 were left out.")
            books.wait_for_text("209 books")
            self.assertEqual(app.errors(), "")

    def test_shortcuts_leave_the_question_open(self):
        with self.start() as app:
            books = self.choose_file(app, "title,author,price\nThe Sea,A. Sailor,9000\nNo Price,B. Writer,\n")
            question = Screen(app, "Import")
            question.wait_for_text("1 row is good. 1 row is bad.")
            press("Control+3")
            press("Control+1")
            question.settle()
            question.press("Import Good Rows")
            books.wait_for_text("209 books")
            self.assertEqual(app.errors(), "")

    def test_file_with_nothing_good_is_only_closed(self):
        with self.start() as app:
            books = self.choose_file(app, "title,author,price\nTitle,Author,free\n")
            question = Screen(app, "Import")
            question.wait_for_text("0 rows are good. 1 row is bad.")
            self.assertEqual([name for name in question.buttons() if "Import" in name or name == "Cancel"], [])
            press("Escape")
            wait_until(lambda: not Screen.is_there(app, "Import"), "the question is gone")
            books.wait_for_text("208 books")
            self.assertEqual(app.errors(), "")

    def test_whoever_goes_on_is_asked_at_the_foot_of_the_window(self):
        with self.start() as app:
            books = self.choose_file(app, many(MANY))
            wait_until(lambda: any(READING.fullmatch(text) for text in books.texts()), "the file is being read")
            books.choose("Comics")
            comics = Screen(app, "Comics")
            comics.press("Review…")
            question = Screen(app, "Import")
            question.wait_for_text(f"{MANY:,} rows are good.")
            question.press("Cancel")
            wait_until(lambda: "Review…" not in comics.buttons(), "nothing is asked any more")
            comics.close()
            self.assertEqual(app.wait_for_exit(), 0)
            self.assertEqual(app.errors(), "")


if __name__ == "__main__":
    unittest.main()
