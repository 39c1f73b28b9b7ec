#!/usr/bin/env python3
"""Breaks each rule of the architecture in a copy of the sources, and sees that the check says so."""

import pathlib
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).parents[2].resolve()


class CheckTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.root = pathlib.Path(folder.name)
        shutil.copytree(ROOT / "Sources", cls.root / "Sources")
        shutil.copytree(ROOT / "Tests", cls.root / "Tests")
        for name in ["Package.swift", "ARCHITECTURE.md"]:
            shutil.copy(ROOT / name, cls.root)

    def problems(self, name, change):
        """What the check says when a file has been changed; the file is as before afterwards."""
        path = self.root / name
        text = path.read_text(encoding="utf-8") if path.exists() else None
        path.write_text(change(text or ""), encoding="utf-8")
        result = subprocess.run([ROOT / "Tests/Architecture/check", self.root], capture_output=True, text=True)
        if text is None:
            path.unlink()
        else:
            path.write_text(text, encoding="utf-8")
        self.assertEqual(result.returncode, 1 if result.stdout else 0, result.stderr)
        return result.stdout

    def test_sources_as_they_are(self):
        self.assertEqual(self.problems("Sources/Graphics/Color.swift", lambda text: text), "")

    def test_arrow_up_between_targets(self):
        arrow = 'name: "Graphics", dependencies: ["GtkObjects"]'
        problems = self.problems("Package.swift", lambda text: text.replace('.target(name: "Graphics")', f".target({arrow})"))
        self.assertIn("Graphics must not know GtkObjects", problems)

    def test_toolkit_below_what_is_built_without_it(self):
        arrow = 'name: "HomeStore", dependencies: ["GtkBridge", "HomeCore", "RecordFiles", "CSQLite"]'
        plain = 'name: "HomeStore", dependencies: ["HomeCore", "RecordFiles", "CSQLite"]'
        problems = self.problems("Package.swift", lambda text: text.replace(plain, arrow))
        self.assertIn("HomeStore must not know GtkBridge: it is built without GTK", problems)

    def test_arrow_up_inside_brackets_and_behind_an_address(self):
        for line in ["let bar: Optional<WindowBar> = nil", 'let (a, b) = ("https://a", WindowBar.self)', "let a = GtkBridge.WindowBar.self"]:
            with self.subTest(line):
                problems = self.problems("Sources/GtkBridge/Layout/Up.swift", lambda _: line + "\n")
                self.assertIn("Layout must not know WindowBar, which is in Controllers", problems)

    def test_import_that_the_package_does_not_declare(self):
        problems = self.problems("Sources/Graphics/Color.swift", lambda text: "package import GtkObjects\n" + text)
        self.assertIn("imports GtkObjects, which Package.swift does not give to Graphics", problems)

    def test_toolkit_outside_its_rooms(self):
        problems = self.problems("Sources/GtkBridge/Layout/Grid.swift", lambda text: "import CGtk\n" + text)
        self.assertIn("Layout/Grid.swift: imports GTK itself", problems)

    def test_arrow_up_between_folders(self):
        problems = self.problems("Sources/GtkBridge/Layout/Up.swift", lambda _: "let bar: WindowBar? = nil\n")
        self.assertIn("Layout must not know WindowBar, which is in Controllers", problems)

    def test_pointer_outside_its_rooms(self):
        problems = self.problems("Sources/HomeCore/Up.swift", lambda _: "let pointer: UnsafeRawPointer? = nil\n")
        self.assertIn("HomeCore/Up.swift: UnsafeRawPointer is for", problems)

    def test_page_that_names_a_file_that_is_gone(self):
        problems = self.problems("ARCHITECTURE.md", lambda text: text.replace("Text/Text.swift", "Text/Gone.swift"))
        self.assertIn("ARCHITECTURE.md: there is no Sources/GtkBridge/Text/Gone.swift", problems)

    def test_long_file(self):
        problems = self.problems("Sources/HomeCore/Long.swift", lambda _: "\n" * 501)
        self.assertIn("HomeCore/Long.swift: 501 lines", problems)

    def test_long_target_counts_code_alone(self):
        problems = self.problems("Sources/HomeCore/Long.swift", lambda _: "let one = 1\n" * 20_501)
        self.assertRegex(problems, r"Sources/HomeCore: \d+ lines of code; a target has")
        problems = self.problems("Sources/HomeCore/Long.swift", lambda _: "// Not code.\n" * 20_501)
        self.assertNotIn("lines of code", problems)


if __name__ == "__main__":
    unittest.main()
