// swift-tools-version: 6.2
// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "SDLPanel",
  dependencies: [.package(name: "pellucid", path: "../../..")],
  targets: [
    // Without pkg-config, whose flags for SDL are not needed and contain one that SwiftPM warns about.
    .systemLibrary(name: "CSDL", providers: [.apt(["libsdl2-dev"])]),
    .executableTarget(
      name: "SDLPanel", dependencies: ["CSDL", .product(name: "Pellucid", package: "pellucid")],
      path: "Sources/Panel"),
  ])
