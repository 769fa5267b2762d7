#!/usr/bin/env python3
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Draws a menu over a picture of its own into a PPM file, and prints how readable a label on its material is.

    python3 draw.py menu.ppm [libPellucidC.so]
"""

import ctypes
import json
import sys
from ctypes import POINTER, Structure, byref, c_char_p, c_double, c_int, c_int32, c_size_t, c_void_p


class Traits(Structure):
    _fields_ = [(name, c_char_p) for name in
                ("platform", "appearance", "contrast", "transparency", "look", "level", "gamut", "accent")]


class Size(Structure):
    _fields_ = [("width", c_double), ("height", c_double), ("scale", c_double), ("pixel_width", c_int32),
                ("pixel_height", c_int32)]


class Pixels(Structure):
    _fields_ = [("bytes", c_void_p), ("count", c_size_t), ("width", c_int32), ("height", c_int32),
                ("bytes_per_row", c_size_t), ("order", c_int)]


class Rectangle(Structure):
    _fields_ = [(name, c_int32) for name in ("x", "y", "width", "height")]


class Bound(Structure):
    _fields_ = [("verdict", c_int)] + [(name, c_double) for name in ("lowest", "found", "red", "green", "blue", "share")]


def library(path):
    """Loads the library, and says what its functions take."""
    pellucid = ctypes.CDLL(path)
    pellucid.pellucid_message.restype = c_char_p
    pellucid.pellucid_load.argtypes = [c_char_p, c_size_t, c_char_p, POINTER(c_void_p)]
    pellucid.pellucid_get_size.argtypes = [c_void_p, POINTER(Size)]
    pellucid.pellucid_draw_over.argtypes = [c_void_p, POINTER(Pixels), POINTER(Rectangle), POINTER(Rectangle)]
    pellucid.pellucid_free.argtypes = [c_void_p]
    pellucid.pellucid_free.restype = None
    pellucid.pellucid_material_bound.argtypes = [c_char_p, c_char_p, POINTER(Traits), c_double, POINTER(Bound)]
    return pellucid


MENU = {
    "version": 1, "size": {"width": 240, "height": 140}, "scale": 2, "traits": {"platform": "macos"},
    "desktop": [{
        "role": "menu", "shape": {"roundedRectangle": 10}, "frame": [30, 20, 180, 100], "layers": [
            {"text": "Undo", "frame": [16, 14, 150, 22], "size": 15},
            {"text": "Redo", "frame": [16, 42, 150, 22], "size": 15, "style": "secondaryLabel"},
        ],
    }],
}


def stripes(width, height):
    """Returns a picture: opaque, RGBA, row by row from the top."""
    colors = (bytes((250, 190, 60, 255)), bytes((40, 90, 200, 255)))
    return bytearray(b"".join(colors[(x + y) // 40 % 2] for y in range(height) for x in range(width)))


def main(output, path="libPellucidC.so"):
    pellucid = library(path)

    def require(status):
        """Ends the program with the message of a call that failed."""
        if status != 0:
            sys.exit(f"draw.py: {pellucid.pellucid_message().decode()}")

    text, document = json.dumps(MENU).encode(), c_void_p()
    require(pellucid.pellucid_load(text, len(text), None, byref(document)))
    size = Size()
    require(pellucid.pellucid_get_size(document, byref(size)))
    width, height = size.pixel_width, size.pixel_height

    frame = stripes(width, height)
    memory = (ctypes.c_char * len(frame)).from_buffer(frame)
    pixels = Pixels(ctypes.addressof(memory), len(frame), width, height, 4 * width, 0)
    changed = Rectangle()
    require(pellucid.pellucid_draw_over(document, byref(pixels), None, byref(changed)))
    pellucid.pellucid_free(document)
    with open(output, "wb") as file:
        file.write(b"P6\n%d %d\n255\n" % (width, height))
        file.write(b"".join(frame[place:place + 3] for place in range(0, len(frame), 4)))

    bound = Bound()
    require(pellucid.pellucid_material_bound(b"role:menu", b"label", byref(Traits(platform=b"macos")), 4.5, byref(bound)))
    print(f"label on a menu: at least {bound.lowest:.2f}:1 over every backdrop")


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit("usage: draw.py OUT.ppm [LIBRARY]")
    main(*sys.argv[1:])
