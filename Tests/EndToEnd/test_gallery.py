"""Every page of the gallery as an assistive technology meets it: what each view is, is called, is like, and does."""

import pathlib
import re
import unittest

from accessibility import Screen, focused_name
from gallery import Gallery
from gallery_views import PAGES
from home_app import HomeApp
from items import BUTTONS, Role, State
from keyboard import press
from waiting import wait_until
from window_manager import WindowManager, dragged, window_of

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
                with self.subTest(page=page):
                    self.assertEqual(app.new_errors(), "")

    def check(self, gallery, view):
        pattern = re.compile(view.name)

        def find():
            named = [item for item in gallery.find(view.role) if pattern.fullmatch(item.name)]
            return next((item for item in named if self.is_like(item, view)), None)

        item = wait_until(find, f'there is a "{view.name}" as it should be')
        if view.value is not None:
            self.assertAlmostEqual(item.value, view.value, places=3)
        if view.description is not None:
            self.assertEqual(item.description, view.description)
        if view.action is not None:
            self.assertTrue(item.act(view.action))
        if view.sets is not None:
            item.value = view.sets[0]
            gallery.wait_for_text(view.sets[1])
        if view.shows is not None:
            gallery.wait_for_text(view.shows)
        if view.gains is not None:
            wait_until(lambda: item.has(view.gains), f'"{view.name}" has changed its state')

    @staticmethod
    def is_like(item, view):
        return item.has(*view.states) and not any(item.has(state) for state in view.lacking)


class GalleryTestCase(unittest.TestCase):
    """What it takes more than one step to see."""

    def setUp(self):
        self.enterContext(WindowManager())
        self.app = self.enterContext(HomeApp("--screen", "gallery"))
        self.gallery = Gallery(self.app)


class GalleryFileTests(GalleryTestCase):
    # Without a look at the warnings: GTK's own dialog has some about the names of places.

    @covers("fileImporter fileExporter fileDestination fileDialogMessage")
    def test_files_are_asked_for_by_the_desktops_dialog(self):
        self.gallery.open("Presentation")
        for button, title in [("Open…", "Open"), ("Save As…", "Save"), ("Write to…", "Write the Name")]:
            self.gallery.press(button)
            dialog = Screen(self.app, title, role=Role.FILLER)
            dialog.close()
            wait_until(lambda: not Screen.is_there(self.app, title, Role.FILLER), "the dialog has gone")


