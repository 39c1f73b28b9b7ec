"""What the tests themselves stand on: how they wait, and what they say of a program's warnings."""

import os
import pathlib
import tempfile
import unittest
from unittest import mock

import waiting
from home_app import HomeApp
from waiting import wait_until

# Stands in for the program: it warns of each line that comes through a pipe, and rests otherwise.
# It holds both ends of the pipe: as its reader alone, it would end when it came back before the writer had gone.
WARNS = """#!/bin/sh
exec 3<> "$1"
while read -r page <&3; do echo "Gtk-WARNING: $page" >&2; done
"""


class WaitingTests(unittest.TestCase):
    def setUp(self):
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        program, self.pipe = folder / "program", folder / "pipe"
        program.write_text(WARNS, encoding="utf-8")
        program.chmod(0o755)
        os.mkfifo(self.pipe)
        self.enterContext(mock.patch.dict(os.environ, HOME_APP=str(program)))
        self.app = self.enterContext(HomeApp(str(self.pipe)))

    def test_warning_is_told_once_where_it_was_made(self):
        self.assertEqual(self.app.new_errors(), "")
        self.pipe.write_text("page 1\n", encoding="utf-8")
        self.assertEqual(wait_until(self.app.new_errors, "it warns"), "Gtk-WARNING: page 1\n")
        self.assertEqual(self.app.new_errors(), "")
        self.pipe.write_text("page 2\n", encoding="utf-8")
        self.assertEqual(wait_until(self.app.new_errors, "it warns again"), "Gtk-WARNING: page 2\n")
        self.assertEqual(self.app.errors(), "Gtk-WARNING: page 1\nGtk-WARNING: page 2\n")

    def test_waiting_for_what_never_comes_ends_when_nothing_happens_any_more(self):
        with mock.patch.object(waiting, "IDLE_TURNS", 3):
            with self.assertRaisesRegex(AssertionError, "nothing happens any more, and not yet: it snows"):
                wait_until(lambda: False, "it snows")


if __name__ == "__main__":
    unittest.main()
