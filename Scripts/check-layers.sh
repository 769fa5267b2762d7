#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Reads every import line under Sources and fails where a target imports what Scripts/layers.txt does not allow it,
# or exports a module again, which only the umbrella may.
set -euo pipefail
cd "$(dirname "$0")/.."

failed=0
for folder in Sources/*/; do
  target=$(basename "$folder")
  [ "$target" = System ] && continue
  if ! allowed=$(grep "^$target:" Scripts/layers.txt | cut -d: -f2) || [ -z "$(find "$folder" -name '*.swift')" ]; then
    echo "$folder: no row in Scripts/layers.txt, or no Swift file" >&2; failed=1; continue
  fi
  # "file:line:module" for every import, whatever attributes or access level or kind stand around it
  while IFS=: read -r file line module; do
    case " $allowed " in
      *" $module "*) ;;
      *) echo "$file:$line: $target may not import $module" >&2; failed=1 ;;
    esac
  done < <(find "$folder" -name '*.swift' -exec awk '
    match($0, /^[ \t]*(@[A-Za-z_]+(\([A-Za-z_]*\))?[ \t]+|(public|package|internal|fileprivate|private)[ \t]+)*import[ \t]+/) {
      rest = substr($0, RLENGTH + 1)
      sub(/^(struct|class|enum|protocol|typealias|func|let|var)[ \t]+/, "", rest)
      match(rest, /^[A-Za-z_0-9]+/)
      print FILENAME ":" FNR ":" substr(rest, 1, RLENGTH)
    }' {} +)
done
if grep -rnE '^[ \t]*@_exported' Sources --include='*.swift' | grep -v '^Sources/Pellucid/'; then
  echo "layers: only Sources/Pellucid may export modules again" >&2; failed=1
fi
[ $failed = 0 ] && echo "layers: every import follows Scripts/layers.txt"
exit $failed
