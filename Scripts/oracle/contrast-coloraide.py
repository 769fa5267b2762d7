#!/usr/bin/env python3
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Prints the WCAG contrast of pairs of colours as coloraide computes it.

Needs coloraide of Scripts/oracles.txt. Standard input has one pair a line: red, green and blue of both, gamma-encoded
sRGB, 0...1. Standard output has one ratio a line.
Use: .venv/bin/python Scripts/oracle/contrast-coloraide.py < pairs.txt
"""
import sys

from coloraide import Color

for line in sys.stdin:
    components = [float(word) for word in line.split()]
    first, second = (Color("srgb", components[start : start + 3]) for start in (0, 3))
    print(repr(first.contrast(second, method="wcag21")))
