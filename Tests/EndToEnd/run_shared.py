"""Opens two windows on a shop that both share, on a PostgreSQL server of its own which ends with them.

    run_shared.py [FILE.png]

With a file, it puts a book into the cart in one window, waits until the other shows that, and saves a picture of both."""

import subprocess
import sys

from cluster import Cluster
from home_app import program

if len(sys.argv) == 1:
    # A desktop of the user's own: no tests are to look at it.
    with Cluster() as cluster:
        print(f"The shop is at {cluster.address()}", flush=True)
        commands = [[program(), "--screen", "books", "--store", cluster.address(desktop)] for desktop in ("one", "two")]
        windows = [subprocess.Popen(command) for command in commands]
        sys.exit(max(window.wait() for window in windows))

from accessibility import Screen
from book_shop import BOOK, open_book, put_into_cart
from home_app import HomeApp
from window_manager import WindowManager, window_command, window_of

with WindowManager(), Cluster() as cluster:
    with HomeApp("--screen", "books", "--store", cluster.address("one")) as one:
        first = Screen(one, "Books")
        first.wait_for_text("208 books")
        with HomeApp("--screen", "books", "--store", cluster.address("two")) as two:
            second = Screen(two, "Books")
            second.wait_for_text("208 books")
            window_command("windowmove", window_of(one.process_id), "40", "40")
            window_command("windowmove", window_of(two.process_id), "600", "40")
            put_into_cart(open_book(one, first))
            print(f"put “{BOOK}” into the cart in one window")
            second.wait_for_button("Cart, 1 book")
            print("the other shows “Cart, 1 book”")
            first.settle()
            second.settle()
            subprocess.run(["import", "-window", "root", sys.argv[1]], check=True)
            print(f"wrote {sys.argv[1]}")
