// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidViews
import Testing

@testable import PellucidTesting

/// Tests of devices, settings and the names of their combinations.
@MainActor @Suite struct SnapshotMatrixTests {
  @Test("A matrix has every combination once, and names only what is not usual")
  func combinations() {
    let matrix = SnapshotMatrix(
      devices: [.iPhone, .iPad, .iPhone], appearances: [.light, .dark], textSizes: [.large, .accessibility3])
    let names = matrix.combinations.map(\.name)
    #expect(
      names == [
        "iphone-17", "iphone-17.accessibility3", "iphone-17.dark", "iphone-17.dark.accessibility3",
        "ipad-air-11-inch", "ipad-air-11-inch.accessibility3", "ipad-air-11-inch.dark",
        "ipad-air-11-inch.dark.accessibility3",
      ])
  }

  @Test("Every setting has a name of its own")
  func names() {
    let matrix = SnapshotMatrix(
      devices: [.iPhone.landscape], contrasts: [.increased], transparencies: [.reduced], locales: ["ar"],
      directions: [.leftToRight], looks: [.ios18])
    #expect(matrix.combinations.map(\.name) == ["iphone-17-landscape.contrast.opaque.ar.ltr.ios18"])
  }

  @Test("A language from the right is laid out from the right unless a direction is given")
  func direction() throws {
    let arabic = try #require(SnapshotMatrix(locales: ["ar"]).combinations.first)
    #expect(arabic.deviceSettings.direction == .rightToLeft)
    let turned = try #require(SnapshotMatrix(locales: ["ar"], directions: [.leftToRight]).combinations.first)
    #expect(turned.deviceSettings.direction == .leftToRight)
    #expect(SnapshotMatrix().combinations.first?.deviceSettings.direction == .leftToRight)
  }

  @Test("Each kind of device has its platform, and is turned where it can be")
  func devices() throws {
    let all: [(SnapshotDevice, Platform)] = [
      (.iPhone, .iOS), (.iPad, .iOS), (.mac, .macOS), (.tv, .tvOS), (.vision, .visionOS), (.watch, .watchOS),
    ]
    for (device, platform) in all {
      #expect(device.platform == platform && (device.width ?? 0) > 100)
    }
    #expect(SnapshotDevice.iPhone.landscape.width == SnapshotDevice.iPhone.height)
    #expect(SnapshotDevice.iPhone.landscape.safeArea.leading > 0)
    #expect(SnapshotDevice.tv.landscape == .tv)
    #expect(SnapshotDevice("iPhone 17 pro")?.name == "iphone-17-pro")
    #expect(SnapshotDevice("iPhone 3000") == nil)
    #expect(SnapshotDevice.allNames.contains("iPhone 17 Pro"))
  }

  @Test("A view reads the settings of its combination")
  func environment() throws {
    struct Reader: View {
      @Environment(\.horizontalSizeClass) private var width
      @Environment(\.locale) private var locale
      @Environment(\.layoutDirection) private var direction
      @Environment(\.colorScheme) private var scheme
      @Environment(\.dynamicTypeSize) private var size
      var body: some View {
        Text("\(width == .regular ? "wide" : "narrow") \(locale.identifier) \(direction) \(scheme) \(size)")
      }
    }
    let bench = try SnapshotBench()
    let matrix = SnapshotMatrix(
      devices: [.iPad], appearances: [.dark], textSizes: [.xLarge], locales: ["ar"])
    let settings = try #require(matrix.combinations.first)
    let tree = try ViewRenderer(bench.place(), SnapshotOptions()).described(Reader(), settings).tree
    #expect(tree.all.compactMap(\.text) == ["wide ar rightToLeft dark xLarge"])
  }
}
