"""`make deps` on the systems that the README names: the command that it would run there."""

import os
import re
import shlex
import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NAMES = ROOT / "data/package-names.txt"
SYSTEMS = {
    "Debian 12": ('ID=debian\nVERSION_ID="12"\n', "apt-get"),
    "Ubuntu 24.04": ('ID=ubuntu\nID_LIKE=debian\nVERSION_ID="24.04"\n', "apt-get"),
    "Linux Mint": ('ID=linuxmint\nID_LIKE="ubuntu debian"\n', "apt-get"),
    "Fedora": ('ID=fedora\nVERSION_ID=43\n', "dnf"),
    "Arch": ("ID=arch\n", "pacman"),
    "Manjaro": ("ID=manjaro\nID_LIKE=arch\n", "pacman"),
}
# What must be there for the build, by the tool that installs it.
NEEDED = {
    "apt-get": {"libgtk-4-dev", "libadwaita-1-dev", "libsqlite3-dev", "libpq-dev", "pkg-config", "python3-pyatspi"},
    "dnf": {"gtk4-devel", "libadwaita-devel", "sqlite-devel", "libpq-devel", "pkgconf-pkg-config", "python3-pyatspi"},
    "pacman": {"gtk4", "libadwaita", "sqlite", "postgresql-libs", "pkgconf", "python-atspi"},
}


class Packages(unittest.TestCase):
    def command(self, release):
        """What `make deps` would do on a system with this /etc/os-release."""
        with tempfile.NamedTemporaryFile("w") as file:
            file.write(release)
            file.flush()
            environment = {**os.environ, "OS_RELEASE": file.name}
            make = ["make", "--no-print-directory", "-C", str(ROOT), "deps", "DRY_RUN=yes"]
            return subprocess.run(make, capture_output=True, text=True, env=environment)

    def test_each_system_gets_its_own_names(self):
        for system, (release, tool) in SYSTEMS.items():
            with self.subTest(system):
                result = self.command(release)
                self.assertEqual((result.returncode, result.stderr), (0, ""))
                words = shlex.split(result.stdout)
                self.assertIn(tool, words)
                packages = [word for word in words[words.index(tool) + 1 :] if not word.startswith("-")]
                self.assertLessEqual(NEEDED[tool], set(packages))
                self.assertEqual(len(packages), len(set(packages)), "each package once")
                if tool != "apt-get":
                    self.assertEqual([name for name in packages if re.search(r"-dev$|gir1", name)], [], "no names of Debian's")

    def test_a_system_that_is_like_none_of_them(self):
        result = self.command("ID=plan9\n")
        self.assertNotEqual(result.returncode, 0)
        self.assertRegex(result.stderr, r"\AThese Debian packages, or what your system calls them, are needed: .*libgtk-4-dev")

    def test_table_has_a_name_for_each_system(self):
        makefile = (ROOT / "Makefile").read_text()
        for line in NAMES.read_text().splitlines():
            if not line.startswith("#"):
                with self.subTest(line):
                    self.assertEqual(len(line.split()), 3)
                    self.assertIn(f" {line.split()[0]} ", makefile.replace("\n", " "), "the Makefile asks for it")


if __name__ == "__main__":
    unittest.main()
