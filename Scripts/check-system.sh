#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Checks the use of system libraries. Package.swift may name only pkg-config files whose flags SwiftPM accepts: it warns
# about any other flag in every package that depends on this one. The declarations of Pango and librsvg in
# Sources/System must be those of the installed headers:
#  - functions, callbacks and opaque types are compiled after the installed headers, where a different one is an error;
#  - constants must have the installed values;
#  - structs must have the installed size, and their fields the installed names, types and places, apart from fields
#    whose name begins with "unused".
set -euo pipefail
cd "$(dirname "$0")/.."

failed=0
scratch=$(mktemp -d); trap 'rm -rf "$scratch"' EXIT

while IFS= read -r names; do
  flags=$(pkg-config --cflags --libs $names)
  for flag in $flags; do
    case "$flag" in
      -I* | -D* | -L* | -l*) ;;
      *) echo "Package.swift: SwiftPM prohibits $flag, which pkg-config has for $names" >&2; failed=1 ;;
    esac
  done
done < <(sed -n 's/.*pkgConfig: "\([^"]*\)".*/\1/p' Package.swift)

read -ra options <<< "-x c -fsyntax-only -Werror $(pkg-config --cflags pangoft2 librsvg-2.0)"

# layouts HEADER: reads names of structs, and prints a line for each of their fields and for their sizes
layouts() {
  sed 's/.*/char \0Size[sizeof(\0)];/' | clang "${options[@]}" -include "$1" -Xclang -fdump-record-layouts - |
    sed -E 's/(struct )?(_|Pellucid)(Pango|Rsvg)/\3/g' | tr -s ' ' | awk '
      /^\*\*\* Dumping/ { record = ""; next }
      !/\|/ { next }
      record == "" { record = $NF; next }
      record ~ /^(Pango|Rsvg)/ { print record ":" $0 }' | LC_ALL=C sort -u
}

# compare HEADER INSTALLED...: compares the declarations in HEADER with the installed headers
compare() {
  local header=$1 installed="$scratch/installed.h"
  printf '#include <%s>\n' "${@:2}" > "$installed"

  { echo "#line 1 \"$header\""; sed -E '/^typedef (struct|enum) [A-Za-z]+ \{$/,/^\}/s/.*//' "$header"; } |
    clang "${options[@]}" -include "$installed" - || failed=1

  sed -nE 's/^(#define | +)([A-Z][A-Z0-9_]*) (= )?(.*[^,]),?$/_Static_assert(\2 == (\4), "constant of Pellucid");/p' \
    "$header" | clang "${options[@]}" -include "$installed" - || failed=1

  sed -n '/^typedef struct .*{$/,/^}/s/^} \(.*\);/\1/p' "$header" | LC_ALL=C sort > "$scratch/structs"
  layouts "$header" < "$scratch/structs" > "$scratch/ours"
  layouts "$installed" < "$scratch/structs" > "$scratch/theirs"
  if ! cut -d: -f1 "$scratch/ours" | uniq | cmp -s - "$scratch/structs"; then
    echo "$header: clang did not print every struct" >&2; failed=1
  fi
  grep -v ' unused_[a-z_]*$' "$scratch/ours" | LC_ALL=C comm -23 - "$scratch/theirs" > "$scratch/different"
  if [ -s "$scratch/different" ]; then
    echo "$header: not in the installed structs:" >&2; cat "$scratch/different" >&2; failed=1
  fi
}

compare Sources/System/CPango/CPango.h pango/pango.h pango/pangofc-fontmap.h pango/pangoft2.h
compare Sources/System/CRsvg/CRsvg.h librsvg/rsvg.h

[ $failed = 0 ] && echo "system libraries: accepted flags, and the declarations of the installed headers"
exit $failed
