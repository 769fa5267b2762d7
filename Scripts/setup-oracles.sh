#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# What tests compare Pellucid's answers with, in the virtual environment .venv. A test whose oracle is not there is
# skipped and says so.
set -euo pipefail
cd "$(dirname "$0")/.."

wanted=$(cat Scripts/oracles.txt)
if [ "$(cat .venv/installed-oracles.txt 2> /dev/null || true)" = "$wanted" ]; then
  echo "oracles: everything is installed"; exit
fi
python3 -m venv .venv
.venv/bin/pip install --quiet --disable-pip-version-check --requirement Scripts/oracles.txt
cp Scripts/oracles.txt .venv/installed-oracles.txt
echo "oracles: installed $(tr '\n' ' ' < Scripts/oracles.txt)"
