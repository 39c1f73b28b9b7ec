"""The program under test, in its own process."""

import os
import re
import subprocess
import tempfile

from running_process import RunningProcess

_OF_THE_COMPOSITOR = re.compile(r"\n\([^\n]*Compositor doesn't support moving popups, relying on remapping\n")


def program():
    """The path of the executable, from the environment, so that the same tests serve any build of it."""
    return os.environ["HOME_APP"]


class HomeApp(RunningProcess):
    """Runs the program for the length of a `with` block, and ends it afterwards if it has not ended by itself."""

    def __init__(self, *arguments, environment=None, stdin=subprocess.DEVNULL, stderr=None):
        self._state = tempfile.TemporaryDirectory()  # What the program remembers is this run's own.
        self._reported = 0
        folders = ["XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"]
        super().__init__(
            [program(), *arguments],
            {
                "G_DEBUG": "fatal-criticals",
                "GSK_RENDERER": "cairo",
                **dict.fromkeys(folders, self._state.name),
                **(environment or {}),
            },
            stdin,
            stderr,
        )

    def __exit__(self, *_):
        super().__exit__()
        self._state.cleanup()

    def errors(self):
        """What the program wrote to stderr so far: GTK's warnings come out here. What sway lacks is left out."""
        return _OF_THE_COMPOSITOR.sub("", super().errors())

    def new_errors(self):
        """What the program wrote to stderr since somebody last asked so: a warning is reported once, where it was made."""
        errors = self.errors()
        start, self._reported = self._reported, len(errors)
        return errors[start:]

    def resident_kilobytes(self):
        with open(f"/proc/{self.process_id}/status", encoding="ascii") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS:"))
