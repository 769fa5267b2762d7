#!/usr/bin/python3
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Writes Tests/Fixtures/blend-cairo.tsv: what cairo makes of pairs of colours in every mode it has.

Needs python3-cairo. Colours are premultiplied 8-bit RRGGBBAA in hexadecimal.
Use: Scripts/oracle/blend-cairo.py > Tests/Fixtures/blend-cairo.tsv
"""
import cairo

MODES = {
    "sourceOver": cairo.Operator.OVER,
    "plusLighter": cairo.Operator.ADD,
    "multiply": cairo.Operator.MULTIPLY,
    "screen": cairo.Operator.SCREEN,
    "overlay": cairo.Operator.OVERLAY,
    "darken": cairo.Operator.DARKEN,
    "lighten": cairo.Operator.LIGHTEN,
    "colorDodge": cairo.Operator.COLOR_DODGE,
    "colorBurn": cairo.Operator.COLOR_BURN,
    "hardLight": cairo.Operator.HARD_LIGHT,
    "softLight": cairo.Operator.SOFT_LIGHT,
    "difference": cairo.Operator.DIFFERENCE,
    "exclusion": cairo.Operator.EXCLUSION,
    "hue": cairo.Operator.HSL_HUE,
    "saturation": cairo.Operator.HSL_SATURATION,
    "color": cairo.Operator.HSL_COLOR,
    "luminosity": cairo.Operator.HSL_LUMINOSITY,
}

# Straight 8-bit red, green, blue and alpha of each colour.
COLORS = [
    (0, 0, 0, 0), (0, 0, 0, 255), (255, 255, 255, 255), (128, 128, 128, 255), (255, 0, 0, 255),
    (0, 122, 255, 255), (52, 199, 89, 255), (60, 60, 67, 153), (235, 235, 245, 77), (255, 149, 0, 128),
    (20, 40, 220, 191), (250, 240, 10, 230), (90, 200, 250, 26), (255, 255, 255, 102), (0, 0, 0, 51),
]


def premultiplied(color):
    red, green, blue, alpha = color
    return tuple((value * alpha + 127) // 255 for value in (red, green, blue)) + (alpha,)


def surface(color):
    red, green, blue, alpha = color
    made = cairo.ImageSurface(cairo.Format.ARGB32, 1, 1)
    made.get_data()[0:4] = ((alpha << 24) | (red << 16) | (green << 8) | blue).to_bytes(4, "little")
    made.mark_dirty()
    return made


def blended(operator, source, backdrop):
    target = surface(backdrop)
    context = cairo.Context(target)
    context.set_operator(operator)
    context.set_source_surface(surface(source), 0, 0)
    context.paint()
    target.flush()
    value = int.from_bytes(bytes(target.get_data()[0:4]), "little")
    return (value >> 16) & 255, (value >> 8) & 255, value & 255, value >> 24


def text(color):
    return "".join("%02x" % value for value in color)


print("# Copyright 2026 the Pellucid authors.")
print("# SPDX-License-Identifier: Apache-2.0")
print("# Made by Scripts/oracle/blend-cairo.py with cairo %s." % cairo.cairo_version_string())
print("# mode\tsource\tbackdrop\tresult, each premultiplied RRGGBBAA")
for mode, operator in MODES.items():
    for source in map(premultiplied, COLORS):
        for backdrop in map(premultiplied, COLORS):
            result = blended(operator, source, backdrop)
            print(mode, text(source), text(backdrop), text(result), sep="\t")
