"""A short soak; `make soak` runs a long one."""

import unittest

import soak


class RandomClickTests(unittest.TestCase):
    def test_neither_warns_nor_grows(self):
        run = soak.soak(seconds=20, seed=1)
        self.assertLessEqual(run.growth_kilobytes, soak.TOLERATED_GROWTH_KILOBYTES, f"after {run.clicks} clicks")