class GalleryUseTests(GalleryTestCase):
    def tearDown(self):
        self.assertEqual(self.app.errors(), "")

    def click(self, label, button=1):
        self.gallery.click_on(lambda: next(iter(self.gallery.find(Role.LABEL, label)), None), label, button)

    def enter(self, role, name, text, shown):
        self.assertTrue(self.gallery.wait_for(role, name).enter(text))
        self.gallery.wait_for_text(shown)

    def test_pages_may_leave_before_they_have_been_seen(self):
        for page in self.gallery.pages() * 2:
            self.gallery.open(page)

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
        box = self.gallery.wait_for(Role.COMBO_BOX, "Size")
        self.assertTrue(box.children[0].act())
        wait_until(lambda: focused_name(self.app.process_id) in ("Small", "Medium"), "the menu has the focus")
        for _ in range(4):
            if focused_name(self.app.process_id) == "Large":
                break
            press("Down")
            self.gallery.settle()
        press("Return")
        large = self.gallery.wait_for(Role.CHECK_BOX, "Large")
        wait_until(lambda: large.has(State.CHECKED), "the other pickers show it too")

    @covers("@GestureState")
    def test_state_of_a_gesture_lasts_as_long_as_the_gesture(self):
        self.gallery.open("Gestures")
        self.gallery.settle()
        card = self.gallery.wait_for(Role.LABEL, "Pull me").extents()
        with dragged(window_of(self.app.process_id), card.x + card.width // 2, card.y + card.height // 2, 40):
            self.gallery.wait_for_text("Let me go")
        self.gallery.wait_for_text("Pull me")

    @covers("sheet fullScreenCover popover toast")
    def test_what_comes_over_the_screen(self):
        self.gallery.open("Presentation")
        self.gallery.press("Show Popover")
        self.gallery.wait_for_text("A bubble points at its button.")
        press("Escape")
        self.gallery.press("Show Sheet")
        sheet = Screen(self.app, "Rename")
        field = sheet.wait_for(Role.TEXT, "Name")
        self.assertTrue(field.enter(TYPED))
        sheet.press("Rename")
        self.gallery.wait_for_text(f"The name is {TYPED}")
        self.gallery.press("Show Toast")
        wait_until(lambda: self.gallery.find(Role.ALERT), "the toast is an alert")
        wait_until(self.takes_back, "the toast has a button")
        self.gallery.wait_for_text("Last chosen: Undo")
        self.gallery.press("Cover the Window")
        cover = Screen(self.app, "Cover")
        cover.wait_for_text("This screen is all that the window shows.")
        cover.press("Back")
        Gallery(self.app).wait_for_text("Last chosen: Undo")

    def takes_back(self):
        """Presses the button of the toast. On a slow machine the toast may have gone; then it is shown again."""
        buttons = self.gallery.find(BUTTONS, "Undo")
        if buttons:
            return buttons[0].act()
        self.gallery.press("Show Toast")
        return False

    @covers("alert confirmationDialog")
    def test_dialogs_ask_and_are_answered(self):
        self.gallery.open("Presentation")
        for button, title, answer in [
            ("Ask", "Delete “Untitled”?", "Keep"),
            ("Offer Choices", "Share “Untitled”", "Print"),
        ]:
            self.gallery.press(button)
            dialog = Screen(self.app, title, role=Role.DIALOG)
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

    @covers("navigationBarItems")
    def test_a_button_of_the_bar_acts(self):
        self.gallery.open("Navigation")
        self.gallery.press("Show a Screen with Less of a Bar")
        draft = Screen(self.app, "Draft")
        draft.press("Clear")
        wait_until(lambda: not Screen.is_there(self.app, "Draft"), "the title is cleared")

    @covers("onSubmit focused @FocusState")
    def test_texts_land_as_they_are_typed(self):
        self.gallery.open("Text Input")
        self.enter(Role.TEXT, "Name", TYPED, f"Typed: {TYPED}")
        self.gallery.press("Focus the Field")
        name = self.gallery.wait_for(Role.TEXT, "Name")
        wait_until(lambda: name.has(State.FOCUSED), "the field has the focus")
        press("Return")
        self.gallery.wait_for_text(f"Submitted: {TYPED}")
        self.enter(Role.PASSWORD_TEXT, "Password", TYPED, f"Characters: {len(TYPED)}")
        self.enter(Role.ENTRY, "Search", TYPED, f"Searching for: {TYPED}")
        self.enter(Role.ENTRY, "Search Fruit", "ban", "Banana")
        megabyte = "가나다 <b>&amp; é🎈\n" * 45_000
        size = len(megabyte.encode())
        self.assertGreater(size, 1_000_000)
        self.enter(Role.TEXT, "Notes", megabyte, f"Bytes: {size}, beginning with {megabyte[:30].rstrip()}")
        notes = self.gallery.wait_for(Role.TEXT, "Notes")
        self.assertEqual(len(notes.text()), len(megabyte))
        self.assertEqual(notes.text()[-16:], megabyte[-16:])

    @covers("@StateObject @ObservedObject @Bindable @AppStorage @SceneStorage @FocusState")
    def test_values_are_shown_wherever_they_are_read(self):
        self.gallery.open("State")
        steppers = wait_until(lambda: self.gallery.find(Role.PUSH_BUTTON, "Increase"), "there are steppers")
        for stepper, shown in zip(steppers, ["State 1, changes 1", "Object 1", "Kept 1", "Kept for the window 1"]):
            self.assertTrue(stepper.act())
            self.gallery.wait_for_text(shown)
        self.enter(Role.TEXT, "Album", TYPED, f"The album is called {TYPED}")
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
        self.assertEqual(self.gallery.find(Role.IMAGE, "Star"), [])


class GalleryIndexTests(unittest.TestCase):
    def test_every_row_of_the_table_is_checked(self):
        checked = {name for views in PAGES.values() for view in views for name in view.of.split()}
        for test in [*vars(GalleryUseTests).values(), *vars(GalleryFileTests).values()]:
            checked.update(getattr(test, "covered", ()))
        # The widget is the program's own, and so is what it tells.
        self.assertEqual(accessible_names() - checked, {"GtkWidgetRepresentable"})


if __name__ == "__main__":
    unittest.main()
