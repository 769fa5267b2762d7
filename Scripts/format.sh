#!/bin/bash
# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# Writes every Swift source in the format of .swift-format.
set -euo pipefail
cd "$(dirname "$0")/.."
folders=(); for folder in Sources Tests Fuzz Benchmarks Snippets; do [ -d "$folder" ] && folders+=("$folder"); done
swift format --in-place --parallel --recursive Package.swift "${folders[@]}"
