"""Drives the program in its sandbox, for `make flatpak`: what it keeps is there when it is started again."""

import re

from accessibility import Screen, frames
from home_app import HomeApp, wait_until


class SandboxedApp(HomeApp):
    """The program in a sandbox, where its process has a number that nobody outside knows."""

    process_id = None


def quit(app):
    wait_until(lambda: app.is_running, "the program runs")
    import subprocess

    subprocess.run(["gapplication", "action", "io.github.gtkbridge.HomeApp", "quit"], check=True)
    status = app.wait_for_exit()
    assert status == 0, f"the program ended with {status}: {app.errors()}"
    wait_until(lambda: not frames(None), "its windows are gone")


with SandboxedApp() as app:
    screen = Screen(app, "Hello World")
    screen.press("Tap1 Action Button")
    print("tapped:", screen.wait_for_texts("Tap1 Action", re.compile("Tap1 Number [0-5]")))
    screen.press("Coordinator Playground")
    screen.wait_for_text("The First Screen")
    quit(app)
    print(app.errors(), end="")

with SandboxedApp(environment={"LANGUAGE": "ko"}) as app:
    Screen(app, "코디네이터 놀이터").wait_for_text("첫 화면")
    print("restored, in Korean")
    quit(app)
