#!/usr/bin/env -S python3 -B
"""Leaves comments and rows out of small packages, and sees that the check says so."""

import pathlib
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).parents[2].resolve()


def problems(root):
    result = subprocess.run([ROOT / "Tests/Documentation/check", root], capture_output=True, text=True)
    assert result.returncode == (1 if result.stdout else 0), result.stderr
    return result.stdout


class CheckTests(unittest.TestCase):
    def problems(self, source, table="", module="SwiftUI"):
        """What the check says about a package with one file and one table."""
        with tempfile.TemporaryDirectory() as folder:
            root = pathlib.Path(folder)
            (root / "Sources" / module).mkdir(parents=True)
            (root / "Sources" / module / "File.swift").write_text(source, encoding="utf-8")
            (root / "Sources/SwiftUI/SwiftUI.docc").mkdir(parents=True)
            (root / "Sources/SwiftUI/SwiftUI.docc/Table.md").write_text(table, encoding="utf-8")
            return problems(root)

    def test_sources_as_they_are(self):
        self.assertEqual(problems(ROOT), "")

    def test_declaration_without_comment(self):
        source = """
            /// A bar.
            public struct Bar {
              public let height = 1.0
              let width = 2.0
              public init() {}
              /// Draws the bar.
              @discardableResult
              public func draw() -> Bar { func local() {}; return self }
            }
            public func free() {}
            struct Inner { public var name = "" }
            """
        said = self.problems(source, module="Combine")
        for name in ["Bar.height", "Bar.init", "free"]:
            self.assertIn(f"{name} has no comment", said)
        self.assertEqual(len(said.splitlines()), 3, said)

    def test_cases_and_requirements_are_as_public_as_what_is_around_them(self):
        source = """
            /// A line.
            public enum Line {
              case solid, dashed
              /// Dots.
              case dotted
              var isSolid: Bool { switch self { case .solid: true; default: false } }
            }
            /// A maker.
            public protocol Maker {
              func make()
            }
            enum Inner { case one }
            """
        said = self.problems(source, module="Combine")
        for name in ["Line.solid", "Line.dashed", "Maker.make"]:
            self.assertIn(f"{name} has no comment", said)
        self.assertEqual(len(said.splitlines()), 3, said)

    def test_witnesses_have_the_comment_of_their_requirement(self):
        source = """
            /// A maker.
            public protocol Maker {
              /// What it makes.
              associatedtype Product
              /// Makes it.
              func make() -> Product
            }
            /// A maker of bars.
            public class BarMaker: Maker {
              public typealias Product = Int
              public func make() -> Int { 1 }
            }
            /// A better one.
            public final class BetterMaker: BarMaker, Hashable {
              public override func make() -> Int { 2 }
              public func hash(into hasher: inout Hasher) {}
              public static func == (first: BetterMaker, second: BetterMaker) -> Bool { true }
              public func _later() {}
              public func more() {}
            }
            """
        self.assertRegex(self.problems(source, module="Combine"), r"\A\S+: BetterMaker\.more has no comment\n\Z")

    def test_text_that_looks_like_code(self):
        source = '''
            /// A text.
            public let text = "{ \\(names.map { "{\\($0)" }) // public func inText() {}"
            let lines = """
              public func inLines() {}
              """
            let address = /[a-z]*:\\/\\/{2}/
            // public func inComment() {}
            public func code() {}
            '''
        self.assertRegex(self.problems(source, module="Combine"), r"\A\S+: code has no comment\n\Z")

    SOURCE = """
        /// A bar.
        public struct Bar {
          /// The kind of a bar.
          public enum Kind {}
        }
        extension View {
          /// Adds a bar.
          public func bar(_ bar: Bar) -> some View { self }
          /// Makes the node.
          public static func make() {}
          /// Adds nothing.
          func inner() {}
        }
        """

    def test_name_that_is_in_no_table(self):
        said = self.problems(self.SOURCE, "`Bar`, `Bar.Kind` and `bar(_:)` are in no table.\n")
        for name in ["Bar", "Bar.Kind", "bar"]:
            self.assertIn(f": {name} is in no table", said)
        self.assertEqual(len(said.splitlines()), 3, said)

    def test_name_in_the_second_column(self):
        self.assertIn(": bar is in no table", self.problems(self.SOURCE, "| `Bar`, `Bar.Kind` | See `bar`. |\n"))

    def test_names_in_a_table(self):
        self.assertEqual(self.problems(self.SOURCE, "| Name | Difference |\n| `Bar`, `@Bar.Kind`, `bar(_:)` | |\n"), "")

    def test_row_of_a_name_that_is_gone(self):
        said = self.problems(self.SOURCE, "| `Bar`, `Bar.Kind`, `bar(_:)`, `Foo` | |\n")
        self.assertEqual(said, "Sources/SwiftUI/SwiftUI.docc: a table has Foo, which no file declares\n")

    def test_names_of_other_modules_need_no_table(self):
        self.assertEqual(self.problems(self.SOURCE, module="UIKit"), "")


if __name__ == "__main__":
    unittest.main()
