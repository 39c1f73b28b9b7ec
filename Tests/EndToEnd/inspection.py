"""What a screen is to those who do not see it, do not use a mouse, or need contrast."""

import re
import subprocess
import time

import pyatspi

from accessibility import _ask, _children, frames, windows
from home_app import wait_until
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
# A label without any contrast is below the edge of the window, which this GTK does not tell of.
OUT_OF_SIGHT = 1.1
# How many rows of a list are looked at.
ROWS = 8
# The least that text must stand out from its ground: what dimmed text has on this desktop, and large text needs.
LEAST_CONTRAST = 3


def has(item, *states):
    found = _ask(item.getState)
    return found is not None and all(found.contains(state) for state in states)


def is_named(item):
    # What has no name is called by its class.
    name = _ask(lambda: item.name)
    if name and not name.startswith("Gtk"):
        return True
    # A row, and what stands in a grid, is named by the texts in it.
    if _ask(item.getRole) in (pyatspi.ROLE_LIST_ITEM, pyatspi.ROLE_TABLE_ROW, pyatspi.ROLE_TABLE_CELL):
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


def settled(app, title=None):
    """The window, of any title or one, once what it shows has stopped changing."""

    def find():
        if title is None:
            return next(iter(frames(app.process_id)), None)
        return next((window for window in windows(app.process_id) if _ask(lambda: window.name) == title), None)

    frame = wait_until(find, f'there is a window, "{title}"' if title else "there is a window")
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


def nameless(frame):
    """What takes the focus without a name or a role."""
    return [
        describe(item)
        # What is in a button is its label.
        for item in descendants(frame, but_not_inside={pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_TOGGLE_BUTTON})
        if has(item, pyatspi.STATE_FOCUSABLE)
        and (not is_named(item) or _ask(item.getRole) in (pyatspi.ROLE_UNKNOWN, pyatspi.ROLE_INVALID))
        # A container is named by what is in it.
        and _ask(item.getRole) not in CONTAINERS | {pyatspi.ROLE_FRAME, pyatspi.ROLE_SCROLL_PANE}
    ]


def unreachable(frame):
    """The controls that the keyboard does not come to."""
    waiting = [
        item
        for item in descendants(frame, but_not_inside=CONTAINERS)
        if has(item, pyatspi.STATE_FOCUSABLE, pyatspi.STATE_SENSITIVE) and _ask(item.getRole) in CONTROLS
        # The window's own buttons have the window manager's keys.
        and _ask(lambda: item.name) not in WINDOW_BUTTONS
    ]
    # Forwards, and back again past where it began: the way forwards may lead through all rows of a list.
    count = len(waiting) + 5
    there_and_back = ["Tab"] * count + ["Shift+Tab"] * (2 * count)
    # Then as it is done out of a text, which takes tabulators, and within a group of choices.
    further = ["Control+Tab", "Down", "Up", "Up"] * count
    for key in there_and_back + further:
        press(key)
        # The focus has moved a moment later; where it has been before nobody waits for it.
        for _ in range(8):
            time.sleep(0.02)
            reached = next((item for item in waiting if is_focused(item)), None)
            if reached:
                waiting.remove(reached)
                break
        if not waiting:
            break
    # What has made way for something else meanwhile is not there to be reached.
    return {describe(item) for item in waiting if _ask(item.getRole) is not None}


def is_focused(item):
    _ask(item.clear_cache)
    return has(item, pyatspi.STATE_FOCUSED)


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


def extents(item):
    return item.queryComponent().getExtents(pyatspi.WINDOW_COORDS)


class Picture:
    """What is on the display: the window, without a window manager, is in its corner."""

    def __init__(self):
        data = subprocess.run(["import", "-window", "root", "-depth", "8", "ppm:-"], capture_output=True, check=True).stdout
        header, self._pixels = re.match(rb"P6\n(\d+) (\d+)\n255\n", data), None
        self._width, self._height = int(header[1]), int(header[2])
        self._pixels = data[header.end():]

    def __eq__(self, other):
        return self._pixels == other._pixels

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
