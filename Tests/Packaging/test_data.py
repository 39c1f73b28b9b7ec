"""What the desktop reads: each file by its own checker, and all of them for one id, one version and one set of rules."""

import os
import re
import subprocess
import tempfile
import unittest
import xml.etree.ElementTree as ElementTree
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT / "data"
ID = "io.github.gtkbridge.HomeApp"
ICONS = DATA / "icons/hicolor"
MANIFEST = DATA / f"{ID}.yml.in"


def run(*command):
    """Runs a checker, and fails with what it said when it is not content."""
    # English is what the files are written in.
    environment = {**os.environ, "LINGUAS": "ko"}
    result = subprocess.run([str(part) for part in command], capture_output=True, text=True, env=environment)
    if result.returncode != 0:
        raise AssertionError(f"{command[0]}: {result.stdout}{result.stderr}")
    return result.stdout + result.stderr


def merged(kind, name):
    """The text of a file with its translations in it, as it is installed."""
    with tempfile.TemporaryDirectory() as folder:
        result = Path(folder) / name
        run("msgfmt", kind, f"--template={DATA / name}.in", "-d", DATA / "po", "-o", result)
        if kind == "--desktop":
            run("desktop-file-validate", result)
        else:
            run("appstreamcli", "validate", "--no-net", result)
        return result.read_text()


class Files(unittest.TestCase):
    def test_desktop_entry(self):
        entry = merged("--desktop", f"{ID}.desktop")
        for line in [f"Icon={ID}", "DBusActivatable=true", "Terminal=false", "Exec=HomeApp"]:
            self.assertIn(f"\n{line}\n", entry)
        self.assertIn("\nComment[ko]=", entry)

    def test_metainfo(self):
        text = merged("--xml", f"{ID}.metainfo.xml")
        root = ElementTree.fromstring(text)
        self.assertEqual(root.findtext("id"), ID)
        self.assertEqual(root.findtext("launchable"), f"{ID}.desktop")
        name, summary = root.findtext("name"), root.findtext("summary")
        self.assertLess(len(name), 20)
        self.assertLessEqual(len(summary), 35)
        self.assertNotRegex(summary, rf"(?i)^(an?|the) |\b{name}\b|\.$")
        self.assertEqual({color.get("scheme_preference") for color in root.iter("color")}, {"light", "dark"})
        self.assertIsNotNone(root.find("developer[@id]"))
        self.assertIsNone(root.find("icon"), "flatpak-builder takes the icon from the desktop entry, and refuses another")
        self.assertEqual(root.find("content_rating").get("type"), "oars-1.1")
        for screenshot in root.iter("screenshot"):
            self.assertIsNotNone(screenshot.find("caption"))
            picture = DATA / "screenshots" / screenshot.findtext("image").rsplit("/", 1)[1]
            width, height = map(int, run("identify", "-format", "%w %h", picture).split())
            self.assertTrue(width <= 1000 and height <= 700, f"{picture.name} is {width} × {height}")
        self.assertIn('xml:lang="ko"', text)

    def test_version_is_the_same_everywhere(self):
        release = ElementTree.parse(DATA / f"{ID}.metainfo.xml.in").find("releases/release").get("version")
        program = re.search(r'version = "([\d.]+)"', (ROOT / "Sources/HomeCore/Launch/LaunchOptions.swift").read_text())
        self.assertEqual(program[1], release)
        self.assertIn(f'"HomeApp {release}"', (DATA / "HomeApp.1").read_text())

    def test_schema(self):
        run("glib-compile-schemas", "--strict", "--dry-run", DATA)
        schema = ElementTree.parse(DATA / f"{ID}.gschema.xml").find("schema")
        self.assertEqual(schema.get("id"), ID)
        self.assertEqual(schema.get("path"), f"/{ID.replace('.', '/')}/")

    def test_xml_is_well_formed(self):
        run("xmllint", "--noout", *DATA.glob("*.xml*"), *ICONS.rglob("*.svg"))

    def test_man_page(self):
        self.assertEqual(run("groff", "-man", "-ww", "-z", "-Kutf8", "-Tutf8", DATA / "HomeApp.1"), "")


