"""Drives the program in its sandbox, for `make flatpak`: what is bought there is there when it is started again."""

import re
import subprocess

from accessibility import Screen, frames
from book_shop import leave_book
from home_app import HomeApp
from waiting import wait_until


class SandboxedApp(HomeApp):
    """The program in a sandbox, where its process has a number that nobody outside knows."""

    process_id = None

    def quit(self):
        subprocess.run(["gapplication", "action", "io.github.gtkbridge.HomeApp", "quit"], check=True)
        status = self.wait_for_exit()
        assert status == 0, f"the program ended with {status}: {self.errors()}"
        wait_until(lambda: not frames(None), "its windows are gone")


with SandboxedApp() as app:
    screen = Screen(app, "Hello World")
    screen.press("Tap1 Action Button")
    print("tapped:", screen.wait_for_texts("Tap1 Action", re.compile("Tap1 Number [0-5]")))
    screen.choose("Books")
    shop = Screen(app, "Books")
    book = shop.first_row("₩")
    shop.choose(book)
    shop.press("Add to Cart")
    shop.wait_for_text("1 in the cart")
    leave_book(shop)
    shop.press("Cart, 1 book")
    shop.press("Check Out")
    wait_until(lambda: any(text.startswith("Order 1 comes to") for text in shop.texts()), "the order is placed")
    print("bought:", book)
    app.quit()
    print(app.errors(), end="")

with SandboxedApp() as app:
    # The screen that was open is open again.
    shop = Screen(app, "Books")
    shop.press("More")
    shop.choose_item("Orders")
    Screen(app, "Orders").wait_for_text("Order 1")
    print("the order is there after a new start")
    app.quit()

with SandboxedApp(environment={"LANGUAGE": "ko"}) as app:
    Screen(app, "책").choose("코디네이터 놀이터")
    Screen(app, "코디네이터 놀이터").wait_for_text("첫 화면")
    print("in Korean, too")
    app.quit()
