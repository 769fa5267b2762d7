#!/usr/bin/env python3
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Runs a program of Examples/Programs under Xvfb, drags its panel with the mouse, and compares the screen, before and after,
with a picture that `pellucid render` draws of the same scene.

drag-window.py PROGRAM PELLUCID OUT: OUT is a folder for the pictures. Needs Pillow with XCB, Xvfb and xdotool.
"""

import json
import os
import pathlib
import subprocess
import sys
import time

from PIL import Image, ImageChops, ImageGrab

WIDTH, HEIGHT = 640, 400
PANEL, DRAG = (60, 80), (230, 150)
# The moment at which the picture stands still.
FRAMES = 20
# Drawing onto 8 bits a sample rounds otherwise than the picture of 16 bits does.
TOLERANCE = 2
SECONDS = 30


def ground():
    """Returns the picture of the last moment, without the panel."""
    def wave(phase):
        return min(abs((phase & 511) - 256), 255)

    picture = Image.new("RGB", (WIDTH, HEIGHT))
    picture.putdata([
        (wave(3 * x + 2 * FRAMES), wave(2 * y - FRAMES), wave(x + y + 3 * FRAMES)) for y in range(HEIGHT) for x in range(WIDTH)
    ])
    return picture


def expected(pellucid, out, place):
    """Draws the scene with the panel at a place as a document."""
    scene = {
        "version": 1, "size": {"width": WIDTH, "height": HEIGHT}, "scale": 1,
        "desktop": [
            {"image": "ground.png"},
            {"glass": "regular", "shape": {"roundedRectangle": 28}, "frame": [*place, 280, 110], "layers": [
                {"text": "Glass", "size": 28, "weight": "semibold", "frame": [24, 18, 232, 36]},
                {"text": "Drag it", "style": "secondaryLabel", "frame": [24, 60, 232, 24]},
            ]},
        ],
    }
    name = "at-%d-%d" % place
    (out / f"{name}.json").write_text(json.dumps(scene))
    # Findings are another matter; a status beyond 1 is an error.
    run = subprocess.run([pellucid, "render", out / f"{name}.json", "-o", out / f"{name}.png"], stdout=subprocess.DEVNULL)
    if run.returncode > 1:
        sys.exit(f"drag-window: pellucid render ended with {run.returncode}")
    return Image.open(out / f"{name}.png").convert("RGB")


def difference(shown, picture):
    return max(high for _, high in ImageChops.difference(shown, picture).getextrema())


def shown_within(picture, read, what, out):
    """Waits until the screen shows a picture, and fails with what it shows where it does not."""
    end, shown = time.monotonic() + SECONDS, None
    while time.monotonic() < end:
        shown = read()
        if shown is not None and difference(shown, picture) <= TOLERANCE:
            shown.save(out / f"{what}.png")
            print(f"drag-window: {what}: differs by at most {difference(shown, picture)} of 255 from the library's picture")
            return
        time.sleep(0.1)
    if shown is not None:
        shown.save(out / f"{what}.png")
    reason = "the window is not found" if shown is None else f"differs by {difference(shown, picture)} of 255"
    sys.exit(f"drag-window: {what}: {reason}: look at {out}")


def main(program, pellucid, out):
    out.mkdir(parents=True, exist_ok=True)
    picture = ground()
    picture.save(out / "ground.png")
    moved = (PANEL[0] + DRAG[0], PANEL[1] + DRAG[1])
    before, after = expected(pellucid, out, PANEL), expected(pellucid, out, moved)

    # Without -noreset the server starts anew whenever its last client leaves, as a grab of the screen does, and refuses a window then.
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "900x700x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    display = ":" + os.fdopen(read).readline().strip()
    environment = os.environ | {
        "DISPLAY": display, "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GTK_A11Y": "none", "GSETTINGS_BACKEND": "memory",
        "SDL_VIDEODRIVER": "x11", "SDL_RENDER_DRIVER": "software", "DBUS_SESSION_BUS_ADDRESS": "disabled:",
    }
    window = subprocess.Popen([program, "--frames", str(FRAMES)], env=environment)
    try:
        corner = None

        def screen():
            """Returns the part of the screen that shows the picture, found by its last row, which the panel never covers."""
            nonlocal corner
            if window.poll() is not None:
                sys.exit(f"drag-window: {program} ended with {window.returncode}")
            whole = ImageGrab.grab(xdisplay=display)
            if corner is None:
                row = picture.crop((0, HEIGHT - 1, WIDTH, HEIGHT)).tobytes()
                for y in range(HEIGHT - 1, whole.height):
                    x = whole.crop((0, y, whole.width, y + 1)).tobytes().find(row)
                    if x >= 0 and x % 3 == 0:
                        corner = (x // 3, y - HEIGHT + 1)
                        break
                else:
                    return None
            return whole.crop((*corner, corner[0] + WIDTH, corner[1] + HEIGHT))

        shown_within(before, screen, "before", out)
        x, y = corner[0] + PANEL[0] + 140, corner[1] + PANEL[1] + 90
        steps = [word for part in range(1, 11) for word in
                 ("mousemove", str(x + DRAG[0] * part // 10), str(y + DRAG[1] * part // 10), "sleep", "0.02")]
        subprocess.run(["xdotool", "mousemove", str(x), str(y), "mousedown", "1", *steps, "mouseup", "1"], env=environment, check=True)
        shown_within(after, screen, "after", out)
        ImageGrab.grab(xdisplay=display).save(out / "screen.png")
    finally:
        window.terminate()
        window.wait()
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3]))
