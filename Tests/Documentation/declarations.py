"""Reads what Swift files declare for others: public types and members, each with the comment above it."""

import re
from dataclasses import dataclass, field

# What a string interpolates may have strings of its own, and brackets in brackets. A slash in a regular expression has a backslash.
INTERPOLATION = r"\\\((?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\))*\)"
STRINGS_AND_COMMENTS = re.compile(rf'#"[\s\S]*?"#|"""[\s\S]*?"""|//[^\n]*|"(?:{INTERPOLATION}|\\.|[^"\\\n])*"|\\.')
TYPES = {"struct", "class", "enum", "protocol", "actor", "extension"}
ATTRIBUTE = r"@[\w.]+(?:\((?:[^()]|\([^()]*\))*\))?"
DECLARATION = re.compile(
    rf"^[ \t]*(?:{ATTRIBUTE}\s+)*(?P<modifiers>(?:[a-z]\w*(?:\(\w+\))?[ \t]+)*?)(?:class[ \t]+(?=func|var|let|subscript))?"
    r"(?P<kind>struct|class|enum|protocol|actor|extension|typealias|associatedtype|func|var|let|init|subscript|case|macro)"
    r"(?=[ \t(<?!])[ \t]*",
    re.MULTILINE)
# A word in backquotes is a name that is also a word of the language; an operator is a name too.
NAME = re.compile(r"`?([A-Za-z_][\w.]*)`?|([^\s\w(`]+)")
# What may stand between a declaration and its comment: attributes, conditions of compilation, remarks to the formatter.
BETWEEN = re.compile(r"\s*(?:@[\w.]+(?:\(.*\))?\s*$|//(?!/)|#if |#else|#elseif|#endif)")


@dataclass
class Declaration:
    """A declaration in a file; `parent` is the type or the extension around it."""

    path: object
    line: int
    kind: str
    name: str
    # What follows the kind, up to the body.
    head: str
    modifiers: set
    comment: list
    parent: object = None
    # The names after the colon of a type or of an extension.
    conformances: set = field(default_factory=set)

    @property
    def is_public(self):
        around = self.parent
        if around and around.kind == "protocol" or self.kind == "case":
            return around.is_public
        return bool(self.modifiers & {"public", "open"}) and (not around or around.kind == "extension" or around.is_public)

    @property
    def owner(self):
        """The name of the type that a member belongs to, without those around it."""
        return self.parent.name.rsplit(".", 1)[-1] if self.parent else None


def masked(text):
    """The text with blanks in place of comments and underscores in place of strings: every other character keeps its place."""
    return STRINGS_AND_COMMENTS.sub(lambda part: re.sub(r"[^\n]", " " if part[0].startswith("//") else "_", part[0]), text)


def end_of_head(code, place):
    """Where the body of a declaration begins, or where a declaration without a body ends."""
    start, depth = place, 0
    while place < len(code):
        character = code[place]
        if character in "([":
            depth += 1
        elif character in ")]":
            depth -= 1
        elif depth <= 0 and character in "{}":
            break
        elif depth <= 0 and character == "\n":
            before, after = code[start:place].rstrip(), code[place:place + 300].lstrip()
            if not re.match(r"[{:=]|->|(?:where|async|throws)\b", after) and not re.search(r"[,:=&]$|->$|\bwhere$", before):
                break
        place += 1
    return place


def parts(text, separator):
    """A text split where a separator is outside of brackets."""
    found, depth, last = [], 0, 0
    for place, character in enumerate(text):
        if character in "([<":
            depth += 1
        elif character in ")]" or character == ">" and text[place - 1] != "-":
            depth -= 1
        elif character == separator and depth == 0:
            found.append(text[last:place])
            last = place + 1
    return found + [text[last:]]


def conformances(head):
    before_conditions = re.split(r"\bwhere\b", head)[0]
    names = [re.sub(r"@\w+\s+|nonisolated\s+|<[\s\S]*", "", part).strip() for whole in parts(before_conditions, ":")[1:2] for part in re.split(r"[,&]", whole)]
    return {name.rsplit(".", 1)[-1] for name in names if name}


def comment_above(lines, index):
    index -= 1
    while index >= 0 and BETWEEN.match(lines[index]):
        index -= 1
    end = index + 1
    while index >= 0 and lines[index].lstrip().startswith("///"):
        index -= 1
    return [line.strip()[3:].strip() for line in lines[index + 1:end]]


def names(kind, head):
    """The names that a declaration introduces: a case may introduce several."""
    if kind in ("init", "subscript"):
        return [kind]
    found = [NAME.match(part.strip()) for part in (parts(head, ",") if kind == "case" else [head])]
    return [name[1] or name[2] for name in found if name]


def declarations(path):
    """What a file declares outside of functions."""
    text = path.read_text(encoding="utf-8")
    code, lines = masked(text), text.splitlines()
    found, scopes, depth, place = [], [], 0, 0
    for match in DECLARATION.finditer(code):
        # What a scope contains is one brace deeper than what is around it: other braces are those of functions.
        for brace in re.findall(r"[{}]", code[place:match.start()]):
            depth += 1 if brace == "{" else -1
            while scopes and depth <= scopes[-1][0]:
                scopes.pop()
        place = match.start()
        parent = scopes[-1][1] if scopes else None
        kind = match["kind"]
        if depth != (scopes[-1][0] + 1 if scopes else 0) or (kind == "case" and (not parent or parent.kind != "enum")):
            continue
        end = end_of_head(code, match.end())
        head = code[match.end():end]
        first = match.start() + len(match[0]) - len(match[0].lstrip())
        comment = comment_above(lines, code.count("\n", 0, first))
        for name in names(kind, head):
            declaration = Declaration(
                path, code.count("\n", 0, match.start("kind")) + 1, kind, name, head, set(re.findall(r"\w+", match["modifiers"])),
                comment, parent)
            found.append(declaration)
        if kind in TYPES and found:
            declaration.conformances = conformances(head)
            if code[end:end + 1] == "{":
                scopes.append((depth, declaration))
    return found
