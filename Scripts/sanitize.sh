#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Runs the tests of the readers, the host and the rasterizer under sanitizers: Scripts/sanitize.sh [address|thread|undefined…]
# address: memory of Swift and C; undefined: arithmetic and pointers of the C parts; thread: races. Each builds the tests
# anew in a folder of its own, optimised as Scripts/test.sh does, which takes ten minutes. Without names all three run.
set -euo pipefail
cd "$(dirname "$0")/.."

suites="PellucidHostTests|PellucidRasterTests|PellucidJSONTests|PellucidDocumentTests|PellucidCatalogTests|PellucidAuditTests"
# A sanitizer reserves more address space than these suites allow the program.
limited='PellucidHostTests\.(MemoryTests|HostileFileTests)'
wanted=("$@")
[ ${#wanted[@]} -gt 0 ] || wanted=(address undefined thread)

# Fontconfig, GLib and librsvg keep memory until the end; that is no leak of ours.
export ASAN_OPTIONS="detect_leaks=0:halt_on_error=1"
export TSAN_OPTIONS="halt_on_error=1:suppressions=$PWD/Scripts/thread-suppressions.txt"
export UBSAN_OPTIONS="print_stacktrace=1:halt_on_error=1"
export SWIFT_BACKTRACE=enable=no

failed=0
for name in "${wanted[@]}"; do
  options=(-c release -debug-info-format none -Xswiftc -enable-testing --scratch-path ".build/sanitize-$name")
  skipped=$limited
  # ThreadSanitizer's own files and start-up change what tests of full disks and of other programs see.
  if [ "$name" = thread ]; then skipped+='|FullDiskTests|EndingTests|aProgramThatCannotStartEndsTheRun'; fi
  case "$name" in
    address | thread) options+=("--sanitize=$name") ;;
    # The check of function pointers is left out: GCC's library, with which the program is linked, lacks its reports.
    undefined) options+=(-Xcc -fsanitize=undefined -Xcc -fno-sanitize=function -Xcc -fno-sanitize-recover=undefined -Xlinker -lubsan) ;;
    *) echo "sanitize: unknown sanitizer $name; write address, thread or undefined" >&2; exit 64 ;;
  esac
  if swift test "${options[@]}" --filter "$suites" --skip "$skipped" > ".build/sanitize-$name.log" 2>&1; then
    echo "sanitize $name: $(grep -o 'Test run with .*' ".build/sanitize-$name.log" | tail -1)"
  else
    echo "sanitize $name: failed; the end of .build/sanitize-$name.log follows"
    tail -n 40 ".build/sanitize-$name.log"
    failed=1
  fi
done
exit "$failed"
