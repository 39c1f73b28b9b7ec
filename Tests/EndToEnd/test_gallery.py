"""Every page of the gallery as an assistive technology meets it: what each view is, is called, is like, and does."""

import pathlib
import re
import unittest

import pyatspi

from accessibility import Screen, focused_name
from gallery import Gallery
from gallery_views import PAGES
from home_app import HomeApp, wait_until
from keyboard import press
from window_manager import WindowManager, click, window_command, window_of

TABLE = pathlib.Path(__file__).parents[2] / "Sources/GtkBridge/README.md"
# What people type, or paste: a syllable, an emoji, and what others would read as markup.
TYPED = "한글 😀 <b>&amp;"


def covers(names):
    """Says which names of the library's table a test is about."""

    def mark(test):
        test.covered = names.split()
        return test

    return mark


def rows(section):
    """The cells of a table of the library, row by row."""
    text = TABLE.read_text(encoding="utf-8").split(f"\n## {section}\n")[1].split("\n## ")[0]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in text.splitlines() if line.startswith("| `")]


def accessible_names():
    """Everything in the library's table that an assistive technology is told of."""
    shown = [row[0] for section in ("Views", "Modifiers") for row in rows(section) if row[2] != "nothing"]
    return {name for cell in shown + [row[0] for row in rows("Wrappers")] for name in re.findall(r"`([@\w]+)`", cell)}


class GalleryViewTests(unittest.TestCase):
    def test_every_view_is_what_it_is_said_to_be(self):
        with HomeApp("--screen", "gallery") as app:
            gallery = Gallery(app)
            self.assertEqual({*PAGES, "Presentation"}, set(gallery.pages()))
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
        if view.description is not None:
            self.assertEqual(item.description, view.description)
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


class GalleryTestCase(unittest.TestCase):
    """What it takes more than one step to see."""

    def setUp(self):
        self.enterContext(WindowManager())
        self.app = self.enterContext(HomeApp("--screen", "gallery"))
        self.gallery = Gallery(self.app)


class GalleryFileTests(GalleryTestCase):
    # Without a look at the warnings: GTK's own dialog has some about the names of places.

    @covers("fileImporter fileExporter fileDestination")
    def test_files_are_asked_for_by_the_desktops_dialog(self):
        self.gallery.open("Presentation")
        for button, title in [("Open…", "Open"), ("Save As…", "Save"), ("Write to…", "Save")]:
            self.gallery.press(button)
            dialog = Screen(self.app, title, role=pyatspi.ROLE_FILLER)
            dialog.close()
            wait_until(lambda: not Screen.is_there(self.app, title, pyatspi.ROLE_FILLER), "the dialog has gone")


