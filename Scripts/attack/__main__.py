# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Attacks the program with generated cases, and prints each promise of SECURITY.md that it breaks.

One line is printed for each broken promise of a class and group, with a command that repeats its first case, then a
table of counts. The exit code is 1 if a promise is broken. All random choices come from the seed. `--short` runs the
first cases of each class, as many as take about a minute, and passes over what known.txt lists.
"""

import argparse
import collections
import concurrent.futures
import fnmatch
import importlib
import itertools
import os
import pathlib
import random
import shlex
import sys
import time
import traceback

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from attack import bench  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
# Each class of attack with the number of its cases in a short run, and its share of the time of a long one.
CLASSES = {
    "strings": (30, 4),
    "files": (20, 3),
    "links": (30, 1),
    "limits": (30, 3),
    "environment": (8, 2),
    "interruptions": (20, 2),
    "costs": (4, 8),
}
# The factor by which a short run, on a machine that may be busy with tests, waits longer.
SHORT_PATIENCE = 4


def main():
    options = read_arguments()
    print(f"attack: seed {options.seed}, {options.program}", flush=True)
    site = bench.Site(options.program, options.seed, patience=SHORT_PATIENCE if options.short else 1)
    try:
        return attack(site, options)
    finally:
        if not options.keep:
            site.remove()


def read_arguments():
    parser = argparse.ArgumentParser(prog="Scripts/attack.sh", description=__doc__.partition("\n")[0])
    parser.add_argument("--program", default=str(bench.ROOT / ".build/tests/release/pellucid"))
    parser.add_argument("--seed", type=int, default=20)
    parser.add_argument("--short", action="store_true", help="a sample of at most a minute, without what known.txt lists")
    parser.add_argument("--minutes", type=float, default=14, help="the longest time of a long run (14)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--only", action="append", metavar="CLASS", help=", ".join(CLASSES))
    parser.add_argument("--case", metavar="PATTERN", help="the cases whose names match, such as 'strings/scene/*'")
    parser.add_argument("--list", action="store_true", help="prints the names of the cases and runs none")
    parser.add_argument("--keep", action="store_true", help="leaves the folders of the cases")
    return parser.parse_args()


def attack(site, options):
    families = [name for name in CLASSES if options.only is None or name in options.only]
    if options.case:
        families = [name for name in families if fnmatch.fnmatchcase(name, options.case.partition("/")[0])]
    results = Results(options)
    shares = sum(CLASSES[name][1] for name in families)
    started = time.monotonic()
    budget = 60 * options.minutes
    used = 0
    for family in families:
        cases = list(importlib.import_module(f"attack.{family}").cases(site))
        used += CLASSES[family][1]
        if options.case:
            # A pattern that is the whole name of a case means that case, whatever signs are in it.
            cases = [case for case in cases if case.name == options.case] or [
                case for case in cases if fnmatch.fnmatchcase(case.name, options.case)]
        else:
            random.Random(f"{site.seed}/{family}").shuffle(cases)
        if options.list:
            print(*(case.name for case in cases), sep="\n")
            continue
        if options.short:
            cases = cases[:CLASSES[family][0]]
        results.perform(site, family, cases, None if options.case else started + budget * used / shares)
    return results.report()


class Results:
    """Runs cases, and counts and prints what they find."""

    def __init__(self, options):
        self.options = options
        self.groups = collections.defaultdict(list)
        self.counts = {}
        known = HERE / "known.txt"
        self.known = [line for line in known.read_text().splitlines() if line and not line.startswith("#")]

    def perform(self, site, family, cases, deadline):
        """Runs the cases of a class until the deadline."""
        began = time.monotonic()
        done = runs = 0
        with concurrent.futures.ThreadPoolExecutor(self.options.jobs) as pool:
            waiting = iter(cases)
            running = {pool.submit(self.perform_case, site, case) for case in itertools.islice(waiting, 2 * self.options.jobs)}
            while running:
                finished, running = concurrent.futures.wait(running, return_when="FIRST_COMPLETED")
                for future in finished:
                    done += 1
                    runs += future.result()
                    if deadline is None or time.monotonic() < deadline:
                        running |= {pool.submit(self.perform_case, site, case) for case in itertools.islice(waiting, 1)}
        self.counts[family] = (done, len(cases) - done, runs, time.monotonic() - began)

    def perform_case(self, site, case):
        with bench.Bench(site, case, self.options.keep) as own:
            try:
                case.body(own)
            except Exception:
                own.fail("the attack itself fails", traceback.format_exc(limit=-3))
            for violation in own.violations:
                self.groups[(case.family, violation.promise, violation.group)].append((case, violation))
            if self.options.keep:
                print(f"kept: {own.folder} of {case.name}")
            return own.runs

    def is_known(self, key):
        line = "{}: {} [{}]".format(*key)
        return any(fnmatch.fnmatchcase(line, pattern.replace("[", "[[]")) for pattern in self.known)

    def report(self):
        """Prints what is broken, and the counts; returns the exit code."""
        broken, known = 0, 0
        for key in sorted(self.groups):
            found = self.groups[key]
            if self.options.short and self.is_known(key):
                known += 1
                continue
            broken += 1
            case, violation = min(found, key=lambda pair: pair[0].name)
            cases = len({case.name for case, _ in found})
            family, promise, group = key
            command = f"Scripts/attack.sh --seed {self.options.seed} --case {shlex.quote(case.name)}"
            detail = violation.detail if promise.startswith("the attack") else violation.detail.replace("\n", " ")
            print(f"{family}: {promise} [{group}]: {cases} cases; {detail}; {command}")
            if self.options.case:
                print(f"    {violation.command}")
        for family, (done, left, runs, seconds) in self.counts.items():
            found = sum(1 for key in self.groups if key[0] == family)
            rest = f", {left} left out for want of time" if left else ""
            print(f"attack: {family}: {done} cases, {runs} runs, {found} broken promises, {seconds:.0f} s{rest}")
        note = f", {known} known ones passed over" if known else ""
        print(f"attack: {broken} broken promises{note}")
        return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
