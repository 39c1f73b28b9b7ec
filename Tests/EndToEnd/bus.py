"""The accessibility bus: questions to programs, many at a time, and the events that programs send."""

from gi.repository import Gio, GLib

from waiting import Patience

REGISTRY = "org.a11y.atspi.Registry"
ROOT = "/org/a11y/atspi/accessible/root"
# No answer is waited for by the clock: `Patience` sees whether a program still works.
NO_DEADLINE = GLib.MAXINT32


class Bus:
    """A connection of its own: the client library asks one thing after the other."""

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = session.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, Gio.DBusCallFlags.NONE, NO_DEADLINE
        ).unpack()[0]
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self._connection = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
        self._listeners = []
        self._connection.signal_subscribe(
            None, "org.a11y.atspi.Event.Object", None, None, None, Gio.DBusSignalFlags.NONE, self._hear
        )
        # Programs may keep to themselves what nobody has asked for.
        events = GLib.Variant("(sass)", ("object:", [], ""))
        self.ask((REGISTRY, "/org/a11y/atspi/registry"), "org.a11y.atspi.Registry", "RegisterEvent", events)

    def ask(self, reference, interface, method, parameters=None):
        """What an item answers, or None when it has gone away in the meantime, as a screen does that is covered."""
        answer = self.ask_all([(reference, interface, method, parameters)])[0]
        return answer and answer.unpack()

    def ask_all(self, questions):
        """The answers to all questions, in their order, as variants: to unpack long ones whole takes long.

        The questions are under way at the same time."""
        answers = [None] * len(questions)
        missing = len(questions)

        def receive(connection, result, index):
            nonlocal missing
            missing -= 1
            try:
                answers[index] = connection.call_finish(result)
            except GLib.Error:
                pass

        for index, ((name, path), interface, method, parameters) in enumerate(questions):
            self._connection.call(
                name, path, interface, method, parameters, None, Gio.DBusCallFlags.NO_AUTO_START, NO_DEADLINE, None,
                receive, index,
            )
        patience = Patience("a program answers the accessibility bus")
        while missing:
            patience.pause(until=lambda: not missing)
        return answers

    def listen(self, listener):
        """Has `listener(reference, event, kind, value)` called for each event: `("StateChanged", "focused", 1)`."""
        self._listeners.append(listener)

    def stop_listening(self, listener):
        self._listeners.remove(listener)

    def _hear(self, _connection, sender, path, _interface, event, parameters):
        if self._listeners:
            kind, number, _, value = parameters.unpack()[:4]
            for listener in list(self._listeners):
                listener((sender, path), event, kind, number if event == "StateChanged" else value)

    def process_id(self, name):
        """The process behind a name on the bus."""
        question = GLib.Variant("(s)", (name,))
        answer = self.ask(("org.freedesktop.DBus", "/"), "org.freedesktop.DBus", "GetConnectionUnixProcessID", question)
        return answer and answer[0]


_bus = None


def bus():
    """The accessibility bus of the desktop that the tests run on."""
    global _bus
    _bus = _bus or Bus()
    return _bus
