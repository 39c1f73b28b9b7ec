"""Every screen as those meet it who do not see it, do not use a mouse, or need large letters or contrast."""

import collections
import contextlib
import os
import re
import subprocess
import tempfile
import unittest

from accessibility import Screen
from gallery import Gallery
from home_app import HomeApp, program
from inspection import Picture, descendants, faint, nameless, settled, unreachable
from items import Role, State, extents
from waiting import happens, wait_for_rest, wait_until
from window_manager import WindowManager, click, geometry, window_command, window_of

# Shows what colours and opacities do, some of which nobody should use for text.
SAMPLES = "gallery"


def screens():
    """The names of all screens, as the program lists them."""
    help_text = subprocess.run(
        [program(), "--help"], capture_output=True, text=True, check=True, env={**os.environ, "LANGUAGE": "en"}
    ).stdout
    return re.search(r"--screen NAME.*?: (.*)", help_text)[1].split(", ")


class ScreenTests(unittest.TestCase):
    def test_everything_has_a_name_and_is_reached_with_the_keyboard(self):
        for name in [None, *screens()]:
            with self.subTest(screen=name or "all"), HomeApp(*(["--screen", name] if name else [])) as app:
                frame = settled(app)
                self.assertEqual(nameless(frame), [])
                if name != SAMPLES:
                    self.assertEqual(faint(frame), {})
                self.assertEqual(unreachable(frame), set())
                self.assertEqual(app.errors(), "")

    def test_text_stands_out_in_the_dark(self):
        for name in screens():
            with self.subTest(screen=name):
                if name == SAMPLES:
                    continue
                with HomeApp("--screen", name, environment={"ADW_DEBUG_COLOR_SCHEME": "prefer-dark"}) as app:
                    self.assertEqual(faint(settled(app)), {})


class LargeTextTests(unittest.TestCase):
    def test_large_text_is_large_and_nothing_falls_off_the_window(self):
        with settings("font-name", "Cantarell 17") as environment:
            for name in [None, *screens()]:
                with self.subTest(screen=name or "all"):
                    usual, large = (self.measure(name, given) for given in [None, environment])
                    self.assertEqual(large.width, usual.width, "the window does not have to grow")
                    self.assertEqual(large.outside, [])
                    self.assertGreater(large.text_height, 1.3 * usual.text_height)

    def measure(self, name, environment):
        with HomeApp(*(["--screen", name] if name else []), environment=environment) as app:
            frame = settled(app)
            width = frame.extents().width
            items = list(descendants(frame))
            places = dict(zip(items, extents(items)))
            self.assertEqual(app.errors(), "")
            return Measures(
                width,
                [repr(item) for item, place in places.items() if place.x + place.width > width and item.has(State.FOCUSABLE)],
                min(place.height for item, place in places.items() if item.role == Role.LABEL and place.height > 0),
            )


Measures = collections.namedtuple("Measures", "width outside text_height")


