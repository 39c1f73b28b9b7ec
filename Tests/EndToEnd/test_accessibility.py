"""Every screen as those meet it who do not see it, do not use a mouse, or need large letters or contrast."""

import os
import re
import subprocess
import tempfile
import time
import unittest

import pyatspi

from accessibility import Screen, _ask, _children, frames
from home_app import HomeApp, program, wait_until
from keyboard import press

# What has rows that arrow keys go through once one of them has the focus.
CONTAINERS = {
    pyatspi.ROLE_LIST, pyatspi.ROLE_TABLE, pyatspi.ROLE_TREE_TABLE, pyatspi.ROLE_LIST_BOX, pyatspi.ROLE_TOOL_BAR,
    pyatspi.ROLE_PAGE_TAB_LIST, pyatspi.ROLE_MENU,
}
CONTROLS = {
    pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_TOGGLE_BUTTON, pyatspi.ROLE_ENTRY, pyatspi.ROLE_CHECK_BOX,
    pyatspi.ROLE_COMBO_BOX, pyatspi.ROLE_SLIDER,
}
WINDOW_BUTTONS = {"Minimize", "Maximize", "Restore", "Close"}
# Shows what colours and opacities do, some of which nobody should use for text.
SAMPLES = "gallery"
# A label without any contrast is below the edge of the window, which this GTK does not tell of.
OUT_OF_SIGHT = 1.1
# How many rows of a list are looked at.
ROWS = 8
# The least that text must stand out from its ground: what dimmed text has on this desktop, and large text needs.
LEAST_CONTRAST = 3


def screens():
    """The names of all screens, as the program lists them."""
    help_text = subprocess.run(
        [program(), "--help"], capture_output=True, text=True, check=True, env={**os.environ, "LANGUAGE": "en"}
    ).stdout
    return re.search(r"--screen NAME.*?: (.*)", help_text)[1].split(", ")


def has(item, *states):
    found = _ask(item.getState)
    return found is not None and all(found.contains(state) for state in states)


def is_named(item):
    if _ask(lambda: item.name):
        return True
    # A row is named by the texts in it.
    if _ask(item.getRole) in (pyatspi.ROLE_LIST_ITEM, pyatspi.ROLE_TABLE_ROW):
        return any(_ask(lambda: child.name) for child in descendants(item))
    relations = _ask(item.getRelationSet) or []
    return any(relation.getRelationType() == pyatspi.RELATION_LABELLED_BY for relation in relations)


def describe(item):
    return f"{_ask(item.getRoleName)} “{_ask(lambda: item.name)}”"


def descendants(item, but_not_inside=frozenset()):
    children = _children(item)
    # The rows of a list are alike, and may be many.
    for child in children[:ROWS] if _ask(item.getRole) in CONTAINERS else children:
        if has(child, pyatspi.STATE_VISIBLE):  # This GTK tells of no state closer to “on screen”.
            yield child
            if _ask(child.getRole) not in but_not_inside:
                yield from descendants(child, but_not_inside)


def settled(app):
    """The window, once what it shows has stopped changing."""
    frame = wait_until(lambda: next(iter(frames(app.process_id)), None), "there is a window")
    previous = None

    def is_the_same():
        nonlocal previous
        time.sleep(0.2)
        now = [describe(item) for item in descendants(frame)]
        same = now == previous and len(now) > 3
        previous = now
        return same

    wait_until(is_the_same, "the window has come to rest")
    return frame


