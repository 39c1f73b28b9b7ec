"""Saves a picture of every page of the gallery, in light and in dark.

    gallery_screenshots.py FOLDER

Whoever wants to see other circumstances sets them in the environment and runs the program: `GTK_THEME=Default-hc` for high
contrast, `LANGUAGE=ar` for text from the right, `XDG_CONFIG_HOME` with a `gtk-4.0/settings.ini` for another font.
"""

import pathlib
import re
import subprocess
import sys
import time

from gallery import Gallery
from home_app import HomeApp

THEMES = {"light": "Default", "dark": "Default-dark"}
# A page is complete when its lists and pictures have been painted; nothing tells that from outside.
SETTLING_SECONDS = 0.7


def save_pages(folder, environment):
    folder.mkdir(parents=True, exist_ok=True)
    with HomeApp("--screen", "gallery", environment=environment) as app:
        gallery = Gallery(app)
        for page in gallery.pages():
            gallery.open(page)
            time.sleep(SETTLING_SECONDS)
            name = re.sub(r"\W+", "-", page.lower())
            path = folder / f"{name}.png"
            # Few colours suffice, and keep the pictures small.
            subprocess.run(["import", "-window", "Gallery", "+dither", "-colors", "64", "-strip", str(path)], check=True)
            print(f"wrote {path}")
        if app.errors():
            sys.exit(app.errors())


for theme, gtk_theme in THEMES.items():
    save_pages(pathlib.Path(sys.argv[1]) / theme, {"GTK_THEME": gtk_theme})
