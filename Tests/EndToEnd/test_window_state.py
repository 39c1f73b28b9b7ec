"""What becomes of the window: minimised, resized, maximised, killed, and started again."""

import json
import pathlib
import signal
import tempfile
import unittest

from accessibility import Screen
from home_app import HomeApp
from items import Role
from waiting import wait_until
from window_manager import IS_WAYLAND, WindowManager, double_click, drag, geometry, window_command, window_of


class WindowStateTests(unittest.TestCase):
    def setUp(self):
        self.enterContext(WindowManager())
        self.state = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))

    def start(self, **environment):
        return HomeApp(environment={"XDG_STATE_HOME": str(self.state), **environment})

    def settings(self):
        """What the program has written down so far."""
        files = list(self.state.rglob("window.json"))
        return json.loads(files[0].read_text()) if files else {}

    def test_size_and_sidebar_are_restored_after_a_kill(self):
        with self.start() as app:
            Screen(app, "Hello World").choose("Coordinator Playground")
            Screen(app, "Coordinator Playground").wait_for_text("The First Screen")
            window = window_of(app.process_id)
            window_command("windowsize", "--sync", window, 1000, 700)
            wait_until(lambda: self.settings().get("windowWidth"), "the size is saved")
            width, height = self.settings()["windowWidth"], self.settings()["windowHeight"]
            drag(window, start=262, end=322, y=400)
            wait_until(lambda: (self.settings().get("sidebar") or 0) > 290, "the sidebar's width is saved")
            sidebar = self.settings()["sidebar"]
            shown = geometry(window)
            app.signal(signal.SIGKILL)
            app.wait_for_exit()
        with self.start() as again:
            Screen(again, "Coordinator Playground").wait_for_text("The First Screen")
            wait_until(lambda: geometry(window_of(again.process_id)) == shown, f"the window is {shown}")
            again.signal(signal.SIGTERM)
            self.assertEqual(again.wait_for_exit(), 0)
            self.assertEqual(again.errors(), "")
        self.assertEqual((self.settings()["windowWidth"], self.settings()["windowHeight"]), (width, height))
        self.assertEqual(self.settings()["sidebar"], sidebar)

    def test_sidebar_is_as_wide_as_before_when_there_is_room_again(self):
        with self.start() as app:
            screen = Screen(app, "Hello World")
            window = window_of(app.process_id)
            window_command("windowsize", "--sync", window, 900, 600)
            wide = wait_until(lambda: self.width_of_sidebar(screen), "there is a sidebar")
            for narrow in (360, 520, 360, 700, 560):
                before = screen.extents().width
                window_command("windowsize", "--sync", window, narrow, 600)
                wait_until(lambda: screen.extents().width < before, f"it is {narrow} wide")
                window_command("windowsize", "--sync", window, 900, 600)
                wait_until(lambda: self.width_of_sidebar(screen) == wide, f"the sidebar is as before {narrow}")
            self.assertEqual(app.errors(), "")

    def width_of_sidebar(self, screen):
        lists = screen.find(Role.LIST)
        extents = lists[0].extents() if lists else None
        return extents and extents.width

    @unittest.skipIf(IS_WAYLAND, "sway neither maximises nor minimises windows")
    def test_maximised_window_is_restored(self):
        # The two clicks belong together, no matter how slow the machine is.
        config = self.state / "config"
        (config / "gtk-4.0").mkdir(parents=True)
        (config / "gtk-4.0/settings.ini").write_text("[Settings]\ngtk-double-click-time=60000\n", encoding="ascii")
        with self.start(XDG_CONFIG_HOME=str(config)) as app:
            Screen(app, "Hello World")
            window = window_of(app.process_id)
            small = geometry(window)
            double_click(window, 300, 20)
            wait_until(lambda: self.settings().get("isWindowMaximized"), "that it fills the screen is saved")
            app.signal(signal.SIGTERM)
            self.assertEqual(app.wait_for_exit(), 0)
        with self.start() as again:
            Screen(again, "Hello World")
            wait_until(lambda: geometry(window_of(again.process_id))[0] > small[0], "the window fills the screen")
            self.assertEqual(again.errors(), "")

    @unittest.skipIf(IS_WAYLAND, "sway neither maximises nor minimises windows")
    def test_minimising_makes_screens_disappear(self):
        with self.start() as app:
            screen = Screen(app, "Hello World")
            screen.choose("Life-Cycle Journal")
            journal = Screen(app, "Life-Cycle Journal")
            journal.press("Clear")
            journal.wait_for_text("0 of 0 entries")
            window = window_of(app.process_id)
            window_command("windowminimize", "--sync", window)
            window_command("windowmap", "--sync", window)
            # The sidebar's four events and the journal's.
            Screen(app, "Life-Cycle Journal").wait_for_text("8 of 8 entries")
            texts = Screen(app, "Life-Cycle Journal").texts()
            for event in ("viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewDidAppear"):
                self.assertEqual(texts.count(event), 2, event)
            self.assertEqual(app.errors(), "")


if __name__ == "__main__":
    unittest.main()
