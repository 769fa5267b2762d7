#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Opens pages of reports in Chromium and Firefox without a window, at the widths of a phone and of a screen, and measures how long a
# report of 1,000 scenes takes to open; then what the module for web pages draws, and its types. It needs Scripts/setup.sh browsers.
#   Scripts/test-browsers.sh [PROGRAM]
# PROGRAM names a program that is built, with its whole path. Pictures of the pages stay in .build/browsers.
set -euo pipefail
cd "$(dirname "$0")/.."

program=${1:-}
if [ -z "$program" ]; then
  swift build -c release -debug-info-format none --product pellucid
  program=$(swift build -c release --show-bin-path)/pellucid
fi
for command in chromium firefox-esr WebKitWebDriver xvfb-run tsc; do
  if ! command -v "$command" > /dev/null; then
    echo "browsers: $command is missing; run Scripts/setup.sh browsers" >&2; exit 77
  fi
done
# The types of the module and of the elements, with a program that uses all of them and lines that they have to refuse.
tsc --strict --noEmit --target es2022 --module es2022 --moduleResolution node --lib es2022,dom,dom.iterable Tests/Web/types.ts
python3 Scripts/test-browsers.py "$program" .build/browsers
# The module for web pages, with and without vectors, in WebKitGTK too.
Scripts/setup-python.sh web
Scripts/setup-python.sh oracles
Scripts/web.sh .build/site/pellucid "$program"
.venv/bin/python Scripts/test-web.py "$program" .build/site/pellucid .build/web-test
