"""The catalogue that a new store begins with is what its maker makes."""

import subprocess
import sys
import unittest
from pathlib import Path

CATALOGUE = Path(__file__).resolve().parents[2] / "data/catalogue"


class Catalogue(unittest.TestCase):
    def test_is_up_to_date(self):
        result = subprocess.run(
            [sys.executable, "-B", CATALOGUE / "make.py", "--check"], capture_output=True, text=True
        )
        self.assertEqual(result.returncode, 0, result.stderr)


if __name__ == "__main__":
    unittest.main()
