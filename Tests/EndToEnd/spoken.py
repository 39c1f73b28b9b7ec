"""What a screen reader says while somebody does the main tasks by keyboard, as text beside this file: one file for each task and
language. A line with ▸ is what the user does. What is said stands below it.

Usage: spoken.py [--record] [--language LANGUAGE] [TASK…]
"""

import argparse
import difflib
import gettext
import os
import pathlib
import re
import sys
import tempfile

from accessibility import Screen, focused_name
from home_app import HomeApp, program
from keyboard import press
from screen_reader import ScreenReader
from window_manager import WindowManager, window_command

RECORDS = pathlib.Path(__file__).parent / "Spoken"
TRANSLATIONS = pathlib.Path(__file__).parents[2] / ".build/share/locale"
LANGUAGES = ["en", "ko"]
# What GTK 4.8 says where a screen reader asks for places on the whole screen.
NOT_OURS = "Screen coordinates not supported"
_DATE = re.compile(r"\w+ \d+, \d{4} at [\d:]+\s[AP]M|\d{4}년 \d+월 \d+일 \w+ [\d:]+")
TASKS = {}


def task(function):
    """Has a function be one of the tasks, named as it is."""
    TASKS[function.__name__.replace("_", "-")] = function
    return function


class User:
    """Somebody who hears the program. All that is heard goes into a record."""

    def __init__(self, reader, language):
        self._reader, self._language = reader, language
        self._folder = tempfile.TemporaryDirectory()
        self._app = None
        self._translation = gettext.translation("io.github.gtkbridge.HomeApp", TRANSLATIONS, [language])
        self.record = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._app.__exit__()
        self._folder.cleanup()

    def word(self, text):
        """How the program says a text in the user's language."""
        return self._translation.gettext(text)

    def file(self, name, contents):
        """Makes a file, and returns its path."""
        path = pathlib.Path(self._folder.name) / name
        path.write_text(contents, encoding="utf-8")
        return str(path)

    def starts(self, *arguments, title):
        store = os.path.join(self._folder.name, "store.sqlite")
        self._app = HomeApp(*arguments, "--store", store, environment={"LANGUAGE": self._language, "LC_ALL": "C.UTF-8"})
        Screen(self._app, title)  # It shows.
        self._hear(" ".join(["starts", *arguments]))

    def presses(self, *keys):
        for key in keys:
            press(key)
            self._hear(key)

    def types(self, text):
        """Types a text, and hears what the program does with it: letters are not echoed."""
        window_command("type", "--delay", 50, text)
        # Results of a search and completed parts of a path depend on how fast the user types.
        spoken = [line for line in self._reader.spoken() if not text.startswith(line.rstrip("."))]
        self._record(f'types "{text}"', spoken[-1:])

    def moves_to(self, name, key="Tab", limit=30):
        """Presses a key until something of this name has the focus."""
        for _ in range(limit):
            self.presses(key)
            if focused_name(self._app.process_id) == name:
                return
        raise AssertionError(f'{key} does not lead to "{name}"')

    def errors(self):
        return "\n".join(line for line in self._app.errors().splitlines() if line and NOT_OURS not in line)

    def _hear(self, action):
        self._record(action, self._reader.spoken())

    def _record(self, action, spoken):
        lines = [f"▸ {action}", *(f"    {line}" for line in spoken)]
        # The folder has another name each time, and the day another date.
        self.record += [_DATE.sub("…", line.replace(self._folder.name, "…")) for line in lines]


@task
def looks_around(user):
    user.starts(title=user.word("Hello World"))
    user.presses("Tab", "Tab", "Return", "Tab", "Tab")
    user.presses(*["Down"] * 3, "Return", "Tab")


@task
def buys_a_book(user):
    user.starts("--screen", "books", title=user.word("Books"))
    user.moves_to(user.word("Title or author"))
    user.types("history of arch")
    user.moves_to("A Short History of Architecture")
    user.presses("Return", "Return", "Tab", "Tab", "Return")
    user.moves_to(user.word("Check Out"))
    user.presses("Return", "Return", "Return", "Tab", "Tab", "Tab")


@task
def changes_the_cart(user):
    user.starts("--screen", "books", title=user.word("Books"))
    user.presses("Tab", "Menu", "Down", "Return", "Tab", "Return", "Tab", "Return", "Tab", "Return")
    user.presses("Control+z", "Tab")


@task
def uses_menus(user):
    user.starts("--screen", "books", title=user.word("Books"))
    user.presses("F10", "Down", "Down", "Down", "Escape")
    user.presses("Control+comma", "Tab", "Tab", "Tab", "space", "Escape")
    user.presses("Control+question", "Escape")


@task
def likes_a_comic(user):
    user.starts("--screen", "comics", title=user.word("Comics"))
    user.presses("Tab", "Right", "space", "Tab", "Tab", "Tab", "space", "space")


@task
def filters_offers(user):
    user.starts("--screen", "offers", title=user.word("Offers"))
    user.presses("Tab", "Tab", "space", "Down", "Return", "Tab", "Right", "space", "Tab", "Tab")


@task
def imports_a_file(user):
    user.starts("--screen", "books", title=user.word("Books"))
    path = user.file("books.csv", "title,author,price\nThe Sea,A. Sailor,9000\nNo Price,B. Writer,\n")
    user.presses("Control+i")
    user.types(path)
    user.presses("Return", "Tab", "Return")


def record(name, language):
    """What is heard of a task, as lines."""
    with WindowManager(), ScreenReader(language) as reader, User(reader, language) as user:
        TASKS[name](user)
        if errors := user.errors():
            raise AssertionError(errors)
        return user.record


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--record", action="store_true", help="write the records in place of comparing with them")
    parser.add_argument("--language", action="append", choices=LANGUAGES)
    parser.add_argument("task", nargs="*", choices=[*TASKS, []], help="all by default")
    arguments = parser.parse_args()
    differences = 0
    for language in arguments.language or LANGUAGES:
        for name in arguments.task or TASKS:
            path = RECORDS / language / f"{name}.txt"
            heard = record(name, language)
            known = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
            changes = list(difflib.unified_diff(known, heard, str(path.relative_to(RECORDS)), "heard now", lineterm=""))
            if arguments.record:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text("\n".join(heard) + "\n", encoding="utf-8")
            differences += bool(changes)
            print(f"{language} {name}: {'as recorded' if not changes else 'differs'}", *changes, sep="\n", flush=True)
    return 1 if differences and not arguments.record else 0


if __name__ == "__main__":
    sys.exit(main())
