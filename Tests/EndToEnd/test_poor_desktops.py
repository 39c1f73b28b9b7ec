"""Starts on desktops that lack something: the window shows, and one line on stderr says what is missing."""

import os
import shutil
import subprocess
import tempfile
import unittest

from accessibility import Screen
from home_app import HomeApp, program
from waiting import wait_until
from window_manager import IS_WAYLAND, WindowManager, geometry, window_of, windows_of


class PoorDesktopTests(unittest.TestCase):
    def setUp(self):
        self.enterContext(WindowManager())
        self.folder = self.enterContext(tempfile.TemporaryDirectory())
        self.store = os.path.join(self.folder, "store.sqlite")

    def complaints(self, **environment):
        """The lines on stderr of a program whose window shows."""
        with HomeApp("--store", self.store, environment=environment) as app:
            wait_until(lambda: windows_of(app.process_id) or not app.is_running, "the window shows")
            self.assertTrue(app.is_running, app.errors())
            return [line for line in app.errors().splitlines() if line]

    def alone(self):
        """Copies the program to where it has no files beside it."""
        folder = os.path.join(self.folder, "alone")
        os.mkdir(folder)
        copy = shutil.copy(program(), folder)
        before = os.environ["HOME_APP"]
        os.environ["HOME_APP"] = copy
        self.addCleanup(os.environ.__setitem__, "HOME_APP", before)

    def test_without_a_session_bus(self):
        if not IS_WAYLAND:
            # There would be no accessibility bus either, but the display tells the address of the one of these tests.
            subprocess.run(["xprop", "-root", "-remove", "AT_SPI_BUS"], check=True)
        lines = self.complaints(DBUS_SESSION_BUS_ADDRESS="unix:path=/nonexistent/bus")
        self.assertEqual(len(lines), 1, lines)
        self.assertIn("session bus", lines[0])

    def test_without_an_icon_theme(self):
        self.alone()
        share = os.path.join(self.folder, "share")
        os.mkdir(share)
        os.symlink("/usr/share/glib-2.0", os.path.join(share, "glib-2.0"))
        lines = self.complaints(XDG_DATA_DIRS=share)
        self.assertEqual(len(lines), 1, lines)
        self.assertRegex(lines[0], r"\AHomeApp: .*no icon theme.*adwaita-icon-theme")

    def test_without_schemas(self):
        self.alone()
        share = os.path.join(self.folder, "share")
        os.mkdir(share)
        os.symlink("/usr/share/icons", os.path.join(share, "icons"))
        # The library with the desktop's style asks for a schema without looking whether there are any.
        lines = self.complaints(XDG_DATA_DIRS=share, G_DEBUG="")
        own = [line for line in lines if "g_settings_schema_source_lookup" not in line]
        self.assertEqual(len(own), 1, lines)
        self.assertRegex(own[0], r"\AHomeApp: .*no compiled settings schemas.*gsettings-desktop-schemas")

    def test_under_the_variables_of_kde(self):
        kde = {
            "XDG_CURRENT_DESKTOP": "KDE", "XDG_SESSION_DESKTOP": "KDE", "DESKTOP_SESSION": "plasma",
            "KDE_FULL_SESSION": "true", "KDE_SESSION_VERSION": "6",
        }
        with HomeApp("--store", self.store, environment=kde) as app:
            Screen(app, "Hello World").press("Tap1 Action Button")
            self.assertEqual(app.errors(), "")

    @unittest.skipUnless(IS_WAYLAND, "X11 has no tiles here")
    def test_in_a_tile(self):
        with HomeApp("--screen", "home", "--store", self.store) as app:
            screen = Screen(app, "Hello World")
            subprocess.run(["swaymsg", "floating", "disable"], check=True, stdout=subprocess.DEVNULL)
            width, _ = map(int, os.environ["DESKTOP_SIZE"].split("x"))
            wait_until(lambda: geometry(window_of(app.process_id))[0] == width, "the window fills the desktop")
            screen.press("Tap1 Action Button")
            self.assertEqual(app.errors(), "")


if __name__ == "__main__":
    unittest.main()
