"""The offers: filtered, scrolled through page by page, and read again after the store was broken."""

import csv
import os
import pathlib
import tempfile
import unittest

from accessibility import Screen
from home_app import HomeApp
from waiting import wait_until

CATALOGUE = pathlib.Path(__file__).parents[2] / "data" / "catalogue" / "offers.csv"
PAGE = 60


class OffersTests(unittest.TestCase):
    def test_filters_and_pages(self):
        with open(CATALOGUE, newline="", encoding="utf-8") as file:
            wanted = [row for row in csv.DictReader(file) if row["promotion"] == "2+1"]
        wanted.sort(key=lambda row: (int(row["price"]), int(row["id"])))
        self.assertGreater(len(wanted), 2 * PAGE, "three pages are to be scrolled through")
        with tempfile.TemporaryDirectory() as folder:
            with HomeApp("--screen", "offers", "--store", os.path.join(folder, "store.sqlite")) as app:
                screen = Screen(app, "Offers")
                screen.wait_for_text("520 offers")
                screen.press("2+1")
                screen.wait_for_text(f"{len(wanted)} offers")
                screen.wait_for_text(wanted[0]["name"])
                self.assertNotIn("1+1", screen.texts())

                for last in (PAGE, 2 * PAGE, len(wanted)):
                    self.scroll_to(screen, wanted[last - 1]["name"])
                self.assertEqual(app.errors(), "")

    def test_search(self):
        with open(CATALOGUE, newline="", encoding="utf-8") as file:
            offers = list(csv.DictReader(file))
        word = offers[0]["name"].split()[0]
        # A Korean word is found from any of its syllables on.
        found = [row for row in offers if word in row["name"]]
        self.assertLess(len(found), len(offers))
        with tempfile.TemporaryDirectory() as folder:
            with HomeApp("--screen", "offers", "--store", os.path.join(folder, "store.sqlite")) as app:
                screen = Screen(app, "Offers")
                screen.wait_for_text("520 offers")
                screen.enter("Product name", word)
                screen.wait_for_text(f"{len(found)} offers")
                screen.wait_for_text(offers[0]["name"])
                screen.enter("Product name", "zebra")
                screen.wait_for_text("No Offers Found")
                screen.press("Show All Offers")
                screen.wait_for_text("520 offers")
                self.assertEqual(app.errors(), "")

    def scroll_to(self, screen, name):
        """Goes to the end of what has been read, until that is where an offer is."""

        def is_there():
            screen.scroll_to_end()
            screen.settle()
            return name in screen.texts()

        wait_until(is_there, f'"{name}" is scrolled to')

    def test_store_that_breaks_while_it_is_open(self):
        with tempfile.TemporaryDirectory() as folder:
            store = pathlib.Path(folder, "store.sqlite")
            offer = pathlib.Path(folder, "offer.csv")
            offer.write_text("id,name,price,store,promotion\n1,Tea,1000,cu,1+1\n", encoding="utf-8")
            with HomeApp("--store", str(store), "--import", str(offer)) as app:
                self.assertEqual(app.wait_for_exit(), 0, app.errors())
            whole = store.read_bytes()
            with HomeApp("--screen", "offers", "--store", str(store)) as app:
                screen = Screen(app, "Offers")
                screen.wait_for_text("520 offers")
                for button, broken, told in (
                    ("Refresh", b"Dear diary, " * 1000, "is not a store"),
                    ("Try Again", whole[: len(whole) // 3], "is damaged"),
                ):
                    # In place, as whoever holds the file open sees it.
                    store.write_bytes(broken)
                    screen.press(button)
                    message = wait_until(
                        lambda: next((text for text in screen.texts() if told in text), None), f"the store {told}"
                    )
                    self.assertIn(str(store), message)
                    self.assertIn("No Offers to Show", screen.texts())
                    self.assertEqual(store.read_bytes(), broken, "what is there is left as it is")
                store.write_bytes(whole)
                screen.press("Try Again")
                screen.wait_for_text("520 offers")
                self.assertEqual(app.errors(), "")

    def test_store_that_is_taken_away_between_two_pages(self):
        with tempfile.TemporaryDirectory() as folder:
            store = pathlib.Path(folder, "store.sqlite")
            with HomeApp("--screen", "offers", "--store", str(store)) as app:
                screen = Screen(app, "Offers")
                screen.wait_for_text("520 offers")
                store.rename(f"{store}.away")

                def is_told():
                    screen.scroll_to_end()
                    return "Try Again" in screen.buttons()

                wait_until(is_told, "the next page cannot be read")
                self.assertTrue(any(str(store) in text for text in screen.texts()), "the message names the store")
                self.assertFalse(store.exists(), "nothing is made in its place")
                pathlib.Path(f"{store}.away").rename(store)
                screen.press("Try Again")
                with open(CATALOGUE, newline="", encoding="utf-8") as file:
                    offers = sorted(csv.DictReader(file), key=lambda row: (int(row["price"]), int(row["id"])))
                self.scroll_to(screen, offers[2 * PAGE - 1]["name"])
                self.assertEqual(app.errors(), "")

    def test_broken_store_is_told_and_mended(self):
        with tempfile.TemporaryDirectory() as folder:
            store = pathlib.Path(folder, "store.sqlite")
            store.write_bytes(b"Dear diary, " * 1000)
            with HomeApp("--screen", "offers", "--store", str(store)) as app:
                screen = Screen(app, "Offers")
                screen.wait_for_text("No Offers to Show")
                self.assertTrue(any(str(store) in text for text in screen.texts()), "the message names the store")
                store.unlink()
                screen.press("Try Again")
                screen.wait_for_text("520 offers")
                self.assertEqual(app.errors(), "")


if __name__ == "__main__":
    unittest.main()
