#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# The documents agree with the tree: paths in ARCHITECTURE.md's table exist, relative links lead somewhere,
# README.md shows Snippets/ReadMe.swift word by word, and Docs/Unsafe.md lists each unchecked promise.
set -euo pipefail
cd "$(dirname "$0")/.."
failed=0
fail() { echo "$1" >&2; failed=1; }

# "| question | `path`, `path` |": every code span of the second column is a path from the root.
paths=$(awk -F'|' '/^## Where is/ { table = 1; next } /^## / { table = 0 } table && NF >= 4 { print $3 }' \
  ARCHITECTURE.md | grep -o '`[^`]*`' | tr -d '`')
[ -n "$paths" ] || fail "ARCHITECTURE.md: the table \"Where is…\" is gone"
while IFS= read -r path; do
  [ -e "$path" ] || fail "ARCHITECTURE.md: $path does not exist"
done <<< "$paths"

for page in *.md $(find Docs -name '*.md'); do
  while IFS= read -r link; do
    [ -e "$(dirname "$page")/$link" ] || fail "$page: the link to $link leads nowhere"
  done < <(grep -o '](\([^)#:]*\))' "$page" | sed 's/^](//; s/)$//' | grep -v '^demo-output/' || true)
done

shown=$(awk '/^```swift$/ { shown = 1; next } /^```$/ { if (shown) exit } shown' README.md)
built=$(sed '1,/^$/d' Snippets/ReadMe.swift)
[ "$shown" = "$built" ] || fail "README.md: the Swift example is not Snippets/ReadMe.swift"

# "| `path` | `promise` | how often | proof |" against the sources
found=$(grep -roE '@unchecked Sendable|nonisolated\(unsafe\)' Sources --include='*.swift' | sort | uniq -c \
  | sed -E 's/^ *([0-9]+) ([^:]*):(.*)$/\2|\3|\1/' | LC_ALL=C sort)
listed=$(grep '^| `Sources/' Docs/Unsafe.md | awk -F' *[|] *' '{ gsub(/`/, ""); print $2 "|" $3 "|" $4 }' | LC_ALL=C sort)
if [ "$found" != "$listed" ]; then
  fail "Docs/Unsafe.md: the list differs from the sources (path|promise|count; < sources, > list)"
  diff <(echo "$found") <(echo "$listed") >&2 || true
fi

[ $failed = 0 ] && echo "docs: paths, links, the README example and Docs/Unsafe.md agree with the tree"
exit $failed
