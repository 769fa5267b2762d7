# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""The numbers of the elements for sites, as JSON, out of the style sheets that `pellucid export css` writes."""

import itertools
import re

QUERIES = {"(prefers-color-scheme: dark)": "dark", "(prefers-contrast: more)": "increased", "(prefers-reduced-transparency: reduce)": "reduced"}
STATES = (("light", "dark"), ("standard", "increased"), ("standard", "reduced"))


def blocks(sheet):
    """Yields the settings and the properties of each rule about a whole page."""
    for conditions, selector, body in re.findall(r"(?:@media ([^{]+) \{\s*)?(:root[^{]*) \{([^}]*)\}", sheet):
        settings = {QUERIES.get(query, query) for query in re.findall(r"\([^)]*\)", conditions)}
        if settings <= set(QUERIES.values()):
            yield settings, dict(re.findall(r"--pellucid-([\w-]+): ([^;]+);", body))


def imitations(sheet):
    """Returns surfaces by name, each with its parts and levels in every state, and the system's colours in every state."""
    rules = list(blocks(sheet))
    names = re.findall(r"^\.pellucid-([\w-]+) \{", sheet, flags=re.MULTILINE)
    surfaces, colors = {name: {} for name in names}, {}
    for state in itertools.product(*STATES):
        properties = {}
        for settings, found in rules:
            if settings <= set(state):
                properties |= found
        for name in names:
            # A name may begin with another one: of regular glass, and of large regular glass.
            longer = [other for other in names if other.startswith(f"{name}-")]
            own = {
                key.removeprefix(f"{name}-"): value for key, value in properties.items()
                if key.startswith(f"{name}-") and not any(key.startswith(f"{other}-") for other in longer)}
            levels = {key: own.pop(key) for key in list(own) if re.search("(label|fill|separator)$", key)}
            numbers = {key: value for key, value in own.items() if key not in ("edge", "rim")}
            surfaces[name][" ".join(state)] = numbers | {"lines": lines(sheet, name, own), "levels": levels}
        colors[" ".join(state)] = {camel(name): value for name, value in properties.items() if re.fullmatch(r"system-[a-z]+", name) and name != "system-fill"}
    return {"surfaces": surfaces, "colors": colors}


def lines(sheet, name, properties):
    """Returns the lines inside the edge, as `box-shadow` has them, out of the rule of a class."""
    shadow = re.search(rf"^\.pellucid-{name} \{{[^}}]*?box-shadow: ([^;]+);", sheet, flags=re.MULTILINE)[1]
    inside = ", ".join(layer for layer in shadow.split(", ") if layer.startswith("inset"))
    text = re.sub(rf"var\(--pellucid-{name}-([a-z]+)\)", lambda match: properties[match[1]], inside)
    return text.replace("var(--pellucid-hairline)", "var(--hairline)")


def camel(name):
    return re.sub(r"-([a-z])", lambda match: match[1].upper(), name)
