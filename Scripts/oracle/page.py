#!/usr/bin/env python3
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Judges pages of reports: page.py PAGE... prints what is wrong, and exits with 1 if anything is.

A page is HTML without errors; its ids are unique, its links lead to them, and its pictures exist, have a size and words, and load
as they come into view; it has no script, style or address but those that its policy allows.
"""

import base64
import hashlib
import pathlib
import re
import sys

import html5lib


def faults(path):
    text = path.read_text(encoding="utf-8")
    parser = html5lib.HTMLParser(tree=html5lib.getTreeBuilder("etree"), namespaceHTMLElements=False)
    page = parser.parse(text)
    for position, code, _ in parser.errors:
        yield f"line {position[0]}: {code}"
    elements = [element for element in page.iter() if isinstance(element.tag, str)]
    ids = [element.attrib["id"] for element in elements if "id" in element.attrib]
    yield from (f"two elements have the id {name}" for name in sorted(set(ids)) if ids.count(name) > 1)
    for element in elements:
        address = element.attrib.get("href")
        if address is not None and not (address.startswith("#") and address[1:] in ids):
            yield f"the link {address} leads nowhere"
        for name in element.attrib:
            if name == "style" or name.startswith("on"):
                yield f"<{element.tag}> has the attribute {name}"
        if element.tag == "img":
            yield from picture_faults(path, element.attrib)
        if element.tag in ("link", "iframe", "object", "embed", "base") or element.tag == "script" and "src" in element.attrib:
            yield f"the page has a <{element.tag}>"
    policy = next((e.attrib["content"] for e in elements if e.attrib.get("http-equiv") == "Content-Security-Policy"), "")
    if not policy.startswith("default-src 'none'") or "unsafe" in policy:
        yield f"the policy is {policy}"
    for tag in ("style", "script"):
        for element in elements:
            if element.tag == tag:
                digest = base64.b64encode(hashlib.sha256((element.text or "").encode()).digest()).decode()
                if f"{tag}-src 'sha256-{digest}'" not in policy:
                    yield f"the policy does not allow the page's own {tag}"


def picture_faults(path, attributes):
    source = attributes.get("src", "")
    shown = source[:60]
    if not source.startswith("data:image/"):
        if re.match(r"[a-z]+:|/", source) or not (path.parent / source).is_file():
            yield f"the picture {shown} does not exist beside the page"
    if attributes.get("loading") != "lazy":
        yield f"the picture {shown} does not wait until it comes into view"
    if not all(re.fullmatch(r"[1-9]\d*", attributes.get(side, "")) for side in ("width", "height")):
        yield f"the picture {shown} has no size"
    if not attributes.get("alt"):
        yield f"the picture {shown} has no words"


wrong = [(path, fault) for path in map(pathlib.Path, sys.argv[1:]) for fault in faults(path)]
for path, fault in wrong:
    print(f"{path}: {fault}")
sys.exit(1 if wrong else 0)
