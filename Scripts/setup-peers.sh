#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# The virtual environment .venv with what Pellucid is compared with. Nothing that Pellucid itself needs is in it.
set -euo pipefail
cd "$(dirname "$0")/.."

# Skia's wheel links these though its raster surface never calls them.
Scripts/setup.sh libgl1 libegl1
wanted=$(cat Scripts/peers.txt)
if [ "$(cat .venv/installed-peers.txt 2> /dev/null || true)" = "$wanted" ]; then
  echo "peers: everything is installed"; exit
fi
python3 -m venv .venv
.venv/bin/pip install --quiet --disable-pip-version-check --requirement Scripts/peers.txt
cp Scripts/peers.txt .venv/installed-peers.txt
