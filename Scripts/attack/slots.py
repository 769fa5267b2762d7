# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Finds every place of a JSON document that holds a string, and replaces one of them."""

import copy
import json

# Arrays of things that can be left out of a scene, so that a case is drawn quickly.
LISTS = {"layers", "desktop", "windows", "group", "glassContainer", "backgroundExtension"}


def walk(value, path=()):
    """Yields (path, kind) of every string, with kind "value", and every key, with kind "key"."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield path + (key,), "key"
            yield from walk(item, path + (key,))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from walk(item, path + (index,))
    elif isinstance(value, str):
        yield path, "value"


def shape(path):
    """Returns a path without its indices, which names a slot of the format: `windows[].layers[].id`."""
    return "".join("[]" if isinstance(part, int) else "." + part for part in path).lstrip(".")


def slots(documents):
    """Returns {(shape, kind): (document's name, path)}, one place for each slot of the format."""
    found = {}
    for name, document in documents.items():
        for path, kind in walk(document):
            found.setdefault((shape(path), kind), (name, path))
    return found


def pruned(document, path):
    """Returns a copy of a scene without the layers and windows that the path does not lead through, apart from the
    first of each list, and the path in that copy."""
    document = copy.deepcopy(document)
    value, path = document, list(path)
    for depth, part in enumerate(path[:-1]):
        if isinstance(value, list) and depth and path[depth - 1] in LISTS:
            value[:] = value[:1] + [value[part]] * (part > 0)
            part = path[depth] = min(part, 1)
        value = value[part]
    return document, tuple(path)


def replaced(document, path, kind, text):
    """Returns a copy of a document with another string at a path."""
    document = copy.deepcopy(document)
    owner = document
    for part in path[:-1]:
        owner = owner[part]
    if kind == "value":
        owner[path[-1]] = text
    else:
        items = [(text if key == path[-1] else key, value) for key, value in owner.items()]
        owner.clear()
        owner.update(items)
    return document


def encoded(document):
    """Returns a document as JSON bytes. Surrogate escapes become the bytes that they stand for, and half pairs become
    escapes of JSON."""
    text = json.dumps(document, ensure_ascii=False)
    half = "".join(f"\\u{ord(c):04x}" if 0xD800 <= ord(c) < 0xDC00 else c for c in text)
    return half.encode("utf-8", "surrogateescape")
