"""The menus of rows, by the secondary button, by Shift+F10 and by the Menu key."""

import os
import tempfile
import unittest

from accessibility import Screen, focused_name
from book_shop import BOOK
from home_app import HomeApp
from items import BUTTONS, Role
from keyboard import press
from waiting import wait_until
from window_manager import IS_WAYLAND, WindowManager, click, window_command, window_of


def row_place(screen, text):
    """Where the row with a text is."""
    return next(item.extents() for item in screen.find(Role.LIST_ITEM) if text in screen.texts_in(item))


class ContextMenuTests(unittest.TestCase):
    def setUp(self):
        self.enterContext(WindowManager())
        self.store = os.path.join(self.enterContext(tempfile.TemporaryDirectory()), "store.sqlite")

    def open_menu(self, screen, text):
        """Opens the menu of the row with a text by the secondary button."""
        # A menu that is still closing would take the click for itself.
        wait_until(lambda: not screen.menu_items(), "no menu is open")
        screen.settle()
        # A comic is named by its picture, which is a button, and what else there is by a text.
        screen.click_on(lambda: next(iter(screen.find(BUTTONS | {Role.LABEL}, text)), None), text, button=3)
        wait_until(screen.menu_items, "the menu is open")

    def focus(self, app, name):
        """Moves the focus to what has a name."""
        for _ in range(20):
            if focused_name(app.process_id) == name:
                return
            press("Tab")
        self.fail(f'Tab does not lead to "{name}"')

    def choose_by_keys(self, app, screen, keys, item, name):
        """Chooses from the menu of what has the focus, and expects the focus there again."""
        press(keys)
        wait_until(screen.menu_items, f"{keys} opens the menu")
        screen.choose_item(item)
        wait_until(lambda: not screen.menu_items(), "the menu is closed")
        wait_until(lambda: focused_name(app.process_id) == name, f'"{name}" has the focus again')

    def test_from_the_list_to_the_cart_and_a_cancelled_order(self):
        with HomeApp("--screen", "books", "--store", self.store) as app:
            screen = Screen(app, "Books")
            screen.enter("Title or author", BOOK)
            screen.wait_for_text("1 book")
            self.open_menu(screen, BOOK)
            screen.choose_item("Add to Cart")
            screen.press("Cart, 1 book")
            cart = Screen(app, "Cart")
            # The title comes before the contents, and the list is below until they are there.
            cart.wait_for_button("Check Out")
            self.open_menu(cart, BOOK)
            cart.choose_item("One More")
            cart.wait_for_text("2 books")
            # A row of the cart has no focus itself: the keys work from each of its controls.
            self.focus(app, f"Remove “{BOOK}”")
            self.choose_by_keys(app, cart, "Menu", "One Fewer", f"Remove “{BOOK}”")
            cart.wait_for_text("1 book")
            press("Shift+F10")
            wait_until(cart.menu_items, "the menu is open")
            cart.choose_item("Remove")
            cart.wait_for_text("The Cart Is Empty")
            cart.press("Undo")
            cart.press("Check Out")
            cart.press("Show Orders")
            orders = Screen(app, "Orders")
            orders.wait_for_text("Order 1")
            self.open_menu(orders, "Order 1")
            orders.choose_item("Cancel Order")
            orders.wait_for_text("Cancelled")
            self.assertEqual(app.errors(), "")

    def test_keys_open_the_menu_of_a_book(self):
        with HomeApp("--screen", "books", "--store", self.store) as app:
            screen = Screen(app, "Books")
            first = wait_until(lambda: len(screen.rows()) > 2 and screen.rows(), "books")[0][0]
            self.focus(app, first)
            for count, keys in enumerate(("Shift+F10", "Menu"), start=1):
                self.choose_by_keys(app, screen, keys, "Add to Cart", first)
                screen.wait_for_button(f"Cart, {count} book" + ("s" if count > 1 else ""))
            self.assertEqual(app.errors(), "")

    def test_comics_are_liked_by_both_ways(self):
        with HomeApp("--screen", "comics", "--store", self.store) as app:
            screen = Screen(app, "Comics")
            like = wait_until(
                lambda: next((name for name in screen.buttons() if name.startswith("Like “")), None), "comics")
            title = like[len("Like “") : like.index("”")]
            self.open_menu(screen, title)
            screen.choose_item("Like")
            wait_until(lambda: any(name.startswith(f"Unlike “{title}”") for name in screen.buttons()), "it is liked")
            self.focus(app, title)
            self.choose_by_keys(app, screen, "Shift+F10", "Unlike", title)
            screen.wait_for_button(like)
            self.assertEqual(app.errors(), "")

    @unittest.skipIf(IS_WAYLAND, "a program does not know where its windows are")
    def test_menu_at_the_edge_of_the_screen(self):
        with HomeApp("--screen", "offers", "--store", self.store) as app:
            screen = Screen(app, "Offers")
            screen.wait_for_text("520 offers")
            name = wait_until(screen.rows, "offers")[0][0]
            screen.settle()
            window = window_of(app.process_id)
            window_command("windowmove", window, 0, 40)
            label = screen.find(Role.LABEL, name)[0].extents()
            click(window, 8, label.y + label.height // 2, button=3)
            wait_until(screen.menu_items, "the menu is open")
            item = next(iter(screen.menu_items().values()))
            self.assertGreater(item.extents().width, 100)
            press("Escape")
            wait_until(lambda: not screen.menu_items(), "the menu is closed")
            self.assertEqual(app.errors(), "")

    def test_keys_open_the_menu_of_a_row_out_of_sight(self):
        with HomeApp("--screen", "books", "--store", self.store) as app:
            screen = Screen(app, "Books")
            first = wait_until(lambda: len(screen.rows()) > 2 and screen.rows(), "books")[0][0]
            self.focus(app, first)
            screen.settle()
            place = row_place(screen, first)
            window = window_of(app.process_id)
            window_command("mousemove", "--window", window, 200, 300, "click", "--repeat", 12, 5)
            wait_until(lambda: row_place(screen, first) != place, "the row is out of sight")
            self.choose_by_keys(app, screen, "Menu", "Add to Cart", first)
            self.assertEqual(row_place(screen, first), place)
            screen.wait_for_button("Cart, 1 book")
            self.assertEqual(app.errors(), "")

    def test_offers_like_one_of_them(self):
        with HomeApp("--screen", "offers", "--store", self.store) as app:
            screen = Screen(app, "Offers")
            screen.wait_for_text("520 offers")
            name = wait_until(screen.rows, "offers")[0][0]
            self.open_menu(screen, name)
            only = next(item for item in screen.menu_items() if "+1" in item)
            screen.choose_item(only)
            wait_until(lambda: "520 offers" not in screen.texts(), "there are fewer")
            self.open_menu(screen, name)
            screen.choose_item("Show All Offers")
            screen.wait_for_text("520 offers")
            self.assertEqual(app.errors(), "")

    def test_journal_of_one_screen(self):
        with HomeApp("--screen", "journal") as app:
            journal = Screen(app, "Life-Cycle Journal")
            self.open_menu(journal, "Journal")
            journal.choose_item("Show Only “Journal”")
            wait_until(lambda: journal.rows() and all("Journal" in row for row in journal.rows()), "other screens are hidden")
            self.open_menu(journal, "Journal")
            journal.choose_item("Show All Entries")
            self.assertEqual(app.errors(), "")


if __name__ == "__main__":
    unittest.main()
