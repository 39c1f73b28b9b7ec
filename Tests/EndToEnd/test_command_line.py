"""What the program says on the command line, with and without a display."""

import json
import os
import pathlib
import re
import tempfile
import unittest

from accessibility import Screen
from home_app import HomeApp
from items import windows
from waiting import wait_until

NO_DISPLAY = {"DISPLAY": "", "WAYLAND_DISPLAY": ""}
UNREACHABLE_DISPLAY = {"DISPLAY": ":4321", "WAYLAND_DISPLAY": ""}


class CommandLineTests(unittest.TestCase):
    def test_help_needs_no_display(self):
        with HomeApp("--help", environment=NO_DISPLAY) as app:
            self.assertEqual(app.wait_for_exit(), 0)
            for option in ("--help", "--version", "--screen", "--store", "--import", "--export", "--migrate"):
                self.assertIn(option, app.output())
            self.assertEqual(app.errors(), "")

    def test_version_needs_no_display(self):
        with HomeApp("--version", environment=NO_DISPLAY) as app:
            self.assertEqual(app.wait_for_exit(), 0)
            self.assertRegex(app.output(), re.compile(r"\A.*\d+\.\d+.*\n\Z"))
            self.assertEqual(app.errors(), "")

    def test_unknown_option(self):
        self.assert_fails_with_one_line("--no-such-option", mentions="--no-such-option")

    def test_unknown_screen(self):
        self.assert_fails_with_one_line("--screen", "no-such-screen", mentions="no-such-screen")

    def test_missing_screen(self):
        self.assert_fails_with_one_line("--screen", mentions="--screen")

    def test_preview_beside_the_program(self):
        with HomeApp("--screen", "journal") as program:
            Screen(program, "Life-Cycle Journal")
            with HomeApp("--preview", "HomeView") as preview:
                wait_until(lambda: windows(preview.process_id), "the preview shows")
                self.assertEqual(preview.errors(), "")
            self.assertEqual([window.name for window in windows(program.process_id)], ["Life-Cycle Journal"])
            self.assertEqual(program.errors(), "")

    def test_unknown_preview(self):
        with HomeApp("--preview", "no-such-view", environment=NO_DISPLAY) as app:
            self.assertEqual(app.wait_for_exit(), os.EX_USAGE)
            self.assertIn("no-such-view", app.errors())

    def test_unexpected_argument(self):
        self.assert_fails_with_one_line("stray", mentions="stray")

    def test_no_display(self):
        self.assert_fails_with_one_line(mentions="display", environment=NO_DISPLAY)

    def test_unreachable_display(self):
        self.assert_fails_with_one_line(mentions="display", environment=UNREACHABLE_DISPLAY)

    def test_import_and_export_need_no_display(self):
        with tempfile.TemporaryDirectory() as folder:
            store, books = f"{folder}/new/store.sqlite", f"{folder}/books.csv"
            pathlib.Path(books).write_text("id,title,author,price\n9001,바다의 '책,\"A, <b>B</b>\",12000\n", encoding="utf-8")
            with HomeApp("--store", store, "--import", books, environment=NO_DISPLAY) as app:
                self.assertEqual(app.wait_for_exit(), 0, app.errors())
                self.assertEqual((app.output(), app.errors()), ("1 record imported.\n", ""))
            with HomeApp("--store", store, "--export", "-", "--format", "jsonl", environment=NO_DISPLAY) as app:
                self.assertEqual(app.wait_for_exit(), 0, app.errors())
                exported = [json.loads(line) for line in app.output().splitlines()]
            self.assertGreater(len(exported), 200)
            self.assertEqual(
                {key: exported[-1][key] for key in ("id", "title", "author", "price")},
                {"id": 9001, "title": "바다의 '책", "author": "A, <b>B</b>", "price": 12000},
            )
            self.assertEqual([path.name for path in pathlib.Path(store).parent.iterdir()], ["store.sqlite"])

    def test_bad_rows_are_named_and_nothing_is_imported(self):
        with tempfile.TemporaryDirectory() as folder:
            store, books = f"{folder}/store.sqlite", f"{folder}/books.csv"
            pathlib.Path(books).write_text("title,author,price\nA,B,1\nC,D,free\n", encoding="utf-8")
            with HomeApp("--store", store, "--import", books, environment=NO_DISPLAY) as app:
                self.assertEqual(app.wait_for_exit(), 65)
                self.assertIn(f"{books}:3:", app.errors())
                self.assertEqual(app.output(), "")

    def test_store_that_is_none(self):
        with tempfile.TemporaryDirectory() as folder:
            store = pathlib.Path(f"{folder}/store.sqlite")
            store.write_bytes(b"Dear diary, " * 1000)
            self.assert_fails_with_one_line(
                "--store", str(store), "--export", "-", mentions=str(store), environment=NO_DISPLAY)
            self.assertEqual(store.read_bytes(), b"Dear diary, " * 1000)
            self.assert_fails_with_one_line(
                "--store", str(store), "--import", "/nowhere.csv", mentions="nowhere.csv", environment=NO_DISPLAY)

    def assert_fails_with_one_line(self, *arguments, mentions, environment=None):
        with HomeApp(*arguments, environment=environment) as app:
            self.assertGreater(app.wait_for_exit(), 0)
            self.assertRegex(app.errors(), re.compile(r"\A[^\n]+\n\Z"), "one line on stderr")
            self.assertIn(mentions, app.errors())
            self.assertEqual(app.output(), "")


if __name__ == "__main__":
    unittest.main()
