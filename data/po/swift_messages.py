"""Finds the messages in Swift sources, and writes them down as xgettext reads them.

xgettext does not know Swift: it trips over interpolations and literals of several lines. What it gets instead is a file
with the same lines, in which each `String(localized: …)` of the program and `Gtk.word(localized: …)` of the library has
become a call that it knows, and everything else is gone.

Usage: swift_messages.py FOLDER FILE…: writes each file under the folder, by the same path.
"""

import re
import sys
from pathlib import Path

CALL = re.compile(r"(?:String|Gtk\.word)\(\s*localized:")
ARGUMENT = re.compile(r"\s*,?\s*(\w+):\s*")
COMMENT = re.compile(r"//+\s*(Translators:.*)")


class NotALiteral(Exception):
    """A message that is not one plain literal."""


def literal(source, start):
    """The text of the literal that begins at `start`, with `%@` for what is put into it, and where it ends."""
    if source[start : start + 1] != '"' or source.startswith('"""', start):
        raise NotALiteral
    text, index = "", start + 1
    while source[index] != '"':
        character = source[index]
        if character == "\n":
            raise NotALiteral
        if character != "\\":
            text += "%%" if character == "%" else character
            index += 1
        elif source[index + 1] == "(":
            text += "%@"
            index = closing(source, index + 1) + 1
        elif source[index + 1] == "u":
            end = source.index("}", index)
            text += chr(int(source[index + 3 : end], 16))
            index = end + 1
        else:
            text += {"n": "\n", "t": "\t", "0": "\0"}.get(source[index + 1], source[index + 1])
            index += 2
    return text, index + 1


def closing(source, start):
    """Where the parenthesis that opens at `start` closes."""
    depth, index = 0, start
    while True:
        if source[index] == '"':
            index = literal(source, index)[1]
            continue
        depth += {"(": 1, ")": -1}.get(source[index], 0)
        if depth == 0:
            return index
        index += 1


def quoted(text):
    escapes = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t"}
    return '"' + "".join(escapes.get(character, character) for character in text) + '"'


def call(source, start):
    """What xgettext gets to see of the call whose first label ends at `start`."""
    arguments, label, index = {}, "localized", start
    while True:
        index += len(source[index:]) - len(source[index:].lstrip())
        if label == "count":
            break
        arguments[label], index = literal(source, index)
        following = ARGUMENT.match(source, index)
        if not following:
            break
        label, index = following.group(1), following.end()
    comment = f"/* Translators: {arguments['comment']} */ " if "comment" in arguments else ""
    message, context = quoted(arguments["localized"]), arguments.get("context")
    # The context may follow the count.
    if label == "count":
        context_label = re.compile(r'[^\n]*?\bcontext:\s*(?=")').match(source, index)
        context = literal(source, context_label.end())[0] if context_label else None
    name = "message" + ("_plural" if "plural" in arguments else "") + ("_context" if context else "")
    parts = [quoted(context)] if context else []
    parts += [message] + ([quoted(arguments["plural"])] if "plural" in arguments else [])
    return f"{comment}{name}({', '.join(parts)});"


def messages(path):
    """The lines that xgettext gets to see of a file."""
    with open(path, encoding="utf-8") as file:
        source = file.read()
    lines = [""] * (source.count("\n") + 2)
    for match in COMMENT.finditer(source):
        lines[source.count("\n", 0, match.start())] = f"/* {match.group(1)} */"
    for match in CALL.finditer(source):
        number = source.count("\n", 0, match.start())
        # In a documentation comment it is an example.
        if source[source.rfind("\n", 0, match.start()) + 1 : match.start()].lstrip().startswith("//"):
            continue
        try:
            lines[number] += call(source, match.end()) + " "
        except NotALiteral:
            sys.exit(f"{path}:{number + 1}: a message has to be one plain literal on one line, for translators to find it")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    into = Path(sys.argv[1])
    for name in sys.argv[2:]:
        result = into / name
        result.parent.mkdir(parents=True, exist_ok=True)
        result.write_text(messages(name), encoding="utf-8")
