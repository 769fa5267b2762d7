# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Judges what a run left behind. Every judge yields violated promises as (promise, detail)."""

import functools
import json
import os
import re

from attack import hostile

CODES = {0, 1, 64, 65, 70, 73}
# The markup of the program's own pages: elements, and the attributes that each may have.
ELEMENTS = {
    "html": {"lang"}, "head": set(), "meta": {"charset", "name", "content", "http-equiv"}, "title": set(), "style": set(),
    "script": set(), "body": set(), "header": set(), "nav": {"aria-label"}, "main": {"id"}, "section": {"class", "id"},
    "article": {"class", "id", "data-rule"}, "h1": set(), "h2": set(), "h3": {"id"}, "h4": set(), "p": {"class"},
    "div": {"class", "tabindex", "data-words"}, "dl": {"class"}, "dt": set(), "dd": set(), "pre": {"class"}, "code": set(),
    "details": {"open", "class"}, "summary": set(), "ol": set(), "ul": {"class"}, "li": set(), "strong": set(), "br": set(),
    "span": {"class"}, "a": {"href", "class", "aria-label"}, "form": {"id", "role", "hidden"}, "label": set(),
    "input": {"type", "name"}, "select": {"name"}, "option": {"value"}, "output": {"name"}, "table": set(), "thead": set(),
    "tbody": set(), "tr": set(), "th": {"scope"}, "td": {"class"}, "figure": {"class"}, "figcaption": set(),
    "img": {"loading", "decoding", "src", "width", "height", "alt"}, "svg": {"class", "viewBox", "aria-hidden", "preserveAspectRatio"},
    "g": {"id"}, "rect": {"class", "x", "y", "width", "height", "rx", "fill"}, "text": {"class", "x", "y", "font-size"},
}
# The names of links are made of digests and of the ids of rules. What is read aloud is any text.
NAME = "note|report|rules|filters|[A-Z]+[0-9]+|[fms]-[fms]?-?[0-9a-f]{16}(-[0-9]+)?"
VALUES = {
    "lang": "en|ko", "charset": "utf-8", "name": "viewport|color-scheme|generator|text|severity|rule|scene|count",
    "http-equiv": "Content-Security-Policy", "content": "width=device-width|light dark|Pellucid|default-src 'none'; [a-zA-Z0-9+/=:;' -]*",
    "scope": "row", "id": NAME, "href": f"#({NAME})", "class": "[a-zA-Z]+( [a-zA-Z]+)*", "fill": "#[0-9a-fA-F]{6,8}",
    "value": f"|error|warning|note|{NAME}", "data-rule": "note|[A-Z]+[0-9]+", "role": "search", "type": "search", "hidden": "",
    "open": "", "tabindex": "0", "loading": "lazy", "decoding": "async", "viewBox": r"[0-9. ]+", "aria-hidden": "true",
    "preserveAspectRatio": "none", "src": r"pictures/[a-zA-Z0-9-]+\.png|data:image/png;base64,[a-zA-Z0-9+/=]*",
    "alt": "(?s:.*)", "aria-label": "(?s:.*)", "data-words": ".*", "rx": "3",
    **{side: "-?[0-9.]+" for side in ("x", "y", "width", "height", "font-size")},
}
# A command of the reporter for GitHub. Properties never hold a colon or a comma of a stranger.
GITHUB = re.compile(
    r"::(error|warning|notice) ((file|line|col|title)=[^:,]*,)*title=[^:,]*::[^\r\n]*", re.ASCII)
# Commands of services that run checks. GitHub finds `::` at the beginning of a line and `##[` anywhere in it.
COMMAND = re.compile(r"\s*::|.*##(\[|vso\[)|\s*##teamcity\[", re.DOTALL)
ABORTED = re.compile(rb"Fatal error|panicked at|GLib-ERROR|terminate called|AddressSanitizer|Traceback|Assertion")
# The longest line of a message, in bytes.
LONGEST_LINE = 20_000


def shown(text, size=60):
    """Returns the beginning of a text as one visible line."""
    return ascii(text[:size])


def ending(outcome):
    """Judges how a run ended: an exit code that is documented, in time, with one line for each failure."""
    if outcome.timed_out:
        what = "does not end" if outcome.cpu < 0.5 * outcome.wall else "takes too long"
        yield what, f"stopped after {outcome.wall:.0f} s, {outcome.cpu:.1f} s of processor time"
        return
    if outcome.code not in CODES:
        name = f"signal {-outcome.code}" if outcome.code < 0 else f"exit code {outcome.code}"
        yield "ends without one of its exit codes", f"{name}; {shown(outcome.err.decode('utf-8', 'replace'))}"
    if match := ABORTED.search(outcome.err):
        yield "aborts", shown(outcome.err[max(0, match.start() - 20):].decode("utf-8", "replace"))
    if outcome.left_children:
        yield "leaves a child process", outcome.command


