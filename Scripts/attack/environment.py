# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Every variable of the environment that a linked library may read, with odd values: the same bytes as without.

The names are all words in capitals that the linked libraries contain, thousands of them. All are set at once; where the
output changes, halves of the list are tried until the name is found.
"""

import functools
import os
import pathlib
import re
import subprocess

from attack import world
from attack.bench import Case

# Values that some library takes for a switch, a number, a list, a file or a language.
VALUES = {
    "one": "1", "zero": "0", "empty": "", "all": "all", "negative": "-1", "large": "99999999999999999999",
    "file": "photo.png", "missing": "/missing", "folder": "/tmp", "list": "a:b,c;d", "long": "p" * 3000,
    "raw": os.fsdecode(b"p\xff"), "format": "%s%n%d",
    "fallback": "fallback", "yes": "yes", "none": "none",
}
# Variables that are left out: those that the loader, the C library and Swift's runtime read before the program begins,
# and those that the program's own manual states.
LOADED = re.compile(r"LD_.*|GLIBC_TUNABLES|MALLOC_.*|SWIFT_.*|PATH|GCONV_PATH|LOCPATH|NLSPATH")
OWN = {"COLUMNS", "NO_COLOR", "TERM", "COLORTERM", "CI", "GITHUB_STEP_SUMMARY", "LANG", "LC_ALL", "LC_MESSAGES", "LANGUAGE",
       "TMPDIR", "HOME", "TZ"}
# Variables that name places or ways of speaking, with values of their own. None removes a variable.
NAMED = {
    "LC_ALL": ("C", "POSIX", "tr_TR.UTF-8", "de_DE.UTF-8", "ar_EG", "ja_JP.eucJP", "p" * 300, os.fsdecode(b"\xff")),
    "LC_NUMERIC": ("de_DE.UTF-8", "fr_FR"), "LC_CTYPE": ("C", "tr_TR.UTF-8"), "LC_COLLATE": ("sv_SE.UTF-8",),
    "LANGUAGE": ("ar:he", "p"), "HOME": (None, "", "/missing", "/dev/null"), "PATH": (None, "", "/missing", "."),
    "TZ": ("Asia/Seoul", ":/dev/zero", "p" * 300), "XDG_RUNTIME_DIR": (None, "/missing"), "XDG_DATA_DIRS": ("", "/missing"),
    "XDG_CONFIG_HOME": ("/missing", "/dev/null"), "XDG_CACHE_HOME": ("/missing", "/dev/null"),
    "TERM": (None, "dumb", "p" * 300),
    "DBUS_SESSION_BUS_ADDRESS": ("unix:path=/dev/null", "p"), "FONTCONFIG_FILE": ("/dev/zero", "photo.png"),
    "FONTCONFIG_PATH": ("/missing",), "FC_DEBUG": ("1024",), "HB_SHAPER_LIST": ("fallback", "ot"),
    "PANGO_RC_FILE": ("photo.png",), "G_DEBUG": ("fatal-warnings", "fatal-criticals"), "G_MESSAGES_DEBUG": ("all",),
    "G_SLICE": ("always-malloc", "debug-blocks"), "SOURCE_DATE_EPOCH": ("0",),
    "COLUMNS": ("-1", "0", "1", "99999999999999999999"),
}
# Command lines whose output is pictures or data, not text that follows the terminal and its language.
JUDGED = (
    "render", "render --json", "render --duration", "render --matrix", "legibility --json", "legibility --heatmap", "glass",
    "catalog show", "catalog show -o", "snapshot",
)
JSON = {
    "materials --json": ("materials", "--json"), "colors --json": ("colors", "--json"),
    "catalog resolve --json": ("catalog", "resolve", "Art.xcassets", "--json"),
    "catalog lint --json": ("catalog", "lint", "Art.xcassets", "--json"),
}


def cases(site):
    """Yields the cases of this class."""
    for name in (*JUDGED, *JSON):
        for label, value in VALUES.items():
            yield Case(f"environment/all/{label}/{name}", lambda own, n=name, v=value: all_case(own, n, v))
        for variable, values in NAMED.items():
            for index, value in enumerate(values):
                yield Case(
                    f"environment/{variable}/{index}/{name}",
                    lambda own, n=name, k=variable, v=value: named_case(own, n, {k: v}))
        yield Case(f"environment/nothing/{name}", lambda own, n=name: named_case(own, n, dict.fromkeys(own.environment())))


@functools.cache
def names(built):
    """Returns the words in capitals in the linked libraries that may be names of variables."""
    listed = subprocess.run(["ldd", built], capture_output=True, text=True).stdout
    paths = [built, *re.findall(r"=> (/\S+)", listed)]
    found = set()
    for path in paths:
        found |= {word.decode() for word in re.findall(rb"\0([A-Z][A-Z0-9_]{2,39})(?=\0)", pathlib.Path(path).read_bytes())}
    return tuple(sorted(name for name in found if name not in OWN and not LOADED.fullmatch(name)))


def product(own, name, environment):
    """Runs a command; returns its exit code, its output and the files that it changed."""
    before = own.listing()
    arguments = JSON.get(name) or world.commands()[name]
    outcome = own.run(*arguments, kind="json" if "--json" in arguments else "text", environment=environment)
    after = own.listing()
    own.judge_temporary()
    return outcome.code, outcome.out, {path: after.get(path) for path in after if after[path] != before.get(path)}


def usual(own, name):
    """Returns what a command gives without the variables, and the folder as it was before."""
    world.copy(own)
    given = product(own, name, None)
    fresh(own, given)
    return given


def fresh(own, given):
    """Removes what a run wrote, so that the next one writes it again."""
    for path in given[2]:
        place = os.path.join(os.fsencode(own.folder), path)
        if os.path.isfile(place):
            os.remove(place)


def named_case(own, name, changes):
    own.group = " ".join(sorted(changes)) if len(changes) == 1 else "nothing"
    given = usual(own, name)
    if (found := product(own, name, own.environment(**changes))) != given:
        own.fail("a variable of the environment changes the output", difference(given, found, name))


def all_case(own, name, value):
    own.group = "found"
    given = usual(own, name)

    def differs(chosen):
        found = product(own, name, own.environment(**dict.fromkeys(chosen, value)))
        fresh(own, found)
        return found != given

    chosen = names(own.site.program)
    # The kernel limits the size of the environment.
    parts = [chosen[at:at + 400] for at in range(0, len(chosen), 400)] if len(value) > 100 else [chosen]
    for part in parts:
        if not differs(part):
            continue
        while len(part) > 1:
            half = part[:len(part) // 2]
            part = half if differs(half) else part[len(part) // 2:]
        own.group = part[0] if differs(part) else "several"
        own.fail("a variable of the environment changes the output", f"{name}: {own.group}={value[:20]!r}")


def difference(given, found, name):
    """Returns how the outputs of two runs differ, in short."""
    if given[0] != found[0]:
        return f"{name}: exit code {found[0]} for {given[0]}"
    if given[1] != found[1]:
        at = next((at for at, pair in enumerate(zip(given[1], found[1])) if pair[0] != pair[1]), 0)
        return f"{name}: {found[1][at:at + 40]!r} for {given[1][at:at + 40]!r}"
    return f"{name}: {sorted(map(os.fsdecode, found[2]))}"
