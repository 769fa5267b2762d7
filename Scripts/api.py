#!/usr/bin/env python3
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Reads the symbol graphs of Scripts/symbol-graphs.sh: everything that `import Pellucid` shows.

api.py write GRAPHS writes Docs/API.txt, a line for each public declaration; api.py check GRAPHS fails where that file is not what
would be written, a declaration has no documentation, two share a name, or there are more than the limits below allow.
api.py graph GRAPHS OUT writes one graph of them, in which all belongs to the module that users import.
"""

import json
import pathlib
import sys

DUMP = pathlib.Path(__file__).resolve().parent.parent / "Docs/API.txt"
# The surface stays small enough to be read.
MOST_TYPES, MOST_DECLARATIONS = 70, 520
# Made by the compiler for enums with raw values.
SYNTHESIZED = {"init(rawValue:)"}
# Their names say all there is: cases, coordinates, and what a result builder calls.
PLAIN_KINDS = {"swift.enum.case"}
BUILDER = "LayerBuilder"


def graphs(folder):
    """The symbol graphs of a folder, in order of their names."""
    return [json.loads(path.read_text()) for path in sorted(pathlib.Path(folder).glob("*.symbols.json"))]


def declarations(folder):
    """Every public declaration once, without those that the compiler makes, by its path and its text."""
    found = {}
    for graph in graphs(folder):
        for symbol in graph["symbols"]:
            if symbol["pathComponents"][-1] not in SYNTHESIZED:
                found[symbol["identifier"]["precise"]] = symbol
    return sorted(found.values(), key=lambda symbol: (symbol["pathComponents"], text(symbol)))


def text(symbol):
    """The declaration on one line."""
    return " ".join("".join(part["spelling"] for part in symbol["declarationFragments"]).split())


def dump(folder):
    """A line for each declaration: its path, and how it is declared."""
    return "".join(f"{'.'.join(symbol['pathComponents'])}: {text(symbol)}\n" for symbol in declarations(folder))


def faults(folder):
    """What is wrong with the surface."""
    symbols = declarations(folder)
    if not symbols:
        yield "no declarations; build the library first"
        return
    types = [symbol["pathComponents"][0] for symbol in symbols if len(symbol["pathComponents"]) == 1]
    for name in sorted({name for name in types if types.count(name) > 1}):
        yield f"{name}: declared twice; nothing may need a module's name in front to be told apart"
    if len(types) > MOST_TYPES or len(symbols) > MOST_DECLARATIONS:
        yield (f"{len(types)} top-level declarations and {len(symbols)} in all; at most {MOST_TYPES} and {MOST_DECLARATIONS}: "
               "give package access to what users do without")
    for symbol in symbols:
        if "docComment" not in symbol and symbol["kind"]["identifier"] not in PLAIN_KINDS \
                and symbol["pathComponents"][0] != BUILDER:
            yield f"{'.'.join(symbol['pathComponents'])}: no documentation"
    if not DUMP.exists() or DUMP.read_text() != dump(folder):
        yield "Docs/API.txt: not the public declarations; run make api, and say in the changelog what changed"


def merged(folder):
    """One graph of all, whose module is the one that users import."""
    result = None
    for graph in graphs(folder):
        if graph["module"]["name"] == "Pellucid":
            result = result or {**graph, "symbols": [], "relationships": []}
    for graph in graphs(folder):
        result["symbols"] += graph["symbols"]
        result["relationships"] += graph["relationships"]
    return result


def main():
    job, folder = sys.argv[1:3]
    if job == "graph":
        out = pathlib.Path(sys.argv[3])
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text(json.dumps(merged(folder)))
    elif job == "write":
        DUMP.write_text(dump(folder))
    else:
        found = list(faults(folder))
        for fault in found:
            print(f"api: {fault}", file=sys.stderr)
        if found:
            sys.exit(1)
        count = len(declarations(folder))
        print(f"api: Docs/API.txt has all {count} public declarations")


main()
