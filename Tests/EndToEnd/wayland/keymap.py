"""The keys of a usual keyboard, as libxkbcommon knows them."""

import ctypes

_library = ctypes.CDLL("libxkbcommon.so.0")
for _name, _result in {
    "xkb_context_new": ctypes.c_void_p,
    "xkb_keymap_new_from_names": ctypes.c_void_p,
    "xkb_keymap_get_as_string": ctypes.c_char_p,
    "xkb_keymap_min_keycode": ctypes.c_uint32,
    "xkb_keymap_max_keycode": ctypes.c_uint32,
    "xkb_keymap_num_levels_for_key": ctypes.c_uint32,
    "xkb_keymap_key_get_syms_by_level": ctypes.c_int,
    "xkb_keysym_from_name": ctypes.c_uint32,
    "xkb_utf32_to_keysym": ctypes.c_uint32,
}.items():
    getattr(_library, _name).restype = _result

# The names that xdotool has for modifiers, those of their keys, and their bits.
MODIFIERS = {"ctrl": "Control_L", "control": "Control_L", "shift": "Shift_L", "alt": "Alt_L", "super": "Super_L"}
BITS = {"Shift_L": 1, "Control_L": 4, "Alt_L": 8, "Num_Lock": 16, "Super_L": 64}
# The kernel counts keys from another number than X11 did.
_FIRST_KEY = 8
_TEXT_FORMAT = 1


class Keymap:
    def __init__(self):
        context = ctypes.c_void_p(_library.xkb_context_new(0))
        self._keymap = ctypes.c_void_p(_library.xkb_keymap_new_from_names(context, None, 0))
        self.text = _library.xkb_keymap_get_as_string(self._keymap, _TEXT_FORMAT) + b"\0"
        self._keys = {}
        first, last = (getattr(_library, f"xkb_keymap_{end}_keycode")(self._keymap) for end in ("min", "max"))
        symbols = ctypes.POINTER(ctypes.c_uint32)()
        for level in (0, 1):
            for key in range(first, last + 1):
                if _library.xkb_keymap_num_levels_for_key(self._keymap, key, 0) <= level:
                    continue
                count = _library.xkb_keymap_key_get_syms_by_level(self._keymap, key, 0, level, ctypes.byref(symbols))
                for index in range(count):
                    self._keys.setdefault(symbols[index], (key - _FIRST_KEY, level))

    def key(self, name):
        """The kernel's number of a key, and whether it needs a modifier. The name is X11's, or a letter."""
        name = MODIFIERS.get(name.lower(), name)
        symbol = _library.xkb_keysym_from_name(name.encode(), 0)
        if not symbol and len(name) == 1:
            symbol = _library.xkb_utf32_to_keysym(ord(name))
        if symbol not in self._keys:
            raise ValueError(f"the keyboard has no key for {name!r}")
        number, level = self._keys[symbol]
        return number, level == 1
