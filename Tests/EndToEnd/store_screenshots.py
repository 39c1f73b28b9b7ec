"""Saves the pictures by which software centres show the program, named in its metainfo.

    store_screenshots.py FOLDER
"""

import json
import pathlib
import subprocess
import sys
import tempfile
import time

from accessibility import Screen
from home_app import HomeApp
from window_manager import window_of

ID = "io.github.gtkbridge.HomeApp"
SIZE = {"windowWidth": 900, "windowHeight": 600}
# A screen is complete when its list and pictures have been painted; nothing tells that from outside.
SETTLING_SECONDS = 2


def save(name, screen, title, go=lambda screen: None):
    with tempfile.TemporaryDirectory() as folder:
        settings = pathlib.Path(folder, ID, "window.json")
        settings.parent.mkdir()
        settings.write_text(json.dumps({"screen": screen, **SIZE}), encoding="utf-8")
        with HomeApp(environment={"XDG_STATE_HOME": folder}) as app:
            go(Screen(app, title))
            time.sleep(SETTLING_SECONDS)
            path = pathlib.Path(sys.argv[1], f"{name}.png")
            command = ["import", "-window", window_of(app.process_id), "+dither", "-colors", "128", "-strip", str(path)]
            subprocess.run(command, check=True)
            print(f"wrote {path}")
            if app.errors():
                sys.exit(app.errors())


def open_a_book(screen):
    screen.choose(screen.first_row("₩"))


save("books", "books", "Books")
save("book", "books", "Books", open_a_book)
save("offers", "offers", "Offers")
save("start", "home", "Hello World", lambda screen: screen.press("Tap1 Action Button"))
