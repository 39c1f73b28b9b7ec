"""Every message is in the template, and translated: the sources, the template and the catalogues agree."""

import re
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PO = ROOT / "data/po"
DOMAIN = "io.github.gtkbridge.HomeApp"

# Text in these calls is shown to people, so it has to come from the catalogue.
SHOWN = re.compile(
    r"""(?:\b(?:Text|Button|Toggle|Menu|Picker|Label|SearchField|TextField|Section|Link|DisclosureGroup|GroupBox)\(|"""
    r"""\.(?:accessibilityLabel|accessibilityHint|navigationTitle|help|alert|confirmationDialog)\(|"""
    r"""\btitle = )\s*"(?P<text>(?:[^"\\]|\\.)*)\""""
)
# Shows what the library can do: its sample texts are part of what it shows, as they would be in a book.
VERBATIM = {"Gallery"}


class Translations(unittest.TestCase):
    def test_everything_is_up_to_date(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([PO / "update-po", folder], check=True, stderr=subprocess.DEVNULL)
            for name in ["POTFILES", f"{DOMAIN}.pot", "en.po", "ko.po"]:
                with self.subTest(name):
                    fresh = (Path(folder) / name).read_text()
                    self.assertEqual(
                        (PO / name).read_text(), fresh, f"data/po/{name} is out of date: run make update-po"
                    )

    def test_every_message_is_translated_in_the_right_form(self):
        for language in (PO / "LINGUAS").read_text().split():
            with self.subTest(language):
                result = subprocess.run(
                    ["msgfmt", "--check", "--statistics", "--output-file=/dev/null", PO / f"{language}.po"],
                    capture_output=True, text=True, env={"PATH": "/usr/bin:/bin", "LC_ALL": "C"},
                )
                self.assertEqual(result.returncode, 0, result.stderr)
                self.assertNotRegex(result.stderr, "untranslated|fuzzy", "data/po has messages without a translation")

    def test_no_text_is_shown_that_is_not_in_the_catalogue(self):
        untranslated = []
        for room in ["HomeApp", "HomeCore"]:
            for path in sorted((ROOT / "Sources" / room).rglob("*.swift")):
                if VERBATIM & set(path.parts):
                    continue
                source = path.read_text().split("#if DEBUG")[0]
                for match in SHOWN.finditer(source):
                    # Interpolations alone, numbers and signs are the same in every language.
                    if re.search(r"[^\W\d_]{2}", re.sub(r"\\\(.*\)|\\u\{\w+\}", "", match["text"])):
                        line = source.count("\n", 0, match.start()) + 1
                        untranslated.append(f"{path.relative_to(ROOT)}:{line}: {match.group()}")
        self.assertEqual(untranslated, [], "Text for people goes through String(localized:)")


if __name__ == "__main__":
    unittest.main()
