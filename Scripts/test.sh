#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Everything that Scripts/check.sh checks, unit, golden and command tests, a short run of every fuzz harness, and the published
# table of contrasts.
#
# A compiler of one module keeps little more than one processor busy, and a fuzz harness exactly one, so that the embedded
# build runs beside that of the tests, and the harnesses beside the tests.
set -euo pipefail
cd "$(dirname "$0")/.."

# Data that does not belong in this tree, for tests that want more than the tree has; .ci/run sets where it lies.
echo "PELLUCID_CORPUS: ${PELLUCID_CORPUS:-not set}"
echo "PELLUCID_SARIF_SCHEMA: ${PELLUCID_SARIF_SCHEMA:-not set}"

logs=.build/logs
mkdir -p "$logs"
# beside NAME COMMAND...: starts a command; `joined` waits for it, prints what it said, and has its exit status.
beside() {
  other=$1; shift
  "$@" > "$logs/$other.log" 2>&1 &
  process=$!
}
joined() {
  local status=0
  wait "$process" || status=$?
  process=
  cat "$logs/$other.log"
  return "$status"
}
# What ends early ends the other too.
trap '[ -z "${process:-}" ] || kill "$process" 2> /dev/null || true' EXIT

oracles_and_embedded() {
  Scripts/setup-python.sh oracles || echo "oracles: not installed; the tests that need them are skipped"
  Scripts/embedded.sh
}

Scripts/check.sh text
# Optimised: drawing and proving take a tenth of the time, which is far more than the longer build takes. Overflow and
# bounds still trap.
tests=(-c release -Xswiftc -enable-testing --scratch-path .build/tests)
beside embedded oracles_and_embedded
swift build "${tests[@]}" --build-tests
joined
beside fuzz Scripts/fuzz.sh built
status=0
swift test "${tests[@]}" --skip-build || status=$?
joined || status=$?
[ "$status" = 0 ] || exit "$status"
Scripts/check-legibility.sh .build/tests/release/pellucid
