# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Hostile strings in every string and key of every document, in every form of output."""

import re
import xml.sax.saxutils

from attack import bench, documents, hostile, judges, slots
from attack.bench import Case
from attack.documents import FORM, REPORTERS

SCENE_FLAGS = ("--scale", "0.5")


def texts(own_random):
    """Returns {name: function that returns a hostile string}; those that are one of many are chosen at random."""
    return {
        "everything": hostile.everything, "commands": hostile.commands, "controls": hostile.controls,
        "markup": hostile.markup, "joiners": lambda: own_random.choice(hostile.bundles()),
        "broken": lambda: own_random.choice(hostile.broken()), "long": hostile.long,
    }


TEXTS = tuple(texts(None))


def scene_outputs():
    """Returns every way in which a scene's strings are printed: (form, arguments)."""
    found = [("text", ("render", "scene.json", "--findings")), ("json", ("render", "scene.json", "--json")),
             ("json", ("legibility", "scene.json", "--json"))]
    for name in REPORTERS:
        found.append((FORM[name], ("render", "scene.json", "--findings", "--reporter", name)))
        found.append((FORM[name], ("legibility", "scene.json", "--reporter", name)))
        found.append((FORM[name], ("snapshot", "scene.json", *bench.ONE, "--reporter", name)))
        found.append((FORM[name], ("render", "scene.json", "--findings", "--baseline", "old.json", "--reporter", name)))
    return found


def catalog_outputs(name):
    """Returns every way in which a catalog's strings are printed: (form, arguments)."""
    found = [("text", ("catalog", "list", name)), ("json", ("catalog", "list", name, "--json")),
             ("text", ("catalog", "resolve", name)), ("json", ("catalog", "resolve", name, "--json")),
             ("json", ("catalog", "lint", name, "--json")), ("text", ("catalog", "show", name, "-o", "out.html")),
             ("text", ("catalog", "set-variant", name, "--suggested", "--dry-run"))]
    for reporter in REPORTERS:
        found.append((FORM[reporter], ("catalog", "lint", name, "--reporter", reporter)))
        found.append((FORM[reporter], ("catalog", "show", name, "--reporter", reporter)))
    return found


def run_outputs(own, outputs, everything):
    """Runs the ways in which a document is printed: the first, and where it is accepted all or some of the others."""
    languages = ("en", "ko")
    (kind, first), rest = outputs[0], outputs[1:]
    for language in languages[:1 if everything is None else 2]:
        outcome = perform(own, kind, (*first, "--language", language))
    if outcome.is_done:
        for kind, arguments in rest if everything else own.random.sample(rest, min(4, len(rest))):
            perform(own, kind, (*arguments, "--language", own.random.choice(languages)))


def form(arguments):
    """Returns the name of a form of output: the verb, and its reporter or its flags of output."""
    flags = [word for word in arguments if word in ("--json", "--findings", "--write-baseline", "--suggested", "-o")]
    if "--reporter" in arguments:
        flags = [arguments[arguments.index("--reporter") + 1]]
    return " ".join([word for word in arguments[:2] if re.fullmatch("[a-z-]+", word)] + flags)


def perform(own, kind, arguments):
    """Runs one command; judges the files that it writes, and the summary that the reporter for GitHub appends."""
    summary = own.folder / "summary.md"
    summary.write_bytes(b"")
    own.group = form(arguments)
    flags = SCENE_FLAGS if arguments[0] in ("render", "legibility", "snapshot") else ()
    outcome = own.run(*arguments, *flags, kind=kind, environment=own.environment(GITHUB_STEP_SUMMARY=str(summary)))
    own.check(judges.stream("markdown", summary.read_bytes(), "the summary of the step"))
    page = own.folder / "out.html"
    if page.exists():
        own.check(judges.file(page, page.name))
        page.unlink()
    own.judge_temporary()
    return outcome


def cases(site):
    """Yields the cases of this class."""
    for family, found, body in (
            ("scene", slots.slots(documents.scenes()), scene_case),
            ("catalog", slots.slots(documents.contents()), catalog_case),
            ("icon", slots.slots({"icon": documents.ICON}), icon_case),
            ("configuration", slots.slots({"configuration": documents.CONFIGURATION}), configuration_case),
            ("baseline", {(name, kind): ("", name) for name in ("rule", "file", "layer", "variant") for kind in
                          ("value", "key")}, baseline_case)):
        for (shape, kind), (name, path) in found.items():
            for text in TEXTS:
                yield Case(
                    f"strings/{family}/{shape}/{kind}/{text}",
                    lambda own, b=body, n=name, p=path, k=kind, t=text: b(own, n, p, k, texts(own.random)[t](), t))
    yield from svg_cases()
    for index in range(len(hostile.bundles())):
        for where in ("id", "text", "note"):
            yield Case(f"strings/joiners/{where}/{index}",
                       lambda own, w=where, i=index: joiner_case(own, w, i))


