# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
"""Strings that a stranger may write, generated from Unicode's tables."""

import functools
import sys
import unicodedata

# Characters at which some reader of lines begins a new one.
ENDERS = "\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029"
# Letters that are not seen; Unicode lists them as default ignorable.
BLANK_LETTERS = "\u115f\u1160\u3164\uffa0\u2800"
# The largest number of scalars in a string that messages are expected to show whole.
MOST_SCALARS = 150


@functools.cache
def characters(*categories):
    """Returns every character of Unicode of the given general categories."""
    return tuple(c for c in map(chr, range(sys.maxunicode + 1)) if unicodedata.category(c) in categories)


@functools.cache
def directions():
    """Returns the characters that embed, override or isolate a direction of text."""
    kinds = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
    return tuple(c for c in characters("Cf") if unicodedata.bidirectional(c) in kinds)


@functools.cache
def unseen():
    """Returns the characters that no output for people may contain: controls, separators of lines, directions, tags."""
    tags = [c for c in characters("Cf") if "TAG" in unicodedata.name(c, "")]
    return frozenset((*characters("Cc", "Zl", "Zp"), *directions(), *tags))


@functools.cache
def joiners():
    """Returns the characters that join with a neighbour or hide: marks, formats, blank letters, modifiers of emoji."""
    modifiers = tuple(map(chr, range(0x1F3FB, 0x1F400)))
    return characters("Mn", "Mc", "Me", "Cf") + tuple(BLANK_LETTERS) + modifiers


def everything():
    """Returns a string with a sample of each kind of attack."""
    return (
        "::error::p\n::error title=p::p\r##[error]p\u2028::warning::p\x1b[31m\x00\x85\u202e"
        "\u0600<img src=p onerror=p()>\u0301\"'><script>p</script>]]>`p`|@p [p](http://p.p)${{ p }}")


def commands():
    """Returns a string that puts a command of each service behind each character that may end a line."""
    kinds = ("::error::p", " ##[error]p", "\t::stop-commands::p", "##vso[p.p]p", "##teamcity[p]")
    return "::notice::p" + "".join(c + kinds[i % len(kinds)] for i, c in enumerate(ENDERS))


def controls():
    """Returns a string with every control character, separator of lines and character of direction."""
    return "".join("p" + c for c in (*characters("Cc", "Zl", "Zp"), *directions()))


def markup():
    """Returns a string with what means something in HTML, Markdown, XML, SARIF and workflows."""
    return (
        "</td></tr></table></style></title></textarea><script>p()</script><!--<img src=p onerror=p()>--> onload='p' "
        "\" style=p |p|`p`*p*_p_~~p~~ #p @p ![p](p) <https://p.p> &lt;p&gt; &#60;p&#62; ]]> ${{ p }} %0A::p::")


@functools.cache
def bundles():
    """Returns short strings that put each joiner before and behind the signs of markup."""
    size = MOST_SCALARS // 5
    every = joiners()
    return tuple("".join(f'{c}<i>{c}"' for c in every[i:i + size]) for i in range(0, len(every), size))


def broken():
    """Returns strings that are not UTF-8, as surrogate escapes, and with escapes of half pairs for JSON."""
    return ("p\udcff", "p\udcc0\udc80", "p\udced\udca0\udc80", "p\udcf4\udc90\udc80\udc80", "p\udce2\udc80", "\ud800p")


def both_normalizations():
    """Returns names for one text that are different bytes."""
    return ("\u00e9\uac00", unicodedata.normalize("NFD", "\u00e9\uac00"))


def long(size=1_000_000):
    """Returns a string of the given size in bytes that begins with a command."""
    return "::error::p\n" + "p" * (size - 11)
