#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Attacks the built program with generated cases, and prints the promises of SECURITY.md that it breaks. The program is
# that of the tests' build, or the one that --program names. Scripts/attack.sh --help lists the options.
set -euo pipefail
cd "$(dirname "$0")/.."

python=.venv/bin/python
if ! "$python" -c 'import html5lib, jsonschema, PIL' 2> /dev/null; then
  echo "attack: html5lib, jsonschema or Pillow is missing; run Scripts/setup-python.sh oracles" >&2; exit 2
fi
PYTHONPATH=Scripts PYTHONDONTWRITEBYTECODE=1 exec "$python" -m attack "$@"
