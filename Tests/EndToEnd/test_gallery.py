"""Every page of the gallery as an assistive technology meets it: what each view is, is called, is like, and does."""

import re
import unittest
from dataclasses import dataclass, field

import pyatspi
from pyatspi import STATE_CHECKED, STATE_EXPANDED, STATE_FOCUSABLE, STATE_PRESSED, STATE_SELECTED, STATE_SENSITIVE

from gallery import Gallery
from home_app import HomeApp, wait_until


@dataclass
class View:
    """What one view on a page is to be."""

    role: int
    name: str  # A pattern for all of it.
    states: tuple = (STATE_SENSITIVE,)
    lacking: tuple = ()
    value: float = None  # Where it has one.
    action: int = None  # The number of the action to do, if any…
    shows: str = None  # …and the text that shows what came of it…
    gains: int = None  # …or the state that it has then.
    sets: tuple = field(default=None)  # A value to set, and the text that shows it.


FOCUSABLE = (STATE_SENSITIVE, STATE_FOCUSABLE)
BUTTON = pyatspi.ROLE_PUSH_BUTTON
CHECK_BOX = pyatspi.ROLE_CHECK_BOX

PAGES = {
    "Text": [
        View(pyatspi.ROLE_LABEL, "Large title"),
        View(pyatspi.ROLE_LABEL, "One text, bold, red, underlined and struck through"),
        View(pyatspi.ROLE_LABEL, re.escape("<b>5 < 7 & 8 > 3</b> 한글 😀")),
        View(pyatspi.ROLE_LINK, ".*The GTK project", FOCUSABLE),
    ],
    "Images": [View(pyatspi.ROLE_IMAGE, "house"), View(pyatspi.ROLE_IMAGE, "magnifyingglass")],
    "Buttons": [
        View(BUTTON, "Press Me", FOCUSABLE, action=0, shows="Pressed 1 times"),
        View(BUTTON, "With an icon", FOCUSABLE, action=0, shows="Pressed 2 times"),
        View(BUTTON, "Cannot Be Pressed", (), lacking=(STATE_SENSITIVE,)),
    ],
    "Menus": [View(BUTTON, "Actions"), View(BUTTON, re.escape("Save (Ctrl+S)"), action=0, shows="Last chosen: Save")],
    "Selection": [
        View(CHECK_BOX, "Checkbox", (*FOCUSABLE, STATE_CHECKED)),
        View(CHECK_BOX, "Switch", (*FOCUSABLE, STATE_CHECKED)),
        View(BUTTON, "Button", (*FOCUSABLE, STATE_PRESSED)),
        View(pyatspi.ROLE_COMBO_BOX, "Size"),
        View(BUTTON, "Medium", (*FOCUSABLE, STATE_PRESSED)),
        View(BUTTON, "Large", FOCUSABLE, lacking=(STATE_PRESSED,), action=0, gains=STATE_PRESSED),
        View(CHECK_BOX, "Large", (*FOCUSABLE, STATE_CHECKED)),
        View(BUTTON, "1 Jan 2025"),
    ],
    "Values": [
        View(pyatspi.ROLE_SLIDER, "Level", FOCUSABLE, value=0.4, sets=(0.7, "Level 70 %")),
        View(BUTTON, "Increase", FOCUSABLE, action=0, shows="Count 4"),
        View(BUTTON, "Decrease", FOCUSABLE, action=0, shows="Count 3"),
        View(pyatspi.ROLE_PROGRESS_BAR, "Copying", value=0.7),
        View(pyatspi.ROLE_LEVEL_BAR, "Level", value=0.7),
    ],
    "Text Input": [
        View(pyatspi.ROLE_TEXT, "Name", (*FOCUSABLE, pyatspi.STATE_EDITABLE)),
        View(pyatspi.ROLE_PASSWORD_TEXT, "Password", (*FOCUSABLE, pyatspi.STATE_EDITABLE)),
        View(pyatspi.ROLE_ENTRY, "Search", (*FOCUSABLE, pyatspi.STATE_EDITABLE)),
        View(pyatspi.ROLE_TEXT, "Notes", (*FOCUSABLE, pyatspi.STATE_EDITABLE)),
        View(pyatspi.ROLE_TEXT, "Read only", (), lacking=(STATE_SENSITIVE,)),
    ],
    "Stacks": [View(pyatspi.ROLE_LABEL, "In front"), View(pyatspi.ROLE_SEPARATOR, ".*")],
    "Grids": [
        View(pyatspi.ROLE_TEXT, "Name", FOCUSABLE),
        View(CHECK_BOX, "Member", (*FOCUSABLE, STATE_CHECKED)),
        View(pyatspi.ROLE_LABEL, "gardening"),
        View(pyatspi.ROLE_TABLE, ".*", FOCUSABLE),
        View(pyatspi.ROLE_TABLE_CELL, ".*", FOCUSABLE),
    ],
    "Lists": [
        View(pyatspi.ROLE_LABEL, "Banana"),
        View(pyatspi.ROLE_LIST_ITEM, ".*", FOCUSABLE),
        View(BUTTON, "Scroll to Row 50000", action=0, shows="Row 50000"),
    ],
    "Tables and Trees": [
        View(pyatspi.ROLE_TREE_TABLE, ".*"),
        View(pyatspi.ROLE_TABLE_ROW, ".*", FOCUSABLE),
        View(pyatspi.ROLE_LABEL, "69911 km"),
        View(BUTTON, "Expand", FOCUSABLE, action=0, shows="Letters"),
        View(BUTTON, "Collapse", (*FOCUSABLE, STATE_EXPANDED)),
    ],
    "Containers": [
        View(BUTTON, "Details", (*FOCUSABLE, STATE_EXPANDED)),
        View(CHECK_BOX, "Play a sound", (*FOCUSABLE, STATE_CHECKED)),
        View(pyatspi.ROLE_SLIDER, "Volume", FOCUSABLE, value=0.5),
    ],
    "Navigation": [View(BUTTON, "Next Screen", FOCUSABLE, action=0, shows="Screens above the first: 1")],
    "Tabs and Columns": [
        View(pyatspi.ROLE_PAGE_TAB, "Library", (*FOCUSABLE, STATE_SELECTED)),
        View(pyatspi.ROLE_PAGE_TAB, "Search", FOCUSABLE, action=0, shows="Chosen: Search"),
        View(pyatspi.ROLE_LABEL, "The detail of item 1"),
    ],
    "Drawing": [
        View(pyatspi.ROLE_IMAGE, "A disc with a sector"),
        View(pyatspi.ROLE_SLIDER, "Turn", FOCUSABLE, value=0.1),
    ],
    "Presentation": [
        View(BUTTON, "Show Sheet", FOCUSABLE),
        View(BUTTON, "Show Popover", FOCUSABLE, action=0, shows="A bubble points at its button."),
    ],
    "Look": [
        View(BUTTON, "Colour", FOCUSABLE),
        View(CHECK_BOX, "Switch", (*FOCUSABLE, STATE_CHECKED)),
        View(pyatspi.ROLE_PROGRESS_BAR, "Progress", value=0.6),
    ],
    "Layout": [View(pyatspi.ROLE_LABEL, "Never broken into lines"), View(pyatspi.ROLE_LABEL, "Placed")],
    "Interaction": [View(pyatspi.ROLE_LABEL, "Tapped 0 times"), View(pyatspi.ROLE_LABEL, "Point at me")],
    "State": [View(BUTTON, "Increase", FOCUSABLE, action=0, shows="State 1, changes 1")],
    "Accessibility": [
        View(BUTTON, "Edit", FOCUSABLE),
        View(pyatspi.ROLE_SLIDER, "Brightness", FOCUSABLE, value=0.5),
    ],
}