def failure(outcome):
    """Judges the message of a run: one line that begins with `pellucid: ` where it failed, and only such lines."""
    text = outcome.err.decode("utf-8", "replace")
    lines = text.splitlines() if text.isascii() else re.split("[" + hostile.ENDERS + "]", text)
    lines = [line for line in lines if line]
    for line in lines:
        if not line.startswith("pellucid: "):
            yield "a line of standard error does not begin with `pellucid: `", shown(line)
            break
    if any(len(line.encode("utf-8", "replace")) > LONGEST_LINE for line in lines):
        yield "a message echoes a long string whole", f"{max(map(len, lines))} characters"
    errors = [line for line in lines if not re.match("pellucid: (note|참고|warning|경고)", line)]
    if outcome.code in CODES - {0, 1} and not errors:
        yield "fails without a message", f"exit code {outcome.code}"


def stream(kind, data, name):
    """Judges a stream or a file by the scanner of lines and by the parser of its form."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        yield "output is not UTF-8", f"{name}: {error.reason} at byte {error.start}"
        return
    raw = sorted({c for c in text if c in hostile.unseen()} - set("\n\t" if kind == "man" else "\n"))
    if raw:
        yield "output contains raw invisible characters", name + ": " + " ".join(f"U+{ord(c):04X}" for c in raw[:12])
    for line in re.split("[" + hostile.ENDERS + "]", text):
        if COMMAND.match(line) and not (kind == "github" and GITHUB.fullmatch(line) and "##[" not in line):
            yield "a line is a workflow command", f"{name}: {shown(line)}"
            break
    if text.strip():
        yield from FORMS.get(kind, lambda _: ())(text)


def as_json(text):
    """Judges JSON by Python's parser."""
    try:
        json.loads(text)
    except ValueError as error:
        yield "JSON output is not JSON", str(error)


@functools.cache
def sarif_validator():
    """Returns the validator of the schema that PELLUCID_SARIF_SCHEMA names, or None without it."""
    path = os.environ.get("PELLUCID_SARIF_SCHEMA")
    if not path:
        return None
    import jsonschema

    with open(path) as file:
        return jsonschema.Draft7Validator(json.load(file))


def as_sarif(text):
    """Judges SARIF by its schema."""
    try:
        document = json.loads(text)
    except ValueError as error:
        yield "SARIF output is not JSON", str(error)
        return
    if validator := sarif_validator():
        for error in validator.iter_errors(document):
            yield "SARIF output does not follow its schema", f"{list(error.path)}: {error.message[:100]}"
            break


def as_html(text):
    """Judges a page by a parser of HTML: it holds only what the program itself writes."""
    import html5lib

    page = html5lib.parse(text, treebuilder="etree", namespaceHTMLElements=False)
    for element in page.iter():
        if not isinstance(element.tag, str):
            yield "a stranger's string is markup in HTML", "a comment"
            return
        tag = element.tag.removeprefix("{http://www.w3.org/2000/svg}")
        wrong = set(element.attrib) - ELEMENTS.get(tag, set())
        wrong |= {key for key in set(element.attrib) - wrong if not re.fullmatch(VALUES[key], element.attrib[key])}
        if tag not in ELEMENTS or wrong:
            yield "a stranger's string is markup in HTML", shown(f"<{element.tag} {' '.join(map(str, wrong))}>")
            return


# The program's own signs in a line of Markdown around the strings of strangers.
OWN_MARKDOWN = re.compile(r"<br>|^\*\*|\*\*(?=<br>|$)")
ESCAPED = re.compile(r"\\[!-/:-@\[-`{-~]|&(lt|gt|amp|quot|#\d+);")


def as_markdown(text):
    """Judges Markdown: apart from what the program itself writes, no sign of markup is without its escape."""
    for line in ESCAPED.sub("", text).splitlines():
        if re.fullmatch(r"(\|---)+\|", line):
            continue
        cells = [line.removeprefix("### ").removeprefix("- ")]
        if line.startswith("| "):
            cells = [cell.strip() for cell in line.split("|")[1:-1]]
            if len(cells) != 4 or not line.endswith("|"):
                yield "a stranger's string breaks a row of Markdown", shown(line)
                return
        for cell in cells:
            if match := re.search(r"[<`@|*]|\]\(|!\[|^\s*#|://", OWN_MARKDOWN.sub("", cell)):
                yield "a stranger's string is markup in Markdown", shown(cell[max(0, match.start() - 10):])
                return


FORMS = {"json": as_json, "sarif": as_sarif, "html": as_html, "markdown": as_markdown}


def picture(data, name):
    """Judges a PNG: it is whole."""
    if not (data.startswith(b"\x89PNG\r\n\x1a\n") and data.endswith(b"IEND\xaeB`\x82")):
        yield "an output is written in part", f"{name}: {len(data)} bytes"


def file(path, name):
    """Judges a written file by the ending of its name."""
    data = path.read_bytes()
    suffix = os.path.splitext(name)[1]
    if suffix in (".png", ".apng"):
        yield from picture(data, name)
    elif suffix in (".html", ".json", ".md"):
        if not data:
            yield "an output is written in part", f"{name}: empty"
        yield from stream({".html": "html", ".json": "json", ".md": "markdown"}[suffix], data, name)


def run(outcome, kind="text"):
    """Judges a whole run: its end, its messages and its output."""
    yield from ending(outcome)
    if not outcome.timed_out:
        yield from failure(outcome)
        yield from stream("text", outcome.err, "standard error")
        yield from stream(kind, outcome.out, "standard output")
