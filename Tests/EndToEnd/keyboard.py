"""Keys, pressed as on a keyboard: they go to whichever window the display gives them to."""

import pyatspi

_CONTROL, _SHIFT, _ALT = 37, 50, 64  # The codes of a PC keyboard, which the virtual display has.
_MODIFIERS = {"Control": _CONTROL, "Shift": _SHIFT, "Alt": _ALT}
_SYMBOLS = {
    "Escape": 0xFF1B, "Return": 0xFF0D, "Tab": 0xFF09, "space": 0x20, "Left": 0xFF51, "Up": 0xFF52, "Right": 0xFF53,
    "Down": 0xFF54, "F1": 0xFFBE, "F10": 0xFFC7, "comma": 0x2C, "question": 0x3F,
}


def press(keys):
    """Presses keys together, the last one once: `press("Control+n")`."""
    *modifiers, key = keys.split("+")
    codes = [_MODIFIERS[name] for name in modifiers]
    for code in codes:
        pyatspi.Registry.generateKeyboardEvent(code, None, pyatspi.KEY_PRESS)
    pyatspi.Registry.generateKeyboardEvent(_SYMBOLS.get(key) or ord(key), None, pyatspi.KEY_SYM)
    for code in reversed(codes):
        pyatspi.Registry.generateKeyboardEvent(code, None, pyatspi.KEY_RELEASE)
