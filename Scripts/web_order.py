# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0

"""The order of the functions of a module: functions that resemble each other lie near each other, because gzip finds repetitions only within
32 kB. The text of a module may list its functions in any order."""

import collections
import re

# A function is compared with the functions before it, up to this number of lines of text. They take about 20 kB of the module, so that gzip
# still sees them behind the function that follows.
WINDOW = 12_000
# Functions resemble each other by the runs of this number of lines that they share. Runs that more than COMMON functions have do not count.
RUN, COMMON = 3, 50
# The next function is the one with the greatest share of its lines known. SHORT is added to its length, so that a short function is not
# chosen for a few matches by chance.
SHORT = 300


def ordered(lines):
    """Returns the lines of a module's text, with its functions in the order in which they are compressed best."""
    starts = [at for at, line in enumerate(lines) if line.startswith(" (func ")]
    if not starts:
        return lines
    last = lines.index(" )", starts[-1]) + 1
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
