# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0

"""Makes the parts of a module that was divided twice fit each other, or orders a whole one: python3 Scripts/web-parts.py DRAW [PART…]

The table of functions has grown with the second division, so every PART has to expect its size. And wasm-split leaves all data in the first
part: texts to which nothing in DRAW refers, most of them messages, go to those of the other PARTs that refer to them; the memory gets them
when the part is loaded. The functions of each part are put in the order of web_order.py. The files are changed in place.
"""

import bisect
import os
import re
import subprocess
import sys

from web_order import ordered

FEATURES = ["simd", "bulk-memory", "reference-types", "sign-ext", "nontrapping-float-to-int", "mutable-globals"]
FLAGS = [f"--enable-{feature}" for feature in FEATURES]
DATA = re.compile(r' \(data (?:\$\S+ )?\(i32\.const (\d+)\) "(.*)"\)$')
TABLE = re.compile(r"\(table \$\S+ (\d+ \d+) funcref\)")
ESCAPES = {"t": 9, "n": 10, "r": 13, '"': 34, "'": 39, "\\": 92}
# Swift writes the address of a text with a bias, and LLVM may refer to a part of it.
NEAR = 64


class Part:
    """A part of the module as text: its lines, its data, and the numbers that may be addresses."""

    def __init__(self, path):
        self.path = path
        subprocess.run(["wasm-dis", *FLAGS, path, "-o", path + ".wat"], check=True)
        with open(path + ".wat", encoding="utf-8") as file:
            self.lines = file.read().rstrip().split("\n")
        self.data = {}
        numbers = set()
        for line in self.lines:
            if match := DATA.match(line):
                self.data[line] = int(match[1]), unescaped(match[2])
            else:
                numbers.update(int(first or second) for first, second in re.findall(r"i32\.const (-?\d+)|offset=(\d+)", line))
        for _, content in self.data.values():
            if not is_text(content):
                numbers.update(int.from_bytes(content[at:at + 4], "little") for at in range(len(content) - 3))
        self.numbers = sorted(numbers)

    def refers_to(self, address, content):
        """Whether a number of the part lies in the text or close to it."""
        first = bisect.bisect_left(self.numbers, address - NEAR)
        return first < len(self.numbers) and self.numbers[first] <= address + len(content) + NEAR

    @property
    def table(self):
        """The least and the greatest size of the table of functions."""
        return next(match[1] for line in self.lines if (match := TABLE.search(line)))

    def expect(self, size):
        self.lines = [line.replace(f" {self.table} funcref", f" {size} funcref") if TABLE.search(line) else line for line in self.lines]

    def write(self):
        with open(self.path + ".wat", "w", encoding="utf-8") as file:
            file.write("\n".join(ordered(self.lines)))
        subprocess.run(["wasm-as", *FLAGS, self.path + ".wat", "-o", self.path], check=True)
        os.remove(self.path + ".wat")


def unescaped(text):
    content = bytearray()
    for escaped, code, plain in re.findall(r"\\([tnr\"'\\])|\\([0-9a-f]{2})|(.)", text):
        content.append(ESCAPES[escaped] if escaped else int(code, 16) if code else ord(plain))
    return bytes(content)


def is_text(content):
    try:
        text = content.decode()
    except UnicodeDecodeError:
        return False
    return all(character in "\0\n" or character.isprintable() for character in text)


def main():
    draw, *others = [Part(path) for path in sys.argv[1:]]
    for part in others:
        part.expect(draw.table)
    moved = set()
    for line, (address, content) in draw.data.items():
        if not is_text(content) or draw.refers_to(address, content):
            continue
        users = [part for part in others if part.refers_to(address, content)]
        for part in users:
            part.lines.insert(-1, line)
        if users:
            moved.add(line)
    draw.lines = [line for line in draw.lines if line not in moved]
    for part in [draw, *others]:
        part.write()
    if others:
        print(f"web: {len(moved)} texts of {len(draw.data)} pieces of data are in the parts that need them")


main()
