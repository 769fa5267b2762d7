# Copyright 2026 the Pellucid authors.
# SPDX-License-Identifier: Apache-2.0
#
# The options of the tests' build in .build/tests, for scripts that use it: `source Scripts/tests-build.sh`, then
# `swift build "${tests_build[@]}"`. One script with other options would compile everything again.
#
# Targets that draw or prove are optimised: the tests then take a tenth of the time, which outweighs the longer build. Overflow
# and bounds still trap. The variable tells Package.swift that the other targets are not. Debug information would take a sixth
# of the compiler's time; backtraces name functions without it. The index by which SwiftPM finds tests leaves out what is not ours, a
# tenth of that time.
export PELLUCID_TESTS_BUILD=1
tests_build=(-c release -debug-info-format none -Xswiftc -enable-testing -Xswiftc -index-ignore-system-modules
  -Xswiftc -index-ignore-clang-modules --scratch-path .build/tests)
