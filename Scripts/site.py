#!/usr/bin/env python3
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Writes what the web page takes from the program and the documents: Scripts/site.py PROGRAM OUTPUT

- data/names.json, data/examples.json: names of platforms, samples of components, example scenes
- export/, style/system.css: style sheets and tokens of every platform and look
- elements/imitations/: the numbers of the same style sheets for the elements
- backdrops/: pictures of the project's own
- index.html and its neighbours: the pages in their frame
- reference/: materials, glass, colours, vibrancy, components, rules, with pictures, sources and confidence
- docs/, api/: the documents as pages, and the documentation of the library where Scripts/docs.sh has made it
"""

import concurrent.futures
import json
import pathlib
import re
import shutil
import subprocess
import sys

import site_documents
import site_elements
import site_pictures
import site_reference

ROOT = pathlib.Path(__file__).resolve().parent.parent
PLATFORMS = ("ios", "macos", "tvos", "visionos", "watchos")
LOOKS = ("os27", "os26", "ios18")
TIERS = ("ultraThin", "thin", "regular", "thick", "ultraThick", "chrome")
EXAMPLES = ("photo-library", "glass-media", "visionos-window", "watchos-modal", "tvos-shelf", "text-styles")

PROGRAM, OUTPUT = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()


def program(*arguments):
    return subprocess.run([PROGRAM, *arguments, "--language", "en"], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def listed(verb, platform):
    return json.loads(program(verb, "--platform", platform, "--json"))


def write(path, text):
    file = OUTPUT / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def drawable(text):
    """Returns a document whose symbols are among those that the module has: it composes no names."""
    known = json.loads((OUTPUT / "pellucid/symbols.json").read_text(encoding="utf-8"))

    def shorter(match):
        name = match[2]
        while name not in known and "." in name:
            name = name.rsplit(".", 1)[0]
        return f'{match[1]}"{name if name in known else match[2]}"'

    return re.sub(r'(ymbol":\s*)"([a-z][\w.]*)"', shorter, text)


def sample_files():
    """Returns the example of each component with the shortest name."""
    found = {}
    for path in sorted((ROOT / "Examples/Components").glob("*.json"), key=lambda path: len(path.name)):
        found.setdefault(json.loads(path.read_text(encoding="utf-8"))["component"], path)
    return found


def samples():
    """Returns the properties of an example of each component."""
    values = {name: json.loads(drawable(path.read_text(encoding="utf-8"))) for name, path in sample_files().items()}
    return {name: {key: value[key] for key in value if key != "component"} for name, value in values.items()}


def pictures(pool, lists):
    """Draws the pictures of the reference."""
    drawn, files = site_pictures.Pictures(PROGRAM, ROOT, OUTPUT / "reference/pictures", pool), sample_files()
    for platform in PLATFORMS:
        known = next(iter(lists[platform]["materials"]["names"].values()))
        tiers = [name for name in site_pictures.TIERS if name in known]
        drawn.draw_panels(f"materials-{platform}", tiers, lambda name: {"material": name}, platform)
        for component in lists[platform]["components"]["components"]:
            name = component["name"]
            if name in files and component["size"] and platform == component["platforms"][0]:
                drawn.draw_component(name, files[name], component["platforms"])
    drawn.draw_panels("glass", ["regular", "clear"], lambda name: {"glass": name}, "ios")
    return drawn


def names(lists, parts):
    """Returns the names of a platform, as the menus of the page have them."""
    materials = lists["materials"]["names"]
    known = next(iter(materials.values()))
    components = {
        component["name"]: {"states": component["states"], "size": component["size"], "sample": parts.get(component["name"], {})}
        for component in lists["components"]["components"] if component["size"] and component["name"] in parts}
    return {
        "tiers": [name for name in TIERS if name in known], "materials": [name for name in known if name not in TIERS],
        "roles": lists["materials"]["roles"], "controls": lists["materials"]["glassControls"],
        "colors": [color["name"] for color in lists["colors"]["colors"]], "components": components}


def examples():
    found = {}
    for name in EXAMPLES:
        path = ROOT / "Examples" / f"{name}.json"
        if path.exists():
            found[name] = drawable(path.read_text(encoding="utf-8"))
    return found


def exports(pool):
    """Writes the style sheets and tokens, which take minutes, and keeps them until the program changes."""
    kept = ROOT / ".build/site-exports"
    mark = kept / "written"
    if not mark.exists() or mark.stat().st_mtime < PROGRAM.stat().st_mtime:
        shutil.rmtree(kept, ignore_errors=True)
        kept.mkdir(parents=True)
        write_exports(pool, kept)
        mark.touch()
    shutil.copytree(kept, OUTPUT / "export", dirs_exist_ok=True, ignore=shutil.ignore_patterns("written"))
    shutil.copy(OUTPUT / "export/ios-os27.css", OUTPUT / "style/system.css")
    for sheet in (OUTPUT / "export").glob("*.css"):
        numbers = site_elements.imitations(sheet.read_text(encoding="utf-8"))
        write(f"elements/imitations/{sheet.stem}.json", json.dumps(numbers, separators=(",", ":")))


def write_exports(pool, folder):
    jobs = {}
    for platform in PLATFORMS:
        for look in LOOKS:
            for kind, ending in (("css", "css"), ("tokens", "tokens.json")):
                jobs[f"{platform}-{look}.{ending}"] = pool.submit(program, "export", kind, "--platform", platform, "--look", look)
    for name, job in jobs.items():
        (folder / name).write_text(job.result(), encoding="utf-8")


with concurrent.futures.ThreadPoolExecutor(4) as pool:
    verbs = ("colors", "materials", "components", "vibrancy")
    jobs = {(verb, platform): pool.submit(listed, verb, platform) for verb in verbs for platform in PLATFORMS}
    exports(pool)
    lists = {platform: {verb: jobs[verb, platform].result() for verb in verbs} for platform in PLATFORMS}
    drawn = pictures(pool, lists)
    drawn.finish()
parts = samples()
write("data/names.json", json.dumps({platform: names(lists[platform], parts) for platform in PLATFORMS}))
write("data/examples.json", json.dumps(examples()))
(OUTPUT / "backdrops").mkdir(exist_ok=True)
for picture in sorted((ROOT / "Examples/Pictures").iterdir()):
    if picture.suffix in (".png", ".webp"):
        shutil.copy(picture, OUTPUT / "backdrops")
shutil.copy(OUTPUT / "backdrops/lake.webp", OUTPUT / "elements/example.webp")
if (ROOT / "docs-output/documentation").is_dir():
    site_documents.copy_documentation(ROOT / "docs-output", OUTPUT / "api")
rules = {language: subprocess.run([PROGRAM, "explain", "--language", language], capture_output=True, text=True, check=True).stdout for language in ("en", "ko")}
explain = lambda rule, language: subprocess.run([PROGRAM, "explain", rule, "--language", language], capture_output=True, text=True, check=True).stdout
frame = site_documents.Frame((OUTPUT / "frame.html").read_text(encoding="utf-8"))
(OUTPUT / "frame.html").unlink()
for page in OUTPUT.glob("*.html"):
    page.write_text(frame.around(page.read_text(encoding="utf-8")), encoding="utf-8")
for path, page in site_reference.pages(frame, lists, rules, explain, drawn).items():
    write(path, page)
for path, page in site_documents.pages(frame, ROOT, has_api=(OUTPUT / "api").is_dir()).items():
    write(path, page)
shutil.copytree(ROOT / "Docs/Pictures", OUTPUT / "docs/Pictures", dirs_exist_ok=True)
shutil.copytree(ROOT / "Docs/Schemas", OUTPUT / "docs/Schemas", dirs_exist_ok=True)
