"""The program's screen as a screen reader meets it: through the accessibility bus, and nothing else."""

import pyatspi
from gi.repository import GLib

from home_app import wait_until
from window_manager import click, window_of

# The client library warns when it asks a program that is just starting; whoever looks too early looks again.
GLib.log_set_handler("dbind", GLib.LogLevelFlags.LEVEL_WARNING, lambda *_: None, None)


class Screen:
    """A window of a running program: a frame, or where that is said a dialog."""

    def __init__(self, app, title, role=pyatspi.ROLE_FRAME):
        self._app = app
        self._frame = wait_until(lambda: self._find_frame(title, role), f'a window titled "{title}" shows')

    @staticmethod
    def is_there(app, title, role=pyatspi.ROLE_FRAME):
        """Whether a program has such a window."""
        return any(_name(window) == title for window in windows(app.process_id, role))

    def close(self):
        """Does what the user's way to close a window does."""
        action = self._frame.queryAction()
        names = [action.getName(index) for index in range(action.nActions)]
        if not action.doAction(names.index("window.close")):
            raise AssertionError("the window refused to be closed")

    def is_modal(self):
        return self.has_state(self._frame, pyatspi.STATE_MODAL)

    def press(self, button_name):
        """Does what Enter or a click on the button does, by its accessible action."""

        def find():
            # While one screen takes the place of another both are there, and perhaps a button on each.
            named = [item for item in self._all(pyatspi.ROLE_PUSH_BUTTON) if _name(item) == button_name]
            return named[0] if len(named) == 1 else None

        button = wait_until(find, f'there is a button named "{button_name}"')
        if not button.queryAction().doAction(0):
            raise AssertionError(f'the button "{button_name}" refused its action')

    def choose(self, text):
        """Clicks on the row of a list that shows a text: a row has no accessible action."""

        def place():
            rows = [item for item in self._all(pyatspi.ROLE_LIST_ITEM) if text in _texts(item)]
            extents = _ask(lambda: rows[0].queryComponent().getExtents(pyatspi.WINDOW_COORDS)) if len(rows) == 1 else None
            return extents if extents and extents.width > 0 else None

        row = wait_until(place, f'there is a row with "{text}"')
        click(window_of(self._app.process_id), row.x + row.width // 2, row.y + row.height // 2)

    def settle(self):
        """Waits until the screen does not change any more."""
        seen = []

        def is_settled():
            seen.append(self.texts())
            return len(seen) > 2 and seen[-1] == seen[-2] == seen[-3]

        wait_until(is_settled, "the screen does not change any more")

    def choose_item(self, name):
        """Chooses an item of an open menu."""

        def find():
            return next((item for item in self._all(pyatspi.ROLE_MENU_ITEM) if _name(item) == name), None)

        if not wait_until(find, f'there is a menu item named "{name}"').queryAction().doAction(0):
            raise AssertionError(f'the menu item "{name}" refused its action')

    def scroll_to_end(self):
        """Moves what scrolls furthest to the end that it has now, and returns where that is."""

        def longest():
            bars = [bar for item in self._all(pyatspi.ROLE_SCROLL_BAR) for bar in _children(item)]
            values = [value for value in (_ask(bar.queryValue) for bar in bars) if value]
            return max(values, key=lambda value: value.maximumValue, default=None)

        value = wait_until(longest, "something scrolls")
        end = value.maximumValue
        value.currentValue = end
        return end

    def enter(self, field_name, text):
        """Puts a text into a field in place of what is there."""

        def find():
            return next((item for item in self._all(pyatspi.ROLE_ENTRY) if _name(item) == field_name), None)

        field = wait_until(find, f'there is a field named "{field_name}"')
        if not field.queryEditableText().setTextContents(text):
            raise AssertionError(f'the field "{field_name}" takes no text')

    def rows(self):
        """The texts of each row of a list, in their order on screen."""
        return [_texts(item) for item in self._all(pyatspi.ROLE_LIST_ITEM)]

    def first_row(self, part):
        """The first text of the first row in which a text has this part, once there is one."""

        def find():
            return next((texts[0] for texts in self.rows() if any(part in text for text in texts if text)), None)

        return wait_until(find, f'there is a row with "{part}"')

    def buttons(self):
        """The names of all buttons, in their order on screen."""
        return [_name(item) for item in self._all(pyatspi.ROLE_PUSH_BUTTON)]

    def texts(self):
        """The texts of all labels, in their order on screen, without those that are a button's own."""
        labels = [
            _text(item)
            for item in self._descendants(self._frame, but_not_inside=pyatspi.ROLE_PUSH_BUTTON)
            if _role(item) == pyatspi.ROLE_LABEL
        ]
        return [text for text in labels if text is not None]

    def wait_for_text(self, expected):
        """Waits until one of the labels shows a text."""
        wait_until(lambda: expected in self.texts(), f'the screen shows "{expected}"')

    def wait_for_texts(self, title, description_pattern):
        """Waits until the screen shows both texts, the second one matching a regular expression, and returns it."""

        def shown_description():
            texts = self.texts()
            if title in texts:
                return next((text for text in texts if description_pattern.fullmatch(text)), None)

        return wait_until(shown_description, f'the screen shows "{title}" and "{description_pattern.pattern}"')

    def find(self, role, name=None):
        """The items of a role on screen, of any name or one, in their order."""
        return [item for item in self._all(role) if name is None or _name(item) == name]

    def texts_in(self, item):
        """The texts of the labels inside an item."""
        return [_text(label) for label in self._descendants(item) if _role(label) == pyatspi.ROLE_LABEL]

    @staticmethod
    def name_of(item):
        return _name(item)

    @staticmethod
    def children(item):
        return _children(item)

    @staticmethod
    def has_state(item, state):
        """Whether an item, if it is there at all, has a state."""
        return item is not None and bool(_ask(lambda: item.getState().contains(state)))

    def _find_frame(self, title, role):
        if not self._app.is_running:
            raise AssertionError(f"the program ended before it showed a window: {self._app.errors()}")
        if role == pyatspi.ROLE_FRAME:
            return next((frame for frame in frames(self._app.process_id) if frame.name == title), None)
        return next((window for window in windows(self._app.process_id, role) if _name(window) == title), None)

    def _all(self, role):
        return [item for item in self._descendants(self._frame) if _role(item) == role]

    @staticmethod
    def _descendants(item, but_not_inside=None):
        for child in _children(item):
            role = _role(child)
            # A list keeps some two hundred rows ready. To ask after each of them would take seconds, and nobody sees them.
            if role == pyatspi.ROLE_LIST_ITEM and not _has_place(child):
                continue
            yield child
            if role != but_not_inside:
                yield from Screen._descendants(child, but_not_inside)


def frames(process_id):
    """The top-level windows that a process has on screen; with None, all programs' that the bus knows."""
    # Of dialogs this GTK does not tell whether they are.
    return [frame for frame in windows(process_id, pyatspi.ROLE_FRAME) if _is_showing(frame)]


def windows(process_id, role=None):
    """The top-level windows of one role; with None of any, dialogs among them."""
    desktop = pyatspi.Registry.getDesktop(0)
    return [
        child
        for application in _children(desktop)
        if process_id is None or application.get_process_id() == process_id
        for child in _children(application)
        if role is None or _role(child) == role
    ]


def focused_name(process_id):
    """What has the keyboard's focus in a program: its name, or the first text in it."""
    for frame in frames(process_id):
        for item in Screen._descendants(frame):
            if _has_focus(item):
                return _name(item) or next(iter(_texts(item)), None)
    return None


def _has_focus(item):
    return _ask(lambda: item.getState().contains(pyatspi.STATE_FOCUSED))


def _texts(item):
    """The texts of the labels inside an item."""
    return [_text(child) for child in Screen._descendants(item) if _role(child) == pyatspi.ROLE_LABEL]


def _has_place(item):
    extents = _ask(lambda: item.queryComponent().getExtents(pyatspi.WINDOW_COORDS))
    return extents is not None and extents.width > 0


def _is_showing(item):
    return _ask(lambda: item.getState().contains(pyatspi.STATE_SHOWING))


def _role(item):
    return _ask(item.getRole)


def _name(item):
    return _ask(lambda: item.name)


def _can_act(item):
    return bool(_ask(lambda: item.queryAction().nActions))


def _text(label):
    text = _ask(label.queryText)
    return _ask(lambda: text.getText(0, text.characterCount)) if text else None


def _children(item):
    # The client library remembers what it once read, and hears of changes only while its own main loop runs.
    def read():
        item.clear_cache()
        return [child for child in item if child is not None]

    return _ask(read) or []


def _ask(question):
    """The answer, or None when the item has gone away in the meantime, as a screen does that is covered."""
    try:
        return question()
    except (GLib.Error, NotImplementedError):  # The client library's way to say that an item has no such interface.
        return None
