"""What the program says on the command line, with and without a display."""

import re
import unittest

from home_app import HomeApp

NO_DISPLAY = {"DISPLAY": "", "WAYLAND_DISPLAY": ""}
UNREACHABLE_DISPLAY = {"DISPLAY": ":4321", "WAYLAND_DISPLAY": ""}


class CommandLineTests(unittest.TestCase):
    def test_help_needs_no_display(self):
        with HomeApp("--help", environment=NO_DISPLAY) as app:
            self.assertEqual(app.wait_for_exit(), 0)
            for option in ("--help", "--version", "--screen"):
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

    def test_unexpected_argument(self):
        self.assert_fails_with_one_line("stray", mentions="stray")

    def test_no_display(self):
        self.assert_fails_with_one_line(mentions="display", environment=NO_DISPLAY)

    def test_unreachable_display(self):
        self.assert_fails_with_one_line(mentions="display", environment=UNREACHABLE_DISPLAY)

    def assert_fails_with_one_line(self, *arguments, mentions, environment=None):
        with HomeApp(*arguments, environment=environment) as app:
            self.assertGreater(app.wait_for_exit(), 0)
            self.assertRegex(app.errors(), re.compile(r"\A[^\n]+\n\Z"), "one line on stderr")
            self.assertIn(mentions, app.errors())
            self.assertEqual(app.output(), "")
