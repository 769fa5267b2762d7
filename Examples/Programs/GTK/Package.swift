// swift-tools-version: 6.2
// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

let package = Package(
  name: "GTKPanel",
  dependencies: [.package(name: "pellucid", path: "../../..")],
  targets: [
    // SwiftPM warns about flags of the pkg-config files that it leaves out; they are not needed.
    .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .executableTarget(
      name: "GTKPanel", dependencies: ["CGTK", .product(name: "Pellucid", package: "pellucid")],
      path: "Sources/Panel"),
  ],
  // GTK calls back on the thread that runs it, which the checks of Swift 6 do not know.
  swiftLanguageModes: [.v5])
