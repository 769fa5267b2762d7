// swift-tools-version: 6.3
// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CompilerPluginSupport
import Foundation
import PackageDescription

/// The compiler emits a module and its code in one process, which types the sources once. Those that use the module wait longer for it,
/// which matters little where it is not optimised, or is of tests.
let inOneProcess = ["-no-emit-module-separately-wmo"]

/// Targets that call and compare, and leave computing to others, are compiled in half the time. No product has them.
let unoptimized: [SwiftSetting] = [.unsafeFlags(["-Onone", "-wmo"] + inOneProcess)]

/// The last target of the tests' build is compiled in parts, because no other keeps the second processor busy beside it.
let inParts: [SwiftSetting] = [
  .unsafeFlags(["-Onone", "-no-whole-module-optimization", "-enable-batch-mode"])
]

/// Targets of products that neither draw nor prove. In the tests' build (`Scripts/tests-build.sh`) they are compiled in a third of
/// the time, which most of that build would take.
let unoptimizedForTests: [SwiftSetting] =
  Context.environment["PELLUCID_TESTS_BUILD"] == nil ? [] : unoptimized

/// The folder of the compiler's own libraries for syntax, beside the first `swiftc` of the search path.
let compilerFolder: String = {
  let folders = (Context.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
  let compiler = folders.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "/usr/bin/swiftc"
  let folder = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent()
  return folder.deletingLastPathComponent().appendingPathComponent("lib/swift/host").path
}()

/// The settings with which modules that read Swift's syntax, and those that use them, find the compiler's own modules.
let syntax: [SwiftSetting] = [.unsafeFlags(["-I", compilerFolder])]

/// The Embedded-clean rooms, lowest first; `Scripts/layers.txt` holds the same direction for the import check.
let package = Package(
  name: "Pellucid",
  products: [
    .library(name: "Pellucid", targets: ["Pellucid"]),
    // The C interface: libPellucidC.so, with the header of CPellucid.
    .library(name: "PellucidC", type: .dynamic, targets: ["PellucidC"]),
    .executable(name: "pellucid", targets: ["PellucidCommand"]),
    // The views, and the previews of people's own.
    .library(name: "PellucidPreviews", type: .dynamic, targets: ["PellucidPreviews"]),
    // The views for a package whose tests use the library below, in which they are then linked once.
    .library(name: "PellucidViews", targets: ["PellucidViews"]),
    // Snapshots and judgements of views in tests.
    .library(name: "PellucidTesting", targets: ["PellucidTesting"]),
  ],
  targets: [
    .target(name: "PellucidColor"),
    .target(name: "PellucidGeometry"),
    .target(name: "PellucidJSON"),
    .target(
      name: "PellucidDesign", dependencies: ["PellucidColor", "PellucidGeometry"]),
    .target(
      name: "PellucidScene", dependencies: ["PellucidColor", "PellucidGeometry", "PellucidDesign"]),
    .target(
      name: "PellucidComponents",
      dependencies: ["PellucidColor", "PellucidGeometry", "PellucidDesign", "PellucidScene"],
      swiftSettings: unoptimizedForTests),
    .target(
      name: "PellucidLegibility",
      dependencies: ["PellucidColor", "PellucidGeometry", "PellucidDesign", "PellucidScene"]),
    .target(
      name: "PellucidPlan",
      dependencies: ["PellucidColor", "PellucidGeometry", "PellucidDesign", "PellucidScene"]),
    .target(name: "CRows", path: "Sources/System/CRows"),
    .target(
      name: "PellucidRaster",
      dependencies: ["PellucidColor", "PellucidGeometry", "PellucidPlan", "CRows"]),
    .target(
      name: "PellucidCatalog", dependencies: ["PellucidColor", "PellucidJSON", "PellucidDesign"]),
    .target(
      name: "PellucidExport",
      dependencies: [
        "PellucidColor", "PellucidJSON", "PellucidDesign", "PellucidLegibility", "PellucidCatalog",
      ]),
    .target(
      name: "PellucidDocument",
      dependencies: [
        "PellucidColor", "PellucidGeometry", "PellucidJSON", "PellucidDesign", "PellucidScene",
        "PellucidComponents",
      ]),
    .target(
      name: "PellucidJudge",
      dependencies: [
        "PellucidColor", "PellucidGeometry", "PellucidJSON", "PellucidDesign", "PellucidScene",
        "PellucidDocument", "PellucidLegibility", "PellucidCatalog",
      ]),
    .target(
      name: "PellucidAudit",
      dependencies: [
        "PellucidColor", "PellucidGeometry", "PellucidJSON", "PellucidDesign", "PellucidScene",
        "PellucidComponents",
        "PellucidDocument", "PellucidPlan", "PellucidLegibility", "PellucidCatalog", "PellucidJudge", "CGIO",
      ], swiftSettings: unoptimizedForTests),
    // The audit of Swift sources, which are read with the compiler's own libraries for syntax.
    .target(
      name: "PellucidSource",
      dependencies: [
        "PellucidJSON", "PellucidColor", "PellucidDesign", "PellucidCatalog", "PellucidLegibility",
        "PellucidJudge",
      ],
      swiftSettings: unoptimizedForTests + syntax,
      linkerSettings: [
        .unsafeFlags(["-L", compilerFolder, "-Xlinker", "-rpath", "-Xlinker", compilerFolder])
      ]),
    .testTarget(
      name: "PellucidSourceTests", dependencies: ["PellucidSource", "PellucidJudge", "PellucidTestSupport"],
      swiftSettings: unoptimized + syntax),
    // The functions of web pages. Scripts/web.sh compiles the module; this target is for tests.
    .target(name: "CPage", path: "Sources/System/CPage"),
    .target(
      name: "PellucidWeb",
      dependencies: [
        "PellucidColor", "PellucidGeometry", "PellucidJSON", "PellucidDesign", "PellucidScene",
        "PellucidComponents",
        "PellucidDocument", "PellucidLegibility", "PellucidCatalog", "PellucidJudge", "PellucidPlan",
        "PellucidRaster", "CPage",
      ], swiftSettings: unoptimizedForTests),
    .testTarget(
      name: "PellucidWebTests",
      dependencies: ["PellucidWeb", "Pellucid", "PellucidGeometry", "PellucidHost", "PellucidScene"],
      swiftSettings: unoptimized),
    // Named here are libraries whose pkg-config files contain no `-pthread`, which SwiftPM prohibits. The module maps link
    // Pango, librsvg and GIO.
    .systemLibrary(
      name: "CPango", path: "Sources/System/CPango", pkgConfig: "harfbuzz fontconfig gobject-2.0",
      providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CRsvg", path: "Sources/System/CRsvg", pkgConfig: "cairo gobject-2.0",
      providers: [.apt(["librsvg2-dev"])]),
    .systemLibrary(
      name: "CPNG", path: "Sources/System/CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CJPEG", path: "Sources/System/CJPEG", pkgConfig: "libjpeg",
      providers: [.apt(["libjpeg62-turbo-dev"])]),
    .systemLibrary(
      name: "CWebP", path: "Sources/System/CWebP", pkgConfig: "libwebpdemux",
      providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(
      name: "CLittleCMS", path: "Sources/System/CLittleCMS", pkgConfig: "lcms2",
      providers: [.apt(["liblcms2-dev"])]),
    .systemLibrary(
      name: "CGIO", path: "Sources/System/CGIO", pkgConfig: "gobject-2.0",
      providers: [.apt(["libglib2.0-dev"])]),
    .target(
      name: "CImageCodecs", dependencies: ["CPNG", "CJPEG", "CLittleCMS"], path: "Sources/System/CImageCodecs"
    ),
    .target(name: "CHost", dependencies: ["CPango", "CGIO"], path: "Sources/System/CHost"),
    .target(
      name: "PellucidHost",
      dependencies: [
        "PellucidColor", "PellucidGeometry", "PellucidJSON", "PellucidDesign", "PellucidScene",
        "PellucidComponents", "PellucidDocument", "PellucidPlan",
        "PellucidRaster", "PellucidCatalog", "PellucidJudge", "PellucidAudit", "CHost", "CPango", "CRsvg",
        "CGIO",
        "CPNG", "CImageCodecs", "CWebP",
        "CLittleCMS",
      ],
      resources: [.copy("Resources/Symbols")]),
    .target(
      name: "Pellucid",
      dependencies: [
        "PellucidColor", "PellucidGeometry", "PellucidJSON", "PellucidDesign", "PellucidLegibility",
        "PellucidScene", "PellucidComponents", "PellucidDocument", "PellucidPlan", "PellucidRaster",
        "PellucidCatalog", "PellucidJudge", "PellucidAudit", "PellucidHost",
      ]),
    // Views with the names and the layout of SwiftUI, which become descriptions; the plug-in of their macros; and their previews.
    .macro(
      name: "PellucidMacros", swiftSettings: syntax,
      linkerSettings: [
        .unsafeFlags(["-L", compilerFolder, "-Xlinker", "-rpath", "-Xlinker", compilerFolder])
      ]),
    .target(
      name: "PellucidViews",
      dependencies: [
        "PellucidMacros", "PellucidColor", "PellucidGeometry", "PellucidDesign", "PellucidScene",
        "PellucidComponents",
      ], swiftSettings: unoptimizedForTests),
    .target(name: "CPreviews", path: "Sources/System/CPreviews"),
    .target(
      name: "PellucidPreviews",
      dependencies: [
        "PellucidViews", "Pellucid", "PellucidColor", "PellucidGeometry", "PellucidJSON", "PellucidDesign",
        "PellucidScene", "PellucidDocument",
        "PellucidJudge", "PellucidHost", "CPreviews",
      ], swiftSettings: unoptimizedForTests),
    // It links Swift Testing and XCTest, and fails a test in the one that runs it.
    .target(
      name: "PellucidTesting",
      dependencies: [
        "PellucidPreviews", "PellucidViews", "Pellucid", "PellucidColor", "PellucidGeometry",
        "PellucidDesign",
        "PellucidScene", "PellucidPlan", "PellucidJudge", "PellucidAudit",
      ], swiftSettings: unoptimizedForTests),
    .testTarget(
      name: "PellucidTestingTests",
      dependencies: [
        "PellucidTesting", "PellucidPreviews", "PellucidViews", "Pellucid", "PellucidScene", "PellucidDesign",
        "PellucidJudge", "PellucidAudit", "PellucidTestSupport",
      ], swiftSettings: unoptimized),
    // Views as a client writes them, who sees the public names alone.
    .target(
      name: "PellucidViewSnippets", dependencies: ["PellucidViews"], path: "Tests/ViewSnippets",
      exclude: ["Layouts"], packageAccess: false, swiftSettings: unoptimized),
    .testTarget(
      name: "PellucidViewsTests",
      dependencies: [
        "PellucidViews", "PellucidPreviews", "PellucidViewSnippets", "Pellucid", "PellucidColor",
        "PellucidDesign", "PellucidDocument", "PellucidGeometry", "PellucidScene", "PellucidTestSupport",
      ], swiftSettings: unoptimized),
    .systemLibrary(name: "CPellucid", path: "Sources/System/CPellucid"),
    .target(
      name: "PellucidC", dependencies: ["Pellucid", "PellucidJudge", "PellucidAudit", "CPellucid"],
      swiftSettings: unoptimizedForTests),
    .target(name: "CProgram", dependencies: ["CGIO"], path: "Sources/System/CProgram"),
    .executableTarget(
      name: "PellucidCommand",
      dependencies: [
        "Pellucid", "PellucidJudge", "PellucidAudit", "PellucidExport", "PellucidSource", "CProgram",
      ],
      swiftSettings: unoptimizedForTests + syntax,
      // The mark by which shards of snapshots know the program again.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--build-id=sha1"])]),
    // `make gallery`.
    .executableTarget(
      name: "PellucidGallery", dependencies: ["Pellucid", "PellucidJudge"], exclude: ["Page"],
      swiftSettings: unoptimized),
    // `make demo`.
    .executableTarget(
      name: "PellucidDemo", dependencies: ["Pellucid", "PellucidJudge", "PellucidAudit"],
      swiftSettings: unoptimized),
    .executableTarget(
      name: "PellucidBench", dependencies: ["Pellucid", "PellucidViews", "PellucidTestSupport"],
      path: "Benchmarks/PellucidBench", swiftSettings: unoptimizedForTests),
    .executableTarget(
      name: "PellucidSoundness", dependencies: ["Pellucid", "PellucidTestSupport", "PellucidProofSupport"],
      path: "Benchmarks/PellucidSoundness"),
    // The native side of the embedded build: Scripts/embedded.sh compares its findings and bytes with those of WebAssembly.
    .executableTarget(
      name: "EmbeddedScene",
      dependencies: [
        "PellucidColor", "PellucidGeometry", "PellucidJSON", "PellucidDesign", "PellucidScene",
        "PellucidComponents", "PellucidDocument", "PellucidLegibility", "PellucidPlan", "PellucidRaster",
        "PellucidJudge",
      ],
      path: "Tests/Embedded", exclude: ["EmbeddedEntry.swift", "scene.json", "shapes.json"],
      swiftSettings: unoptimizedForTests),
    // What several test targets use.
    .target(
      name: "PellucidTestSupport", dependencies: ["CGIO", "CHost"], path: "Tests/Support",
      swiftSettings: unoptimized),
    // What proven contrasts are checked with.
    .target(
      name: "PellucidProofSupport", dependencies: ["Pellucid", "PellucidTestSupport"],
      path: "Tests/ProofSupport"),
    .testTarget(
      name: "PellucidColorTests", dependencies: ["PellucidColor", "PellucidTestSupport"],
      swiftSettings: unoptimized),
    .testTarget(
      name: "PellucidGeometryTests", dependencies: ["PellucidGeometry", "PellucidTestSupport"],
      swiftSettings: unoptimized),
    // The colour of glass over one colour, worked out apart from the shader and the bound.
    .target(
      name: "PellucidDesignSupport", dependencies: ["PellucidColor", "PellucidDesign"],
      path: "Tests/DesignSupport", swiftSettings: unoptimized),
    .testTarget(
      name: "PellucidDesignTests",
      dependencies: ["PellucidDesign", "PellucidTestSupport", "PellucidDesignSupport"],
      swiftSettings: unoptimized),
    .testTarget(
      name: "PellucidJSONTests", dependencies: ["PellucidJSON", "PellucidTestSupport"],
      swiftSettings: unoptimized),
    // Files of new colour sets.
    .target(
      name: "PellucidCatalogSupport", dependencies: ["PellucidJSON", "PellucidDesign", "PellucidCatalog"],
      path: "Tests/CatalogSupport", swiftSettings: unoptimized),
    .testTarget(
      name: "PellucidCatalogTests",
      dependencies: ["PellucidCatalog", "PellucidHost", "PellucidTestSupport", "PellucidCatalogSupport"],
      swiftSettings: unoptimized),
    .testTarget(
      name: "PellucidExportTests",
      dependencies: ["PellucidExport", "PellucidProofSupport", "PellucidTestSupport"],
      swiftSettings: unoptimized),
    .testTarget(
      name: "PellucidLegibilityTests",
      dependencies: [
        "PellucidLegibility", "PellucidTestSupport", "PellucidProofSupport", "PellucidDesignSupport",
      ]),
    // The tests of the resolver and those of the rules about scenes share it.
    .target(
      name: "PellucidSceneSupport", dependencies: ["PellucidScene", "PellucidJudge"],
      path: "Tests/SceneSupport"),
    .testTarget(
      name: "PellucidSceneTests",
      dependencies: [
        "PellucidScene", "PellucidDocument", "PellucidHost", "PellucidTestSupport", "PellucidSceneSupport",
      ], swiftSettings: unoptimized),
    .testTarget(
      name: "PellucidComponentsTests",
      dependencies: ["PellucidComponents", "PellucidDocument", "Pellucid", "PellucidTestSupport"],
      swiftSettings: unoptimized),
    .testTarget(
      name: "PellucidDocumentTests",
      dependencies: ["PellucidDocument", "PellucidHost", "PellucidTestSupport"], swiftSettings: unoptimized),
    .testTarget(
      name: "PellucidPlanTests",
      dependencies: ["PellucidPlan", "PellucidScene", "PellucidDesign", "PellucidTestSupport"],
      swiftSettings: unoptimized),
    .target(name: "HeapCount", path: "Tests/HeapCount"),
    .testTarget(
      name: "PellucidRasterTests",
      dependencies: ["Pellucid", "PellucidTestSupport", "PellucidProofSupport", "HeapCount", "CRows"]),
    .testTarget(
      name: "PellucidJudgeTests",
      dependencies: ["PellucidJudge", "PellucidTestSupport", "PellucidSceneSupport"],
      swiftSettings: unoptimized),
    .testTarget(
      name: "PellucidTests", dependencies: ["Pellucid", "PellucidExport", "PellucidTestSupport"],
      swiftSettings: unoptimized),
    .testTarget(
      name: "PellucidAuditTests",
      dependencies: ["PellucidAudit", "PellucidHost", "PellucidTestSupport", "PellucidCatalogSupport"],
      swiftSettings: unoptimized),
    .testTarget(
      name: "PellucidHostTests", dependencies: ["PellucidDocument", "PellucidHost", "PellucidTestSupport"],
      swiftSettings: unoptimized),
    .testTarget(
      name: "PellucidCommandTests",
      dependencies: [
        "Pellucid", "PellucidJudge", "PellucidAudit", "PellucidCommand", "PellucidTestSupport",
        "PellucidDesignSupport", "PellucidCatalogSupport",
      ], swiftSettings: inParts + syntax),
  ],
  swiftLanguageModes: [.v6]
)
