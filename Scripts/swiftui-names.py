#!/usr/bin/env python3
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Compares the public declarations of PellucidViews with SwiftUI's names.

swiftui-names.py write GRAPHS writes Docs/swiftui.md; swiftui-names.py check GRAPHS fails where that page is not what would be
written. GRAPHS is a folder of symbol graphs of PellucidViews. The names and how often real sources use them come from
Tests/Fixtures/SwiftUI/api-frequency.tsv. The folder of a declaration's file is its topic, declarations in the folder Behavior change
no picture, and a callout "- Note:" in a documentation comment says where a declaration differs from SwiftUI's.
"""

import collections
import csv
import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "Docs/swiftui.md"
USES = ROOT / "Tests/Fixtures/SwiftUI/api-frequency.tsv"
VIEWS = "Sources/PellucidViews/"
BEHAVIOR = "Behavior"
TYPES = {"swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.typealias", "swift.macro", "swift.associatedtype"}
# The kinds of names that are types or macros; "@State" and "State" are one name.
TYPE_KINDS = {"view", "type", "protocol", "property wrapper", "attribute", "shape", "style", "content", "macro"}
# Names of the list that come with every Swift.
OF_TOOLCHAIN = {"MainActor", "Observable", "ObservationIgnored"}
METHODS = {"swift.method", "swift.type.method", "swift.func"}


class Declaration:
    """A public declaration: its name without its arguments, its topic, and the difference that it states."""

    def __init__(self, symbol):
        self.path = symbol["pathComponents"]
        self.kind = symbol["kind"]["identifier"]
        self.name = self.path[-1].split("(")[0]
        location = symbol.get("location", {}).get("uri", "")
        self.topic = location.split(VIEWS)[-1].split("/")[0] if VIEWS in location else ""
        comment = symbol.get("docComment", {})
        self.note = note(line["text"] for line in comment.get("lines", []))

    @property
    def shown(self):
        """The name as sources write it: that of a member behind its type, and that of a modifier alone."""
        if self.name == "init":
            return f"{self.path[-2]}({self.path[-1].removeprefix('init(')}"
        owner = ".".join(self.path[:-1])
        return self.name if self.kind in METHODS and owner in ("", "View") else f"{owner}.{self.name}".lstrip(".")


def note(lines):
    """The text of the callout in a documentation comment; empty for none."""
    text, is_inside = [], False
    for line in lines:
        if line.startswith("- Note: "):
            is_inside = True
            text.append(line.removeprefix("- Note: "))
        elif is_inside and line.startswith("  "):
            text.append(line.strip())
        else:
            is_inside = False
    return " ".join(text)


def declarations(folder):
    """Every public declaration of the views, once, in order of their paths."""
    found = {}
    for path in sorted(pathlib.Path(folder).glob("PellucidViews*.symbols.json")):
        for symbol in json.loads(path.read_text())["symbols"]:
            identifier = symbol["identifier"]["precise"]
            is_own = symbol.get("docComment", {}).get("module", "PellucidViews") == "PellucidViews"
            if "::SYNTHESIZED::" not in identifier and is_own and symbol["kind"]["identifier"] != "swift.func.op":
                found[identifier] = Declaration(symbol)
    return sorted(found.values(), key=lambda one: (one.path, one.note))


def is_there(row, types, members):
    """Returns True where a name of the list is declared, as the kind that the list gives it."""
    name = row["name"].lstrip(".#@\\")
    if row["kind"] in TYPE_KINDS:
        return name in types | OF_TOOLCHAIN
    # A type in another one is a member too, such as Edge.Set.
    return name in members or (row["kind"] == "member" and name in types)


def page(folder):
    """The page of names."""
    found = declarations(folder)
    types = {one.name for one in found if one.kind in TYPES}
    members = {one.name for one in found if one.kind not in TYPES or one.kind == "swift.associatedtype"}
    with USES.open(newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    missing = [row for row in rows if not is_there(row, types, members)]
    return "\n".join([*opening(rows, missing), *table_of_missing(missing), *topics(found), ""])


def opening(rows, missing):
    """The title, and how much is there."""
    absent = {row["name"] for row in missing}
    yield "<!-- Written by Scripts/swiftui-names.sh write. -->"
    yield "# SwiftUI's names"
    yield ""
    yield "A name that is not there fails to compile. A name of behaviour compiles and changes no picture. The uses are those in 18,436 files of"
    yield "180 open projects. [previews.md](previews.md) shows how previews are drawn."
    yield ""
    yield "| most used names | there | weighted by use |"
    yield "|---|---|---|"
    for count in sorted({300, 600, 1000, len(rows)}):
        some = rows[:count]
        there = [row for row in some if row["name"] not in absent]
        share = sum(int(row["uses"]) for row in there) / sum(int(row["uses"]) for row in some)
        yield f"| {count:,} | {len(there):,} | {share:.1%} |"
    yield ""


def table_of_missing(missing):
    """The names that are not there, by use."""
    yield "## Not there"
    yield ""
    yield "| name | kind | uses |"
    yield "|---|---|---|"
    for row in missing:
        yield f"| `{row['name']}` | {row['kind']} | {row['uses']} |"
    yield ""


def topics(found):
    """The declarations by topic, each topic with its differences."""
    by_topic = collections.defaultdict(list)
    for one in found:
        if one.topic and not one.name.startswith("_"):
            by_topic[one.topic].append(one)
    for topic in sorted(by_topic, key=lambda name: (name == BEHAVIOR, name)):
        some = by_topic[topic]
        yield f"## {topic}"
        yield ""
        if topic == BEHAVIOR:
            yield "These change no picture."
            yield ""
        yield from names(some)
        yield from differences(some)


def names(some):
    """The types of a topic, and the methods and properties of views in it."""
    own = {one.name for one in some if one.kind in TYPES and len(one.path) == 1}
    modifiers = {one.name for one in some if one.path[0] == "View" and len(one.path) == 2 and one.kind in METHODS}
    functions = {one.name for one in some if len(one.path) == 1 and one.kind == "swift.func"}
    for title, group in (("Types", own), ("Modifiers of views", modifiers), ("Functions", functions)):
        if group:
            yield f"{title}: " + ", ".join(f"`{name}`" for name in sorted(group, key=str.lower))
            yield ""


def differences(some):
    """The differences that the declarations of a topic state, each text once."""
    stated = collections.defaultdict(list)
    for one in some:
        if one.note and one.shown not in stated[one.note]:
            stated[one.note].append(one.shown)
    if not stated:
        return
    yield "| name | difference |"
    yield "|---|---|"
    for text, shown in sorted(stated.items(), key=lambda entry: entry[1][0].lower()):
        yield f"| {', '.join(f'`{name}`' for name in shown)} | {text} |"
    yield ""


def main():
    job, folder = sys.argv[1], sys.argv[2]
    text = page(folder)
    if job == "write":
        PAGE.write_text(text)
    elif PAGE.read_text() != text:
        sys.exit(f"swiftui: {PAGE.relative_to(ROOT)} is not what the sources say: run Scripts/swiftui-names.sh write")


main()
