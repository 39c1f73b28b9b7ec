"""A pointer and a keyboard for a compositor without any, as long as this program runs.

    input_devices.py SOCKET

Each line that comes through the socket is one action, in JSON, and is answered by an empty line once the compositor has it:
`["settle", window]`, `["move", x, y]`, `["move_by", x, y]`, `["button", number, is_down]`, `["key", name, is_down]`, `["type", text]`. The numbers of buttons are X11's.
"""

import json
import os
import socketserver
import sys
import time

from connection import Connection
from keymap import BITS, MODIFIERS, Keymap

_POINTER_MANAGER, _KEYBOARD_MANAGER = "zwlr_virtual_pointer_manager_v1", "zwp_virtual_keyboard_manager_v1"
_CREATE = 0
# The requests of a virtual pointer, and of a virtual keyboard.
_MOVE, _BUTTON, _AXIS, _FRAME, _AXIS_SOURCE, _AXIS_STOP, _AXIS_DISCRETE = 1, 2, 3, 4, 5, 6, 7
_KEYMAP, _KEY, _MODIFIERS = 0, 1, 2
_TEXT_FORMAT = 1
_BUTTONS = {1: 0x110, 2: 0x112, 3: 0x111, 8: 0x113, 9: 0x114}
# What X11 tells as buttons, Wayland tells as axes. GTK 4.8 takes a wheel's left for right there, so fingers scroll sideways.
_WHEEL, _FINGERS = {4: -1, 5: 1}, {6: -1, 7: 1}
_VERTICAL, _HORIZONTAL = 0, 1
_WHEEL_SOURCE, _FINGER_SOURCE = 0, 1
# The distance of a notch, and the one of fingers that scrolls as far.
_NOTCH, _FINGER_NOTCH = 15.0, 10.0
# A new window is below the pointer when its program has drawn it in its place. sway waits for that for 0.2 s, and tests that block
# their own window's program for the length of a command never do it.
_SETTLING_SECONDS = 0.25
# A held key repeats after a moment. A compositor leaves that to programs, but sway tells them that virtual keyboards do not repeat.
# Keys repeat late: a busy machine may let go of a key long after it has pressed it.
_REPEAT_DELAY_SECONDS, _REPEAT_SECONDS = 3.0, 0.05


class InputDevices:
    def __init__(self, width, height):
        self._extent = (width, height)
        self._connection = Connection()
        seat = self._connection.bind("wl_seat", 1)
        self._pointer = self._make(_POINTER_MANAGER, seat)
        self._keyboard = self._make(_KEYBOARD_MANAGER, seat)
        self._keymap = Keymap()
        self._modifiers = 0
        self._held, self._next_repeat = None, 0.0
        self._settled = set()
        file = os.memfd_create("keymap")
        os.write(file, self._keymap.text)
        self._connection.request(self._keyboard, _KEYMAP, _TEXT_FORMAT, len(self._keymap.text), file=file)
        os.close(file)
        # A pointer that has never moved has no place, and the window below it would not know that it is there.
        self.move(0, 0)
        self._connection.wait()

    def _make(self, manager, seat):
        manager = self._connection.bind(manager, 1)
        device = self._connection.new_object()
        self._connection.request(manager, _CREATE, seat, device)
        return device

    def act(self, kind, *arguments):
        getattr(self, kind)(*arguments)
        self._connection.wait()

    def settle(self, window):
        if window not in self._settled:
            self._settled.add(window)
            time.sleep(_SETTLING_SECONDS)

    def move(self, x, y):
        width, height = self._extent
        self._place = min(max(round(x), 0), width - 1), min(max(round(y), 0), height - 1)
        self._connection.request(self._pointer, _MOVE, _now(), *self._place, width, height)
        self._connection.request(self._pointer, _FRAME)

    def move_by(self, x, y):
        self.move(self._place[0] + x, self._place[1] + y)

    def button(self, number, is_down):
        if number in _WHEEL or number in _FINGERS:
            if is_down:
                self._scroll(number)
            return
        self._connection.request(self._pointer, _BUTTON, _now(), _BUTTONS[number], int(is_down))
        self._connection.request(self._pointer, _FRAME)

    def _scroll(self, number):
        if number in _WHEEL:
            direction = _WHEEL[number]
            self._connection.request(self._pointer, _AXIS_SOURCE, _WHEEL_SOURCE)
            self._connection.request(self._pointer, _AXIS_DISCRETE, _now(), _VERTICAL, direction * _NOTCH, direction)
        else:
            self._connection.request(self._pointer, _AXIS_SOURCE, _FINGER_SOURCE)
            self._connection.request(self._pointer, _AXIS, _now(), _HORIZONTAL, _FINGERS[number] * _FINGER_NOTCH)
            self._connection.request(self._pointer, _FRAME)
            self._connection.request(self._pointer, _AXIS_SOURCE, _FINGER_SOURCE)
            self._connection.request(self._pointer, _AXIS_STOP, _now(), _HORIZONTAL)
        self._connection.request(self._pointer, _FRAME)

    def key(self, name, is_down):
        number, needs_modifier = self._keymap.key(name)
        # The numbers of the keypad are its keys with Num Lock, as capitals are those of letters with Shift.
        modifier = "Num_Lock" if name.startswith("KP_") else "Shift_L"
        if needs_modifier and is_down:
            self.key(modifier, True)
        self._connection.request(self._keyboard, _KEY, _now(), number, int(is_down))
        self._held, self._next_repeat = number if is_down else None, time.monotonic() + _REPEAT_DELAY_SECONDS
        bit = BITS.get(MODIFIERS.get(name.lower(), name), 0)
        self._modifiers = self._modifiers | bit if is_down else self._modifiers & ~bit
        self._connection.request(self._keyboard, _MODIFIERS, self._modifiers, 0, 0, 0)
        if needs_modifier and not is_down:
            self.key(modifier, False)

    def repeat_held_key(self):
        """Presses the key again that was pressed last, if it is still held. Modifiers do not repeat."""
        if self._held is not None and not self._modifiers and time.monotonic() >= self._next_repeat:
            self._next_repeat += _REPEAT_SECONDS
            self._connection.request(self._keyboard, _KEY, _now(), self._held, 1)
            self._connection.wait()

    def type(self, text):
        for letter in text:
            self.key(letter, True)
            self.key(letter, False)


class Requests(socketserver.StreamRequestHandler):
    def handle(self):
        for line in self.rfile:
            self.server.devices.act(*json.loads(line))
            self.wfile.write(b"\n")


class Server(socketserver.UnixStreamServer):
    def __init__(self, path, devices):
        super().__init__(path, Requests)
        self.devices = devices

    def service_actions(self):
        self.devices.repeat_held_key()


def _now():
    return int(time.monotonic() * 1000)


if __name__ == "__main__":
    with Server(sys.argv[1], InputDevices(*map(int, os.environ["DESKTOP_SIZE"].split("x")))) as server:
        server.serve_forever(_REPEAT_SECONDS)
