#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Checks that the documents agree with the tree: paths in ARCHITECTURE.md's table exist, links lead to what they name,
# README.md and the articles show their snippets verbatim, and Docs/Unsafe.md lists each unchecked promise and each file that
# uses pointers.
set -euo pipefail
cd "$(dirname "$0")/.."
failed=0
fail() { echo "$1" >&2; failed=1; }

# Table rows "| question | `path`, `path` |": every code span of the second column is a path from the root.
paths=$(awk -F'|' '/^## Where is/ { table = 1; next } /^## / { table = 0 } table && NF >= 4 { print $3 }' \
  ARCHITECTURE.md | grep -o '`[^`]*`' | tr -d '`')
[ -n "$paths" ] || fail "ARCHITECTURE.md: the table \"Where is…\" is gone"
while IFS= read -r path; do
  [ -e "$path" ] || fail "ARCHITECTURE.md: $path does not exist"
done <<< "$paths"

Scripts/check-links.py || failed=1

# shown PAGE: prints the first Swift example of a page.
shown() { awk '/^```swift$/ { shown = 1; next } /^```$/ { if (shown) exit } shown' "$1"; }
# Every snippet is the example of one page, verbatim: that is how examples are built.
for snippet in Snippets/*.swift; do
  page=Docs/Pellucid.docc/$(basename "$snippet" .swift).md
  if [ "$snippet" = Snippets/ReadMe.swift ]; then page=README.md; fi
  [ "$(shown "$page")" = "$(sed '1,/^$/d' "$snippet")" ] || fail "$page: the Swift example is not $snippet"
done

# compare LIST FOUND LISTED: fails where the sources (FOUND) and Docs/Unsafe.md (LISTED) differ
compare() {
  if [ "$2" != "$3" ]; then
    fail "Docs/Unsafe.md: the list of $1 differs from the sources (< sources, > list)"
    diff <(echo "$2") <(echo "$3") >&2 || true
  fi
}
# rows HEADING: prints the table rows under a heading, without backquotes
rows() { awk -v heading="## $1" '/^## / { inside = $0 == heading } inside && /^\| `Sources\// { gsub(/`/, ""); print }' Docs/Unsafe.md; }

# Table rows "| `path` | `promise` | count | proof |"
compare "unchecked promises (path|promise|count)" \
  "$(grep -roE '@unchecked Sendable|nonisolated\(unsafe\)' Sources --include='*.swift' | sort | uniq -c \
    | sed -E 's/^ *([0-9]+) ([^:]*):(.*)$/\2|\3|\1/' | LC_ALL=C sort)" \
  "$(rows 'Unchecked promises' | awk -F' *[|] *' '{ print $2 "|" $3 "|" $4 }' | LC_ALL=C sort)"

# Table rows "| `path` | proof |"
opening='withUnsafe(Mutable)?(Bytes|BufferPointer|Pointer)\b|unsafeUninitializedCapacity|Unmanaged|OpaquePointer'
opening+='|bindMemory|assumingMemoryBound|withMemoryRebound|Pointer(<[^>]*>)?(\.allocate|\(start:)'
opening+='|withUTF8(Buffer)?\b|withCString\b|withContiguous(Mutable)?StorageIfAvailable'
compare "files that open memory" \
  "$(grep -rlE "$opening" Sources --include='*.swift' | LC_ALL=C sort)" \
  "$(rows Pointers | awk -F' *[|] *' '{ print $2 }' | LC_ALL=C sort)"

[ $failed = 0 ] && echo "docs: paths, the README example and Docs/Unsafe.md agree with the tree"
exit $failed