class Icons(unittest.TestCase):
    SIZES = {f"scalable/apps/{ID}.svg": 128, f"symbolic/apps/{ID}-symbolic.svg": 16}

    def test_are_square_drawings_of_their_own(self):
        self.assertEqual({str(path.relative_to(ICONS)) for path in ICONS.rglob("*.svg")}, set(self.SIZES))
        for name, size in self.SIZES.items():
            with self.subTest(name):
                root = ElementTree.parse(ICONS / name).getroot()
                self.assertEqual(root.get("viewBox"), f"0 0 {size} {size}")
                tags = {element.tag.rsplit("}", 1)[1] for element in root.iter() if isinstance(element.tag, str)}
                self.assertFalse(tags & {"image", "script", "text"}, "an icon is drawn, not put together")
                with tempfile.TemporaryDirectory() as folder:
                    run("rsvg-convert", "--width=256", f"--output={folder}/icon.png", ICONS / name)

    def test_symbolic_icon_has_one_colour(self):
        colours = re.findall(r'(?:fill|stroke)="(#\w+)"', (ICONS / f"symbolic/apps/{ID}-symbolic.svg").read_text())
        self.assertEqual(len(set(colours)), 1)


class Manifest(unittest.TestCase):
    def test_is_what_flathub_expects(self):
        text = MANIFEST.read_text()
        self.assertIn(f"\nid: {ID}\n", text)
        self.assertIn("\ncommand: HomeApp\n", text)
        for forbidden in ["--filesystem", "--socket=session-bus", "--socket=system-bus", "--talk-name",
                          "--own-name", "--device=all", "--socket=x11"]:
            self.assertNotIn(forbidden, re.sub("(?m)^ *#.*$", "", text), "a permission that the program does not need")
        self.assertIn(f"share/licenses/{ID}/LICENSE", text)

    def test_every_permission_has_a_reason(self):
        lines = re.search(r"finish-args:\n(.*?)\n\n", MANIFEST.read_text(), re.S)[1].splitlines()
        reason = None
        for line in lines:
            if line.strip().startswith("#"):
                reason = line
            else:
                self.assertIsNotNone(reason, f"{line.strip()} has no comment above it")

    def test_client_library_of_shared_shops_comes_along(self):
        # The program loads it by itself, so nothing else tells that it is needed.
        self.assertRegex((DATA / "deb/make-deb").read_text(), r"(?m)^Recommends:.*\blibpq5\b")
        self.assertIn(" libpq5 ", (DATA / "flatpak/make-runtime").read_text())
        for runtime, has_module in [("flathub", True), ("local", False)]:
            with tempfile.TemporaryDirectory() as folder:
                run(DATA / "flatpak/make-manifest", runtime, folder)
                text = (Path(folder) / f"{ID}.yml").read_text()
            self.assertEqual("name: libpq\n" in text, has_module, runtime)
            self.assertIn("name: HomeApp\n", text)


class Identity(unittest.TestCase):
    def test_id_has_four_parts_and_is_the_same_everywhere(self):
        self.assertGreaterEqual(len(ID.split(".")), 4)
        names = {f"{ID}{suffix}" for suffix in
                 [".desktop.in", ".metainfo.xml.in", ".gschema.xml", ".service.in", ".yml.in"]}
        self.assertEqual({path.name for path in DATA.glob("io.*")}, names)
        for path in [*DATA.glob("io.*"), ROOT / "Makefile", *(ROOT / "Sources").rglob("*.swift"), *(DATA / "po").glob("*.po*")]:
            for found in re.findall(r"io\.github\.gtkbridge\.[A-Za-z]\w*", path.read_text()):
                self.assertEqual(found, ID, str(path.relative_to(ROOT)))

    def test_service_starts_the_program_as_a_service(self):
        service = (DATA / f"{ID}.service.in").read_text()
        self.assertIn(f"Name={ID}\n", service)
        self.assertIn("Exec=@bindir@/HomeApp --gapplication-service\n", service)


if __name__ == "__main__":
    unittest.main()
