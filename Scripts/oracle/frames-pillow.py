#!/usr/bin/env python3
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Prints the frames of an animated PNG as Pillow composes them: RGBA bytes, one frame after the other.

Needs Pillow of Scripts/oracles.txt. Use: .venv/bin/python Scripts/oracle/frames-pillow.py FILE.apng
"""
import sys

from PIL import Image, ImageSequence

with Image.open(sys.argv[1]) as animation:
    for frame in ImageSequence.Iterator(animation):
        sys.stdout.buffer.write(frame.convert("RGBA").tobytes())
