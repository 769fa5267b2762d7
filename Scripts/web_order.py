# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0

"""The order of the functions of a module: functions that resemble each other lie near each other, because gzip finds repetitions only within
32 kB. The text of a module may list its functions in any order."""

import collections
import re

# So many lines are about 20 kB of a module: with the functions that follow, what gzip still sees.
WINDOW = 12_000
# Runs of so many lines are compared, unless more functions than this have them: those are everywhere.
RUN, COMMON = 3, 50
# Functions are chosen by the share of their lines that are known, and short ones, of which all may be known by chance, not too soon.
SHORT = 300


def ordered(lines):
    """Returns the lines of a module's text, with its functions in the order in which they are compressed best."""
    starts = [at for at, line in enumerate(lines) if line.startswith(" (func ")]
    if not starts:
        return lines
    last = next(at for at in range(starts[-1], len(lines)) if lines[at] == " )" or lines[at].endswith("))")) + 1
    functions = [lines[start:end] for start, end in zip(starts, starts[1:] + [last])]
    order = resembling([[re.sub(r"^[() ]+|\)+$", "", line) for line in function[1:]] for function in functions])
    return lines[:starts[0]] + [line for index in order for line in functions[index]] + lines[last:]


def resembling(functions):
    """Returns the places of functions, given as lists of lines: after each follows the one that shares most with those before it."""
    runs = [set(zip(*(function[start:] for start in range(RUN)))) for function in functions]
    counts = collections.Counter(run for own in runs for run in own)
    runs = [{run for run in own if 2 <= counts[run] <= COMMON} for own in runs]
    users = collections.defaultdict(list)
    for index, own in enumerate(runs):
        for run in own:
            users[run].append(index)

    left, order = set(range(len(functions))), []
    window, length, seen = collections.deque(), 0, collections.Counter()
    shared = [0] * len(functions)

    def count(index, step):
        """Counts the runs of a function that enters the window, or leaves it."""
        for run in runs[index]:
            before, seen[run] = seen[run], seen[run] + step
            if 0 in (before, seen[run]):
                for user in users[run]:
                    shared[user] += step

    chosen = max(left, key=lambda index: (len(functions[index]), -index))
    while True:
        order.append(chosen)
        left.remove(chosen)
        if not left:
            return order
        window.append(chosen)
        length += len(functions[chosen])
        count(chosen, 1)
        while length > WINDOW and len(window) > 1:
            oldest = window.popleft()
            length -= len(functions[oldest])
            count(oldest, -1)
        chosen = max(left, key=lambda index: (shared[index] / (len(functions[index]) + SHORT), -index))
