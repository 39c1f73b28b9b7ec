"""The program under test, in its own process."""

import glob
import os
import re
import signal
import subprocess
import tempfile
import time

from gi.repository import GLib

import waiting
from waiting import wait_until

# The clock of all threads of another process; see clock_getcpuclockid(3).
_PROCESS_CLOCK = 2
_OF_THE_COMPOSITOR = re.compile(r"\n\([^\n]*Compositor doesn't support moving popups, relying on remapping\n")


def program():
    """The path of the executable, from the environment, so that the same tests serve any build of it."""
    return os.environ["HOME_APP"]


class HomeApp:
    """Runs the program for the length of a `with` block, and ends it afterwards if it has not ended by itself."""

    def __init__(self, *arguments, environment=None, stdin=subprocess.DEVNULL, stderr=None):
        self._output = tempfile.TemporaryFile("w+")
        self._errors = tempfile.TemporaryFile("w+")
        self._state = tempfile.TemporaryDirectory()  # What the program remembers is this run's own.
        self._process = subprocess.Popen(
            [program(), *arguments],
            stdin=stdin,
            stdout=self._output,
            stderr=self._errors if stderr is None else stderr,
            env={
                **os.environ,
                "G_DEBUG": "fatal-criticals",
                "GSK_RENDERER": "cairo",
                "XDG_STATE_HOME": self._state.name,
                "XDG_DATA_HOME": self._state.name,
                "XDG_CONFIG_HOME": self._state.name,
                **(environment or {}),
            },
        )
        self._reported = 0
        waiting.programs.append(self)
        # Its end is something that happens: whoever waits looks again.
        self._end = os.pidfd_open(self._process.pid)
        GLib.unix_fd_add_full(GLib.PRIORITY_DEFAULT, self._end, GLib.IOCondition.IN, lambda *_: GLib.SOURCE_REMOVE)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        waiting.programs.remove(self)
        if self.is_running:
            self._process.kill()
            self._process.wait()
        self._output.close()
        self._errors.close()
        self._state.cleanup()

    @property
    def process_id(self):
        return self._process.pid

    @property
    def is_running(self):
        return self._process.poll() is None

    @property
    def status(self):
        """The exit status, once the program has ended; it is negative when a signal killed it."""
        return self._process.returncode

    def work_seconds(self):
        """How long the program has computed."""
        try:
            return time.clock_gettime(~self._process.pid << 3 | _PROCESS_CLOCK) if self.is_running else 0
        except OSError:  # It has ended this moment.
            return 0

    def is_working(self):
        """Whether a thread of it computes, waits for its turn to, or for a disk."""
        return self.is_running and any(_state(path) in "RD" for path in glob.glob(f"/proc/{self._process.pid}/task/*/stat"))

    def output(self):
        return _contents(self._output)

    def errors(self):
        """What the program wrote to stderr so far: GTK's warnings come out here. What sway lacks is left out."""
        return _OF_THE_COMPOSITOR.sub("", _contents(self._errors))

    def new_errors(self):
        """What the program wrote to stderr since somebody last asked so: a warning is reported once, where it was made."""
        errors = self.errors()
        start, self._reported = self._reported, len(errors)
        return errors[start:]

    def resident_kilobytes(self):
        with open(f"/proc/{self.process_id}/status", encoding="ascii") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS:"))

    def signal(self, number: signal.Signals):
        self._process.send_signal(number)

    def wait_for_exit(self):
        """Returns the exit status."""
        wait_until(lambda: not self.is_running, f"{program()} ends")
        return self.status


def _state(path):
    """What a thread does, by a letter; it follows the thread's name, which is in brackets."""
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            return file.read().rpartition(")")[2].split()[0]
    except OSError:
        return "Z"


def _contents(file):
    """Reads without moving the file's position, which the program's own writes share."""
    size = os.fstat(file.fileno()).st_size
    return os.pread(file.fileno(), size, 0).decode("utf-8", errors="replace")
