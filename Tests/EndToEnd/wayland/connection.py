"""A connection to a Wayland compositor: just what devices of input need."""

import array
import os
import socket
import struct

DISPLAY, REGISTRY = 1, 2
_SYNC, _GET_REGISTRY, _BIND = 0, 1, 0
_ERROR, _GLOBAL, _DONE = 0, 0, 0


class Connection:
    """Objects have numbers; a request is an object, the number of the request, and its arguments."""

    def __init__(self):
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(os.path.join(os.environ["XDG_RUNTIME_DIR"], os.environ["WAYLAND_DISPLAY"]))
        self._received = b""
        self._newest = REGISTRY
        self._globals = {}
        self.request(DISPLAY, _GET_REGISTRY, REGISTRY)
        self.wait()

    def new_object(self):
        """The number of an object that the next request makes."""
        self._newest += 1
        return self._newest

    def bind(self, interface, version):
        """One of the compositor's global objects."""
        new = self.new_object()
        self.request(REGISTRY, _BIND, self._globals[interface], interface, version, new)
        return new

    def request(self, target, opcode, *arguments, file=None):
        body = b"".join(map(_encoded, arguments))
        message = struct.pack("=II", target, (8 + len(body)) << 16 | opcode) + body
        files = [] if file is None else [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [file]))]
        self._socket.sendmsg([message], files)

    def wait(self):
        """Waits until the compositor has done what was requested."""
        callback = self.new_object()
        self.request(DISPLAY, _SYNC, callback)
        while True:
            sender, opcode, body = self._next_event()
            if (sender, opcode) == (DISPLAY, _ERROR):
                raise RuntimeError(f"the compositor refuses a request: {body!r}")
            if (sender, opcode) == (REGISTRY, _GLOBAL):
                name, length = struct.unpack_from("=II", body)
                self._globals[body[8 : 8 + length - 1].decode()] = name
            if (sender, opcode) == (callback, _DONE):
                return

    def _next_event(self):
        sender, size = struct.unpack("=II", self._read(8))
        return sender, size & 0xFFFF, self._read((size >> 16) - 8)

    def _read(self, count):
        while len(self._received) < count:
            more = self._socket.recv(4096)
            if not more:
                raise EOFError("the compositor has ended the connection")
            self._received += more
        result, self._received = self._received[:count], self._received[count:]
        return result


def _encoded(argument):
    if isinstance(argument, str):
        text = argument.encode() + b"\0"
        return struct.pack("=I", len(text)) + text + bytes(-len(text) % 4)
    if isinstance(argument, float):
        return struct.pack("=i", round(argument * 256))
    return struct.pack("=I", argument & 0xFFFFFFFF)
