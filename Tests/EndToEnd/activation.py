"""Asks the session bus for a window of the program, which is not running; the bus starts it. For `run-installed`."""

import subprocess

from accessibility import frames
from waiting import wait_until

ID = "io.github.gtkbridge.HomeApp"


def windows():
    return frames(None)


subprocess.run(["gapplication", "launch", ID], check=True)
wait_until(windows, "the bus has started the program")
subprocess.run(["gapplication", "action", ID, "new-window"], check=True)
wait_until(lambda: len(windows()) == 2, "there are two windows")
subprocess.run(["gapplication", "action", ID, "quit"], check=True)
wait_until(lambda: not windows(), "the program has ended")
print("The session bus started the program, and the program did what it was asked.")
