# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""A folder with one input of each kind, a command line for each verb, and every place where a path is named.

The places are read from the completion that the program prints for zsh: a value is a path where the shell offers files.
"""

import dataclasses
import functools
import json
import os
import pathlib
import re
import shutil
import tempfile
import threading

from attack import bench, documents, program

# The command line of each verb that reads and writes as much as the verb can, in the folder that `copy` makes.
VERBS = {
    "render": ("scene.json", "-o", "out.png", *bench.ONE),
    "component": ("slider", "--set", "value=0.4", "--over", "photo.png", "-o", "out.png"),
    "components": (),
    "material": ("thin", "--over", "photo.png", "-o", "out.png"),
    "glass": ("regular", "--over", "photo.png", "--size", "40x20", "-o", "out.png"),
    "legibility": ("scene.json", *bench.ONE),
    "snapshot": ("Scenes",),
    "diff": ("photo.png", "other.png", "-o", "out.png"),
    "explain": ("RND02",),
    "materials": (), "vibrancy": (), "colors": (), "symbols": (),
    "catalog list": ("Art.xcassets",),
    "catalog resolve": ("Art.xcassets",),
    "catalog lint": ("Art.xcassets",),
    "catalog show": ("Art.xcassets", "-o", "out.html"),
    "catalog set-variant": ("Art.xcassets", "Brand/Ink", "--appearance", "dark", "--color", "#7FB0FF"),
    "appearance": ("--sunrise-at", "37.57,126.98", "--at", "2026-06-21T18:30Z"),
    "completion": ("bash",),
    "man": (),
    "export": ("tokens", "Art.xcassets"),
    "format": ("scene.json",), "init": ("Begun",), "schema": ("scene",),
}
# More command lines, by a name of their own: jobs of a verb, and flags that change what is written.
MORE = {
    "render --matrix": ("render", "small.json", "-o", "out.png", "--matrix", "--look", "os27", "--scale", "0.5"),
    "render --duration": ("render", "moving.json", "-o", "out.apng", "--duration", "0.5", "--filmstrip", "4"),
    "render --findings": ("render", "scene.json", "--findings", "-o", "out.png", *bench.ONE),
    "render --json": ("render", "scene.json", "--json", *bench.ONE),
    "component --json-file": (
        "component", "--json-file", "component.json", "--over", "photo.png", "-o", "out.png"),
    "legibility --json": ("legibility", "scene.json", "--json", *bench.ONE),
    "legibility --write-baseline": ("legibility", "scene.json", "--write-baseline", "old.json", *bench.ONE),
    "legibility --heatmap": ("legibility", "small.json", "--heatmap", "heat.png", "--witness", "witness.png", "--worst-place", "place.png"),
    "legibility --material": ("legibility", "--material", "thin", "--foreground", "label"),
    "legibility -o": (
        "legibility", "--material", "thin", "--foreground", "label", "-o", "out.png", "--photo", "photo.png", "--plot", "plot.svg"),
    "legibility --chart": ("legibility", "--platform", "watchos", "--chart", "chart.svg"),
    "legibility --html": ("legibility", "small.json", "--html", "Page", *bench.ONE),
    "legibility --components": ("legibility", "--reporter", "markdown", "--components", "Parts"),
    "snapshot --record": ("snapshot", "Fresh", "--record", "--look", "os27"),
    "snapshot -o": ("snapshot", "Fresh", "-o", "failures", "--look", "os27"),
    "catalog lint --write-baseline": ("catalog", "lint", "Art.xcassets", "--write-baseline", "new.json"),
    "catalog show -o": ("catalog", "show", "Art.xcassets", "-o", "out.png"),
    "catalog set-variant --suggested": ("catalog", "set-variant", "Art.xcassets", "Brand/Ink", "--suggested"),
}
# A value for each flag that names a path, and the command line in which a flag has its use where that of the verb has none.
VALUES = {
    "--over": "photo.png", "--assets": "Art.xcassets", "--symbols": "Symbols", "--fonts": "Fonts", "--config": "settings.json",
    "--scenes": "Scenes", "--baseline": "old.json", "--write-baseline": "new.json", "--references": "Scenes/__Snapshots__",
    "--json-file": "component.json", "--components": "Parts", "--sweep": "photo.png", "--backdrop": "photo.png", "--heatmap": "heat.png", "--witness": "witness.png", "--worst-place": "place.png",
    "--photo": "photo.png", "--plot": "plot.svg", "--chart": "chart.svg", "--html": "Page",
}
USES = {
    ("component", "--json-file"): "component --json-file", ("render", "--baseline"): "render --findings", ("render", "--sweep"): "render --findings",
    ("legibility", "--components"): "legibility --components", ("render", "--write-baseline"): "render --findings",
    ("legibility", "--backdrop"): "legibility --material", ("legibility", "--photo"): "legibility -o",
    ("legibility", "--plot"): "legibility -o", ("legibility", "--chart"): "legibility --chart",
 ("snapshot", "--output"): "snapshot -o",
    ("catalog set-variant", "--config"): "catalog set-variant --suggested",
    ("catalog set-variant", "--scenes"): "catalog set-variant --suggested",
}
OUTPUTS = {"--output", "--write-baseline", "--heatmap", "--witness", "--worst-place", "--plot", "--chart", "--html"}


def commands():
    """Returns every command line by its name."""
    return {name: (*name.split(), *arguments) for name, arguments in VERBS.items()} | MORE


def outputs(arguments):
    """Returns what a command line may write, as beginnings of paths in the case's folder."""
    named = [value for flag, value in zip(arguments, arguments[1:]) if flag in OUTPUTS | {"-o"}]
    if "--matrix" in arguments:
        named += [os.path.splitext(value)[0] + ".*.png" for value in named]
    if "--record" in arguments:
        named.append("Fresh/__Snapshots__")
    if arguments[0] == "init":
        named.append(arguments[1])
    if "set-variant" in arguments:
        named.append(f"{arguments[2]}/Brand/Ink.colorset/Contents.json")
    return named


