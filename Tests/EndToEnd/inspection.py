"""What a screen is to those who do not see it, do not use a mouse, or need contrast."""

import re
import subprocess

from accessibility import frames
from bus import bus
from items import BUTTONS, RelationType, Role, State, extents, have, windows
from keyboard import press
from waiting import happens, wait_for_rest, wait_until

# What has rows that arrow keys go through once one of them has the focus.
CONTAINERS = {
    Role.LIST, Role.TABLE, Role.TREE_TABLE, Role.LIST_BOX, Role.TOOL_BAR,
    Role.PAGE_TAB_LIST, Role.MENU,
}
CONTROLS = {
    *BUTTONS, Role.ENTRY, Role.COMBO_BOX, Role.SLIDER,
}
# Parts of GTK's own calendar, and of the rows of its tables, that nobody outside can name.
GTKS_OWN = {"GtkImage", "GtkListItemWidget", "GtkStackPage"}
WINDOW_BUTTONS = {"Minimize", "Maximize", "Restore", "Close"}
# A label without any contrast is below the edge of the window, which this GTK does not tell of.
OUT_OF_SIGHT = 1.1
# How many rows of a list are looked at.
ROWS = 8
# The least that text must stand out from its ground: what dimmed text has on this desktop, and large text needs.
LEAST_CONTRAST = 3


def is_named(item):
    # What has no name is called by its class.
    if item.name and not item.name.startswith("Gtk"):
        return True
    # A row, and what stands in a grid, is named by the texts in it.
    if item.role in (Role.LIST_ITEM, Role.TABLE_ROW, Role.TABLE_CELL):
        return any(below.name for below in descendants(item))
    return RelationType.LABELLED_BY in item.relations()


def descendants(item, but_not_inside=frozenset()):
    # The rows of a list are alike, and may be many.
    for child in item.children[:ROWS] if item.role in CONTAINERS else item.children:
        yield child
        if child.role not in but_not_inside:
            yield from descendants(child, but_not_inside)


def settled(app, title=None):
    """The window, of any title or one, once what it shows has stopped changing."""

    def find():
        if title is None:
            return next(iter(frames(app.process_id)), None)
        return next((window for window in windows(app.process_id) if window.name == title), None)

    def described():
        window = find()
        return window and list(map(repr, descendants(window)))

    wait_until(lambda: len(described() or []) > 3, f'there is a window, "{title}"' if title else "there is a window")
    wait_for_rest(described)
    return find()


def nameless(frame):
    """What takes the focus without a name or a role."""
    # What is in a button is its label.
    items = list(descendants(frame, but_not_inside=BUTTONS))
    return [
        repr(item)
        for item, is_focusable in zip(items, have(items, State.FOCUSABLE))
        if is_focusable
        and (not is_named(item) or item.role in (Role.UNKNOWN, Role.INVALID))
        # A container is named by what is in it.
        and item.role not in CONTAINERS | {Role.FRAME, Role.SCROLL_PANE}
    ]


def called_by_class(frame):
    """What has the name of a widget's class, which says nothing to anybody."""
    return sorted(
        {repr(item) for item in descendants(frame) if item.name.startswith("Gtk") and item.name not in GTKS_OWN})


def unreachable(frame):
    """The controls that the keyboard does not come to."""
    controls = [
        item
        for item in descendants(frame, but_not_inside=CONTAINERS)
        # The window's own buttons have the window manager's keys.
        if item.role in CONTROLS and item.name not in WINDOW_BUTTONS and item.has(State.FOCUSABLE, State.SENSITIVE)
    ]
    waiting = {item.reference: item for item in controls if not item.has(State.FOCUSED)}

    has_moved = False

    def reach(reference, event, kind, value):
        nonlocal has_moved
        if (event, kind, value) == ("StateChanged", "focused", 1):
            has_moved = True
            waiting.pop(reference, None)

    # Forwards, and back again past where it began: the way forwards may lead through all rows of a list.
    count = len(waiting) + 5
    there_and_back = ["Tab"] * count + ["Shift+Tab"] * (2 * count)
    # Then as it is done out of a text, which takes tabulators, and within a group of choices.
    further = ["Control+Tab", "Down", "Up", "Up"] * count
    bus().listen(reach)
    for key in there_and_back + further:
        if not waiting:
            break
        has_moved = False
        press(key)
        happens(lambda: has_moved)
    bus().stop_listening(reach)
    # What has made way for something else meanwhile is not there to be reached.
    return {repr(item) for item in waiting.values() if item.is_there()}


def faint(frame):
    """The labels that do not stand out, and how much they do."""
    picture = Picture()
    bottom = frame.extents().height
    labels = [item for item in descendants(frame) if item.role == Role.LABEL]
    labels = [label for label, is_sensitive in zip(labels, have(labels, State.SENSITIVE)) if is_sensitive]
    contrasts = {
        repr(label): picture.contrast(box)
        for label, box in zip(labels, extents(labels))
        # The last row of a list may be half below the edge.
        if box is not None and box.y + box.height < bottom
    }
    return {name: round(contrast, 1) for name, contrast in contrasts.items()
            if contrast is not None and OUT_OF_SIGHT < contrast < LEAST_CONTRAST}


class Picture:
    """What is on the display: the window, without a window manager, is in its corner."""

    def __init__(self):
        data = subprocess.run(["import", "-window", "root", "-depth", "8", "ppm:-"], capture_output=True, check=True).stdout
        header, self._pixels = re.match(rb"P6\n(\d+) (\d+)\n255\n", data), None
        self._width, self._height = int(header[1]), int(header[2])
        self._pixels = data[header.end():]

    def __eq__(self, other):
        return self._pixels == other._pixels

    def contrast(self, box):
        """How much the lightest and the darkest place in a box stand out from each other; None where there is nothing."""
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
