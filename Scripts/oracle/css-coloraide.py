#!/usr/bin/env python3
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Prints the colours that coloraide reads in texts of CSS.

Needs coloraide of Scripts/oracles.txt. Standard input has one text a line. Standard output has one colour a line: red,
green, blue and alpha, gamma-encoded extended sRGB, 0...1 within the gamut.
Use: .venv/bin/python Scripts/oracle/css-coloraide.py < texts.txt
"""
import sys

from coloraide import Color

for line in sys.stdin:
    color = Color(line.strip()).convert("srgb")
    print(*(repr(float(component)) for component in color.coords(nans=False)), repr(float(color.alpha())))
