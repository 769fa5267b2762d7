#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Reads every import line under Sources and fails where a target imports what Scripts/layers.txt does not allow it,
# or exports a module again, which only the umbrella may. The dependencies in Package.swift have to be the modules of the same
# rows, apart from those that come with the toolchain.
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

# The manifest as JSON, from a build folder of its own: that of the package may be busy for minutes.
scratch=$(mktemp -d); trap 'rm -rf "$scratch"' EXIT
swift package --scratch-path "$scratch" dump-package > "$scratch/manifest.json"
python3 - "$scratch/manifest.json" << 'EOF' || failed=1
import json, sys

TOOLCHAIN = {"Foundation", "Glibc", "Synchronization", "Dispatch"}
rows = {}
for line in open("Scripts/layers.txt"):
    if not line.startswith("#"):
        target, allowed = line.split(":")
        rows[target] = set(allowed.split()) - TOOLCHAIN
manifest = {
    target["name"]: {next(iter(dependency.values()))[0] for dependency in target["dependencies"]}
    for target in json.load(open(sys.argv[1]))["targets"] if "path" not in target and target["type"] != "test"
}
wrong = sorted(set(rows) ^ set(manifest))
for target in wrong:
    print(f"{target}: is in {'layers.txt' if target in rows else 'Package.swift'} alone", file=sys.stderr)
for target in sorted(set(rows) & set(manifest)):
    for module in sorted(rows[target] ^ manifest[target]):
        place = "layers.txt" if module in rows[target] else "Package.swift"
        print(f"{target}: {place} alone names {module}", file=sys.stderr)
        wrong.append(module)
sys.exit(1 if wrong else 0)
EOF
[ $failed = 0 ] && echo "layers: imports and Package.swift follow Scripts/layers.txt"
exit $failed
