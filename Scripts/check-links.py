#!/usr/bin/env python3
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Checks the links of the documents, in the tree of this script or in the folder that is its argument.

A link leads to a file or folder, and its anchor to a heading of that page. A link whose text is `Suite.test` leads to the
file of Tests that contains this test. Labels of links are defined and used. Paths of the tree and ids of rules in code
spans exist. Each row of Docs/guidelines.md has a state; a row with the state yes names a test or an example, and any
other says what is missing.
"""

import pathlib
import re
import sys

import headings

ROOT = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent.parent
GUIDELINES = "Docs/guidelines.md"
# It may name what was removed.
HISTORY = "CHANGELOG.md"
RULES = "Sources/PellucidJudge/Findings/Rule.swift"
# Folders that other tools write.
MADE = ("demo-output/",)

LINK = re.compile(r"(?<!!)\[([^\[\]]+)\](?:\(([^()\s]+)\)|\[([^\[\]]+)\])|!\[[^\[\]]*\]\(([^()\s]+)\)")
DEFINITION = re.compile(r"^\[([^\[\]]+)\]:\s+(\S+)$", re.MULTILINE)
TEST = re.compile(r"([A-Z]\w*)\.([a-z]\w*)")
PATH = re.compile(r"`((?:Benchmarks|Docs|Examples|Fuzz|Packaging|Scripts|Snippets|Sources|Tests)/[^`\s]*)`")
RULE = re.compile(r"`([A-Z]{3}\d{2})`")
PROOF = re.compile(r"/(?:Tests|Examples)/")

failures = []
texts = {}


def fail(page, what):
    failures.append(f"{page}: {what}")


def text_of(path):
    """Returns the text of a file, which is read once."""
    if path not in texts:
        texts[path] = path.read_text(encoding="utf-8")
    return texts[path]


def without_fences(text):
    """Returns a page without its fenced listings."""
    return re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)


def prose(text):
    """Returns a page without its listings, fenced or indented, and without the contents of code spans."""
    return re.sub(r"`[^`\n]*`", "`code`", re.sub(r"^    .*$", "", without_fences(text), flags=re.MULTILINE))


def anchors(page):
    """Returns the anchors of a page's headings, as code hosts make them."""
    found = set()
    for heading in re.findall(r"^#+ (.*)$", without_fences(text_of(page)), flags=re.MULTILINE):
        headings.anchor(heading, found)
    return found


def check_target(page, words, target):
    """Checks that a link leads somewhere, and to the test that it names."""
    path, _, anchor = target.partition("#")
    if "://" in target or target.startswith(("doc:", "mailto:", *MADE)):
        return
    file = (ROOT / page).parent / path if path else ROOT / page
    if not file.exists():
        return fail(page, f"the link to {target} leads nowhere")
    if anchor and file.suffix == ".md" and anchor not in anchors(file):
        return fail(page, f"{path or 'this page'} has no heading for #{anchor}")
    test = TEST.fullmatch(words)
    if test and file.suffix == ".swift" and not contains(text_of(file), *test.groups()):
        fail(page, f"{path} has no test {words}")


def contains(source, suite, test):
    """Returns whether a source has a test in a suite or in an extension of it."""
    tests = re.findall(r"@Test\b(?:(?!@Test\b)[\s\S])*?\bfunc\s+`?(\w+)", source)
    return test in tests and re.search(rf"\b(?:struct|class|enum|extension)\s+{suite}\b", source) is not None


def check_page(page):
    text = text_of(ROOT / page)
    body = prose(text)
    labels = dict(DEFINITION.findall(body))
    used = set()
    for words, target, label, picture in LINK.findall(DEFINITION.sub("", body)):
        if label:
            used.add(label)
            target = labels.get(label, "")
            if not target:
                fail(page, f"the label {label} is not defined")
                continue
        check_target(page, words, target or picture)
    for label in sorted(labels.keys() - used):
        fail(page, f"no link uses the label {label}")
    if page != HISTORY:
        check_spans(page, text)
    if page == GUIDELINES:
        check_rows(page, body, labels)


def check_spans(page, text):
    """Checks the paths and the ids of rules in code spans."""
    for path in PATH.findall(text):
        if not (ROOT / path).exists():
            fail(page, f"{path} does not exist")
    for rule in sorted(set(RULE.findall(text)) - rules):
        fail(page, f"there is no rule {rule}")


def check_rows(page, body, labels):
    """Checks the state of each row: guideline, what does it, tests or examples, state."""
    rows = [line for line in body.splitlines() if line.startswith("| ") and not line.startswith("| guideline |")]
    if not rows:
        fail(page, "there is no row")
    for row in rows:
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        name = f"the row {cells[0][:50]!r}"
        if len(cells) != 4:
            fail(page, f"{name} has {len(cells)} cells, not 4")
            continue
        state, _, missing = cells[3].partition(": ")
        links = [labels.get(label, "") or target for _, target, label, _ in LINK.findall(cells[2])]
        if state not in ("yes", "partly", "no"):
            fail(page, f"{name} has the state {state!r}: write yes, partly or no")
        elif state == "yes" and not any(PROOF.search(link) for link in links):
            fail(page, f"{name} is done, and names no test or example")
        elif state != "yes" and not missing:
            fail(page, f"{name} is not done: write what is missing, or why, after the state and a colon")


rules = set(re.findall(r'= "([A-Z]{3}\d{2})"', text_of(ROOT / RULES)))
pages = sorted([*ROOT.glob("*.md"), *ROOT.glob("Docs/**/*.md")])
for page in pages:
    check_page(page.relative_to(ROOT).as_posix())
if failures:
    sys.exit("\n".join(dict.fromkeys(failures)))
print(f"links: those of {len(pages)} pages lead to what they name")
