"""Opens the gallery's pages again and again, and watches for warnings and for growth.

    gallery_soak.py [OPENINGS]    (1000 when not given)
"""

import sys

from gallery import Gallery
from home_app import HomeApp

# The first openings fill caches: fonts, style, icons, the accessibility bus. Growth is counted from after them.
WARM_UP_ROUNDS = 3
# What the allocator may come and go by: a page that were left behind takes a hundred kilobytes each time.
TOLERATED_GROWTH_KILOBYTES = 4096


def soak(openings):
    """Returns by how many kilobytes the program has grown, and fails at the first warning."""
    with HomeApp("--screen", "gallery") as app:
        gallery = Gallery(app)
        pages = gallery.pages()
        for page in pages * WARM_UP_ROUNDS:
            gallery.open(page)
        start = app.resident_kilobytes()
        for number in range(openings):
            gallery.open(pages[number % len(pages)])
        if app.errors():
            raise AssertionError(app.errors())
        return app.resident_kilobytes() - start


if __name__ == "__main__":
    growth = soak(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
    print(f"growth {growth} kB")
    if growth > TOLERATED_GROWTH_KILOBYTES:
        sys.exit(f"resident memory grew by more than {TOLERATED_GROWTH_KILOBYTES} kB")
