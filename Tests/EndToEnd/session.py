"""A user's session: the program with a store of its own, and what is done with it, by lines of text."""

import csv
import json
import os
import subprocess
import tempfile

from accessibility import frames
from home_app import HomeApp, program
from items import State, have, windows
from keyboard import press
from waiting import turn, wait_until
from window_manager import WindowManager, restore_windows, window_command, windows_of

ID = "io.github.gtkbridge.HomeApp"
# What GTK's own dialogs say about places on a machine without them.
NOT_OURS = ("recently-used", "GVFS", "gvfs")


class Session:
    """Does what actions say, for the length of a `with` block; whatever ends the program but itself is an error."""

    def __enter__(self):
        self._manager = WindowManager()
        self._manager.__enter__()
        self._folder = tempfile.TemporaryDirectory()
        self._imports = []
        self._start("en", 1, 11, "shell")
        return self

    def __exit__(self, *_):
        for running in self._imports:
            running.kill()
            running.wait()
        self._app.__exit__()
        self._manager.__exit__()
        self._folder.cleanup()

    def do(self, line):
        """Does what a line says, such as `key Tab`."""
        verb, _, rest = line.partition(" ")
        getattr(self, f"_{verb}")(rest)

    def check(self):
        """Fails when the program has warned, has ended, or does not answer."""
        if not self._app.is_running and self._app.status == 0 and not self._warnings():
            # The user has ended it.
            self._restart("en 1 11 shell")
        self.windows()
        if warnings := self._warnings():
            raise AssertionError(warnings)

    def rest(self):
        """Goes back to one window with the first screen, and returns what memory the program has then, in kB."""
        for running in self._imports:
            running.wait()
        self._imports = []
        if not self._app.is_running:
            self.check()
        while len(windows(self._app.process_id)) > 1:
            # Keys do not reach a window that has been minimised, nor any where the window manager gave the focus to none.
            restore_windows()
            for window in windows_of(self._app.process_id)[-1:]:
                window_command("windowactivate", window)
            press("Escape")
            turn(0.2)
            if len(windows(self._app.process_id)) > 1:
                press("Control+w")
                turn(0.2)
            self.check()
        self._screen("home")
        turn(1)
        self.check()
        return self._app.resident_kilobytes()

    def windows(self):
        return windows(self._app.process_id) if self._app.is_running else []

    def fields(self):
        """What takes text, in its order on screen."""
        items = [item for window in self.windows() for item in window.descendants()]
        return [item for item, is_editable in zip(items, have(items, State.EDITABLE)) if is_editable]

    def _warnings(self):
        lines = self._app.new_errors().splitlines()
        return "\n".join(line for line in lines if line and not any(part in line for part in NOT_OURS))

    def _start(self, language, scale, size, what):
        self._has_screens = what == "shell"
        settings = f"{self._folder.name}/gtk-4.0/settings.ini"
        os.makedirs(os.path.dirname(settings), exist_ok=True)
        with open(settings, "w", encoding="ascii") as file:
            file.write(f"[Settings]\ngtk-font-name=Cantarell {size}\n")
        self._app = HomeApp(
            *([] if self._has_screens else ["--screen", what]), "--store", self._store, environment={
                "LANGUAGE": language, "GDK_SCALE": str(scale), "XDG_CONFIG_HOME": self._folder.name,
                "XDG_STATE_HOME": self._folder.name, "GSETTINGS_BACKEND": "keyfile",
            }
        )
        wait_until(lambda: frames(self._app.process_id) or not self._app.is_running, "a window shows")

    @property
    def _store(self):
        return f"{self._folder.name}/store.sqlite"

    def _click(self, rest):
        title, end = json.JSONDecoder().raw_decode(rest)
        x, y, button = rest[end:].split()[:3]
        found = windows_of(self._app.process_id, title)
        if found:
            window_command("mousemove", "--window", found[0], x, y, "click", button)
        self._pause("0.1")

    def _key(self, keys):
        press(keys)
        self._pause("0.05")

    def _enter(self, rest):
        index, _, text = rest.partition(" ")
        fields = self.fields()
        if int(index) < len(fields):
            fields[int(index)].enter(json.loads(text))
        self._pause("0.1")

    def _screen(self, name):
        if self._has_screens:
            subprocess.run(["gapplication", "action", ID, "show-screen", f"'{name}'"], check=False)
        self._pause("0.2")

    def _resize(self, rest):
        for window in windows_of(self._app.process_id)[:1]:
            window_command("windowsize", window, *rest.split())
        self._pause("0.1")

    def _import(self, count):
        path = f"{self._folder.name}/books-{count}.csv"
        with open(path, "w", newline="", encoding="utf-8") as file:
            rows = csv.writer(file)
            rows.writerow(["title", "author", "price"])
            rows.writerows([f"책 {number}", "작가", number % 50_000 + 1] for number in range(int(count)))
        environment = {**os.environ, "DISPLAY": "", "XDG_DATA_HOME": self._folder.name}
        command = [program(), "--store", self._store, "--import", path]
        if sum(running.poll() is None for running in self._imports) < 2:
            self._imports.append(
                subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))

    def _theme(self, scheme):
        folder = f"{self._folder.name}/glib-2.0/settings"
        os.makedirs(folder, exist_ok=True)
        with open(f"{folder}/keyfile", "w", encoding="ascii") as file:
            file.write(f"[io/github/gtkbridge/HomeApp]\ncolor-scheme='{scheme}'\n")
        self._pause("0.2")

    def _restart(self, rest):
        if self._app.is_running:
            # The random user may have wished to be asked before the program ends.
            self._theme("default")
            subprocess.run(["gapplication", "action", ID, "quit"], check=False)
            wait_until(lambda: not self._app.is_running, "the program ends")
        if self._app.status != 0:
            raise AssertionError(f"the program ended with {self._app.status}: {self._app.errors()}")
        self._app.__exit__()
        language, scale, size, what = rest.split()
        self._start(language, int(scale), int(size), what)

    def _pause(self, seconds):
        turn(float(seconds), until=lambda: False)