class NarrowWindowTests(unittest.TestCase):
    def test_every_screen_fits(self):
        with WindowManager():
            for language in ["en", "ko"]:
                for name in screens():
                    with self.subTest(screen=name, language=language):
                        self.show(name, {"LANGUAGE": language, "LC_ALL": "C.UTF-8"})

    def test_every_place_of_a_row_takes_clicks(self):
        for width in [360, 420]:
            with self.subTest(width=width), tempfile.TemporaryDirectory() as folder, WindowManager():
                with HomeApp("--store", f"{folder}/store.sqlite") as app:
                    self.open_a_book_in_the_middle(app, width)
                    self.assertEqual(app.errors(), "")

    def open_a_book_in_the_middle(self, app, width):
        """Where the sidebar's handle was while there was room for both."""
        home = Screen(app, "Hello World")
        window = window_of(app.process_id)
        window_command("windowsize", window, width, 700)
        wait_until(lambda: geometry(window)[0] == width, f"the window is {width} pixels wide")
        settled(app)
        home.press("Back")
        Screen(app, "Screens").choose("Books")
        shop = Screen(app, "Books")
        settled(app)
        title = shop.first_row("₩")
        row = next(item for item in shop.find(Role.LIST_ITEM) if title in shop.texts_in(item))
        place = row.extents()
        for x in range(width // 2 - 12, width // 2 + 13, 4):
            click(window, x, place.y + place.height // 2)
            Screen(app, title).press("Back")
            Screen(app, "Books")
            settled(app)

    def show(self, name, environment):
        with HomeApp("--screen", name, environment=environment) as app:
            window = window_of(app.process_id)
            window_command("windowsize", window, 360, 700)
            wait_until(lambda: geometry(window)[0] < 500, "the window is narrow")
            settled(app)
            self.assertEqual(geometry(window)[0], 360)
            self.assertEqual(app.errors(), "")


class LargeTextInANarrowWindowTests(unittest.TestCase):
    def test_authors_are_not_cut(self):
        usual, large = (self.width("books", "Books", points, Role.LABEL, "Owen O'Dell") for points in [11, 22])
        self.assertGreater(large, 1.5 * usual)

    def test_journals_filter_has_a_line_of_its_own(self):
        usual, large = (self.width("journal", "Life-Cycle Journal", points, Role.ENTRY) for points in [11, 22])
        self.assertGreaterEqual(large, usual)

    def width(self, screen, title, points, role, name=None):
        """How wide the widest of some items is in a narrow window."""
        with settings("font-name", f"Cantarell {points}") as environment, WindowManager():
            with HomeApp("--screen", screen, environment=environment) as app:
                shown = Screen(app, title)
                window = window_of(app.process_id)
                window_command("windowsize", window, 360, 800)
                wait_until(lambda: geometry(window)[0] < 500, "the window is narrow")
                found = wait_until(lambda: [place for place in extents(shown.find(role, name)) if place], f"{name or role} shows")
                self.assertEqual(app.errors(), "")
                return max(place.width for place in found)


class ReducedMotionTests(unittest.TestCase):
    def test_nothing_moves_where_the_desktop_says_so(self):
        for moves in [True, False]:
            with self.subTest(moves=moves), settings("enable-animations", moves) as environment:
                with HomeApp("--screen", "gallery", environment=environment) as app:
                    gallery = Gallery(app)
                    gallery.open("Animation")
                    self.assertTrue(gallery.wait_for(Role.CHECK_BOX, "Pulsing").act())
                    # What pulses is at the foot of the page, and the switch itself has to have come to rest.
                    gallery.settle()
                    gallery.scroll_all_to_end()
                    wait_for_rest()
                    if moves:
                        for _ in range(5):
                            wait_until(lambda: self.moves_at_end(gallery), "the picture moves")
                    else:
                        self.assertTrue(self.comes_to_rest())

    def moves_at_end(self, page):
        """Whether the picture moves at the end of a page, which may still become longer."""
        page.scroll_all_to_end()
        first = Picture()
        return happens(lambda: Picture() != first)

    def comes_to_rest(self):
        """Whether the display rests after a few changes: a scroll bar that fades makes some."""
        for _ in range(20):
            first = Picture()
            if not happens(lambda: Picture() != first):
                return True
        return False


@contextlib.contextmanager
def settings(name, value):
    """The environment of a desktop with one setting of its own. X11 has it from GTK's file, Wayland from the desktop's."""
    with tempfile.TemporaryDirectory() as folder:
        is_flag = isinstance(value, bool)
        for path, text in {
            "gtk-4.0/settings.ini": f"[Settings]\ngtk-{name}={int(value) if is_flag else value}\n",
            "glib-2.0/settings/keyfile": f"[org/gnome/desktop/interface]\n{name}={str(value).lower() if is_flag else repr(value)}\n",
        }.items():
            os.makedirs(os.path.dirname(f"{folder}/{path}"))
            with open(f"{folder}/{path}", "w", encoding="ascii") as file:
                file.write(text)
        yield {"XDG_CONFIG_HOME": folder, "GSETTINGS_BACKEND": "keyfile"}


if __name__ == "__main__":
    unittest.main()