@dataclasses.dataclass(frozen=True)
class Place:
    """A place on the command line where a path is named. `value` is a path that works there."""

    verb: str
    flag: str
    value: str
    shape: str
    is_output: bool
    arguments: tuple

    def named(self, path):
        """Returns the command line with another path in this place."""
        return tuple(path if word is HOLE else word for word in self.arguments)


HOLE = object()


def places(site):
    """Returns every place where the command line names a path."""
    found = []
    for verb, flag, index, shape in declared(printed(site, "completion", "zsh")):
        # Previews need a compiler, which the environment of a case lacks; their flags are those of render. Shards and runs of tests
        # are made by other runs, and have tests and a fuzz harness of their own. So have audits of projects, whose paths may be anything.
        # A catalog that export writes is a folder, which is whole or absent; its tests see to that.
        if verb in ("previews", "snapshot merge", "test-report", "audit", "lsp", "mcp") or (verb, flag) == ("export", "--output"):
            continue
        name = USES.get((verb, flag), verb)
        words = list(commands()[name])
        if flag == "":
            position = len(verb.split()) + index
            value, words[position] = words[position], HOLE
        else:
            short = [at for at, word in enumerate(words) if word == flag or (flag, word) == ("--output", "-o")]
            value = words[short[0] + 1] if short else VALUES[flag] if flag in VALUES else "out.png"
            if short:
                words[short[0] + 1] = HOLE
            else:
                words += [flag, HOLE]
        is_output = flag in OUTPUTS or verb == "init"
        found.append(Place(verb, flag or f"operand {index + 1}", value, shape, is_output, tuple(words)))
    return found


def declared(script):
    """Yields (verb, flag, index, placeholder) of every value for which the script offers files. The flag of an operand is
    empty."""
    verb = None
    for line in script.splitlines():
        if match := re.fullmatch(r"    '([a-z -]+)'\)", line):
            verb = match[1]
        elif "_files" in line and verb:
            shape = re.search(r":([^:]*):_files", line)[1]
            if match := re.match(r"\s+'(\d+):", line):
                yield verb, "", int(match[1]) - 1, shape
            elif match := re.match(r"[^\[]*?(--[a-z-]+)", line):
                yield verb, match[1], 0, shape


@functools.cache
def printed(site, *arguments):
    """Returns what the program prints."""
    running = program.Running([site.program, *arguments], site.folder, {"PATH": "/usr/bin:/bin", "LANG": "C"})
    return running.end().out.decode()


# MARK: The folder

