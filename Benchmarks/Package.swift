// swift-tools-version: 6.3
// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "PellucidBenchmarks",
  dependencies: [.package(name: "Pellucid", path: "..")],
  targets: [
    .executableTarget(
      name: "PellucidBench", dependencies: [.product(name: "Pellucid", package: "Pellucid")]),
    // PlainStack, SeededGenerator and AdversarialPicture are those of the tests.
    .executableTarget(
      name: "PellucidSoundness", dependencies: [.product(name: "Pellucid", package: "Pellucid")]),
  ],
  swiftLanguageModes: [.v6]
)
