# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Every limit of resources with every command line: whole output, or one line that says what failed."""

import functools
import os
import re
import shutil
import threading

from attack import bench, judges, world
from attack.bench import Case

MEGABYTE = 1 << 20
# The limits of `prlimit` with their values.
LIMITS = {
    "nofile": [16, 17, 18, 20, 24, 32, 64],
    "fsize": [0, 1, 1000, 100_000],
    "as": [512 * MEGABYTE, 640 * MEGABYTE, 768 * MEGABYTE, 1024 * MEGABYTE, 1536 * MEGABYTE, 2048 * MEGABYTE],
    "stack": [256 << 10, 512 << 10, 1 << 20],
    "memlock": [0], "core": [0], "sigpending": [0], "msgqueue": [0],
}
PROCESSES = [1, 2, 3, 4, 8]
# Streams of the shell, for the standard streams of the program.
STREAMS = {
    "no-input": "<&-", "no-output": ">&-", "no-error": "2>&-", "no-stream": "<&- >&- 2>&-", "full-output": "> /dev/full",
    "full-error": "2> /dev/full", "input-for-output": "> /dev/null >&0", "folder-as-input": "< .",
}
# Folders that cannot hold what a run writes: values of TMPDIR, rights and the room of a file system.
TEMPORARY = {
    "missing": "missing", "file": "photo.png", "empty": "", "full": "/dev/full", "read-only": "shut", "long": "p" * 5000,
}
# The exit codes of a command line that has too little of something.
FAILURES = {65, 70, 73}
USES_THREADS = ("render", "material", "glass", "legibility", "snapshot")


def cases(site):
    """Yields the cases of this class."""
    for name in world.commands():
        for limit, values in LIMITS.items():
            for value in values:
                yield Case(f"limits/{limit}/{value}/{name}", lambda own, n=name, l=limit, v=value: limit_case(own, n, l, v))
        if os.geteuid() == 0:
            for value in PROCESSES:
                yield Case(f"limits/nproc/{value}/{name}", lambda own, n=name, v=value: process_case(own, n, v))
            for room in (0, 4, 16, 64):
                yield Case(f"limits/full/{room}/{name}", lambda own, n=name, r=room: full_case(own, n, r))
        for stream in STREAMS:
            yield Case(f"limits/stream/{stream}/{name}", lambda own, n=name, s=stream: stream_case(own, n, s))
        for folder in TEMPORARY:
            yield Case(f"limits/tmpdir/{folder}/{name}", lambda own, n=name, f=folder: temporary_case(own, n, f))
        yield Case(f"limits/read-only/{name}", lambda own, n=name: read_only_case(own, n))


# MARK: What a run does without a limit

results = {}
lock = threading.Lock()


def usual(own, name):
    """Returns the standard output of a command and the files that it writes, without any limit."""
    with lock:
        if name not in results:
            before = own.listing()
            outcome = own.start(*command(name)).end()
            after = own.listing()
            files = {path: after[path] for path in after if after[path] != before.get(path)}
            results[name] = (outcome.code, outcome.out, files)
            for path in files:
                restore(own, path, before.get(path))
    return results[name]


def restore(own, path, data):
    """Makes a path what it was before a run."""
    place = os.path.join(os.fsencode(own.folder), path)
    if data is None:
        if os.path.isdir(place):
            shutil.rmtree(place)
        elif os.path.lexists(place):
            os.remove(place)
    else:
        with open(place, "wb") as file:
            file.write(data)


@functools.cache
def command(name):
    """Returns the command line of a name, with one thread where it may have several."""
    arguments = world.commands()[name]
    return (*arguments, "--threads", "1") if arguments[0] in USES_THREADS and name != "legibility --material" else arguments


