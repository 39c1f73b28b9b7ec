"""The program as the desktop meets it: its actions over the session bus, its keys, its menu, its preferences."""

import re
import signal
import subprocess
import tempfile
import unittest

from gi.repository import Gio, GLib

from accessibility import Screen, frames
from book_shop import leave_book
from home_app import HomeApp
from items import State
from keyboard import press
from settings import write_settings
from waiting import wait_until
from window_manager import WindowManager, window_of

ID = "io.github.gtkbridge.HomeApp"
ACTIONS = {"new-window", "find", "preferences", "shortcuts", "about", "quit", "show-screen"}


def perform(action, *target):
    subprocess.run(["gapplication", "action", ID, action, *target], check=True)


def actions():
    """The names of the actions that the program offers on the session bus; none while it is not there."""
    command = ["gdbus", "call", "--session", "--dest", ID, "--object-path", "/" + ID.replace(".", "/")]
    result = subprocess.run([*command, "--method", "org.gtk.Actions.List"], capture_output=True, text=True)
    return set(re.findall(r"'([\w-]+)'", result.stdout))


def wait_for_windows(app, count):
    wait_until(lambda: len(frames(app.process_id)) == count, f"there are {count} windows")


def brightness(window):
    """How light a window is on the whole, from 0 to 1."""
    command = ["import", "-window", window, "-format", "%[fx:mean]", "info:-"]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


class RemoteTests(unittest.TestCase):
    def test_actions_over_the_session_bus(self):
        with HomeApp() as app:
            Screen(app, "Hello World")
            self.assertLessEqual(ACTIONS, actions())
            perform("show-screen", "'journal'")
            Screen(app, "Life-Cycle Journal")
            perform("new-window")
            wait_for_windows(app, 2)
            perform("quit")
            self.assertEqual(app.wait_for_exit(), 0)
            self.assertEqual(app.errors(), "")

    def test_service_shows_a_window_when_it_is_asked(self):
        with HomeApp("--gapplication-service") as service:
            wait_until(lambda: "quit" in actions(), "the service has its name on the bus")
            self.assertEqual(frames(service.process_id), [])
            with HomeApp() as second:
                self.assertEqual(second.wait_for_exit(), 0)
            Screen(service, "Hello World")
            with HomeApp() as third:
                self.assertEqual(third.wait_for_exit(), 0)
            self.assertEqual(len(frames(service.process_id)), 1, "starting the program again brings its window forward")
            perform("quit")
            self.assertEqual(service.wait_for_exit(), 0)
            self.assertEqual(service.errors(), "")

    def test_program_that_starts_while_another_ends_takes_its_place(self):
        """The one that ends has its name on the bus still, and answers nothing any more."""
        bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        owner = Gio.bus_own_name_on_connection(bus, ID, Gio.BusNameOwnerFlags.NONE)
        watch = bus.add_filter(lambda _, message, is_incoming: self.leave(message, is_incoming, owner))
        self.addCleanup(bus.remove_filter, watch)
        with tempfile.TemporaryDirectory() as folder, HomeApp("--store", f"{folder}/store.sqlite") as app:
            Screen(app, "Hello World")
            self.assertLessEqual(ACTIONS, actions(), "it has the name now")
            perform("quit")
            self.assertEqual(app.wait_for_exit(), 0)
            self.assertEqual(app.errors(), "")

    @staticmethod
    def leave(message, is_incoming, owner):
        if is_incoming and message.get_member() == "Describe":
            GLib.idle_add(Gio.bus_unown_name, owner)
        return message

    def test_log_is_silent_unless_it_is_asked_for(self):
        for domain, is_heard in [("", False), ("HomeApp", True), ("all", True)]:
            with self.subTest(domain), HomeApp(environment={"G_MESSAGES_DEBUG": domain}) as app:
                Screen(app, "Hello World")
                app.signal(signal.SIGTERM)
                self.assertEqual(app.wait_for_exit(), 0)
                self.assertEqual("HomeApp-DEBUG" in app.errors() + app.output(), is_heard)