PAGE = b"""%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 20 20]/Contents 4 0 R>>endobj
4 0 obj<</Length 24>>stream
1 0 0 rg 2 2 16 16 re f 
endstream endobj
trailer<</Root 1 0 R>>
"""
DRAWING = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M2 2h12v12H2z"/></svg>'
SCENE = {
    "version": 1, "size": {"width": 80, "height": 60}, "scale": 1, "assets": ["Art.xcassets"], "desktop": [
        {"image": "photo.png"}, {"image": {"light": "day.png", "dark": "night.png"}, "frame": [0, 0, 20, 20]},
        {"image": "photo.jpg", "frame": [20, 0, 20, 20]}, {"image": "photo.webp", "frame": [40, 0, 20, 20]},
        {"image": "drawing.svg", "frame": [60, 0, 20, 20]}, {"image": "page.pdf", "frame": [0, 20, 20, 20]},
        {"symbol": "mark.svg", "frame": [20, 20, 20, 20]}, {"image": "asset:Harbour", "frame": [40, 20, 20, 20]},
        {"symbol": "asset:wave", "frame": [60, 20, 20, 20]}, {"image": "asset:Page", "frame": [0, 40, 20, 20]},
        {"material": "thin", "frame": [20, 40, 60, 20], "layers": [{"id": "t", "text": "Hi", "style": "asset:Brand/Ink"}]},
    ],
}
# The files that the scene names, apart from those of the catalog.
NAMED = ("photo.png", "day.png", "night.png", "photo.jpg", "photo.webp", "drawing.svg", "page.pdf", "mark.svg")
MOVING = {
    "version": 1, "size": {"width": 60, "height": 40}, "scale": 1, "desktop": [{"fill": "#8899aa"}, {
        "glass": "regular", "interactive": True, "frame": [10, 10, 40, 20], "events": [{"at": 0.1, "event": "press"}]}],
}

lock = threading.Lock()


def template(site):
    """Returns the folder that `copy` copies; made once."""
    with lock:
        folder = site.folder / "World"
        if not folder.exists():
            part = pathlib.Path(tempfile.mkdtemp(prefix="part-", dir=site.folder))
            part.chmod(0o755)
            fill(site, part)
            part.rename(folder)
    return folder


def fill(site, folder):
    """Fills the folder with inputs."""
    from PIL import Image

    photo = Image.new("RGB", (48, 32))
    photo.putdata([(5 * x, 7 * y, 120) for y in range(32) for x in range(48)])
    for name in ("photo.png", "other.png", "day.png", "night.png", "photo.jpg", "photo.webp"):
        photo.save(folder / name)
    (folder / "drawing.svg").write_bytes(DRAWING)
    (folder / "page.pdf").write_bytes(PAGE)
    shutil.copy(site.examples / "Symbols/link.svg", folder / "mark.svg")
    shutil.copytree(site.examples / "Symbols", folder / "Symbols")
    shutil.copytree(site.examples / "Ferry.xcassets", folder / "Art.xcassets")
    page = folder / "Art.xcassets/Page.imageset"
    page.mkdir()
    (page / "page.pdf").write_bytes(PAGE)
    write(page / "Contents.json", {
        "images": [{"filename": "page.pdf", "idiom": "universal"}], "info": {"author": "p", "version": 1}})
    fonts = sorted(pathlib.Path("/usr/share/fonts").rglob("*.?tf"), key=lambda path: (path.stat().st_size, path))
    (folder / "Fonts").mkdir()
    shutil.copy(fonts[0], folder / "Fonts" / ("Mine" + fonts[0].suffix))
    write(folder / "scene.json", SCENE)
    write(folder / "small.json", bench.TINY)
    (folder / "Parts").mkdir()
    write(folder / "Parts" / "toggle.json", {"component": "toggle", "state": "on"})
    write(folder / "moving.json", MOVING)
    write(folder / "component.json", {"component": "toggle", "state": "on"})
    write(folder / "settings.json", {"version": 1, "roles": {"Card": "background"}})
    for name in ("Scenes", "Fresh"):
        (folder / name).mkdir()
        write(folder / name / "one.json", bench.TINY)
        write(folder / name / "two.json", MOVING)
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(site.home), "LANG": "C"}
    for words in (("legibility", "scene.json", "--write-baseline", "old.json"), ("snapshot", "Scenes", "--record")):
        outcome = program.Running([site.program, *words], folder, environment).end()
        if outcome.code != 0:
            raise RuntimeError(f"the attack cannot make its inputs: {words}: {outcome.err}")


def write(path, document):
    path.write_text(json.dumps(document))


def copy(own):
    """Copies the inputs into the folder of a case."""
    shutil.copytree(template(own.site), own.folder, symlinks=True, dirs_exist_ok=True)


def inside(site, value):
    """Returns the paths of what is read through a path of the folder: what lies in it, and what a scene names."""
    root = template(site) / value
    if value == "scene.json":
        return list(NAMED) + inside(site, "Art.xcassets")
    if not root.is_dir():
        return []
    return [os.path.relpath(path, template(site)) for path in sorted(root.rglob("*"))]
