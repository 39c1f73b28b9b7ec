"""The program's screen as a screen reader meets it: through the accessibility bus, and nothing else."""

from items import BUTTONS, Role, State, extents, have, windows
from keyboard import press
from waiting import happens, wait_for_rest, wait_until
from window_manager import click, window_of

MENU_ITEMS = (Role.MENU_ITEM, Role.CHECK_MENU_ITEM, Role.RADIO_MENU_ITEM)


class Screen:
    """A window of a running program: a frame, or where that is said a dialog."""

    def __init__(self, app, title, role=Role.FRAME):
        self._app, self._title, self._role = app, title, role
        self._window = None
        wait_until(self._find, f'a window titled "{title}" shows')

    @staticmethod
    def is_there(app, title, role=Role.FRAME):
        """Whether a program has such a window."""
        return any(window.name == title for window in windows(app.process_id, role))

    def close(self):
        """Does what the user's way to close a window does."""
        self._wait(self._closes, "the window closes")

    def _closes(self):
        # A program that ends with its last window may be gone before it has answered.
        if not self._app.is_running:
            return True
        actions = self._window.actions()
        return "window.close" in actions and self._window.act(actions.index("window.close"))

    def extents(self):
        """Where the window is, and how large."""
        return self._window.extents()

    def is_modal(self):
        return self._window.has(State.MODAL)

    def press(self, button_name):
        """Does what Enter or a click on the button does, by its accessible action."""
        if not self.wait_for_button(button_name).act():
            raise AssertionError(f'the button "{button_name}" refused its action')

    def wait_for_button(self, name):
        """The only button of a name, once there is one."""

        def find():
            # While one screen takes the place of another both are there, and perhaps a button on each.
            named = self.find(BUTTONS, name)
            return named[0] if len(named) == 1 else None

        return self._wait(find, f'there is a button named "{name}"')

    def choose(self, text):
        """Clicks on the row of a list that shows a text: a row has no accessible action."""

        def row():
            rows = [item for item in self.find(Role.LIST_ITEM) if text in self.texts_in(item)]
            return rows[0] if len(rows) == 1 else None

        self.click_on(row, f'a row with "{text}"')

    def click_on(self, find, what, button=1):
        """Clicks on the middle of the item that `find` returns, once the item does not move any more: pages slide in."""

        def place():
            item = find()
            extents = item and item.extents()
            return extents if extents and extents.width > 0 else None

        self._wait(place, f"there is {what}")
        wait_for_rest(place)
        where = self._wait(place, f"there is {what}")
        click(window_of(self._app.process_id), where.x + where.width // 2, where.y + where.height // 2, button)

    def settle(self):
        """Waits until the screen does not change any more."""
        wait_for_rest(self.texts)

    def menu_items(self):
        """The items of the open menu, by their names, in their order on screen."""
        items = [item for item in self.items() if item.role in MENU_ITEMS and item.name]
        placed = [(place, item) for place, item in zip(extents(items), items) if place and place.width > 0]
        return {item.name: item for _, item in sorted(placed, key=lambda pair: pair[0].y)}

    def choose_item(self, name):
        """Chooses an item of the open menu by the keyboard: GTK's items have no accessible actions."""
        self._wait(lambda: name in self.menu_items(), f'there is a menu item named "{name}"')
        self.move_to_item(name, "Down")
        press("Return")

    def move_to_item(self, name, key):
        """Presses a key until an item of the open menu has the focus."""
        for _ in range(20):
            before = self._focused_menu_item()
            if before == name:
                return
            press(key)
            # A key that comes before the menu has the keyboard's focus goes elsewhere.
            happens(lambda: self._focused_menu_item() not in (None, before))
        raise AssertionError(f'{key} does not lead to the menu item "{name}"')

    def _focused_menu_item(self):
        items = self.menu_items()
        focused = have(list(items.values()), State.FOCUSED)
        return next((name for name, has_focus in zip(items, focused) if has_focus), None)

    def scroll_to_end(self):
        """Moves what scrolls furthest to the end that it has now, and returns where that is."""

        end, bar = self._wait(lambda: max(self._scroll_ends(), key=lambda pair: pair[0], default=None), "something scrolls")
        bar.value = end
        return end

    def scroll_all_to_end(self):
        """Moves all that scrolls to its end: a page may be shorter than the list beside it."""
        for end, bar in self._scroll_ends():
            bar.value = end

    def _scroll_ends(self):
        bars = [bar for item in self.find(Role.SCROLL_BAR) for bar in item.children]
        return [(end, bar) for end, bar in ((bar.greatest_value, bar) for bar in bars) if end is not None]

    def enter(self, field_name, text):
        """Puts a text into a field in place of what is there."""
        if not self.wait_for(Role.ENTRY, field_name).enter(text):
            raise AssertionError(f'the field "{field_name}" takes no text')

    def rows(self):
        """The texts of each row of a list, in their order on screen."""
        return [self.texts_in(item) for item in self.find(Role.LIST_ITEM)]

    def first_row(self, part):
        """The first text of the first row in which a text has this part, once there is one."""

        def find():
            return next((texts[0] for texts in self.rows() if any(part in text for text in texts)), None)

        return self._wait(find, f'there is a row with "{part}"')

    def buttons(self):
        """The names of all buttons, in their order on screen."""
        return [item.name for item in self.find(BUTTONS)]

    def texts(self):
        """The texts of all labels, in their order on screen, without those that are a button's own."""
        # A button is named by its label.
        return _texts(self.items(but_not_inside=BUTTONS))

    def wait_for_text(self, expected):
        """Waits until one of the labels shows a text."""
        self._wait(lambda: expected in self.texts(), f'the screen shows "{expected}"')

    def wait_for_part(self, part):
        """Waits until one of the labels shows a text with a part, and returns the text."""
        return self._wait(lambda: next((text for text in self.texts() if part in text), None), f'a text has "{part}"')

    def wait_for_texts(self, title, description_pattern):
        """Waits until the screen shows both texts, the second one matching a regular expression, and returns it."""

        def shown_description():
            texts = self.texts()
            if title in texts:
                return next((text for text in texts if description_pattern.fullmatch(text)), None)

        return self._wait(shown_description, f'the screen shows "{title}" and "{description_pattern.pattern}"')

    def items(self, but_not_inside=frozenset()):
        """All that is on the screen now, each item before what is in it."""
        self._window = self._find() or self._window
        return list(self._window.descendants(but_not_inside))

    def find(self, roles, name=None):
        """The items of a role or of several on screen, of any name or one, in their order."""
        roles = roles if isinstance(roles, frozenset) else {roles}
        return [item for item in self.items() if item.role in roles and name in (None, item.name)]

    def wait_for(self, role, name=None):
        """The first item of a role, of any name or one, once there is one."""
        return self._wait(lambda: next(iter(self.find(role, name)), None), f'there is a "{name}"')

    @staticmethod
    def texts_in(item):
        """The texts of the labels inside an item."""
        return _texts(item.descendants())

    def _wait(self, condition, what):
        """Waits for the first true value of a condition; a failure says what the screen shows."""
        try:
            return wait_until(condition, what)
        except AssertionError as failure:
            shown = f"texts {self.texts()}, buttons {self.buttons()}" if self._app.is_running else "nothing"
            raise AssertionError(f"{failure}; the screen shows {shown}") from None

    def _find(self):
        """The window as it is now: at first by its title, which may change then."""
        if not self._app.is_running:
            raise AssertionError(f"the program ended before it showed a window: {self._app.errors()}")
        for window in windows(self._app.process_id, self._role):
            is_it = window.name == self._title if self._window is None else window == self._window
            # Of dialogs GTK 4.8 does not tell whether they show.
            if is_it and (self._role != Role.FRAME or window.has(State.SHOWING)):
                self._window = window
                return window
        return None


def frames(process_id):
    """The top-level windows that a process has on screen; with None, all programs' that the bus knows."""
    return [frame for frame in windows(process_id, Role.FRAME) if frame.has(State.SHOWING)]


def focused_name(process_id):
    """What has the keyboard's focus in a program: its name, or the first text in it."""
    items = [item for frame in frames(process_id) for item in frame.descendants()]
    focused = [item for item, has_focus in zip(items, have(items, State.FOCUSED)) if has_focus]
    return next((item.name or next(iter(Screen.texts_in(item)), None) for item in focused), None)


def _texts(found):
    return [item.name for item in found if item.role == Role.LABEL]
