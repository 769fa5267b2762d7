#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Reads every import line under Sources and fails where a target imports a module that Scripts/layers.txt does not
# allow, or re-exports a module, which only the umbrella and the views may do. The dependencies in Package.swift must equal the
# modules of the same rows, apart from those of the toolchain.
set -euo pipefail
cd "$(dirname "$0")/.."

failed=0
for folder in Sources/*/; do
  target=$(basename "$folder")
  [ "$target" = System ] && continue
  if ! allowed=$(grep "^$target:" Scripts/layers.txt | cut -d: -f2) || [ -z "$(find "$folder" -name '*.swift')" ]; then
    echo "$folder: no row in Scripts/layers.txt, or no Swift file" >&2; failed=1; continue
  fi
  # Prints "file:line:module" for every import, with any attributes, access level or kind before the module's name.
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
if grep -rnE '^[ \t]*@_exported' Sources --include='*.swift' | grep -vE '^Sources/(Pellucid|PellucidViews)/'; then
  echo "layers: only Sources/Pellucid and Sources/PellucidViews may export modules again" >&2; failed=1
fi

# Dump the manifest as JSON with a separate build folder: the package's own may be locked for minutes.
scratch=$(mktemp -d); trap 'rm -rf "$scratch"' EXIT
swift package --scratch-path "$scratch" dump-package > "$scratch/manifest.json"
python3 - "$scratch/manifest.json" << 'EOF' || failed=1
import json, sys

TOOLCHAIN = {
    "Foundation", "Glibc", "Synchronization", "Dispatch", "Observation", "Swift", "FoundationXML", "SwiftParser", "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros",
    "SwiftCompilerPluginMessageHandling", "Testing", "XCTest",
}
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
