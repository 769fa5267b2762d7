# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Signals at random moments during every run that writes, and two runs that write the same files at once."""

import json
import os
import shutil
import signal
import time

from attack import judges, limits, program, world
from attack.bench import Case

SIGNALS = {"INT": signal.SIGINT, "TERM": signal.SIGTERM, "HUP": signal.SIGHUP, "KILL": signal.SIGKILL}
# The command lines that write a file or start another program.
WRITING = (
    "render", "render --matrix", "render --duration", "material", "glass", "diff", "legibility --heatmap",
    "legibility --write-baseline", "snapshot --record", "snapshot -o", "catalog show", "catalog show -o", "catalog set-variant",
    "catalog lint --write-baseline",
)
# The number of moments at which each run is interrupted by each signal, and of repetitions of runs at once.
MOMENTS = 12
REPETITIONS = 12


def cases(site):
    """Yields the cases of this class."""
    for name in WRITING:
        for label in SIGNALS:
            for moment in range(MOMENTS):
                yield Case(
                    f"interruptions/{label}/{name}/{moment}", lambda own, n=name, l=label, m=moment: signal_case(own, n, l, m))
    for label in SIGNALS:
        yield Case(f"interruptions/child/{label}", lambda own, l=label: child_case(own, l))
    for pair in PAIRS:
        for repetition in range(REPETITIONS):
            yield Case(f"interruptions/{pair}/{repetition}", lambda own, p=pair: PAIRS[p](own))


# MARK: Signals

times = {}


def usual(own, name):
    """Returns the files that a command writes, and the time that it takes."""
    started = time.monotonic()
    files = limits.usual(own, name)[2]
    with limits.lock:
        taken = times.setdefault(name, time.monotonic() - started)
    return files, taken


def signal_case(own, name, label, moment):
    """Interrupts a run at a random moment: every file is the old one or the new one."""
    own.group = f"{label} {name}"
    world.copy(own)
    files, taken = usual(own, name)
    before = own.listing()
    running = own.start(*limits.command(name))
    # Most of the moments lie at the end, where files are written.
    time.sleep(1.3 * taken * own.random.random() ** 0.5)
    running.signal(SIGNALS[label])
    judge_end(own, running.end(), label)
    after = own.listing()
    for path in sorted(files.keys() | before.keys() | after.keys()):
        if after.get(path) in (before.get(path), files.get(path, before.get(path))):
            continue
        if b".pellucid-" in path:
            if label != "KILL":
                own.fail("leaves a temporary file", os.fsdecode(path))
        elif not os.path.isdir(os.path.join(os.fsencode(own.folder), path)):
            size = len(after.get(path, b""))
            own.fail("leaves another file than the old or the new one", f"{os.fsdecode(path)}: {size} bytes")
    if label != "KILL":
        own.judge_temporary()


def judge_end(own, outcome, label):
    """Judges the end of an interrupted run."""
    own.last = outcome.command
    if outcome.timed_out:
        own.fail("does not end", f"after SIG{label}")
    elif outcome.code not in (-SIGNALS[label], *judges.CODES):
        own.fail("ends without one of its exit codes", f"exit code {outcome.code} after SIG{label}")
    if outcome.left_children:
        own.fail("leaves a child process", f"after SIG{label}")


SLOW = b"""%%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 2000 2000]/Contents 4 0 R>>endobj
4 0 obj<</Length %d>>stream
%b
endstream endobj
trailer<</Root 1 0 R>>
"""


def child_case(own, label):
    """Interrupts a run while another program draws a page for it."""
    drawing = b"\n".join(b"0.%d 0 0 rg %d 0 m 2000 %d l 0 2000 l %d %d l f" % (n % 10, n, n, n, n) for n in range(30_000))
    own.write("page.pdf", SLOW % (len(drawing), drawing))
    own.write("scene.json", {"version": 1, "size": {"width": 900, "height": 900}, "desktop": [{"image": "page.pdf"}]})
    running = own.start("render", "scene.json", "-o", "out.png", limit=60)
    deadline = time.monotonic() + 15
    while time.monotonic() < deadline and len(program.members(running.process.pid)) < 2:
        time.sleep(0.01)
    if len(program.members(running.process.pid)) < 2:
        own.fail("the attack itself fails", "no other program is started")
    running.signal(SIGNALS[label])
    judge_end(own, running.end(), label)


# MARK: Two at once

def at_once(own, *commands):
    """Runs commands at the same time, and returns their ends."""
    running = [own.start(*command, limit=60) for command in commands]
    ends = [each.end() for each in running]
    for end in ends:
        own.last = end.command
        own.check(judges.ending(end))
        if end.code not in (0, 73):
            own.fail("one of two writers fails with another exit code than 73", f"{end.code}: {end.err[:100]}")
        if end.code == 73 and not end.err.startswith(b"pellucid: "):
            own.fail("fails without a message", "exit code 73")
    return ends


def variants_of_one_file(own):
    """Sets two variants of one colour set."""
    world.copy(own)
    base = ("catalog", "set-variant", "Art.xcassets", "Brand/Ink", "--contrast", "increased")
    colors = {"light": "#102030", "dark": "#A0B0C0"}
    commands = [(*base, "--appearance", scheme, "--color", color) for scheme, color in colors.items()]
    ends = at_once(own, *commands)
    file = own.folder / "Art.xcassets/Brand/Ink.colorset/Contents.json"
    text = json.dumps(json.loads(file.read_bytes()))
    for end, color in zip(ends, colors.values()):
        if end.code == 0 and color[1:3].lower() not in text.lower():
            own.fail("one of two changes is lost", color)


def baselines(own):
    """Adds the findings of two scenes to one baseline."""
    world.copy(own)
    for name in ("a.json", "b.json"):
        shutil.copy(own.folder / "small.json", own.folder / name)
    ends = at_once(own, *(("legibility", name, "--write-baseline", "new.json") for name in ("a.json", "b.json")))
    found = {entry.get("file") for entry in json.loads((own.folder / "new.json").read_bytes())["findings"]}
    for end, name in zip(ends, ("a.json", "b.json")):
        if end.code == 0 and name not in found:
            own.fail("one of two changes is lost", name)


def records(own):
    """Records the same references twice."""
    world.copy(own)
    command = limits.command("snapshot --record")
    files, _ = usual(own, "snapshot --record")
    at_once(own, command, command)
    after = own.listing()
    for path, data in files.items():
        if after.get(path) != data:
            own.fail("leaves another file than the old or the new one", os.fsdecode(path))
    if left := [path for path in after if b".pellucid-" in path]:
        own.fail("leaves a temporary file", os.fsdecode(left[0]))


def pictures(own):
    """Writes two pictures to one path."""
    world.copy(own)
    at_once(own, *(("render", "small.json", "-o", "out.png", "--appearance", look) for look in ("light", "dark")))
    own.check(judges.file(own.folder / "out.png", "out.png"))


PAIRS = {"variants": variants_of_one_file, "baselines": baselines, "records": records, "pictures": pictures}
