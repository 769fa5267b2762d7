# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""The pictures of the reference, which the program draws: materials, glass and components, in light and dark."""

import json
import pathlib
import struct
import subprocess
import tempfile

TIERS = ("ultraThin", "thin", "regular", "thick", "ultraThick", "chrome", "bar")
BACKDROPS = {"light": "Examples/Pictures/balloons.png", "dark": "Examples/Pictures/dunes-night.webp"}
# The colours of the page behind components: those of grouped lists on iOS.
GROUNDS = {"light": "#f2f2f7", "dark": "#000000"}
SCALE = 2
COLUMNS, CELL, GAP = 3, (180, 96), 16


def panels(names, layer, platform, root):
    """Returns a scene of named panels in rows over a picture."""
    rows = -(-len(names) // COLUMNS)
    size = [COLUMNS * (CELL[0] + GAP) + GAP, rows * (CELL[1] + GAP) + GAP]
    backdrops = {appearance: str(root / path) for appearance, path in BACKDROPS.items()}
    layers = [{"image": backdrops, "fit": "fill", "frame": [0, 0, *size]}]
    for index, name in enumerate(names):
        x, y = (GAP + place * (length + GAP) for place, length in zip((index % COLUMNS, index // COLUMNS), CELL))
        texts = [
            {"text": name, "frame": [16, 24, CELL[0] - 32, 22], "size": 15, "weight": "semibold", "style": "label", "lineLimit": 1},
            {"text": "Secondary", "frame": [16, 48, CELL[0] - 32, 20], "size": 13, "style": "secondaryLabel", "lineLimit": 1}]
        layers.append({**layer(name), "frame": [x, y, *CELL], "shape": {"roundedRectangle": 20}, "layers": texts})
    return {"version": 1, "size": dict(zip(("width", "height"), size)), "scale": SCALE, "traits": {"platform": platform}, "desktop": layers}


class Pictures:
    """Draws pictures into a folder, and keeps how large they are."""

    def __init__(self, program, root, folder, pool):
        self.program, self.root, self.folder, self.pool = program, root, folder, pool
        self.jobs, self.sizes = [], {}
        self.scenes = tempfile.TemporaryDirectory()
        folder.mkdir(parents=True, exist_ok=True)

    def draw_panels(self, name, names, layer, platform):
        """Draws materials or glass by their names."""
        scene = pathlib.Path(self.scenes.name, f"{name}.json")
        scene.write_text(json.dumps(panels(names, layer, platform, self.root)), encoding="utf-8")
        for appearance in GROUNDS:
            self._later(name, appearance, ["render", scene, "--appearance", appearance])

    def draw_component(self, name, sample, platforms):
        """Draws a component on the first of some platforms that has all of the sample."""
        for appearance, ground in GROUNDS.items():
            arguments = ["component", "--json-file", sample, "--over", ground, "--appearance", appearance]
            self._later(name, appearance, *([*arguments, "--platform", platform] for platform in platforms))

    def _later(self, name, appearance, *tries):
        self.jobs.append(self.pool.submit(self._draw, f"{name}-{appearance}", tries))

    def _draw(self, name, tries):
        path = self.folder / f"{name}.png"
        for arguments in tries:
            done = subprocess.run([self.program, *arguments, "--output", path, "--quiet"], cwd=self.root, capture_output=True, text=True)
            if done.returncode == 0:
                with path.open("rb") as file:
                    self.sizes[name] = struct.unpack(">II", file.read(24)[16:])
                return
        raise SystemExit(f"site: a picture of the reference cannot be drawn: {done.stderr}")

    def finish(self):
        """Waits for the pictures."""
        for job in self.jobs:
            job.result()
        self.scenes.cleanup()

    def markup(self, name, words):
        """Returns the picture that goes with the appearance of the page; nothing for one that was not drawn."""
        if f"{name}-light" not in self.sizes:
            return ""
        width, height = (-(-length // SCALE) for length in self.sizes[f"{name}-light"])
        source = f'<source media="(prefers-color-scheme: dark)" srcset="pictures/{name}-dark.png">'
        image = f'<img src="pictures/{name}-light.png" alt="{words}" width="{width}" height="{height}" loading="lazy">'
        return f'<picture class="drawn">{source}{image}</picture>'
