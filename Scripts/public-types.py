#!/usr/bin/env python3
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Writes Tests/PellucidTests/Generated/PublicTypes.swift: one type composed of every type that targets share,
which has to be Sendable, and the list of their errors, so that a switch over it misses none.

public-types.py writes it; public-types.py --check fails if it is not what would be written.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
OUTPUT = ROOT / "Tests/PellucidTests/Generated/PublicTypes.swift"
# The command is no library, views and their tests belong to the main actor, and a page's worker owns what its module has.
UNSHARED = {"PellucidCommand", "PellucidWeb", "PellucidSource", "PellucidViews", "PellucidPreviews", "PellucidTesting", "PellucidMacros"}
MODULES = sorted(p.name for p in (ROOT / "Sources").glob("Pellucid*") if p.name not in UNSHARED)

# What generic types are composed with.
ARGUMENTS = {
    "AssetVariants": "Int", "ByBytes": "String", "MeshFill": "Int", "Named": "Int", "Premultiplied": "SRGB", "Specialized": "Int",
    "SceneAnswer": "RenderedPicture", "Straight": "SRGB", "Vocabulary": "Int",
}
# Owned by one task: every drawing changes what the first four hold. Nobody has a resolver or a composer: they are the state of one call.
OWNED = {
    "TextRasterizer", "ResourceLoader", "SceneRenderer", "Renderer", "SceneResolver", "TextMeasurer", "ComponentLowering",
    "SymbolComposer",
}
# Errors that another one takes the place of before anybody reads them: they have no sentences.
INNER = {"AssetSearchError", "ColorStyleError", "ComponentError", "JSONError", "PairError", "PlacedComponentError", "RunFailure",
         "ShardError", "ShardUnionError", "TemplatePlace.TooLarge", "TokenFault"}

# Names of generic types, as far as they were read.
generic = set()
# Names of shared errors, as far as they were read.
errors = set()

DECLARATION = re.compile(
    r"(?P<modifiers>(?:(?:public|package|internal|fileprivate|private|final|indirect|nonisolated)\s+)*)"
    r"(?P<kind>struct|enum|class|actor|extension|protocol)\s+(?P<name>[A-Z][\w.]*)(?P<generic><)?"
)


def code(text):
    """The text without comments and string literals, which may hold braces."""
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    text = re.sub(r'(#*)""".*?"""\1', '""', text, flags=re.S)
    text = re.sub(r'(#+)".*?"\1', '""', text)
    text = re.sub(r'"(?:\\.|[^"\\\n])*"', '""', text)
    return re.sub(r"//[^\n]*", "", text)


def declared(text):
    """Qualified names of the public and package types in a file."""
    stack, depth, found, place = [], 0, [], 0
    tokens = re.compile(DECLARATION.pattern + r"|(?P<open>\{)|(?P<close>\})")
    pending = None
    for token in tokens.finditer(text):
        if token["open"]:
            depth += 1
            if pending:
                stack.append((pending, depth))
                pending = None
        elif token["close"]:
            if stack and stack[-1][1] == depth:
                stack.pop()
            depth -= 1
        else:
            outer = ".".join(name for name, _ in stack)
            name = token["name"]
            pending = name
            if token["kind"] in ("extension", "protocol"):
                continue
            # Types inside of functions belong to nobody else; an enum without cases is a name for what it holds.
            is_shared = {"public", "package"} & set(token["modifiers"].split()) and (not stack or stack[-1][1] == depth)
            if is_shared and not (token["kind"] == "enum" and not has_cases(text[token.end():])):
                found.append(f"{outer}.{name}" if outer else name)
                if re.match(r"\s*:[^{]*\bError\b", text[token.end():]):
                    errors.add(found[-1])
            if token["generic"]:
                generic.add(f"{outer}.{name}" if outer else name)
    return found


def has_cases(text):
    """Whether the first body in the text declares cases of its own."""
    depth = 0
    for token in re.finditer(r"\{|\}|^\s*(?:indirect\s+)?case\s", text, re.M):
        if token[0] == "{":
            depth += 1
        elif token[0] == "}":
            depth -= 1
            if depth == 0:
                return False
        elif depth == 1:
            return True
    return False


def composed(name):
    """The name with an argument after every part that is generic."""
    parts, written = name.split("."), []
    for count, part in enumerate(parts, 1):
        if ".".join(parts[:count]) in generic:
            if part not in ARGUMENTS:
                sys.exit(f"say in ARGUMENTS of Scripts/public-types.py what {name} is composed with")
            part += f"<{ARGUMENTS[part]}>"
        written.append(part)
    return ".".join(written)


def case(name):
    """The name of a type as that of an enum's case: `pngWritingError`."""
    return re.sub(r"^(?:[A-Z]+(?=[A-Z][a-z])|[A-Z])", lambda head: head[0].lower(), name.replace(".", ""))


def main():
    modules = {}
    for module in MODULES:
        for path in sorted((ROOT / "Sources" / module).rglob("*.swift")):
            for name in declared(code(path.read_text())):
                modules.setdefault(name, set()).add(module)
    types = set()
    for name in modules.keys() - OWNED:
        # A name of two modules is said with each.
        others = modules.get(name.split(".")[0], set())
        prefixes = [module + "." for module in modules[name]] if len(others) > 1 else [""]
        types.update(prefix + composed(name) for prefix in prefixes)
    lines = [
        "// Copyright 2026 the Pellucid authors.", "// SPDX-License-Identifier: Apache-2.0", "",
        "// Written by Scripts/public-types.py.", "", "import Pellucid", "import PellucidAudit", "import PellucidExport",
        "import PellucidJudge", "",
        "/// Every type that targets share: does not compile where one of them is not `Sendable`.",
        "enum PublicTypes: Sendable {",
    ]
    lines += [f"  case type{number}({name})" for number, name in enumerate(sorted(types))]
    lines += ["}", "", "/// Every error that targets share.", "enum PublicErrors: CaseIterable {"]
    lines += [f"  case {case(name)}" for name in sorted(errors - INNER)]
    written = "\n".join(lines) + "\n}\n"
    if "--check" not in sys.argv:
        OUTPUT.write_text(written)
        return
    if not OUTPUT.exists() or OUTPUT.read_text() != written:
        sys.exit(f"{OUTPUT.relative_to(ROOT)}: is not what Scripts/public-types.py writes; run it")
    print(f"sendable: all {len(types)} types that targets share are composed")


main()