class NotificationTests(unittest.TestCase):
    def test_order_is_told_and_a_click_shows_the_shop(self):
        with tempfile.TemporaryDirectory() as folder, HomeApp("--store", f"{folder}/store.sqlite") as app:
            Screen(app, "Hello World").choose("Books")
            shop = Screen(app, "Books")
            shop.choose(shop.first_row("₩"))
            shop.press("Add to Cart")
            shop.wait_for_text("1 in the cart")
            leave_book(shop)
            shop.press("Cart, 1 book")
            # The desktop is every test's: other programs may have sent notifications to it before.
            sent_before = len(self.sent())
            shop.press("Check Out")
            title, body, actions = wait_until(lambda: self.sent()[sent_before:], "a notification is sent")[0]
            self.assertEqual(title, "Order placed")
            self.assertIn("1 book for ₩", body)
            self.assertIn("Show Books", actions)
            perform("show-screen", "'home'")
            Screen(app, "Hello World")
            self.call("Click", str(sent_before + 1), "default")
            Screen(app, "Books")
            self.assertEqual(app.errors(), "")

    def sent(self):
        """What notifications say, the oldest first: title, body, and the names and labels of actions."""
        return GLib.Variant.parse(None, self.call("List"), None, None).unpack()[0]

    @staticmethod
    def call(method, *arguments):
        name = "org.freedesktop.Notifications"
        command = ["gdbus", "call", "--session", "--dest", name, "--object-path", "/" + name.replace(".", "/")]
        command += ["--method", f"io.github.gtkbridge.Tests.{method}", *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout


class KeyTests(unittest.TestCase):
    def test_keys(self):
        with WindowManager(), HomeApp() as app:
            self.wait_for_keys(app, "Hello World", count=1)
            press("Control+n")
            self.wait_for_keys(app, "Hello World", count=2)
            press("Control+w")
            self.wait_for_keys(app, "Hello World", count=1)
            press("Control+comma")
            self.wait_for_keys(app, "Preferences", count=2)
            press("Escape")
            self.wait_for_keys(app, "Hello World", count=1)
            press("F1")
            self.wait_for_keys(app, "Shortcuts", count=2)
            # The window that is open comes to the front.
            press("F1")
            press("Escape")
            self.wait_for_keys(app, "Hello World", count=1)
            press("Control+q")
            self.assertEqual(app.wait_for_exit(), 0)
            self.assertEqual(app.errors(), "")

    def wait_for_keys(self, app, title, count):
        """Waits until there are so many windows, and one with a title is where keys go: before that they go nowhere."""

        def has_keys():
            windows = frames(app.process_id)
            return len(windows) == count and any(window.name == title and window.has(State.ACTIVE) for window in windows)

        wait_until(has_keys, f'"{title}" of {count} windows has the keyboard')


class PreferenceTests(unittest.TestCase):
    def setUp(self):
        self.folder = self.enterContext(tempfile.TemporaryDirectory())
        self.environment = write_settings(self.folder)

    def test_language_is_spoken_from_the_next_start_on(self):
        write_settings(self.folder, language="ko")
        with HomeApp(environment=self.environment) as app:
            Screen(app, "안녕 세상").choose("코디네이터 놀이터")

    def test_colour_scheme_that_another_program_sets_is_followed(self):
        write_settings(self.folder, color_scheme="light")
        with HomeApp(environment=self.environment) as app:
            Screen(app, "Hello World")
            window = window_of(app.process_id)
            wait_until(lambda: brightness(window) > 0.5, "the window is light")
            write_settings(self.folder, color_scheme="dark")
            wait_until(lambda: brightness(window) < 0.5, "the window is dark")
            write_settings(self.folder, color_scheme="light")
            wait_until(lambda: brightness(window) > 0.5, "the window is light again")
            self.assertEqual(app.errors(), "")

    def test_quitting_asks_first(self):
        write_settings(self.folder, confirm_on_quit="true")
        with HomeApp(environment=self.environment) as app:
            Screen(app, "Hello World")
            perform("quit")
            Screen(app, "Quit").press("Cancel")
            wait_for_windows(app, 1)
            perform("quit")
            Screen(app, "Quit").press("Quit")
            self.assertEqual(app.wait_for_exit(), 0)
            self.assertEqual(app.errors(), "")


if __name__ == "__main__":
    unittest.main()
