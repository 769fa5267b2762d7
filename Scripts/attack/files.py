# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Every kind of thing in every place where a file or a folder is named, read or written."""

import os
import shutil
import socket

from attack import world
from attack.bench import Case

# A name that is not UTF-8.
RAW = os.fsdecode(b"p\xff\xfe")


def fifo(own, path):
    os.mkfifo(path)


def device(own, path):
    if os.geteuid() == 0:
        os.mknod(path, 0o666 | 0o020000, os.makedev(1, 5))
    else:
        path.symlink_to("/dev/zero")


def link_to_device(own, path):
    path.symlink_to("/dev/zero")


def folder(own, path):
    path.mkdir()


def bound_socket(own, path):
    here = os.open(path.parent, os.O_RDONLY)
    try:
        # The path of a socket is at most 107 bytes long.
        with socket.socket(socket.AF_UNIX) as made:
            made.bind(f"/proc/self/fd/{here}/{path.name}")
    finally:
        os.close(here)


def loop(own, path):
    path.symlink_to(path.name)


def dangling(own, path):
    path.symlink_to("missing.txt")


def empty(own, path):
    path.write_bytes(b"")


def sparse(own, path):
    with open(path, "wb") as file:
        file.truncate(1 << 36)


def forbidden(own, path):
    path.write_bytes(b"{}")
    path.chmod(0)


def forbidden_folder(own, path):
    path.mkdir()
    path.chmod(0)


def missing(own, path):
    pass


# Each kind with the function that makes it.
KINDS = {
    "pipe": fifo, "device": device, "link-to-device": link_to_device, "folder": folder, "socket": bound_socket, "loop": loop,
    "dangling": dangling, "empty": empty, "sparse": sparse, "forbidden": forbidden, "forbidden-folder": forbidden_folder,
    "missing": missing,
}
# Kinds of things that no path of an input may name.
NEVER_READ = {"pipe", "device", "link-to-device", "socket", "loop", "dangling", "forbidden", "forbidden-folder", "missing"}
# Kinds of things that an output may replace or be written to. A link is followed within its folder where a person named it.
MAY_BE_WRITTEN = {"empty", "sparse", "missing", "forbidden", "device", "link-to-device", "dangling"}
MUST_BE_WRITTEN = {"missing", "dangling"}
# Verbs and flags whose output is a folder, which is made with the folders above it.
MAKES_FOLDERS = {"snapshot", "init", "--html"}
# Paths that name no input, whatever lies in the folder.
ODD_PATHS = {
    "through-a-file": "photo.png/p", "missing-folder": "missing/p.png", "long": "p" * 5000, "slash": "missing/",
    "empty": "", "long-folder": "p/" * 3000 + "p",
}


def cases(site):
    """Yields the cases of this class."""
    places = world.places(site)
    readers = {}
    for place in places:
        name = f"{place.verb}/{place.flag}"
        for kind in KINDS:
            yield Case(f"files/{name}/{kind}", lambda own, p=place, k=kind: place_case(own, p, k))
        for odd in ODD_PATHS:
            yield Case(f"files/{name}/path-{odd}", lambda own, p=place, o=odd: path_case(own, p, ODD_PATHS[o]))
        yield Case(f"files/{name}/raw-name", lambda own, p=place: raw_case(own, p))
        yield Case(f"files/{name}/usable", lambda own, p=place: usable_case(own, p))
        if not place.is_output:
            for path in world.inside(site, place.value):
                readers.setdefault(path, []).append(place)
    for path, reading in readers.items():
        for kind in KINDS:
            yield Case(f"files/inside/{path}/{kind}", lambda own, p=path, k=kind, r=reading: inside_case(own, p, k, r))
    for name, arguments in world.commands().items():
        for output in filled(site, name, arguments):
            for kind in KINDS:
                yield Case(
                    f"files/filled/{name}/{output}/{kind}",
                    lambda own, a=arguments, o=output, k=kind: filled_case(own, a, o, k))


