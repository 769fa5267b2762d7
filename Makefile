# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0

# Where make install puts the program: $(DESTDIR)$(PREFIX)/bin and its neighbours.
export PREFIX ?= /usr/local
export DESTDIR ?=

.PHONY: help packages build-packages peers setup install uninstall deb tar demo gallery site test test-all attack sanitize endurance bench check docs api format

help:
	@echo "make install  build the program and install it with its manual and completions under PREFIX ($(PREFIX))"
	@echo "make uninstall  remove what make install installed"
	@echo "make deb      write a Debian package for computers without Swift into release-output/"
	@echo "make tar      write an archive of the same into release-output/"
	@echo "make demo     draw the example scenes into demo-output/ and open demo-output/index.html"
	@echo "make gallery  draw every component in every setting and state into gallery-output/, a page to search"
	@echo "make site     write the web page, static files for any folder of a host, into site-output/"
	@echo "make test     check, unit tests, short fuzzing, a short attack, the steps of the action"
	@echo "make test-all  that, and what WebAssembly draws, the published table of contrasts, package, archive, container and action in new installations of Debian (as root), reports and the web page in browsers"
	@echo "make attack   attack the program of the tests' build: hostile strings, files, links, limits, environments, signals and costs"
	@echo "make sanitize  run the tests of readers, host and rasterizer under the address, undefined-behaviour and thread sanitizers"
	@echo "make endurance  draw and judge the examples for an hour in one process; bytes and memory must stay"
	@echo "make bench    speed beside Skia and OpenCV, promised speeds, and the search for what is below a proven contrast"
	@echo "make check    format, layers, headers, system libraries, documents, the embedded WebAssembly build, the public declarations"
	@echo "make docs     build the documentation of the library into docs-output/"
	@echo "make api      write Docs/API.txt, the public declarations, after a change of them"
	@echo "make format   write the Swift sources in the house format"
	@echo "make setup    install what is missing for all of them: Debian packages, and icons, test oracles and benchmark peers in .venv"
	@echo "              (the others install what they need themselves; twice is safe)"

packages:
	@Scripts/setup.sh
	@Scripts/setup-python.sh icons

# What install, deb and tar need, without what demo, checks and tests use.
build-packages:
	@Scripts/setup.sh build
	@Scripts/setup-python.sh icons

# Skia's wheel links the two libraries though its raster surface never calls them.
peers:
	@Scripts/setup.sh develop libgl1 libegl1
	@Scripts/setup-python.sh peers

setup: packages peers
	@Scripts/setup-python.sh oracles

install: build-packages
	@Scripts/install.sh

uninstall:
	@Scripts/install.sh --remove

deb tar: build-packages
	@Packaging/package.sh $@

demo: packages
	@Scripts/demo.sh

gallery: packages
	@Scripts/gallery.sh

site: packages
	@Scripts/setup.sh develop binaryen
	@Scripts/site.sh

test: packages
	@Scripts/test.sh

test-all: test
	@Scripts/setup.sh develop mmdebstrap
	@Packaging/clean-roots.sh
	@Scripts/embedded.sh built
	@Scripts/check-legibility.sh .build/tests/release/pellucid
	@Scripts/setup.sh browsers
	@Scripts/test-browsers.sh
	@Scripts/test-site.sh

attack: packages
	@Scripts/setup-python.sh oracles
	@Scripts/attack.sh

sanitize: packages
	@Scripts/sanitize.sh

endurance: packages
	@bash -c 'source Scripts/tests-build.sh; PELLUCID_ENDURANCE_MINUTES=60 swift test "$${tests_build[@]}" --filter EnduranceTests'

bench: peers
	@Scripts/bench.sh

check: packages
	@Scripts/check.sh

docs: packages
	@Scripts/docs.sh

api: packages
	@Scripts/api.sh write

format:
	@Scripts/format.sh