def scene_case(own, name, path, kind, text, label):
    """Replaces a string of a scene."""
    documents.copy_examples(own)
    document, path = slots.pruned(documents.scenes()[name], path)
    own.write("scene.json", slots.replaced(document, path, kind, text))
    own.write("old.json", {"version": 1, "findings": [
        {"rule": "RND02", "file": "scene.json", "layer": text, "variant": "", "count": 1}]})
    run_outputs(own, scene_outputs(), label == "everything")


def joiner_case(own, where, index):
    """Puts every joiner into strings that are always accepted, in every form."""
    document = slots.replaced(bench.TINY, ("windows", 0, "layers", 0, "id"), "value", "t")
    document["windows"][0]["layers"][0][where] = hostile.bundles()[index]
    own.write("scene.json", document)
    for name in ("html", "markdown", own.random.choice(REPORTERS)):
        perform(own, FORM[name], ("legibility", "scene.json", "--reporter", name))


def catalog_case(own, name, path, kind, text, label):
    """Replaces a string of a description in a catalog."""
    catalog = name.partition("/")[0]
    documents.copy_catalog(own, catalog)
    own.write(name, slots.replaced(documents.contents()[name], path, kind, text))
    run_outputs(own, catalog_outputs(catalog), label == "everything")


def icon_case(own, name, path, kind, text, label):
    """Replaces a string of a document of Icon Composer."""
    own.write("a.icon/icon.json", slots.replaced(documents.ICON, path, kind, text))
    own.write("a.icon/Assets/a.svg", (own.site.examples / "Symbols/link.svg").read_bytes())
    run_outputs(own, catalog_outputs("a.icon"), label == "everything")


def configuration_case(own, name, path, kind, text, label):
    """Replaces a string of the configuration of a lint."""
    documents.copy_catalog(own, "Ferry.xcassets")
    own.write("pellucid-catalog.json", slots.replaced(documents.CONFIGURATION, path, kind, text))
    outputs = [pair for pair in catalog_outputs("Ferry.xcassets") if pair[1][1] in ("lint", "set-variant")]
    run_outputs(own, outputs, label == "everything")


def baseline_case(own, name, path, kind, text, label):
    """Replaces a string of a baseline that the program wrote."""
    document = documents.baseline(own)
    own.write("old.json", slots.replaced(document, ("findings", 0, path), kind, text))
    outputs = [(FORM[r], ("legibility", "scene.json", "--baseline", "old.json", "--reporter", r)) for r in REPORTERS]
    outputs.append(("text", ("legibility", "scene.json", "--write-baseline", "old.json")))
    run_outputs(own, outputs, label == "everything")


# Where an SVG has strings: the values of attributes, their names, and the names of elements.
SVG_SLOTS = {"value": r'(?<==")[^"]*(?=")', "attribute": r'(?<= )[\w:-]+(?==")', "element": r"(?<=<)\w+"}


def svg_cases():
    """Yields cases that replace strings of SVG files, as a symbol and as a picture of a scene and in a catalog."""
    for path in sorted((bench.ROOT / "Examples").rglob("*.svg")):
        text = path.read_text()
        for slot, pattern in SVG_SLOTS.items():
            found = {}
            for match in re.finditer(pattern, text):
                before = re.search(r"([\w:-]+)=\"$", text[:match.start()])
                found.setdefault(before[1] if before else match[0], match.span())
            for label, span in found.items():
                for name in TEXTS:
                    yield Case(
                        f"strings/svg/{path.stem}/{slot}/{label}/{name}",
                        lambda own, t=text, s=span, n=name: svg_case(own, t, s, texts(own.random)[n](), n))


def svg_case(own, text, span, hostile_text, label):
    """Replaces a string of an SVG file."""
    escaped = xml.sax.saxutils.escape(hostile_text, {'"': "&quot;"})
    data = (text[:span[0]] + escaped + text[span[1]:]).encode("utf-8", "replace")
    for name in ("a.svg", "Symbols/a.svg", "Art.xcassets/A.imageset/a.svg", "Art.xcassets/B.symbolset/a.svg"):
        own.write(name, data)
    item = {"filename": "a.svg", "idiom": "universal"}
    own.write("Art.xcassets/A.imageset/Contents.json", {"images": [item], "info": {"author": "p", "version": 1}})
    own.write("Art.xcassets/B.symbolset/Contents.json", {"symbols": [item], "info": {"author": "p", "version": 1}})
    own.write("scene.json", {
        "version": 1, "size": {"width": 60, "height": 40}, "assets": ["Art.xcassets"], "desktop": [
            {"image": "a.svg"}, {"symbol": "a.svg"}, {"image": "asset:A"}, {"symbol": "asset:B"}]})
    own.write("old.json", {"version": 1, "findings": []})
    run_outputs(own, scene_outputs(), label == "everything")
    run_outputs(own, catalog_outputs("Art.xcassets"), label == "everything")
    perform(own, "text", ("symbols", "a", "--symbols", "Symbols"))