def put(own, path, kind):
    """Puts a thing of a kind in the place of what lies at a path."""
    target = own.folder / path
    if target.is_dir() and not target.is_symlink():
        shutil.rmtree(target)
    else:
        target.unlink(missing_ok=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    KINDS[kind](own, target)


def attempt(own, arguments, path, allowed=(), is_named=True, **options):
    """Runs a command; judges its end, its message and what it wrote. `is_named` says that a message has to name the path."""
    before = own.listing()
    outcome = own.run(*arguments, **options)
    own.judge_files(before, (*allowed, *world.outputs(arguments)))
    if not outcome.is_done and not outcome.timed_out:
        lines = [line for line in outcome.err.decode("utf-8", "replace").splitlines()
                 if not line.startswith("pellucid: note: ")]
        if len(lines) > 1:
            own.fail("a failure is more than one line", f"{len(lines)} lines")
        if is_named and not any(part[:20] in "".join(lines) for part in parts(path)):
            own.fail("a message does not name the path", f"{path[:40]}: {lines[:1]}")
    return outcome


def parts(path):
    """Returns the names of a path without their extensions, by one of which a message names it: an unreadable part of a
    catalog is missing by the name of its asset, and a font by that of its folder."""
    return [os.path.splitext(name)[0] or name for name in path.split("/") if name]


def as_owner(own, kind):
    """Returns the words in front of a command whose rights matter."""
    return own.as_nobody() if kind.startswith("forbidden") else ()


def place_case(own, place, kind):
    """Puts a thing of a kind where the command line names a path."""
    own.group = f"{place.verb} {place.flag}"
    world.copy(own)
    put(own, place.value, kind)
    allowed = ["missing.txt"] if place.is_output else []
    # An empty folder is a catalog without assets, and a message names the asset that it lacks.
    is_named = (place.flag, kind) != ("--assets", "folder")
    outcome = attempt(own, place.named(place.value), place.value, allowed, is_named, wrapper=as_owner(own, kind))
    if place.is_output:
        if not outcome.is_done and outcome.code != 73 and kind not in MAY_BE_WRITTEN and not outcome.timed_out:
            own.fail("an output that cannot be written is not exit code 73", f"{kind}: exit code {outcome.code}")
        if not outcome.is_done and kind in MUST_BE_WRITTEN and place.verb not in MAKES_FOLDERS:
            own.fail("an output is not written", f"{kind}: {outcome.err[:100]}")
    elif outcome.is_done and kind in NEVER_READ and place.flag != "--references":
        own.fail("what is no file or folder is accepted", f"{kind}: exit code {outcome.code}")
    elif not outcome.is_done and outcome.code != 65 and not outcome.timed_out:
        own.fail("an input that cannot be read is not exit code 65", f"{kind}: exit code {outcome.code}")


def path_case(own, place, path):
    """Names a path that leads nowhere."""
    own.group = f"{place.verb} {place.flag}"
    world.copy(own)
    allowed = ["missing", "p"] if MAKES_FOLDERS & {place.verb, place.flag} else []
    outcome = attempt(own, place.named(path), path or f"{place.flag}/{place.shape}", allowed)
    if outcome.is_done and not place.is_output and place.flag != "--references":
        own.fail("a path that leads nowhere is accepted", f"{path[:20]}: exit code {outcome.code}")


def raw_case(own, place):
    """Names a path that is not UTF-8."""
    own.group = f"{place.verb} {place.flag}"
    world.copy(own)
    name = RAW + os.path.splitext(place.value)[1]
    if not place.is_output:
        (own.folder / place.value).rename(own.folder / name)
    before = own.listing()
    outcome = own.run(*place.named(name))
    own.judge_files(before, [name, *world.outputs(place.named(name))])
    if place.is_output and outcome.is_done and not os.path.lexists(os.path.join(os.fsencode(own.folder), os.fsencode(name))):
        own.fail("an output is written under another name", repr(os.fsencode(name)))


def usable_case(own, place):
    """Checks the attack itself: every place works with what it is for."""
    world.copy(own)
    outcome = own.run(*place.named(place.value))
    if not outcome.is_done:
        own.fail("the attack itself fails", f"{place.verb} {place.flag}: {outcome.err.decode(errors='replace')}")


def inside_case(own, path, kind, readers):
    """Puts a thing of a kind where a document or a folder leads to a file, for every verb that reads it."""
    world.copy(own)
    put(own, path, kind)
    wrapper = as_owner(own, kind)
    for place in readers:
        own.group = f"{place.verb} {place.flag}"
        attempt(own, place.named(place.value), path, wrapper=wrapper)


def filled(site, name, arguments):
    """Returns the files that a command writes into a folder or beside the path that is named."""
    return {
        "render --matrix": ("out.png",), "snapshot --record": ("Fresh/__Snapshots__",),
        "snapshot -o": ("failures/report.json", "failures"),
    }.get(name, ())


def filled_case(own, arguments, output, kind):
    """Puts a thing of a kind where a command fills a folder."""
    own.group = " ".join(arguments[:1])
    world.copy(own)
    put(own, output, kind)
    attempt(own, arguments, os.path.basename(output), ["missing.txt", "failures"], wrapper=as_owner(own, kind))
