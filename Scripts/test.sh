#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Runs the checks of Scripts/check.sh, unit, golden and command tests, a short run of every fuzz harness, the package and the steps of
# the action, a short attack, and programs in C and with windows of their own.
#
# A compiler of one module keeps little more than one processor busy, and a fuzz harness exactly one. So there are two
# lanes: this script builds and runs the tests, the other lane compiles the core targets as Embedded Swift and then the fuzz
# harnesses, which use the modules of the program in the tests' build. What WebAssembly draws, web pages in browsers, and
# the published table of contrasts are tested in `make test-all`.
set -euo pipefail
cd "$(dirname "$0")/.."

# The test data that is not part of this tree, by the variables that name it.
echo "PELLUCID_CORPUS: ${PELLUCID_CORPUS:-not set}"
echo "PELLUCID_SARIF_SCHEMA: ${PELLUCID_SARIF_SCHEMA:-not set}"
echo "PELLUCID_CORPUS_SOURCE: ${PELLUCID_CORPUS_SOURCE:-not set}"

logs=.build/logs
built=$logs/tests-are-built
mkdir -p "$logs"
rm -f "$built"
touch "$logs/begun"

other_lane() {
  Scripts/embedded.sh modules
  # The harnesses need what the program is linked from, and not the tests that are compiled after it.
  until [ -e "$built" ] || [ .build/tests/release/pellucid -nt "$logs/begun" ]; do sleep 1; done
  Scripts/fuzz.sh built
}
install_oracles() {
  Scripts/setup-python.sh oracles || echo "oracles: not installed; the tests that need them are skipped"
}

Scripts/check.sh text
install_oracles &
oracles=$!
other_lane > "$logs/other-lane.log" 2>&1 &
other=$!
# Stop the other lane when this one ends early.
trap 'kill "$oracles" "$other" 2> /dev/null || true' EXIT

source Scripts/tests-build.sh
swift build "${tests_build[@]}" --build-tests
touch "$built"
# The views of previews, from what is compiled already.
swift build "${tests_build[@]}" --product PellucidPreviews
Scripts/api.sh check "$PWD/.build/tests/release"
Scripts/swiftui-names.sh check "$PWD/.build/tests/release"
Scripts/docs.sh "$PWD/.build/tests/release" > "$logs/docs.log" 2>&1 || { cat "$logs/docs.log" >&2; exit 1; }
wait "$oracles"
# What failed is said once more at the end, because a log that is cut off has its end.
failed=()
swift test "${tests_build[@]}" --skip-build 2>&1 | tee "$logs/tests.log" || failed+=(tests)
Packaging/check.py .build/tests/release/pellucid || failed+=(package)
if .venv/bin/python -c 'import html5lib, jsonschema, PIL' 2> /dev/null; then
  Scripts/attack.sh --short || failed+=(attack)
else
  echo "attack: left out without its oracles"
fi
wait "$other" || failed+=("embedded or fuzz")
cat "$logs/other-lane.log"
# Last, because it builds other packages in the folder of the tests' build.
if .venv/bin/python -c 'import PIL' 2> /dev/null; then
  Scripts/test-programs.sh > "$logs/programs.log" 2>&1 || { failed+=(programs); tail -n 40 "$logs/programs.log" >&2; }
  grep -E '^(misuse|reloading|programs|drag-window):' "$logs/programs.log" || true
else
  echo "programs: left out without Pillow"
fi
if [ "${#failed[@]}" -gt 0 ]; then
  grep -hE '^✘ Test|: crashed;|does not build' "$logs/tests.log" "$logs/other-lane.log" | tail -n 40 >&2 || true
  printf 'test: failed: %s\n' "${failed[@]}" >&2
  exit 1
fi
