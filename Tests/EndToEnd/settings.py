"""The user's settings, in files of a test's own."""

import os

ID = "io.github.gtkbridge.HomeApp"


def write_settings(folder, **values):
    """Writes settings for both: the desktop's keyfile, and the file that is used where the program's schema is not installed.

    Returns the environment in which the program reads them."""
    lines = {name.replace("_", "-"): value for name, value in values.items()}
    for path, quote in _files(folder):
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write("[io/github/gtkbridge/HomeApp]\n" if quote else "[AppStorage]\n")
            for name, value in lines.items():
                quoted = value if value in ("true", "false") else f"{quote}{value}{quote}"
                file.write(f"{name}={quoted}\n")
    return {"XDG_CONFIG_HOME": folder, "GSETTINGS_BACKEND": "keyfile"}


def read_settings(folder):
    """What both files say, as one text."""
    texts = []
    for path, _ in _files(folder):
        with open(path, encoding="utf-8") as file:
            texts.append(file.read())
    return "".join(texts)


def _files(folder):
    return [(f"{folder}/glib-2.0/settings/keyfile", "'"), (f"{folder}/{ID}/settings.ini", "")]