class GalleryTests(unittest.TestCase):
    def test_every_view_is_what_it_is_said_to_be(self):
        with HomeApp("--screen", "gallery") as app:
            gallery = Gallery(app)
            self.assertLessEqual(set(PAGES), set(gallery.pages()))
            for page, views in PAGES.items():
                gallery.open(page)
                for view in views:
                    with self.subTest(page=page, view=view.name):
                        self.check(gallery, view)
            self.assertEqual(app.errors(), "")

    def check(self, gallery, view):
        pattern = re.compile(view.name)

        def find():
            named = [item for item in gallery.find(view.role) if pattern.fullmatch(gallery.name_of(item) or "")]
            return next((item for item in named if self.is_like(gallery, item, view)), None)

        item = wait_until(find, f'there is a "{view.name}" as it should be', deadline=15)
        if view.value is not None:
            self.assertAlmostEqual(item.queryValue().currentValue, view.value, places=3)
        if view.action is not None:
            self.assertTrue(item.queryAction().doAction(view.action))
        if view.sets is not None:
            item.queryValue().currentValue = view.sets[0]
            gallery.wait_for_text(view.sets[1])
        if view.shows is not None:
            gallery.wait_for_text(view.shows)
        if view.gains is not None:
            wait_until(lambda: gallery.has_state(item, view.gains), f'"{view.name}" has changed its state')

    @staticmethod
    def is_like(gallery, item, view):
        return all(gallery.has_state(item, state) for state in view.states) and not any(
            gallery.has_state(item, state) for state in view.lacking
        )


if __name__ == "__main__":
    unittest.main()