def attempt(own, name, wrapper=(), expects_output=True, expects_line=True, after=None, **options):
    """Runs a command under a limit, and judges: its whole output, or one line and nothing half written."""
    code, out, files = usual(own, name)
    before = own.listing()
    outcome = own.run(*command(name), wrapper=wrapper, judge=expects_line, **options)
    if not expects_line:
        own.check(judges.ending(outcome))
    now = (after or own.listing)()
    for path in sorted(files.keys() | now.keys() | before.keys()):
        if now.get(path) not in (before.get(path), files.get(path, before.get(path))):
            own.fail("leaves another file than the old or the new one", f"{os.fsdecode(path)}: {len(now.get(path, b''))} bytes")
    own.judge_temporary()
    if outcome.timed_out:
        return outcome
    if outcome.code == code and code in (0, 1):
        if expects_output and outcome.out != out:
            own.fail("ends well with other output", f"{len(outcome.out)} for {len(out)} bytes")
        if any(now.get(path) != data for path, data in files.items()):
            own.fail("ends well without its files", f"exit code {code}")
    elif outcome.code not in FAILURES:
        own.fail("ends with another exit code than 65, 70 or 73", f"exit code {outcome.code}: {outcome.err[:100]}")
    elif expects_line:
        lines = [line for line in outcome.err.splitlines() if not re.match(rb"pellucid: note: ", line)]
        if len(lines) != 1:
            own.fail("a failure is not one line", f"{len(lines)} lines, exit code {outcome.code}")
        elif not re.search(rb"[:;] ", lines[0].removeprefix(b"pellucid: ")):
            own.fail("a message does not say what to do", lines[0].decode(errors="replace")[:200])
    return outcome


# MARK: Limits

def limit_case(own, name, limit, value):
    own.group = f"{limit} {name}"
    world.copy(own)
    attempt(own, name, wrapper=("prlimit", f"--{limit}={value}", "--"))


def process_case(own, name, value):
    own.group = f"nproc {name}"
    world.copy(own)
    usual(own, name)
    attempt(own, name, wrapper=(*own.as_nobody(), "prlimit", f"--nproc={value}", "--"))


def stream_case(own, name, stream):
    own.group = f"{stream} {name}"
    world.copy(own)
    redirection = STREAMS[stream]
    wrapper = ("sh", "-c", f'exec "$@" {redirection}', "sh")
    has_output, has_error = ">" not in redirection.replace("2>", ""), "2>" not in redirection
    attempt(own, name, wrapper=wrapper, expects_output=has_output, expects_line=has_error)


def temporary_case(own, name, folder):
    own.group = f"tmpdir {name}"
    world.copy(own)
    usual(own, name)
    (own.folder / "shut").mkdir()
    wrapper = own.as_nobody() if folder == "read-only" else ()
    (own.folder / "shut").chmod(0o555)
    value = TEMPORARY[folder]
    path = str(own.folder / value) if value and not value.startswith("/") else value
    attempt(own, name, wrapper=wrapper, environment=own.environment(TMPDIR=path))


def read_only_case(own, name):
    """Runs where nothing can be written: as somebody else, in folders that nobody may change."""
    own.group = f"read-only {name}"
    world.copy(own)
    usual(own, name)
    wrapper = own.as_nobody()
    for folder, _, _ in os.walk(own.folder, topdown=False):
        os.chmod(folder, 0o555)
    attempt(own, name, wrapper=wrapper)


# Runs a command in a copy of the folder on a file system with a number of free kilobytes, and copies what is there back.
FULL = """
room=$1 from=$2 to=$3; shift 3
size=$(( $(du -sk --apparent-size "$from" | cut -f1) + $(find "$from" | wc -l) * 4 + 64 ))
mount -t tmpfs -o size=$(( size + room ))k none /mnt && cp -a "$from/." /mnt && cd /mnt || exit 99
head -c 1G /dev/zero > filler 2> /dev/null
[ "$room" -eq 0 ] || truncate -s -"${room}k" filler
TMPDIR=/mnt "$@"; code=$?
rm filler; cp -a /mnt/. "$to"; exit $code
"""


def full_case(own, name, room):
    """Runs on a disk on which a number of kilobytes is free."""
    own.group = f"full {name}"
    world.copy(own)
    usual(own, name)
    result = own.folder.with_name(own.folder.name + "-after")
    result.mkdir()
    try:
        wrapper = ("unshare", "-m", "--propagation", "private", "sh", "-c", FULL, "sh", str(room), str(own.folder), str(result))
        attempt(own, name, wrapper=wrapper, after=lambda: own.listing(result))
    finally:
        bench.remove(result)
