# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""The anchors of headings in documents."""

import re


def anchor(words, used):
    """Returns the anchor of a heading, as code hosts make them, and adds it to those that the page has."""
    base = name = re.sub(r"[^\w\- ]", "", words.strip().lower()).replace(" ", "-")
    count = 0
    while name in used:
        count += 1
        name = f"{base}-{count}"
    used.add(name)
    return name
