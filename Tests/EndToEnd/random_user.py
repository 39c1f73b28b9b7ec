"""What a user might do next, at random: the same seed makes the same choices from the same screens."""

import json
import random

from items import Role, State, extents, have

TEXTS = [
    "별",
    "한글과 English, 섞어 쓴 긴 제목",
    "Donaudampfschifffahrtsgesellschaftskapitän" * 8,
    "가" * 400,
    "👩‍👩‍👧‍👦🏳️‍🌈😀",
    "مرحبا بالعالم، هذا نص من اليمين",
    "שלום <b>&amp; %s %@ \\ '\"; DROP TABLE books; --",
    "two\nlines\ttab",
    "e\u0301\u0323\u200d\ufeff",
    "",
]
KEYS = [
    "Tab", "Shift+Tab", "Down", "Up", "Left", "Right", "Return", "space", "Escape", "Alt+Left", "Control+n", "Control+f",
    "Control+z", "Control+comma", "F1", "F10", "Page_Down", "Page_Up", "Home", "End", "Delete", "BackSpace",
]
SIZES = [(360, 500), (360, 1000), (900, 600), (1280, 1000), (640, 480), (1000, 360)]
SCREENS = ["home", "books", "comics", "offers", "playground", "journal"]
CLICKED = {
    Role.PUSH_BUTTON, Role.TOGGLE_BUTTON, Role.CHECK_BOX, Role.RADIO_BUTTON, Role.LIST_ITEM, Role.MENU_ITEM, Role.PAGE_TAB,
    Role.SLIDER, Role.ENTRY, Role.TEXT, Role.TABLE_ROW, Role.TABLE_CELL, Role.COMBO_BOX, Role.LINK, Role.LABEL,
}
# What ends the program, or leads out of it.
LEFT_ALONE = {"Close", "Minimize", "Maximize", "Restore", "Quit"}


class RandomUser:
    def __init__(self, seed):
        self._random = random.Random(seed)

    def actions(self, session):
        """Actions without an end. Each is a word and what it is done with: `key Tab`."""
        while True:
            yield self._next(session)

    def _next(self, session):
        kinds = {
            self._click: 40, self._key: 25, self._enter: 8, self._screen: 6, self._back: 8, self._resize: 4, self._import: 1,
            self._theme: 2, self._window: 2, self._restart: 0.5, self._pause: 3,
        }
        (kind,) = self._random.choices(list(kinds), kinds.values())
        return kind(session)

    def _click(self, session):
        window = self._random.choice(session.windows() or [None])
        places = _clicked(window) if window else []
        if not places:
            return "pause 0.2"
        item, place = self._random.choice(places)
        x, y = place.x + place.width // 2, place.y + place.height // 2
        button = self._random.choices([1, 3], [9, 1])[0]
        return f"click {json.dumps(window.name)} {x} {y} {button} {json.dumps(item.name, ensure_ascii=False)}"

    def _enter(self, session):
        fields = session.fields()
        if not fields:
            return "key Tab"
        return f"enter {self._random.randrange(len(fields))} {json.dumps(self._random.choice(TEXTS), ensure_ascii=False)}"

    def _key(self, _):
        return f"key {self._random.choice(KEYS)}"

    def _screen(self, _):
        return f"screen {self._random.choice(SCREENS)}"

    def _back(self, _):
        return f"key {self._random.choice(['Alt+Left', 'Escape'])}"

    def _resize(self, _):
        width, height = self._random.choice(SIZES)
        return f"resize {width} {height}"

    def _import(self, _):
        return f"import {self._random.choice([10, 2_000, 60_000])}"

    def _theme(self, _):
        return f"theme {self._random.choice(['light', 'dark', 'system'])}"

    def _window(self, _):
        return self._random.choice(["key Control+n", "key Control+w"])

    def _restart(self, _):
        language, scale, size = self._random.choice(["en", "ko"]), self._random.choice([1, 2]), self._random.choice([11, 17, 24])
        return f"restart {language} {scale} {size} {self._random.choice(['shell', 'shell', 'gallery'])}"

    def _pause(self, _):
        return f"pause {self._random.choice([0.1, 0.5, 2])}"


def _clicked(window):
    found = [item for item in window.descendants() if item.role in CLICKED and item.name not in LEFT_ALONE]
    found = [item for item, is_sensitive in zip(found, have(found, State.SENSITIVE)) if is_sensitive]
    size = window.extents()
    return [
        (item, place)
        for item, place in zip(found, extents(found))
        if size and place and place.width > 0 and 0 <= place.x < size.width and 0 <= place.y < size.height
    ]
