# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0

.PHONY: help setup demo test bench check format

help:
	@echo "make demo     draw the example scenes into demo-output/ and open demo-output/index.html"
	@echo "make test     check, unit tests, short fuzzing"
	@echo "make bench    speed beside Skia and OpenCV, and the search for what is below a proven contrast"
	@echo "make check    format, layers, headers, documents, the embedded WebAssembly build"
	@echo "make format   write the Swift sources in the house format"
	@echo "make setup    install the Debian packages that are missing (the others do this themselves)"

setup:
	@Scripts/setup.sh

demo: setup
	@Scripts/demo.sh

test: setup check
	@Scripts/test.sh

# Skia's wheel links the two libraries though its raster surface never calls them.
bench:
	@Scripts/setup.sh libgl1 libegl1
	@Scripts/setup-python.sh peers
	@Scripts/bench.sh

check: setup
	@Scripts/check.sh

format:
	@Scripts/format.sh
