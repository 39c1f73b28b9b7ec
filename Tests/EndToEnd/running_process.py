"""A process that a test waits for: it runs for the length of a `with` block, and tells whether it works."""

import glob
import os
import subprocess
import tempfile
import time

from gi.repository import GLib

import waiting
from waiting import wait_until

# The clock of all threads of another process; see clock_getcpuclockid(3).
_PROCESS_CLOCK = 2


class RunningProcess:
    """A process with an output of its own. It ends with the block if it has not ended by itself."""

    def __init__(self, command, environment, stdin=subprocess.DEVNULL, stderr=None):
        self._name = command[0]
        self._output = tempfile.TemporaryFile("w+")
        self._errors = tempfile.TemporaryFile("w+")
        self._process = subprocess.Popen(
            command,
            stdin=stdin,
            stdout=self._output,
            stderr=self._errors if stderr is None else stderr,
            env={**os.environ, **environment},
        )
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

    @property
    def process_id(self):
        return self._process.pid

    @property
    def is_running(self):
        return self._process.poll() is None

    @property
    def status(self):
        """The exit status, once the process has ended; it is negative when a signal killed it."""
        return self._process.returncode

    def work_seconds(self):
        """How long the process has computed."""
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
        """What the process wrote to stderr so far."""
        return _contents(self._errors)

    def signal(self, number):
        self._process.send_signal(number)

    def wait_for_exit(self):
        """Returns the exit status."""
        wait_until(lambda: not self.is_running, f"{self._name} ends")
        return self.status


def _contents(file):
    """Reads without moving the file's position, which the writes of the process share."""
    size = os.fstat(file.fileno()).st_size
    return os.pread(file.fileno(), size, 0).decode("utf-8", errors="replace")


def _state(path):
    """What a thread does, by a letter; it follows the thread's name, which is in brackets."""
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            return file.read().rpartition(")")[2].split()[0]
    except OSError:
        return "Z"
