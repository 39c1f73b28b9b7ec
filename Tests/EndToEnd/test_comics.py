"""The comics in both of their forms: declarative views and UIKit's. What a user does and sees is the same."""

import csv
import pathlib
import tempfile
import unittest

from accessibility import Screen
from home_app import HomeApp
from items import BUTTONS, Role, State
from keyboard import press
from waiting import wait_until

CATALOGUE = pathlib.Path(__file__).parents[2] / "data" / "catalogue" / "comics.csv"


def comics(is_finished):
    """The titles of running or finished comics, the most liked first."""
    with open(CATALOGUE, newline="", encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if is_finished is None or row["isFinished"] == str(is_finished).lower()]
    return sorted(rows, key=lambda row: (-int(row["likes"]), int(row["id"])))


class ComicRules:
    """What holds for both forms; `views` names one of them."""

    views: str

    def setUp(self):
        folder = self.enterContext(tempfile.TemporaryDirectory())
        self.store = pathlib.Path(folder, "store.sqlite")

    def start(self):
        app = self.enterContext(HomeApp("--screen", "comics", "--views", self.views, "--store", str(self.store)))
        return app, Screen(app, "Comics")

    def filter(self, screen, name):
        """The segment of a filter."""
        return next((item for item in screen.items() if item.name == name and item.role != Role.LABEL), None)

    def names(self, screen):
        """The names of all that is on screen: a comic is named by a text in one form, and by a button in the other."""
        return [item.name for item in screen.items()]

    def wait_for_comic(self, screen, title):
        wait_until(lambda: title in self.names(screen), f'there is the comic "{title}"')

    def test_filters_exclude_each_other(self):
        app, screen = self.start()
        popular, finished = comics(is_finished=None), comics(is_finished=True)
        self.wait_for_comic(screen, popular[0]["title"])
        screen.click_on(lambda: self.filter(screen, "Finished"), "a filter")
        self.wait_for_comic(screen, finished[0]["title"])
        self.assertNotIn(next(row["title"] for row in popular if row["isFinished"] == "false"), self.names(screen))
        chosen = [name for name in ("Popular", "New", "Finished") if self.filter(screen, name).has(State.CHECKED)]
        self.assertEqual(chosen, ["Finished"])
        screen.click_on(lambda: self.filter(screen, "Popular"), "a filter")
        self.wait_for_comic(screen, popular[0]["title"])
        self.assertEqual(app.errors(), "")

    def test_search_keeps_to_the_filter(self):
        finished = comics(is_finished=True)[0]
        running = next(row for row in comics(is_finished=None) if row["isFinished"] == "false")
        app, screen = self.start()
        self.wait_for_comic(screen, running["title"])
        screen.enter("Title or author", finished["title"])
        wait_until(lambda: running["title"] not in self.names(screen), "the others are left out")
        self.wait_for_comic(screen, finished["title"])
        screen.click_on(lambda: self.filter(screen, "New"), "a filter")
        screen.wait_for_text("No Comics Found")
        screen.press("Show All Comics")
        self.wait_for_comic(screen, running["title"])
        self.assertEqual(app.errors(), "")

    def test_like_is_shown_kept_and_undone(self):
        comic = comics(is_finished=None)[1]
        title, likes = comic["title"], int(comic["likes"])
        app, screen = self.start()
        screen.press(f"Like “{title}”, {likes:,} likes")
        screen.wait_for_button(f"Unlike “{title}”, {likes + 1:,} likes")
        screen.close()
        self.assertEqual(app.wait_for_exit(), 0, app.errors())
        app, screen = self.start()
        screen.press(f"Unlike “{title}”, {likes + 1:,} likes")
        screen.wait_for_button(f"Like “{title}”, {likes:,} likes")
        screen.wait_for_part("You no longer like")
        press("Control+z")
        screen.wait_for_button(f"Unlike “{title}”, {likes + 1:,} likes")
        self.assertEqual(app.errors(), "")

    def test_menu_of_a_comic_likes_it(self):
        comic = comics(is_finished=None)[0]
        title, likes = comic["title"], int(comic["likes"])
        app, screen = self.start()
        self.wait_for_comic(screen, title)
        screen.settle()
        screen.click_on(lambda: next((item for item in screen.items() if item.name == title), None), "a comic", button=3)
        wait_until(screen.menu_items, "the menu is open")
        screen.choose_item("Like")
        screen.wait_for_button(f"Unlike “{title}”, {likes + 1:,} likes")
        self.assertEqual(app.errors(), "")

    def test_page_of_a_comic_likes_it_as_well(self):
        comic = comics(is_finished=True)[0]
        title, likes = comic["title"], int(comic["likes"])
        app, screen = self.start()
        screen.click_on(lambda: self.filter(screen, "Finished"), "a filter")
        screen.click_on(lambda: next((item for item in screen.items() if item.name == title), None), "a comic")
        page = Screen(app, title)
        page.wait_for_text(comic["author"])
        page.wait_for_text("Started")
        page.wait_for_part(comic["startDate"][:4])
        page.wait_for_text("Finished")
        page.press(f"Like “{title}”, {likes:,} likes")
        page.wait_for_button(f"Unlike “{title}”, {likes + 1:,} likes")
        page.press("Back")
        Screen(app, "Comics").wait_for_button(f"Unlike “{title}”, {likes + 1:,} likes")
        self.assertEqual(app.errors(), "")

    def test_keyboard_likes_and_scrolls(self):
        comic = comics(is_finished=None)[0]
        app, screen = self.start()
        button = f"Like “{comic['title']}”, {int(comic['likes']):,} likes"
        screen.wait_for_button(button)

        def has_focus():
            press("Tab")
            return any(item.has(State.FOCUSED) for item in screen.find(BUTTONS, button))

        wait_until(has_focus, "Tab leads to the like of the first comic")
        press("space")
        screen.wait_for_button(f"Unlike “{comic['title']}”, {int(comic['likes']) + 1:,} likes")
        self.assertEqual(app.errors(), "")

    def test_all_comics_are_scrolled_to(self):
        last = comics(is_finished=None)[-1]["title"]
        app, screen = self.start()
        self.wait_for_comic(screen, comics(is_finished=None)[0]["title"])

        def is_there():
            screen.scroll_to_end()
            screen.settle()
            return last in self.names(screen)

        wait_until(is_there, f'"{last}" is scrolled to')
        screen.click_on(lambda: self.filter(screen, "Finished"), "a filter")
        self.wait_for_comic(screen, comics(is_finished=True)[0]["title"])
        self.assertEqual(app.errors(), "")

    def test_broken_store_is_told_and_mended(self):
        self.store.write_bytes(b"Dear diary, " * 1000)
        app, screen = self.start()
        screen.wait_for_text("No Comics to Show")
        self.assertIn(str(self.store), screen.wait_for_part("is not a store"))
        self.store.unlink()
        screen.press("Try Again")
        self.wait_for_comic(screen, comics(is_finished=None)[0]["title"])
        self.assertNotIn("Try Again", screen.buttons())
        self.assertEqual(app.errors(), "")


class SwiftUIComicTests(ComicRules, unittest.TestCase):
    views = "swiftui"

    def test_title_of_a_comic_is_told_once(self):
        title = comics(is_finished=None)[0]["title"]
        app, screen = self.start()
        self.wait_for_comic(screen, title)
        self.assertEqual(self.names(screen).count(title), 1)
        self.assertEqual(app.errors(), "")


class UIKitComicTests(ComicRules, unittest.TestCase):
    views = "uikit"


if __name__ == "__main__":
    unittest.main()
