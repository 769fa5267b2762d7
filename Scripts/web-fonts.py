#!/usr/bin/python3
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Writes the fonts of texts for web pages: Scripts/web-fonts.py OUTPUT

The fonts are those that the program draws with. Each file is a part of a font of Debian's packages without hints, and fonts.json
says which characters it has. Files that are there already are kept.
"""

import json
import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

OUT = pathlib.Path(sys.argv[1])
FONTS = pathlib.Path("/usr/share/fonts")
WEIGHTS = {"Thin": 100, "ExtraLight": 200, "Light": 300, "Regular": 400, "Medium": 500, "SemiBold": 600, "Bold": 700,
           "ExtraBold": 800, "Black": 900}
# The fonts of scripts, in the order in which they are tried.
SCRIPTS = ["Arabic", "Hebrew", "Devanagari", "Thai", "Armenian", "Georgian", "Symbols", "Symbols2"]


def coded(*encodings, leads):
    """Returns the characters of two bytes of an encoding whose first byte lies in a range."""
    found = set()
    for encoding in encodings:
        for first in leads:
            for second in range(0x40, 0xFF):
                try:
                    found.update(map(ord, bytes([first, second]).decode(encoding)))
                except UnicodeDecodeError:
                    pass
    return found


def east_asian():
    """Yields the fonts of Noto Sans CJK: the region, its number in the file, and parts of its characters."""
    hangul = {c for c in coded("euc_kr", leads=range(0xA1, 0xFE)) if c >= 0x2000}
    common = {c for c in hangul if c < 0x3400 or c >= 0xAC00}
    latin = set(range(0x20, 0x250)) | set(range(0x2010, 0x2040))
    yield "KR", 1, [latin | common | set(range(0x1100, 0x1200)), set(range(0xAC00, 0xD7A4)) - common]
    yield "JP", 0, [latin | coded("shift_jis", leads=range(0x81, 0x98)) | set(range(0x3000, 0x3100))]
    yield "SC", 2, [latin | coded("gb2312", leads=range(0xA1, 0xD8)), coded("gb2312", leads=range(0xD8, 0xF8))]
    yield "TC", 3, [latin | coded("big5", leads=range(0xA1, 0xC7))]


def ranges(characters):
    """Returns ranges of characters as the distances from one bound to the next."""
    bounds, last = [], None
    for character in sorted(characters):
        if last is None or character != last + 1:
            if last is not None:
                bounds.append(last)
            bounds.append(character)
        last = character
    bounds.append(last)
    return [bound - before for before, bound in zip([0] + bounds, bounds)]


def tabular(font):
    """Leaves the characters that have a form of one width, such as digits, with this form."""
    table = font["GSUB"].table
    lookups = {i for record in table.FeatureList.FeatureRecord if record.FeatureTag == "tnum" for i in record.Feature.LookupListIndex}
    names = {}
    for index in lookups:
        for part in table.LookupList.Lookup[index].SubTable:
            names.update(getattr(getattr(part, "ExtSubTable", part), "mapping", {}))
    for cmap in font["cmap"].tables:
        cmap.cmap = {code: names[glyph] for code, glyph in cmap.cmap.items() if glyph in names}


def write(source, name, characters=None, number=-1, change=None, features=("*",)):
    """Writes a part of a font, and returns what fonts.json says about it."""
    target, notes = OUT / f"{name}.woff2", OUT / f"{name}.json"
    if target.exists() and notes.exists():
        return json.loads(notes.read_text())
    options = subset.Options(flavor="woff2", hinting=False, layout_features=list(features), notdef_outline=True, name_IDs=[1, 2])
    font = subset.load_font(source, options) if number < 0 else TTFont(source, fontNumber=number, lazy=True)
    if change:
        change(font)
    covered = set(font.getBestCmap())
    chosen = covered & characters if characters else covered
    # Emoji are drawn in colour, by a font of the system.
    chosen = {c for c in chosen if c >= 32}
    part = subset.Subsetter(options)
    part.populate(unicodes=chosen)
    part.subset(font)
    units, metrics = font["head"].unitsPerEm, font["hhea"]
    subset.save_font(font, target, options)
    entry = {"file": target.name, "ascent": metrics.ascent / units, "descent": -metrics.descent / units, "ranges": ranges(chosen)}
    notes.write_text(json.dumps(entry))
    print(f"fonts: {target.name}: {target.stat().st_size} bytes", flush=True)
    return entry


def faces():
    """Yields the entry of each face."""
    def styled(family, folder, stem, ending, **options):
        for style, weight in WEIGHTS.items():
            for italic in (False, True):
                suffix = ("Italic" if style == "Regular" else f"{style}Italic") if italic else style
                source = FONTS / folder / f"{stem}-{suffix}.{ending}"
                if source.exists():
                    yield {"family": family, "weight": weight, "italic": italic,
                           **write(source, f"{family.replace(' ', '')}-{suffix}", **options)}
    yield from styled("Inter", "opentype/inter", "Inter", "otf")
    yield from styled("Inter Tabular", "opentype/inter", "Inter", "otf", change=tabular, features=("kern",))
    yield from styled("JetBrains Mono", "truetype/jetbrains-mono", "JetBrainsMono", "ttf", features=("kern", "mark", "mkmk", "ccmp", "locl"))
    yield from styled("Noto Serif", "truetype/noto", "NotoSerif", "ttf")
    for region, number, parts in east_asian():
        for weight, style in ((400, "Regular"), (700, "Bold")):
            for index, characters in enumerate(parts):
                yield {"family": f"Noto Sans CJK {region}", "weight": weight, "italic": False,
                       **write(FONTS / f"opentype/noto/NotoSansCJK-{style}.ttc", f"NotoSansCJK{region}-{style}-{index}", characters, number,
                               features=("kern", "ccmp", "locl", "vert", "ljmo", "vjmo", "tjmo"))}
    for script in SCRIPTS:
        yield from styled(f"Noto Sans {script}", "truetype/noto", f"NotoSans{script}", "ttf")


OUT.mkdir(parents=True, exist_ok=True)
found = list(faces())
(OUT / "fonts.json").write_text(json.dumps({"faces": found}, separators=(",", ":")))
size = sum(f.stat().st_size for f in OUT.glob("*.woff2"))
print(f"fonts: {len(found)} files, {size} bytes")
