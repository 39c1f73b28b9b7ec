"""Opens the program, clicks both buttons through the accessibility bus, and saves a picture of its window.

    screenshot.py FILE.png
"""

import re
import subprocess
import sys

from accessibility import Screen
from home_app import HomeApp

with HomeApp("--screen", "home") as app:
    screen = Screen(app, "Hello World")
    for button in ("Tap1", "Tap2"):
        screen.press(f"{button} Action Button")
        number = screen.wait_for_texts(f"{button} Action", re.compile(f"{button} Number [0-5]"))
        print(f'pressed "{button} Action Button": the screen shows "{button} Action" and "{number}"')
    subprocess.run(["import", "-window", "Hello World", sys.argv[1]], check=True)
    print(f"wrote {sys.argv[1]}")
