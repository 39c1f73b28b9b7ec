"""Keys, pressed as on a keyboard: they go to whichever window has the focus."""

from gi.repository import GLib

from bus import REGISTRY, bus
from window_manager import IS_WAYLAND, window_command

_CONTROL, _SHIFT, _ALT = 37, 50, 64  # The codes of a PC keyboard, which the virtual display has.
_MODIFIERS = {"Control": _CONTROL, "Shift": _SHIFT, "Alt": _ALT}
_SYMBOLS = {
    "Escape": 0xFF1B, "Return": 0xFF0D, "Tab": 0xFF09, "space": 0x20, "Left": 0xFF51, "Up": 0xFF52, "Right": 0xFF53,
    "Down": 0xFF54, "Page_Up": 0xFF55, "Page_Down": 0xFF56, "Home": 0xFF50, "End": 0xFF57, "F1": 0xFFBE, "F5": 0xFFC2, "F6": 0xFFC3, "F10": 0xFFC7,
    "Menu": 0xFF67,
    "BackSpace": 0xFF08, "Delete": 0xFFFF, "comma": 0x2C, "question": 0x3F,
}
_X11_NAMES = {"Control": "ctrl", "Shift": "shift", "Alt": "alt", "Page_Up": "Prior", "Page_Down": "Next"}
# What to do with a key: it is told by its code, or by its symbol.
_PRESS, _RELEASE, _SYMBOL = 0, 1, 3


def press(keys):
    """Presses keys together, the last one once: `press("Control+n")`."""
    if IS_WAYLAND:
        # There the accessibility bus has no keys. Names that X11 knows, and the letter of a key without its modifiers.
        return window_command("key", "+".join(_X11_NAMES.get(name, name) for name in keys.split("+")))
    *modifiers, key = keys.split("+")
    codes = [_MODIFIERS[name] for name in modifiers]
    for code in codes:
        _generate(code, _PRESS)
    _generate(_SYMBOLS.get(key) or ord(key), _SYMBOL)
    for code in reversed(codes):
        _generate(code, _RELEASE)


def _generate(number, kind):
    controller = (REGISTRY, "/org/a11y/atspi/registry/deviceeventcontroller")
    event = GLib.Variant("(isu)", (number, "", kind))
    bus().ask(controller, "org.a11y.atspi.DeviceEventController", "GenerateKeyboardEvent", event)
