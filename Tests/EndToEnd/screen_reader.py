"""Orca, the desktop's screen reader, without a voice: what it says is lines of text."""

import json
import os
import tempfile

from running_process import RunningProcess
from waiting import wait_for_rest, wait_until

# An echo of keys says nothing about the program.
_SETTINGS = {"speechServerFactory": "written_speech", "enableKeyEcho": False, "enableBraille": False}

# Program and screen reader talk over a bus, which may be late. They have to rest this often.
_TIMES_AT_REST = 3


class ScreenReader(RunningProcess):
    """Runs Orca for the length of a `with` block, in a language that it has itself."""

    def __init__(self, language):
        self._folder = tempfile.TemporaryDirectory()
        self._heard = 0
        with open(os.path.join(self._folder.name, "user-settings.conf"), "w", encoding="ascii") as file:
            profiles = {"default": {"profile": ["Default", "default"]}}
            json.dump({"general": _SETTINGS, "profiles": profiles, "pronunciations": {}, "keybindings": {}}, file)
        folders = ["HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"]
        super().__init__(
            ["/usr/bin/orca", "--user-prefs", self._folder.name],
            {
                **dict.fromkeys(folders, self._folder.name),
                "LANGUAGE": language,
                "LC_ALL": "C.UTF-8",
                "PYTHONPATH": os.path.dirname(__file__),
            },
        )

    def __enter__(self):
        wait_until(self.output, "the screen reader greets")
        self.spoken()
        return self

    def __exit__(self, *_):
        super().__exit__()
        self._folder.cleanup()

    def spoken(self):
        """What has been said since somebody last asked, once program and screen reader have come to rest."""
        for _ in range(_TIMES_AT_REST):
            wait_for_rest(self.output)
        lines = self.output().splitlines()
        start, self._heard = self._heard, len(lines)
        return lines[start:]
