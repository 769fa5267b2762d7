# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Real documents of each format, whose strings and keys are replaced."""

import functools
import json
import shutil

from attack import bench

FIXTURES = bench.ROOT / "Tests/Fixtures/Catalogs"
REPORTERS = ("text", "json", "xcode", "github", "sarif", "html", "markdown")
# The forms that judges tell apart.
FORM = {"xcode": "text"} | {name: name for name in REPORTERS if name != "xcode"}
# Documents of formats for which the tree has no file.
CONFIGURATION = {
    "version": 1,
    "pairs": [
        {"foreground": "Brand/Ink", "background": "Card"},
        {"foreground": "Brand/Tide", "background": "#C0392B", "use": "largeText"},
    ],
    "roles": {"Card": "background"}, "fixed": ["Ground"], "levels": [{"base": "Ground", "elevated": "Card"}],
    "images": {"Harbour": "dimmed", "Anchor": "decorative"}, "surfaces": {"light": "#FFFFFF", "dark": "#1C1C1E"},
    "names": True,
}
ICON = {
    "fill": {"automatic-gradient": "srgb:0.1,0.7,0.9,1.0"},
    "groups": [{
        "layers": [{
            "glass-specializations": [{"value": False}, {"appearance": "dark", "value": True}], "hidden": False,
            "image-name": "a.svg", "name": "a", "fill": {"solid": "display-p3:1,1,1,1"}, "opacity": 0.8,
            "position": {"scale": 1, "translation-in-points": [0, 0]},
        }],
        "blend-mode": "normal", "shadow": {"kind": "neutral", "opacity": 0.5},
        "translucency": {"enabled": True, "value": 0.3},
    }],
    "supported-platforms": {"squares": ["macOS"], "circles": ["watchOS"]},
}
# A scene with the constructs that the examples do not have.
MORE = {
    "version": 1, "size": {"width": 60, "height": 40}, "assets": ["Ferry.xcassets"],
    "traits": {"idiom": "phone", "direction": "leftToRight", "locale": "ko"},
    "windows": [{"id": "w", "layers": [
        {"fill": "#fff"},
        {"text": "p", "style": {"color": "label", "vibrant": False}, "family": "Inter", "truncation": "tail"},
        {"text": "p", "style": {"level": "label", "vibrant": False}},
        {"text": "p1", "design": "serif", "italic": True, "fontWidth": "condensed", "monospacedDigits": True, "smallCaps": "all"},
        {"image": {"light": "Pictures/moon.png", "dark": "Pictures/gem.png"}},
        {"material": "thin", "backdropGroup": "b", "layers": [{"text": "p"}]},
        {"glassContainer": [{"glass": "regular", "effectID": "e", "union": "u", "events": [{"at": 1, "event": "press"}]}]},
        {"fill": "#fff", "clip": {"path": [["move", 0, 0], ["line", 9, 9], ["line", 0, 9], ["close"]]}},
        {"angularGradient": {"stops": [[0, "#fff"], [1, "asset:Card"]]}},
        {"meshGradient": {"columns": 2, "points": [[0, 0], [1, 0], [0, 1, 0, 1, 0, 0.6, 0.4, 1, 0, 1], [1, 1]],
                          "colors": ["#fff", "asset:Card", "#000", "#808080"], "background": "#123",
                          "smoothsColors": False, "colorSpace": "perceptual"}},
    ]}],
}


@functools.cache
def scenes():
    """Returns the examples of scenes by their names."""
    found = {path.name: json.loads(path.read_text()) for path in sorted((bench.ROOT / "Examples").glob("*.json"))}
    return found | {"more.json": MORE}


@functools.cache
def contents():
    """Returns the descriptions of catalogs, by their paths in the folder that `copy_catalogs` makes."""
    found = {}
    for name, folder in catalogs().items():
        for path in sorted(folder.rglob("Contents.json")):
            try:
                document = json.loads(path.read_bytes())
            except ValueError:
                continue
            if isinstance(document, dict):
                found[f"{name}/{path.relative_to(folder)}"] = document
    return found


def catalogs():
    """Returns the folders of the catalogs in the tree, by their names."""
    folders = [bench.ROOT / "Examples/Ferry.xcassets", *sorted(FIXTURES.glob("*.xcassets"))]
    return {folder.name: folder for folder in folders}


def copy_catalog(own, name):
    """Copies a catalog into the folder of a case."""
    shutil.copytree(catalogs()[name], own.folder / name, symlinks=True)


def copy_examples(own):
    """Copies what scenes name, into the folder of a case."""
    for name in ("Pictures", "Symbols", "Ferry.xcassets"):
        shutil.copytree(own.site.examples / name, own.folder / name, symlinks=True)


def baseline(own):
    """Returns a baseline of a scene, as the program writes it."""
    own.write("scene.json", bench.TINY)
    own.run("legibility", "scene.json", "--matrix", "--write-baseline", "known.json", judge=False)
    return json.loads((own.folder / "known.json").read_bytes())
