// swift-tools-version: 6.3
// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "PellucidBenchmarks",
  dependencies: [.package(name: "Pellucid", path: "..")],
  targets: [
    .executableTarget(
      name: "PellucidBench",
      dependencies: [.product(name: "Pellucid", package: "Pellucid"), "PellucidTestSupport"]),
    // PlainStack, AdversarialPicture, RandomScene and what they need of PellucidTestSupport are those of the
    // tests.
    .target(
      name: "PellucidTestSupport", dependencies: [.product(name: "Pellucid", package: "Pellucid")]),
    .executableTarget(
      name: "PellucidSoundness",
      dependencies: [.product(name: "Pellucid", package: "Pellucid"), "PellucidTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
