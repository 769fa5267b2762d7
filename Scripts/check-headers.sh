#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Checks that every source file begins with the copyright and licence lines.
set -euo pipefail
cd "$(dirname "$0")/.."

failed=0
while IFS= read -r file; do
  if ! head -n 4 "$file" | sed 's/^[/#* ]*//' | awk '
      $0 == "Copyright 2026 the Pellucid authors." { copyright = 1 }
      $0 == "SPDX-License-Identifier: Apache-2.0" { licence = 1 }
      END { exit !(copyright && licence) }'; then
    echo "$file: the first lines must hold the copyright and SPDX lines" >&2; failed=1
  fi
done < <({ echo Package.swift; echo Makefile; echo action.yml; echo Packaging/Containerfile
  find Sources Tests Fuzz Benchmarks Snippets Examples Scripts Packaging .ci -type f \( -name '*.swift' -o -name '*.sh' \
    -o -name '*.mjs' -o -name '*.py' -o -name '*.h' -o -name '*.c' -o -path .ci/run \) 2> /dev/null; } | LC_ALL=C sort)
[ $failed = 0 ] && echo "headers: every source file has its two lines"
exit $failed
