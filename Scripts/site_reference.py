# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""The reference as pages: what the program lists as JSON, with source and confidence of every number."""

import html
import pathlib
import re

PLATFORMS = {"ios": "iOS", "macos": "macOS", "tvos": "tvOS", "visionos": "visionOS", "watchos": "watchOS"}
VARIANTS = {"light": "light", "dark": "dark", "lightIncreased": "light, more contrast", "darkIncreased": "dark, more contrast", "darkElevated": "dark, elevated", "darkIncreasedElevated": "dark, more contrast, elevated"}
SUMMARIES = {
    "materials": "Blur, curves and layers of every material, by platform.", "glass": "Regular and clear Liquid Glass: refraction, rims, shadows and tints.",
    "colors": "The colours of the system in every setting.", "vibrancy": "The inks of labels and fills on materials.",
    "components": "Buttons, lists, menus and windows: keys, states and sizes.", "rules": "What the findings mean, with what to do.",
    "guidelines": "Which sentence of the guidelines is drawn or judged, and where.", "api": "All that a Swift program can call."}
TITLES = {"materials": "Materials", "glass": "Glass", "colors": "Colours", "vibrancy": "Vibrancy", "components": "Components", "rules": "Rules"}

# The names that begin the lines of the tables of sources.
KNOWN_SOURCES = set(re.findall(r"^\| ([A-Z][A-Z0-9]*[a-z]?) \|", (pathlib.Path(__file__).parent.parent / "Docs/Sources.md").read_text(encoding="utf-8"), flags=re.MULTILINE))

say = lambda value: html.escape(str(value))
sentence = lambda text: re.sub(r"`([^`]+)`", r"<code>\1</code>", say(text))


def number(value):
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:.5g}" if isinstance(value, float) else str(value)


def table(heads, rows):
    cells = lambda row: f'<th scope="row">{row[0]}</th>' + "".join(f"<td>{cell}</td>" for cell in row[1:])
    lines = "\n".join(f"<tr>{cells(row)}</tr>" for row in rows)
    head = "".join(f'<th scope="col">{say(head)}</th>' for head in heads)
    return f'<div class="table" tabindex="0"><table><thead><tr>{head}</tr></thead>\n<tbody>{lines}</tbody></table></div>'


def chip(rgba):
    """Returns a square of a colour on light and dark, as a picture, because the policy of the page allows no style in markup."""
    red, green, blue = (round(min(1, max(0, value)) * 255) for value in rgba[:3])
    color = f'fill="rgb({red},{green},{blue})" fill-opacity="{rgba[3]:.4g}"'
    return f'<svg class="chip" viewBox="0 0 22 22" aria-hidden="true"><rect width="22" height="22" fill="#fff"/><path d="M22 0V22H0z" fill="#000"/><rect width="22" height="22" {color}/></svg>'


def notation(rgba):
    digits = "".join(f"{round(min(1, max(0, value)) * 255):02x}" for value in rgba)
    return f"<code>#{digits[:6] if digits.endswith('ff') else digits}</code>"


def linked(names):
    """Returns the names of sources, each with a link to its line in the list of sources."""
    return re.sub(r"\b[A-Z]+[A-Z0-9]*\d[a-z]?\b", lambda match: f'<a href="../docs/Sources.html#{match[0]}">{match[0]}</a>' if match[0] in KNOWN_SOURCES else match[0], say(names))


def source(row):
    """Returns the cells of sources and confidence."""
    reason = "".join(f"<br>{say(row[key])}" for key in ("reason", "note") if row.get(key))
    return [linked(row["sources"]), say(row["confidence"]) + reason]


def tops(prefix, names):
    return '<ul class="tops">' + "".join(f'<li><a href="#{prefix}{say(key)}">{say(title)}</a></li>' for key, title in names.items()) + "</ul>"


def words(key):
    """Returns the name of a value in words: samples backdrop, of samplesBackdrop."""
    return say(re.sub(r"([a-z])([A-Z])", lambda match: f"{match[1]} {match[2].lower()}", key))


