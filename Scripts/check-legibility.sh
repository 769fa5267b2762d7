#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Checks that Docs/legibility.md equals the program's output: Scripts/check-legibility.sh [--write | PROGRAM]. PROGRAM
# is a built pellucid; without it, the program is built in release, because a debug build takes minutes where release
# takes seconds.
set -euo pipefail
cd "$(dirname "$0")/.."

case "${1:-}" in
  "" | --write)
    swift build -c release -debug-info-format none --product pellucid > .build/check-legibility.log 2>&1 \
      || { cat .build/check-legibility.log; exit 1; }
    pellucid=$(swift build -c release --show-bin-path)/pellucid
    ;;
  *) pellucid=$1 ;;
esac
page=$(mktemp)
trap 'rm -f "$page"' EXIT
"$pellucid" legibility --reporter markdown --components Examples/Components > "$page"
if [ "${1:-}" = --write ]; then cp "$page" Docs/legibility.md; fi
if ! diff -u Docs/legibility.md "$page"; then
  echo "Docs/legibility.md: is not what the program says; look at the change, then run $0 --write" >&2
  exit 1
fi
echo "legibility: Docs/legibility.md is what the program says"
