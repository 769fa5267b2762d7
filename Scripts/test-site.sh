#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Makes the web page with the program of the tests' build and tests it and its elements in Chromium and Firefox without a window:
#   Scripts/test-site.sh [smoke]
# smoke does a few of the tests in Chromium only. It needs Scripts/setup.sh browsers, and Scripts/setup-python.sh oracles for axe.
set -euo pipefail
cd "$(dirname "$0")/.."

program=$PWD/.build/tests/release/pellucid
if [ ! -x "$program" ]; then
  echo "site: $program is missing; run swift build as Scripts/test.sh does" >&2; exit 77
fi
if ! command -v chromium > /dev/null; then
  echo "site: chromium is missing; run Scripts/setup.sh browsers" >&2; exit 77
fi
Scripts/site.sh .build/site-tested "$program"
failed=0
python3 Scripts/test-site.py .build/site-tested "$@" || failed=1
# The elements are read from pictures of the window.
if [ "${1:-}" != smoke ]; then
  Scripts/setup-python.sh oracles
  .venv/bin/python Scripts/test-elements.py .build/site-tested || failed=1
fi
exit $failed