def details(row, known):
    """Returns the numbers of a row that have no column of their own."""
    return "<br>".join(f"{words(key)}: <code>{say(flat(value))}</code>" for key, value in row.items() if key not in known and value not in (None, [], {}, False))


def flat(value):
    if isinstance(value, dict):
        return ", ".join(f"{words(key)} {flat(inner)}" for key, inner in value.items() if inner is not None)
    if isinstance(value, list):
        return "[" + ", ".join(flat(inner) for inner in value) + "]"
    return number(value)


def materials(lists, drawn):
    rows, seen = [], set()
    for platform in PLATFORMS:
        for row in lists[platform]["materials"]["materials"]:
            if row["name"] not in seen:
                seen.add(row["name"])
                known = {"name", "kind", "appearance", "sources", "confidence", "reason", "radiusInPoints"}
                rows.append([f"<code>{say(row['name'])}</code>", say(row["appearance"]), number(row["radiusInPoints"]), details(row, known), *source(row)])
    names = "".join(f'<h2 id="names-{key}">{title}</h2>{drawn.markup("materials-" + key, "Materials of " + title)}<p>{", ".join(f"<code>{say(name)}</code>" for name in next(iter(lists[key]["materials"]["names"].values())))}</p>' for key, title in PLATFORMS.items())
    heads = ["recipe", "appearance", "blur, in points", "numbers", "sources", "confidence"]
    return tops("names-", PLATFORMS) + names + '<h2 id="recipes">Recipes</h2>' + table(heads, rows)


def glass(lists, drawn):
    ios = lists["ios"]["materials"]
    known = {"name", "base", "sources", "confidence", "reason", "inputs"}
    rows = [[f"<code>{say(row['name'])}</code>", f"<code>{say(row['base'] or '')}</code>", details(row["inputs"] | {key: row[key] for key in row if key not in known}, set()), *source(row)] for row in ios["glass"]]
    controls = ", ".join(f"<code>{say(name)}</code>" for name in ios["glassControls"])
    return drawn.markup("glass", "Regular and clear glass") + f"<p>{controls}</p>" + table(["recipe", "beneath", "numbers", "sources", "confidence"], rows)


def colors(lists):
    parts = []
    for platform, title in PLATFORMS.items():
        rows = []
        for color in lists[platform]["colors"]["colors"]:
            variants = [(words, color[key]) for key, words in VARIANTS.items() if color.get(key)]
            cells, last = [], None
            for words, variant in variants:
                if variant["rgba"] != last:
                    cells.append(f"{chip(variant['rgba'])}{notation(variant['rgba'])} {words}")
                last = variant["rgba"]
            rows.append([f"<code>{say(color['name'])}</code>", "<br>".join(cells), *source(variants[0][1])])
        parts.append(f'<h2 id="{platform}">{title}</h2>' + table(["name", "colours", "sources", "confidence"], rows))
    return tops("", PLATFORMS) + "".join(parts)


def drawn_ink(matrix):
    """Returns the colours that a matrix makes of black, grey and white below it, and its numbers."""
    parts = []
    for name, value in (("black", 0), ("grey", 0.5), ("white", 1)):
        rgba = [value * sum(row[:3]) + row[3] for row in matrix] + [1]
        parts.append(f"{chip(rgba)}{notation(rgba)} on {name}")
    return "<br>".join(parts) + f"<details><summary>Matrix</summary><code>{say(flat(matrix))}</code></details>"


def vibrancy(lists):
    rows, seen = [], set()
    for platform in PLATFORMS:
        for row in lists[platform]["vibrancy"]["vibrancy"]:
            key = (row.get("set"), row["appearance"], row["level"])
            if key in seen:
                continue
            seen.add(key)
            ink = row["ink"]
            shown = f"{chip(ink['rgba'])}{notation(ink['rgba'])} {say(ink['blend'])}" if "rgba" in ink else drawn_ink(ink["matrix"]) if "matrix" in ink else f"<code>{say(flat(ink))}</code>"
            rows.append([f"<code>{say(row.get('set', ''))}</code>", say(row["appearance"]), f"<code>{say(row['level'])}</code>", shown, *source(row)])
    return table(["set", "appearance", "level", "ink", "sources", "confidence"], rows)


