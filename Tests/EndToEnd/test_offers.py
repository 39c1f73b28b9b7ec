"""The offers: filtered, scrolled through page by page, and read again after the store was broken."""

import csv
import os
import pathlib
import tempfile
import unittest

from accessibility import Screen
from home_app import HomeApp, wait_until

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

                def is_at_the_last():
                    screen.scroll_to_end()
                    return wanted[-1]["name"] in screen.texts()

                wait_until(is_at_the_last, "the dearest offer, which is on the last page, is scrolled to")
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