class GalleryUseTests(GalleryTestCase):
    def tearDown(self):
        self.assertEqual(self.app.errors(), "")

    def find(self, role, name):
        return wait_until(lambda: next(iter(self.gallery.find(role, name)), None), f'there is a "{name}"')

    def click(self, label, button=1):
        item = self.find(pyatspi.ROLE_LABEL, label)
        place = wait_until(lambda: item.queryComponent().getExtents(pyatspi.WINDOW_COORDS), "it has a place")
        x, y = place.x + place.width // 2, place.y + place.height // 2
        window_command("mousemove", "--window", window_of(self.app.process_id), x, y, "click", button)

    def enter(self, role, name, text, shown):
        self.assertTrue(self.find(role, name).queryEditableText().setTextContents(text))
        self.gallery.wait_for_text(shown)

    @covers("Menu contextMenu")
    def test_menus_open_and_do_what_they_say(self):
        self.gallery.open("Menus")
        self.gallery.press("Actions")
        self.gallery.choose_item("Copy")
        self.gallery.wait_for_text("Last chosen: Copy")
        self.click("Press the secondary button here", button=3)
        self.gallery.choose_item("Open")
        self.gallery.wait_for_text("Last chosen: Open")
        press("Control+s")
        self.gallery.wait_for_text("Last chosen: Save")

    def test_menu_of_a_picker_chooses(self):
        self.gallery.open("Selection")
        box = self.find(pyatspi.ROLE_COMBO_BOX, "Size")
        self.assertTrue(self.gallery.children(box)[0].queryAction().doAction(0))
        wait_until(lambda: focused_name(self.app.process_id) in ("Small", "Medium"), "the menu has the focus")
        for _ in range(4):
            if focused_name(self.app.process_id) == "Large":
                break
            press("Down")
            self.gallery.settle()
        press("Return")
        large = self.find(pyatspi.ROLE_CHECK_BOX, "Large")
        wait_until(lambda: self.gallery.has_state(large, pyatspi.STATE_CHECKED), "the other pickers show it too")

    @covers("sheet fullScreenCover popover toast")
    def test_what_comes_over_the_screen(self):
        self.gallery.open("Presentation")
        self.gallery.press("Show Popover")
        self.gallery.wait_for_text("A bubble points at its button.")
        press("Escape")
        self.gallery.press("Show Sheet")
        sheet = Screen(self.app, "Rename")
        field = wait_until(lambda: next(iter(sheet.find(pyatspi.ROLE_TEXT, "Name")), None), "the sheet has a field")
        self.assertTrue(field.queryEditableText().setTextContents(TYPED))
        sheet.press("Rename")
        self.gallery.wait_for_text(f"The name is {TYPED}")
        self.gallery.press("Show Toast")
        wait_until(lambda: self.gallery.find(pyatspi.ROLE_ALERT), "the toast is an alert")
        self.gallery.press("Undo")
        self.gallery.wait_for_text("Last chosen: Undo")
        self.gallery.press("Cover the Window")
        cover = Screen(self.app, "Cover")
        cover.wait_for_text("This screen is all that the window shows.")
        cover.press("Back")
        Gallery(self.app).wait_for_text("Last chosen: Undo")

    @covers("alert confirmationDialog")
    def test_dialogs_ask_and_are_answered(self):
        self.gallery.open("Presentation")
        for button, title, answer in [
            ("Ask", "Delete “Untitled”?", "Keep"),
            ("Offer Choices", "Share “Untitled”", "Print"),
        ]:
            self.gallery.press(button)
            dialog = Screen(self.app, title, role=pyatspi.ROLE_DIALOG)
            self.assertTrue(wait_until(lambda: dialog.is_modal(), "the dialog is modal"))
            dialog.press(answer)
            self.gallery.wait_for_text(f"Last chosen: {answer}")

    @covers("toolbar ToolbarItem ToolbarItemGroup navigationTitle navigationSubtitle navigationBarTitle NavigationView")
    def test_screens_have_bars_of_their_own(self):
        self.gallery.open("Navigation")
        self.gallery.press("Show a Screen with a Bar")
        letters = Screen(self.app, "Letters")
        letters.wait_for_text("12 unread")
        letters.press("Read One")
        letters.wait_for_text("11 unread")
        letters.press("Old Title")
        Screen(self.app, "Old Letters").press("Back")
        Screen(self.app, "Letters").press("Done")
        self.gallery.press("Next Screen")
        self.gallery.wait_for_text("Screens above the first: 1")

    @covers("onSubmit focused @FocusState")
    def test_texts_land_as_they_are_typed(self):
        self.gallery.open("Text Input")
        self.enter(pyatspi.ROLE_TEXT, "Name", TYPED, f"Typed: {TYPED}")
        self.gallery.press("Focus the Field")
        name = self.find(pyatspi.ROLE_TEXT, "Name")
        wait_until(lambda: self.gallery.has_state(name, pyatspi.STATE_FOCUSED), "the field has the focus")
        press("Return")
        self.gallery.wait_for_text(f"Submitted: {TYPED}")
        self.enter(pyatspi.ROLE_PASSWORD_TEXT, "Password", TYPED, f"Characters: {len(TYPED)}")
        self.enter(pyatspi.ROLE_ENTRY, "Search", TYPED, f"Searching for: {TYPED}")
        self.enter(pyatspi.ROLE_ENTRY, "Search Fruit", "ban", "Banana")
        megabyte = "가나다 <b>&amp; é🎈\n" * 45_000
        size = len(megabyte.encode())
        self.assertGreater(size, 1_000_000)
        self.enter(pyatspi.ROLE_TEXT, "Notes", megabyte, f"Bytes: {size}, beginning with {megabyte[:30].rstrip()}")
        notes = self.find(pyatspi.ROLE_TEXT, "Notes").queryText()
        self.assertEqual(notes.characterCount, len(megabyte))
        self.assertEqual(notes.getText(len(megabyte) - 16, len(megabyte)), megabyte[-16:])

    @covers("@StateObject @ObservedObject @Bindable @AppStorage @SceneStorage @FocusState")
    def test_values_are_shown_wherever_they_are_read(self):
        self.gallery.open("State")
        steppers = wait_until(lambda: self.gallery.find(pyatspi.ROLE_PUSH_BUTTON, "Increase"), "there are steppers")
        for stepper, shown in zip(steppers, ["State 1, changes 1", "Object 1", "Kept 1", "Kept for the window 1"]):
            self.assertTrue(stepper.queryAction().doAction(0))
            self.gallery.wait_for_text(shown)
        self.enter(pyatspi.ROLE_TEXT, "Album", TYPED, f"The album is called {TYPED}")
        self.gallery.press("Focus")
        self.gallery.wait_for_text("The field has the focus")

    def test_title_of_a_column_sorts(self):
        self.gallery.open("Tables and Trees")

        def radii():
            texts = [re.fullmatch(r"(\d+) km", text) for text in self.gallery.texts()]
            return [int(match[1]) for match in texts if match]

        unsorted = wait_until(radii, "the table has rows")
        self.assertNotEqual(unsorted, sorted(unsorted))
        for order in (False, True):
            self.click("Radius")
            wait_until(lambda: radii() == sorted(unsorted, reverse=order), "the rows are sorted")

    @covers("hidden accessibilityHidden")
    def test_what_is_hidden_is_left_out(self):
        self.gallery.open("Look")
        self.gallery.wait_for_text("Three")
        self.assertNotIn("Two", self.gallery.texts())
        self.gallery.open("Accessibility")
        self.gallery.wait_for_text("The star is for the eye alone")
        self.assertEqual(self.gallery.find(pyatspi.ROLE_IMAGE, "star fill"), [])


class GalleryIndexTests(unittest.TestCase):
    def test_every_row_of_the_table_is_checked(self):
        checked = {name for views in PAGES.values() for view in views for name in view.of.split()}
        for test in [*vars(GalleryUseTests).values(), *vars(GalleryFileTests).values()]:
            checked.update(getattr(test, "covered", ()))
        # The widget is the program's own, and so is what it tells.
        self.assertEqual(accessible_names() - checked, {"GtkWidgetRepresentable"})


if __name__ == "__main__":
    unittest.main()
