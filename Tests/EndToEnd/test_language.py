"""The program speaks the language that the environment asks for."""

import unittest

from accessibility import Screen
from gallery import Gallery
from home_app import HomeApp
from waiting import wait_until

KOREAN = [
    {"LANGUAGE": "ko", "LC_ALL": "C.UTF-8"},
    {"LANGUAGE": "", "LC_ALL": "ko_KR.UTF-8"},
    {"LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "ko_KR.UTF-8"},
]
ENGLISH = [
    {"LANGUAGE": "", "LC_ALL": "C.UTF-8"},
    {"LANGUAGE": "", "LC_ALL": "C"},
    {"LANGUAGE": "en", "LC_ALL": "ko_KR.UTF-8"},
    # Nobody has translated it into Esperanto.
    {"LANGUAGE": "eo", "LC_ALL": "C.UTF-8"},
]


class LanguageTests(unittest.TestCase):
    def test_help(self):
        for environments, heading in [(KOREAN, "사용법: HomeApp [옵션]"), (ENGLISH, "Usage: HomeApp [OPTION]")]:
            for environment in environments:
                with self.subTest(environment), HomeApp("--help", environment=environment) as app:
                    self.assertEqual(app.wait_for_exit(), 0)
                    self.assertEqual(app.output().splitlines()[0], heading)

    def test_window(self):
        for environment in KOREAN[:2]:
            with self.subTest(environment), HomeApp(environment=environment) as app:
                screen = Screen(app, "안녕 세상")
                screen.choose("코디네이터 놀이터")
                screen.wait_for_text("첫 화면")
                screen.press("하위 화면 밀어 넣기")
                screen.wait_for_text("밀어 넣은 화면, 1단계")
                self.assertEqual(app.errors(), "")

    def test_words_of_the_library(self):
        with HomeApp("--screen", "gallery", environment=KOREAN[0]) as app:
            gallery = Gallery(app, title="갤러리")
            gallery.open("Values")
            for name in ["줄이기", "늘리기", "작업 중"]:
                wait_until(lambda: any(item.name == name for item in gallery.items()), f"something is called “{name}”")
            self.assertEqual(app.errors(), "")


if __name__ == "__main__":
    unittest.main()
