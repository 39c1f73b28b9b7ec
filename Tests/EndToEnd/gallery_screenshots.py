"""Saves a picture of every page of the gallery, in light and in dark, and a page that shows them.

    gallery_screenshots.py FOLDER

Whoever wants to see other circumstances sets them in the environment and runs the program: `ADW_DEBUG_HIGH_CONTRAST=1` for high
contrast, `LC_ALL=ar_EG.UTF-8` for text from the right, `XDG_CONFIG_HOME` with a `gtk-4.0/settings.ini` for another font.
"""

import pathlib
import re
import subprocess
import sys
import time

from gallery import Gallery
from home_app import HomeApp
from window_manager import window_command, window_of

SCHEMES = {"light": "prefer-light", "dark": "prefer-dark"}
# Most pages fit into a window of this size.
WIDTH, HEIGHT = 860, 720
# A page is complete when its lists and pictures have been painted; nothing tells that from outside.
SETTLING_SECONDS = 1


def file_name(page):
    return re.sub(r"\W+", "-", page.lower()) + ".png"


def save_pages(folder, environment):
    """Saves the pages, and returns their names."""
    folder.mkdir(parents=True, exist_ok=True)
    with HomeApp("--screen", "gallery", environment=environment) as app:
        gallery = Gallery(app)
        window = window_of(app.process_id)
        window_command("windowsize", "--sync", window, WIDTH, HEIGHT)
        for page in gallery.pages():
            gallery.open(page)
            time.sleep(SETTLING_SECONDS)
            path = folder / file_name(page)
            # A palette keeps the pictures small.
            subprocess.run(["import", "-window", window, "+dither", "-colors", "250", "-strip", f"png8:{path}"], check=True)
            print(f"wrote {path}")
        if app.errors():
            sys.exit(app.errors())
        return gallery.pages()


def write_index(folder, pages):
    """Writes what people see who open the folder on the web."""
    with open(folder / "README.md", "w", encoding="utf-8") as index:
        index.write("# The pages of the gallery\n\nThe screenshots show `HomeApp --screen gallery` in light and dark colours. ")
        index.write("`make gallery-screenshots` takes them.\n")
        for page in pages:
            pictures = " ".join(f'<img src="{theme}/{file_name(page)}" alt="{page}, {theme}" width="49%">' for theme in SCHEMES)
            index.write(f"\n## {page}\n\n{pictures}\n")


if __name__ == "__main__":
    destination = pathlib.Path(sys.argv[1])
    for theme, scheme in SCHEMES.items():
        names = save_pages(destination / theme, {"ADW_DEBUG_COLOR_SCHEME": scheme})
    write_index(destination, names)