class ScreenTests(unittest.TestCase):
    def test_everything_has_a_name_and_is_reached_with_the_keyboard(self):
        for name in [None, *screens()]:
            with self.subTest(screen=name or "all"), HomeApp(*(["--screen", name] if name else [])) as app:
                frame = settled(app)
                self.assertEqual(self.nameless(frame), [])
                if name != SAMPLES:
                    self.assertEqual(self.faint(frame), {})
                self.assertEqual(self.unreachable(frame), set())
                self.assertEqual(app.errors(), "")

    def test_text_stands_out_in_the_dark(self):
        for name in screens():
            with self.subTest(screen=name):
                if name == SAMPLES:
                    continue
                with HomeApp("--screen", name, environment={"GTK_THEME": "Adwaita:dark"}) as app:
                    self.assertEqual(self.faint(settled(app)), {})

    @staticmethod
    def nameless(frame):
        """What takes the focus without a name or a role."""
        return [
            describe(item)
            for item in descendants(frame)
            if has(item, pyatspi.STATE_FOCUSABLE)
            and (not is_named(item) or _ask(item.getRole) in (pyatspi.ROLE_UNKNOWN, pyatspi.ROLE_INVALID))
            # A container is named by what is in it.
            and _ask(item.getRole) not in CONTAINERS | {pyatspi.ROLE_FRAME, pyatspi.ROLE_SCROLL_PANE}
        ]

    @staticmethod
    def unreachable(frame):
        """The controls that the tabulator does not come to."""
        wanted = {
            describe(item)
            for item in descendants(frame, but_not_inside=CONTAINERS)
            if has(item, pyatspi.STATE_FOCUSABLE, pyatspi.STATE_SENSITIVE) and _ask(item.getRole) in CONTROLS
            # The window's own buttons have the window manager's keys.
            and _ask(lambda: item.name) not in WINDOW_BUTTONS
        }
        reached = set()
        # Forwards, and back again past where it began: the way forwards may lead through all rows of a list.
        count = len(wanted) + 5
        for key in ["Tab"] * count + ["Shift+Tab"] * (2 * count):
            press(key)
            time.sleep(0.03)
            focused = (item for item in descendants(frame, CONTAINERS) if has(item, pyatspi.STATE_FOCUSED))
            reached |= {describe(item) for item in focused}
            if wanted <= reached:
                break
        return wanted - reached

    @staticmethod
    def faint(frame):
        """The labels that do not stand out, and how much they do."""
        picture = Picture()
        bottom = extents(frame).height
        contrasts = {
            describe(label): picture.contrast(label)
            for label in descendants(frame)
            if _ask(label.getRole) == pyatspi.ROLE_LABEL and has(label, pyatspi.STATE_SENSITIVE)
            # The last row of a list may be half below the edge.
            and (box := _ask(lambda: extents(label))) is not None and box.y + box.height < bottom
        }
        return {name: round(contrast, 1) for name, contrast in contrasts.items()
                if contrast is not None and OUT_OF_SIGHT < contrast < LEAST_CONTRAST}


class LargeTextTests(unittest.TestCase):
    def test_large_text_is_large_and_nothing_falls_off_the_window(self):
        with tempfile.TemporaryDirectory() as folder:
            os.mkdir(f"{folder}/gtk-4.0")
            with open(f"{folder}/gtk-4.0/settings.ini", "w", encoding="ascii") as file:
                file.write("[Settings]\ngtk-font-name=Cantarell 17\ngtk-enable-animations=0\n")
            heights = []
            for environment in [None, {"XDG_CONFIG_HOME": folder}]:
                with HomeApp("--screen", "home", environment=environment) as app:
                    frame = settled(app)
                    button = next(item for item in descendants(frame) if _ask(lambda: item.name) == "Tap1 Action Button")
                    heights.append(extents(button).height)
                    width = extents(frame).width
                    for item in descendants(frame):
                        if has(item, pyatspi.STATE_FOCUSABLE):
                            self.assertLessEqual(extents(item).x + extents(item).width, width, describe(item))
            self.assertGreater(heights[1], heights[0])


def extents(item):
    return item.queryComponent().getExtents(pyatspi.WINDOW_COORDS)


class Picture:
    """What is on the display: the window, without a window manager, is in its corner."""

    def __init__(self):
        data = subprocess.run(["import", "-window", "root", "-depth", "8", "ppm:-"], capture_output=True, check=True).stdout
        header, self._pixels = re.match(rb"P6\n(\d+) (\d+)\n255\n", data), None
        self._width, self._height = int(header[1]), int(header[2])
        self._pixels = data[header.end():]

    def contrast(self, item):
        """How much the lightest and the darkest place stand out from each other; None where there is nothing."""
        try:
            box = item.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
        except Exception:
            return None
        if box.width < 4 or box.height < 6 or box.x < 0 or box.y < 0:
            return None
        luminances = [
            self._luminance(x, y)
            for y in range(box.y, min(box.y + box.height, self._height))
            for x in range(box.x, min(box.x + box.width, self._width))
        ]
        return (max(luminances) + 0.05) / (min(luminances) + 0.05) if luminances else None

    def _luminance(self, x, y):
        start = 3 * (y * self._width + x)
        red, green, blue = (LINEAR[value] for value in self._pixels[start : start + 3])
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue


# By WCAG's definition of relative luminance.
LINEAR = [value / 255 / 12.92 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4 for value in range(256)]


if __name__ == "__main__":
    unittest.main()