def components(lists, drawn):
    parts, names = [], {}
    for platform in PLATFORMS:
        for part in lists[platform]["components"]["components"]:
            if part["name"] in names:
                continue
            names[part["name"]] = part["name"]
            keys = table(["key", "value", "what it is"], [[f"<code>{say(row['key'])}</code>", say(row["value"]), sentence(row["summary"])] for row in part["properties"]])
            rows = [[say(row["name"]) + (f" ({say(row['size'])})" if row["size"] else ""), number(row["value"]), *source(row)] for row in part["numbers"]]
            numbers = f"<details><summary>Numbers on {PLATFORMS[platform]}</summary>{table(['number', 'value', 'sources', 'confidence'], rows)}</details>" if rows else ""
            states = f"<p>States: {', '.join(f'<code>{say(state)}</code>' for state in part['states'])}</p>" if part["states"] else ""
            where = ", ".join(PLATFORMS[name] for name in part["platforms"])
            parts.append(f'<section class="card item" id="{say(part["name"])}"><h2><code>{say(part["name"])}</code></h2><p>{sentence(part["summary"])} <span class="quiet">{where}</span></p>{drawn.markup(part["name"], say(part["name"]))}{states}{keys}{numbers}</section>')
    return tops("", names) + "".join(parts)


def rule_body(text):
    """Returns the explanation of a rule, whose headings stand at the beginning of lines and whose paragraphs are indented."""
    lines = text.splitlines()
    parts = [f"<p><strong>{say(lines[1])}</strong></p>"]
    for line in lines[3:]:
        parts.append(f"<h3>{say(line)}</h3>" if line and not line.startswith(" ") else f"<p>{say(line.strip())}</p>" if line.strip() else "")
    return "\n".join(parts)


def rules(listing, explain):
    names = re.findall(r"^([A-Z]{3}\d{2})\b", listing["en"], flags=re.MULTILINE)
    parts = []
    for name in names:
        parts.append(f'<section class="card item" id="{name}"><h2>{name}</h2><div class="english">{rule_body(explain(name, "en"))}</div><div class="korean" lang="ko">{rule_body(explain(name, "ko"))}</div></section>')
    return tops("", {name: name for name in names}) + "".join(parts)


def pages(frame, lists, listing, explain, drawn):
    """Returns the pages of the reference by their paths."""
    contents = {"materials": materials(lists, drawn), "glass": glass(lists, drawn), "colors": colors(lists), "vibrancy": vibrancy(lists), "components": components(lists, drawn), "rules": rules(listing, explain)}
    search = '<label class="column" hidden><span data-word="reference.filter">Filter</span> <input id="filter" type="search"></label>'
    found = {}
    for name, content in contents.items():
        heading = f'<h1 data-word="reference.{name}">{TITLES[name]}</h1>'
        found[f"reference/{name}.html"] = frame.page(TITLES[name], f"{heading}\n{search}\n{content}")
    links = {f"{name}.html": (name, title) for name, title in TITLES.items()}
    links["../docs/guidelines.html"] = ("guidelines", "Guidelines, sentence by sentence")
    links["../docs/api.html"] = ("api", "Public declarations")
    cards = "".join(f'<li><a class="card" href="{path}"><strong data-word="reference.{name}">{title}</strong><span data-word="reference.{name}.about">{SUMMARIES[name]}</span></a></li>' for path, (name, title) in links.items())
    found["reference/index.html"] = frame.page("Reference", f'<h1 data-word="reference.title">Reference</h1>\n<ul class="cards">{cards}</ul>\n<p>Every number has its sources, which <a href="../docs/Sources.html">Sources</a> explains, and the confidence in it.</p>')
    return found
