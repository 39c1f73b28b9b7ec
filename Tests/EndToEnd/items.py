"""The items of which programs tell assistive technology, read many at a time."""

from collections import namedtuple
import functools

import gi
from gi.repository import GLib

from bus import REGISTRY, ROOT, bus

gi.require_version("Atspi", "2.0")
# Of the client library only the numbers: once it is started it listens to all that programs tell.
from gi.repository import Atspi

Role, State, RelationType = Atspi.Role, Atspi.StateType, Atspi.RelationType

ACCESSIBLE, ACTION, COMPONENT = "org.a11y.atspi.Accessible", "org.a11y.atspi.Action", "org.a11y.atspi.Component"
EDITABLE, SELECTION, TEXT = "org.a11y.atspi.EditableText", "org.a11y.atspi.Selection", "org.a11y.atspi.Text"
VALUE, PROPERTIES = "org.a11y.atspi.Value", "org.freedesktop.DBus.Properties"
WINDOW_COORDINATES = 1

# What a user takes for a button, whether or not it tells that it is on.
BUTTONS = frozenset({Role.PUSH_BUTTON, Role.TOGGLE_BUTTON, Role.RADIO_BUTTON, Role.CHECK_BOX})
# What has nothing in it that anybody asks after: of a text only the links in it would be items.
CHILDLESS = {Role.IMAGE, Role.LABEL, Role.SEPARATOR}
# What an item is never changes.
_roles = {}

Extents = namedtuple("Extents", "x y width height")


class Item:
    """An item: its role, name and children as they were when it was read, all else as it is when somebody asks."""

    def __init__(self, reference):
        self.reference = reference
        self.role, self.name, self.children = None, "", []

    def has(self, *states):
        """Whether the item, if it is still there, has these states now."""
        return have([self], *states)[0]

    def is_there(self):
        return self._ask(ACCESSIBLE, "GetRole") is not None

    @property
    def description(self):
        return self._property(ACCESSIBLE, "Description")

    def act(self, index=0):
        """Does one of the item's actions, and returns whether the program was willing."""
        answer = self._ask(ACTION, "DoAction", GLib.Variant("(i)", (index,)))
        return answer is not None and answer[0]

    def actions(self):
        """The names of the item's actions."""
        answer = self._ask(ACTION, "GetActions")
        return [action[0] for action in answer[0]] if answer else []

    @property
    def value(self):
        return self._property(VALUE, "CurrentValue")

    @value.setter
    def value(self, number):
        parameters = GLib.Variant("(ssv)", (VALUE, "CurrentValue", GLib.Variant("d", number)))
        self._ask(PROPERTIES, "Set", parameters)

    @property
    def greatest_value(self):
        return self._property(VALUE, "MaximumValue")

    def text(self, start=0, end=-1):
        answer = self._ask(TEXT, "GetText", GLib.Variant("(ii)", (start, end)))
        return answer and answer[0]

    def enter(self, text):
        """Puts a text in place of what is there, and returns whether the item takes one."""
        answer = self._ask(EDITABLE, "SetTextContents", GLib.Variant("(s)", (text,)))
        return answer is not None and answer[0]

    def select_child(self, index):
        answer = self._ask(SELECTION, "SelectChild", GLib.Variant("(i)", (index,)))
        return answer is not None and answer[0]

    def relations(self):
        """The kinds of relations that the item has with others."""
        answer = self._ask(ACCESSIBLE, "GetRelationSet")
        return [kind for kind, _ in answer[0]] if answer else []

    def extents(self):
        """Its place in its window; None where it is gone."""
        return extents([self])[0]

    def descendants(self, but_not_inside=frozenset()):
        """The items below this one, each before what is in it."""
        for child in self.children:
            yield child
            if child.role not in but_not_inside:
                yield from child.descendants(but_not_inside)

    def _ask(self, interface, method, parameters=None):
        return bus().ask(self.reference, interface, method, parameters)

    def _property(self, interface, name):
        answer = self._ask(PROPERTIES, "Get", GLib.Variant("(ss)", (interface, name)))
        return answer and answer[0]

    def __eq__(self, other):
        return isinstance(other, Item) and self.reference == other.reference

    def __hash__(self):
        return hash(self.reference)

    def __repr__(self):
        return f"{Role(self.role).value_nick} “{self.name}”"


def extents(items):
    """The places of items in their windows; None for those that are gone."""
    place = GLib.Variant("(u)", (WINDOW_COORDINATES,))
    answers = bus().ask_all([(item.reference, COMPONENT, "GetExtents", place) for item in items])
    return [Extents(*answer.unpack()[0]) if answer else None for answer in answers]


def have(items, *states):
    """For each item, whether it is still there and has these states now."""
    answers = bus().ask_all([(item.reference, ACCESSIBLE, "GetState", None) for item in items])
    numbers = [_number(answer.unpack()[0]) if answer else 0 for answer in answers]
    return [all(number >> state & 1 for state in states) for number in numbers]


def windows(process_id, role=None, all_rows=False):
    """The top-level windows of a program with what is in them; with no process, all programs'; with no role, of any.

    A list keeps some two hundred rows ready. Those that have no place on screen are left out, unless all rows are wanted."""
    answer = bus().ask((REGISTRY, ROOT), ACCESSIBLE, "GetChildren")
    programs = [name for name, _ in answer[0]] if answer else []
    return [
        window
        for name in programs
        if process_id is None or _process_id(name) == process_id
        for window in _read(name, role, all_rows)
    ]


def _read(name, role, all_rows):
    """The windows of a role that the program with a name on the bus has."""
    root = Item((name, ROOT))
    asked, level = [], [root]
    while level:
        # All items of a level are asked at the same time.
        for item, children in zip(level, _describe(level)):
            item.children = [Item(child) for child in children]
        if not all_rows:
            _leave_out_unplaced_rows([item for item in level if item.role == Role.LIST_ITEM])
        asked += level
        level = [child for item in level if item.role is not None for child in item.children]
    for item in asked:
        item.children = [child for child in item.children if child.role is not None]
    return [window for window in root.children if role in (None, window.role)]


def _describe(items):
    """Asks what items are called, are, and have in them; returns the last."""
    new = [item for item in items if item.reference not in _roles]
    parents = [item for item in items if _roles.get(item.reference) not in CHILDLESS]
    name = GLib.Variant("(ss)", (ACCESSIBLE, "Name"))
    answers = bus().ask_all(
        [(item.reference, PROPERTIES, "Get", name) for item in items]
        + [(item.reference, ACCESSIBLE, "GetChildren", None) for item in parents]
        + [(item.reference, ACCESSIBLE, "GetRole", None) for item in new]
    )
    names, answers = answers[: len(items)], answers[len(items) :]
    children, roles = dict(zip(parents, answers)), answers[len(parents) :]
    _roles.update((item.reference, role.unpack()[0]) for item, role in zip(new, roles) if role)
    for item, told in zip(items, names):
        if told:
            item.name, item.role = told.get_child_value(0).get_variant().get_string(), _roles.get(item.reference)
    return [_references(children.get(item)) for item in items]


def _references(answer):
    array = answer and answer.get_child_value(0)
    return [_reference(array.get_child_value(index)) for index in range(array.n_children())] if array else []


def _reference(told):
    return told.get_child_value(0).get_string(), told.get_child_value(1).get_string()


def _leave_out_unplaced_rows(rows):
    for row, place in zip(rows, extents(rows)):
        if not place or place.width <= 0:
            row.role = None


def _number(states):
    low, high = states
    return low | high << 32


@functools.cache
def _process_id(name):
    return bus().process_id(name)
