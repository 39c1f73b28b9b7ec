"""The program under test, in its own process."""

import os
import signal
import subprocess
import tempfile
import time

# A test machine may be busy, so deadlines are long; a condition that holds is seen at once.
DEADLINE = 30


def program():
    """The path of the executable, from the environment, so that the same tests serve any build of it."""
    return os.environ["HOME_APP"]


def wait_until(condition, what, deadline=DEADLINE):
    """Returns the first true value of `condition`, and fails when there is none by the deadline."""
    end = time.monotonic() + deadline
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > end:
            raise AssertionError(f"not within {deadline} s: {what}")
        time.sleep(0.02)


class HomeApp:
    """Runs the program for the length of a `with` block, and ends it afterwards if it has not ended by itself."""

    def __init__(self, *arguments, environment=None):
        self._output = tempfile.TemporaryFile("w+")
        self._errors = tempfile.TemporaryFile("w+")
        self._state = tempfile.TemporaryDirectory()  # What the program remembers is this run's own.
        self._process = subprocess.Popen(
            [program(), *arguments],
            stdin=subprocess.DEVNULL,
            stdout=self._output,
            stderr=self._errors,
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

    def __enter__(self):
        return self

    def __exit__(self, *_):
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

    def output(self):
        return _contents(self._output)

    def errors(self):
        """What the program wrote to stderr so far: GTK's warnings come out here."""
        return _contents(self._errors)

    def resident_kilobytes(self):
        with open(f"/proc/{self.process_id}/status", encoding="ascii") as status:
            return next(int(line.split()[1]) for line in status if line.startswith("VmRSS:"))

    def signal(self, number: signal.Signals):
        self._process.send_signal(number)

    def wait_for_exit(self):
        """Returns the exit status; it is negative when a signal killed the program."""
        wait_until(lambda: not self.is_running, f"{program()} ends")
        return self._process.returncode


def _contents(file):
    file.seek(0)
    return file.read()
