#!/usr/bin/python3
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Writes Tests/Fixtures/wcag-contrast.tsv: WCAG 2.2 contrast ratios of pairs of opaque sRGB colours.

The formula as the recommendation states it, in plain Python. Components are whole multiples of 1/4096, so that
single-precision numbers hold them exactly. A line is six such multiples and the ratio.
Use: Scripts/oracle/wcag-contrast.py > Tests/Fixtures/wcag-contrast.tsv
"""
import random


def linear(component):
    if component <= 0.04045:
        return component / 12.92
    return ((component + 0.055) / 1.055) ** 2.4


def luminance(color):
    red, green, blue = (linear(component / 4096) for component in color)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def ratio(first, second):
    one, other = luminance(first), luminance(second)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def main():
    generator = random.Random(22)
    black, white = (0, 0, 0), (4096, 4096, 4096)
    pairs = [(black, white), (white, white), ((165, 165, 165), (166, 166, 166)), (black, (165, 166, 160))]
    while len(pairs) < 1000:
        # Every other pair is dark, to cover the linear segment of the transfer curve.
        top = 4096 if len(pairs) % 2 else 400
        pairs.append(tuple(tuple(generator.randint(0, top) for _ in range(3)) for _ in range(2)))
    for first, second in pairs:
        print(*first, *second, repr(ratio(first, second)), sep="\t")


main()
