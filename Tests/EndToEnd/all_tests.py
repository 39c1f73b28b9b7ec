"""Runs every test beside this file, and closes with one line of counts."""

import pathlib
import sys
import unittest

suite = unittest.defaultTestLoader.discover(str(pathlib.Path(__file__).parent))
result = unittest.TextTestRunner(stream=sys.stdout, verbosity=2).run(suite)
failed = len(result.failures) + len(result.errors)
print(f"{result.testsRun - failed} passed, {failed} failed", flush=True)
sys.exit(0 if result.wasSuccessful() and result.testsRun > 0 else 1)
