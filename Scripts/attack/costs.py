# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Each construct of each format, doubled until it is refused or slow: what is accepted ends in time and in memory, and the
time grows in proportion.
"""

import json
import math
import shutil

from attack import judges, world
from attack.bench import Case

# A construct is doubled until a run takes longer than this, in seconds of processor time.
SLOW = 4.0
# The limits of an accepted input: seconds of processor time, and bytes of memory.
LONGEST, MOST_MEMORY = 20.0, int(4.5 * (1 << 30))
# The greatest ratio of the times of an input and of its double, once they are longer than the shortest that is judged.
GROWTH, SHORTEST = 2.6, 0.4
# Constructs whose lines all cross each other: their cost is the number of crossings, which grows with the square.
CROSSING = ("/path-", "/stroke", "/outline")
# The largest file that is written.
MOST_BYTES = 64 << 20
SIDE = 400


def cases(site):
    """Yields the cases of this class."""
    for name, (made, commands) in {**SCENES, **SYMBOLS, **OTHERS}.items():
        for command in commands:
            yield Case(f"costs/{name}/{' '.join(command[:2])}", lambda own, m=made, c=command: growth_case(own, m, c))
    for name, (made, size, command, seconds) in STATED.items():
        yield Case(f"costs/stated/{name}", lambda own, m=made, n=size, c=command, s=seconds: stated_case(own, m, n, c, s))


def growth_case(own, made, command):
    """Doubles a construct until it is refused, is slow, or its file is too large to be written."""
    own.group = own.case.name.partition("/")[2]
    size, before = 16, None
    # A short run, which measures nothing, ends sooner.
    is_measured = own.site.patience == 1 and not any(name in own.case.name for name in CROSSING)
    while True:
        if made(own, size) > MOST_BYTES:
            return
        outcome = run(own, command)
        if outcome.timed_out:
            return
        if outcome.code not in (0, 1, 64, 65):
            own.fail("what is too much is not refused with 65", f"{size}: exit code {outcome.code}: {outcome.err[:100]}")
            return
        # What is refused however small it is has to be read all the same.
        is_accepted = outcome.is_done if size == 16 else is_accepted
        if is_accepted and not outcome.is_done:
            return
        if outcome.peak > MOST_MEMORY:
            own.fail("what is accepted takes more than 4.5 GB", f"{size}: {outcome.peak / (1 << 30):.1f} GB")
        if before and before > SHORTEST and outcome.cpu > GROWTH * before and is_measured:
            judge_growth(own, made, command, size)
        if outcome.cpu > SLOW / own.site.patience:
            return
        before, size = outcome.cpu, 2 * size


def judge_growth(own, made, command, size):
    """Measures again, and complains where the time still grows by more than it may."""
    times = []
    for count in (size // 2, size):
        made(own, count)
        times.append(min(run(own, command).cpu for _ in range(2)))
    if times[1] > GROWTH * times[0]:
        own.fail("the time grows faster than the input", f"{size // 2}: {times[0]:.1f} s, {size}: {times[1]:.1f} s")


def run(own, command):
    """Runs a command, and judges its end and its time. Waits longer than that, because others may use the processors."""
    outcome = own.run(*command, limit=3 * LONGEST, judge=False)
    own.check(judges.ending(outcome))
    if outcome.cpu > LONGEST:
        own.fail("what is accepted takes more than 20 s", f"{outcome.cpu:.0f} s")
    return outcome


def stated_case(own, made, size, command, seconds):
    """Measures an input of a stated size."""
    own.group = own.case.name.partition("/")[2]
    made(own, size)
    outcomes = [run(own, command) for _ in range(2)]
    # Two processors are promised: the processor time of both counts where others use them, else the time that passes.
    best = min(min(outcome.cpu, outcome.wall) for outcome in outcomes)
    if not outcomes[0].is_done:
        own.fail("an input of a stated size is refused", outcomes[0].err[:200].decode("utf-8", "replace"))
    elif best > seconds * own.site.patience:
        own.fail("an input of a stated size takes too long", f"{best:.1f} s instead of {seconds} s")


# MARK: Scenes

def scene(own, layers, **more):
    """Writes a scene of layers; returns its size in bytes."""
    text = json.dumps({
        "version": 1, "size": {"width": SIDE, "height": SIDE}, "scale": 1, "desktop": layers, **more}).encode()
    own.write("scene.json", text)
    return len(text)


def spread(index, count, side=40):
    """Returns the frame of one of many layers, which are spread evenly."""
    columns = max(1, math.isqrt(count))
    return [index % columns * SIDE / columns, index // columns * SIDE / columns, side, side]


def many(layer):
    """Returns a function that writes a scene of many copies of a layer."""
    return lambda own, n: scene(own, [{"fill": "#8899aa"}] + [{**layer, "frame": spread(i, n)} for i in range(n)])


def nested(own, n):
    layers = [{"fill": "#fff"}]
    for _ in range(n):
        layers = [{"group": layers, "opacity": 0.9}]
    return scene(own, layers)


def texts(own, n):
    return scene(own, [{"text": f"p{i}", "size": 8, "frame": spread(i, n)} for i in range(n)])


def long_text(own, n):
    return scene(own, [{"text": "word " * n, "size": 8}])


def long_word(own, n):
    return scene(own, [{"text": "p\u0301" * n, "size": 8}])


def joined_glass(own, n):
    return scene(own, [{"glassContainer": [{"glass": "regular", "frame": spread(i, n)} for i in range(n)]}])


def events(own, n):
    return scene(own, [{"glass": "regular", "interactive": True, "frame": [9, 9, 99, 99], "events": [
        {"at": 3600 * i / n, "event": "release" if i % 2 else "press"} for i in range(n)]}], time=9)


def stops(kind, more):
    return lambda own, n: scene(own, [{kind: {"stops": [[i / n, "#fff" if i % 2 else "#000"] for i in range(n)], **more}}])


def windows(own, n):
    return scene(own, [], windows=[{"id": f"w{i}", "frame": spread(i, n), "layers": [{"fill": "#fff"}]} for i in range(n)])


def long_key(own, n):
    return scene(own, [{"fill": "#fff"}], **{"p" * n: 1})


def long_id(own, n):
    return scene(own, [{"id": "p" * n, "text": "p", "style": "#999999"}])


def many_ids(own, n):
    return scene(own, [{"id": "same", "text": "p", "frame": spread(i, n)} for i in range(n)])


def pictures(own, n):
    world.copy(own)
    return scene(own, [{"image": "photo.png", "frame": spread(i, n)} for i in range(n)])


def points(count):
    """Returns the points of a star with many turns, all of whose lines cross."""
    return [(SIDE / 2 + SIDE / 2.1 * math.cos(2.4 * i), SIDE / 2 + SIDE / 2.1 * math.sin(2.4 * i)) for i in range(count)]


def path(count, kind):
    """Returns a path of one kind of segment."""
    ring = [[round(x, 2), round(y, 2)] for x, y in points(count + 1)]
    segments = [["move", *ring[0]]]
    for before, after in zip(ring, ring[1:]):
        middle = [round(SIDE - before[0], 2), round(SIDE - before[1], 2)]
        match kind:
            case "line": segments.append(["line", *after])
            case "quadratic": segments.append(["quadratic", *middle, *after])
            case "cubic": segments.append(["cubic", *middle, *before, *after])
            case "subpath": segments += [["move", *before], ["line", *middle], ["line", *after], ["close"]]
    return {"path": segments + [["close"]]}


def outline(use, kind):
    """Returns a function that writes a scene with a path in one use."""
    def made(own, n):
        shape = path(n, kind)
        frame = [0, 0, SIDE, SIDE]
        layer = {
            "fill": {"fill": "#345", "shape": shape}, "clip": {"fill": "#345", "clip": shape},
            "shadow": {"fill": "#345", "shape": shape, "shadow": {"sigma": 4}},
            "material": {"material": "thin", "shape": shape}, "glass": {"glass": "regular", "shape": shape},
        }[use]
        return scene(own, [{"fill": "#8899aa"}, {**layer, "frame": frame}])

    return made


RENDER = ("render", "scene.json", "-o", "out.png", "--threads", "2")
JUDGE = ("legibility", "scene.json")
SETS = ("snapshot", "scene.json")
BOTH = (RENDER, JUDGE)
LAYERS = {
    "fill": {"fill": "#345"}, "shadow": {"fill": "#345", "shadow": {"sigma": 10}}, "clip": {"fill": "#345", "clip": "ellipse"},
    "material": {"material": "thin"}, "glass": {"glass": "regular"}, "clear-glass": {"glass": "clear"},
    "symbol": {"symbol": "wifi"}, "gradient": {"linearGradient": {"stops": [[0, "#fff"], [1, "#000"]]}},
    "mesh": {"meshGradient": {"columns": 2, "points": [[0, 0], [1, 0.2], [0, 1], [1, 1]], "colors": ["#fff", "#000", "#345", "#888"]}},
    "turned": {"fill": "#345", "transform": {"rotate": 30}}, "blended": {"group": [{"fill": "#345"}], "blend": "multiply"},
    "scroll-edge": {"scrollEdge": "soft"}, "extension": {"backgroundExtension": [{"fill": "#345"}], "safeArea": [5, 5, 20, 20]},
}
SCENES = {f"layers/{name}": (many(layer), BOTH) for name, layer in LAYERS.items()} | {
    "nested": (nested, BOTH), "texts": (texts, BOTH), "long-text": (long_text, BOTH), "long-word": (long_word, BOTH),
    "joined-glass": (joined_glass, BOTH), "events": (events, BOTH), "windows": (windows, BOTH), "pictures": (pictures, BOTH),
    "linear-stops": (stops("linearGradient", {}), BOTH), "radial-stops": (stops("radialGradient", {"endRadius": 0.5}), BOTH),
    "angular-stops": (stops("angularGradient", {}), BOTH), "long-key": (long_key, (RENDER,)), "long-id": (long_id, BOTH),
    "same-ids": (many_ids, BOTH),
} | {f"outline/{use}/{kind}": (outline(use, kind), (RENDER,)) for use in ("fill", "clip", "shadow", "material", "glass")
     for kind in ("line", "quadratic", "cubic", "subpath")}


# MARK: Symbols

def drawing(own, body, more=""):
    """Writes an SVG document that a scene draws; returns its size in bytes."""
    data = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"{more}>{body}</svg>'.encode()
    own.write("p.svg", data)
    own.write("scene.json", {
        "version": 1, "size": {"width": SIDE, "height": SIDE}, "scale": 1,
        "desktop": [{"image": "p.svg"}, {"symbol": "p.svg"}]})
    return len(data)


def line_of(count):
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points(count))


def curve_of(count):
    ring = points(count)
    return f"M{ring[0][0]:.1f} {ring[0][1]:.1f}" + "".join(
        f"C{b[0]:.1f} {b[1]:.1f} {a[0]:.1f} {b[1]:.1f} {b[0]:.1f} {a[1]:.1f}" for a, b in zip(ring, ring[1:]))


BOX = '<path d="M9 9h300v300z"/>'
WHOLE = "M0 0h400v400z"


def repeated(part):
    """Returns a function that repeats a part of a document, in which `@` stands for the number of the copy."""
    return lambda n: "".join(part.replace("@", str(i)) for i in range(n))


def within(begin, end):
    """Returns a function that puts a box into many elements, one in the other."""
    return lambda n: begin * n + BOX + end * n


def defined(name, attribute, is_chain):
    """Returns a function that writes many clips or masks: each used once, or each by the one before it."""
    def body(n):
        made = "".join(
            f'<{name} id="d{i}"' + (f' {attribute}="url(#d{i + 1})"' if is_chain and i + 1 < n else "")
            + f'><path fill="#fff" d="M9 9h{300 + i % 50}v300z"/></{name}>' for i in range(n))
        return made + "".join(f'<path {attribute}="url(#d{i})" d="{WHOLE}"/>' for i in range(1 if is_chain else n))

    return body


def stops_of_drawing(n):
    made = "".join(f'<stop offset="{i / n:.5f}" stop-color="#{i % 9}{i % 7}0"/>' for i in range(n))
    return f'<linearGradient id="g">{made}</linearGradient><path fill="url(#g)" d="{WHOLE}"/>'


def gradient_chain(n):
    made = "".join(f'<linearGradient id="g{i}" href="#g{i + 1}"/>' for i in range(n))
    last = f'<linearGradient id="g{n}"><stop stop-color="red"/></linearGradient>'
    return made + last + f'<path fill="url(#g0)" d="{WHOLE}"/>'


def use_tree(n):
    made = (f'<g id="u{i}"><use href="#u{i - 1}"/><use href="#u{i - 1}"/></g>' for i in range(1, n.bit_length()))
    return '<path id="u0" d="M9 9h300v300z"/>' + "".join(made)


def rules_times_elements(n):
    side = math.isqrt(n)
    rules = "".join(f"g .c{i}{{fill:#123}}" for i in range(side))
    return f"<style>{rules}</style><g>" + '<path class="c1" d="M9 9h3v3z"/>' * side + "</g>"


def selectors(n):
    depth = min(n, 200)
    return "<style>" + "g " * n + "path{fill:#123}</style>" + "<g>" * depth + BOX + "</g>" * depth


# Functions of a count that return the body of an SVG document.
BODIES = {
    "path-lines": lambda n: f'<path d="{line_of(n)}z"/>', "path-curves": lambda n: f'<path d="{curve_of(n)}"/>',
    "stroke": lambda n: f'<path fill="none" stroke="#000" stroke-width="9" stroke-linejoin="round" d="{line_of(n)}"/>',
    "arcs": lambda n: '<path d="M9 9' + "A99 60 30 0 1 200 200A60 99 9 1 0 9 9" * n + '"/>',
    "elements": repeated(BOX), "circles": repeated('<circle cx="200" cy="200" r="190" opacity=".5"/>'),
    "groups": within("<g opacity='.9'>", "</g>"), "plain-groups": within("<g>", "</g>"),
    "transforms": lambda n: f'<path transform="{"rotate(1) " * n}" d="{WHOLE}"/>',
    "clips": defined("clipPath", "clip-path", False), "clip-chain": defined("clipPath", "clip-path", True),
    "masks": defined("mask", "mask", False), "mask-chain": defined("mask", "mask", True),
    "stops": stops_of_drawing, "gradient-chain": gradient_chain,
    "uses": lambda n: '<path id="p" d="M9 9h300v300z"/>' + '<use href="#p"/>' * n, "use-tree": use_tree,
    "style-rules": lambda n: f"<style>{repeated('.c@{fill:#123}')(n)}</style>{BOX}", "selectors": selectors,
    "rules-times-elements": rules_times_elements,
    "attributes": lambda n: "<path" + repeated(" data-p@='1'")(n) + f' d="{WHOLE}"/>',
    "references": lambda n: f"<title>{'&amp;' * n}</title>", "unfinished-references": lambda n: f"<title>{'&#x41' * n}</title>",
    "comments": repeated("<!-- p -->"), "long-comment": lambda n: f"<!--{'p' * n}-->", "sections": repeated("<![CDATA[p]]>"),
    "dashes": lambda n: f'<path stroke="#000" stroke-dasharray="{"1 " * n}" d="M0 0L400 400"/>',
    "long-style": lambda n: f'<path style="{"fill:#123;" * n}" d="{WHOLE}"/>',
    "long-attribute": lambda n: f'<path id="{"p" * n}" d="{WHOLE}"/>',
    "inheritance": lambda n: f"<g font-family='{'p' * 20}'>{within('<g>', '</g>')(n)}</g>",
}
SYMBOLS = {f"svg/{name}": ((lambda own, n, b=body: drawing(own, b(n))), (RENDER,)) for name, body in BODIES.items()} | {
    "svg/entities": (lambda own, n: drawing(own, "<path d='M9 9h3v3z'/>", " xmlns:p='p'" + "".join(
        f" xmlns:p{i}='p'" for i in range(n))), (RENDER,)),
}


# MARK: Catalogs, baselines and configurations

INFO = {"author": "p", "version": 1}


def color(red):
    return {"color-space": "srgb", "components": {"red": f"{red % 256 / 255:.3f}", "green": "0.5", "blue": "0.2", "alpha": "1"}}


def sets(own, n):
    """Writes a catalog of many colour sets, whose names pair them."""
    shutil.rmtree(own.folder / "Art.xcassets", ignore_errors=True)
    for index in range(n):
        own.write(f"Art.xcassets/{'Text' if index % 2 else 'Background'}{index // 2}.colorset/Contents.json", {
            "colors": [{"idiom": "universal", "color": color(index)}], "info": INFO})
    return 200 * n * 8


def colors(own, n):
    """Writes a colour set of many entries."""
    own.write("Art.xcassets/Ink.colorset/Contents.json", {
        "colors": [{"idiom": "universal", "color": color(i)} for i in range(n)], "info": INFO})
    return (own.folder / "Art.xcassets/Ink.colorset/Contents.json").stat().st_size


def images(own, n):
    """Writes an image set of many files."""
    shutil.rmtree(own.folder / "Art.xcassets", ignore_errors=True)
    for index in range(n):
        own.write(f"Art.xcassets/A.imageset/{index}.svg", world.DRAWING)
    own.write("Art.xcassets/A.imageset/Contents.json", {
        "images": [{"idiom": "universal", "filename": f"{i}.svg", "scale": f"{i % 3 + 1}x"} for i in range(n)], "info": INFO})
    return 300 * n * 8


def folders(own, n):
    """Writes a catalog of nested folders."""
    path = "Art.xcassets/" + "p/" * min(n, 400)
    own.write(path + "Ink.colorset/Contents.json", {"colors": [{"idiom": "universal", "color": color(1)}], "info": INFO})
    return 20_000 * n


def unknown_keys(own, n):
    own.write("Art.xcassets/Ink.colorset/Contents.json", {
        "colors": [{"idiom": "universal", "color": color(1)}], "info": INFO, **{f"p{i}": i for i in range(n)}})
    return (own.folder / "Art.xcassets/Ink.colorset/Contents.json").stat().st_size


def deep(own, n):
    own.write("scene.json", b'{"version": 1, "p": ' + b"[" * n + b"]" * n + b"}")
    own.write("Art.xcassets/Ink.colorset/Contents.json", (own.folder / "scene.json").read_bytes())
    return 2 * n


def baseline(own, n):
    """Writes a baseline of many findings."""
    scene(own, [{"id": "t", "text": "Hi", "style": "#999999", "frame": [0, 0, 40, 20]}])
    text = json.dumps({"version": 1, "findings": [
        {"rule": "RND02", "file": "scene.json", "layer": f"t{i}", "variant": "", "count": 1} for i in range(n)]}).encode()
    own.write("old.json", text)
    return len(text)


def configuration(own, n):
    """Writes a configuration of many pairs."""
    sets(own, 16)
    own.write("settings.json", {"version": 1, "pairs": [
        {"foreground": f"Text{i % 8}", "background": f"Background{i % 7}"} for i in range(n)]})
    return (own.folder / "settings.json").stat().st_size


def many_scenes(own, n):
    """Writes a folder of many scenes."""
    for index in range(n):
        own.write(f"Scenes/{index}.json", {
            "version": 1, "size": {"width": 20, "height": 20}, "scale": 1, "desktop": [{"fill": "#fff"}]})
    return 4000 * n * 16


LINT = ("catalog", "lint", "Art.xcassets")
CATALOG = (LINT, ("catalog", "list", "Art.xcassets"), ("catalog", "resolve", "Art.xcassets"),
           ("catalog", "show", "Art.xcassets", "-o", "out.html"))
SET = ("catalog", "set-variant", "Art.xcassets", "Ink", "--appearance", "dark", "--color", "#123456")
OTHERS = {
    "catalog/sets": (sets, CATALOG), "catalog/colors": (colors, (*CATALOG, SET)), "catalog/images": (images, CATALOG[:2]),
    "catalog/folders": (folders, CATALOG[:2]), "catalog/unknown-keys": (unknown_keys, (*CATALOG[:2], SET)),
    "json-depth": (deep, (RENDER, LINT)), "baseline/findings": (baseline, (
        ("legibility", "scene.json", "--baseline", "old.json"), ("legibility", "scene.json", "--write-baseline", "old.json"))),
    "configuration/pairs": (configuration, ((*LINT, "--config", "settings.json"),)),
    "snapshot/scenes": (many_scenes, (("snapshot", "Scenes", "--record", "--look", "os27", *("--threads", "2")),)),
}
# Inputs of a stated size, with the seconds that they may take.
STATED = {
    "texts": (texts, 9_999, RENDER, 5.0), "judged-texts": (texts, 9_999, JUDGE, 10.0),
} | {f"outline-{use}": (outline(use, "cubic"), 9_990, RENDER, 2.0) for use in ("fill", "clip", "material", "glass")}
