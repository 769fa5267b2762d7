// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import Testing

/// Tests of materials over content that fills their backdrop only partly, and over empty windows.
@Suite struct TransparentBackdropTests {
  static let macOS = #"{"platform": "macos"}"#

  /// Returns a pixel's straight red, green and blue in code values, and its alpha, 0…1.
  static func straight(_ image: PixelImage, _ x: Int, _ y: Int) -> SIMD4<Double> {
    let pixel = SIMD4<Double>(image[x, y]) / 65535
    guard pixel.w > 0 else { return SIMD4(repeating: 0) }
    return SIMD4(pixel.x * 255 / pixel.w, pixel.y * 255 / pixel.w, pixel.z * 255 / pixel.w, pixel.w)
  }

  @Test(
    "Where windows fill the screen, a window's material samples the content below the window",
    arguments: ["ios", "tvos", "watchos"])
  func windowsOverTheDesktop(platform: String) throws {
    // A sheet that leaves some of the screen free is glass in the newer looks.
    let traits = #"{"platform": "\#(platform)", "look": "ios18"}"#
    let layers = ##"{"fill": "#306090"}, {"fill": "#c08020", "frame": [0, 0, 40, 80]}"##
    let material = #"{"role": "sheet", "frame": [10, 10, 60, 60]}"#
    let below = try DrawnScene.image(80, 80, traits: traits, desktop: "[\(layers), \(material)]")
    let within = try DrawnScene.image(
      80, 80, traits: traits, desktop: "[\(layers)]", windows: #"[{"layers": [\#(material)]}]"#)
    #expect(within.difference(from: below, in: PixelRect(minX: 0, minY: 0, maxX: 80, maxY: 80)) < 0.1)
  }

  @Test("Half-transparent content keeps its alpha and its colour")
  func alphaStays() throws {
    let material = #"{"material": "thin", "blending": "withinWindow"}"#
    func drawn(_ fill: String) throws -> SIMD4<Double> {
      Self.straight(
        try DrawnScene.image(
          60, 60, windows: #"[{"layers": [{"fill": "\#(fill)"}, \#(material)]}]"#),
        30, 30)
    }
    let opaque = try drawn("#2060a0")
    let half = try drawn("#2060a080")
    #expect(opaque.w == 1)
    #expect(abs(half.w - 128.0 / 255) < 0.002)
    for lane in 0..<3 { #expect(abs(half[lane] - opaque[lane]) < 0.5) }
  }

  @Test("A spot in an empty window fades out under a material without an edge")
  func spotsFade() throws {
    let image = try DrawnScene.image(
      200, 60,
      windows: """
        [{"layers": [{"fill": "#c02020", "frame": [90, 20, 20, 20]},
          {"material": "thin", "blending": "withinWindow"}]}]
        """)
    let alphas = (0..<200).map { Double(image[$0, 30].w) / 65535 }
    #expect(alphas[100] > 0.05 && alphas[100] < 0.9)
    #expect(alphas[0] < 0.01)
    for x in 1..<200 { #expect(abs(alphas[x] - alphas[x - 1]) < 0.02) }
  }

  @Test("Reduce Transparency averages an empty backdrop to clear, not to black")
  func emptyAverages() throws {
    let image = try DrawnScene.image(
      40, 40, traits: #"{"platform": "ios", "transparency": "reduced"}"#,
      windows: #"[{"layers": [{"material": "thin"}]}]"#)
    #expect(image[20, 20] == SIMD4(repeating: 0))
  }

  @Test("A material does not sample its own shadow")
  func ownShadow() throws {
    func drawn(_ shadow: String) throws -> PixelImage {
      try DrawnScene.image(
        100, 100,
        windows: """
          [{"layers": [{"fill": "#d0d8e0"},
            {"material": "thin", "frame": [20, 20, 60, 60]\(shadow)}]}]
          """)
    }
    let with = try drawn(##", "shadow": {"sigma": 6, "color": "#000000", "offset": [0, 4]}"##)
    let without = try drawn("")
    #expect(with.difference(from: without, in: PixelRect(minX: 20, minY: 20, maxX: 80, maxY: 80)) == 0)
    #expect(with.difference(from: without, in: PixelRect(minX: 20, minY: 81, maxX: 80, maxY: 90)) > 5)
  }

  @Test("Elements of one group with different blending do not share a capture")
  func groupsOfTwoBlendings() throws {
    func drawn(_ group: String) throws -> PixelImage {
      try DrawnScene.image(
        100, 60, traits: Self.macOS, desktop: ##"[{"fill": "#c02020"}]"##,
        windows: """
          [{"layers": [{"fill": "#2040c0"},
            {"material": "thin", "blending": "behindWindow", "frame": [0, 0, 40, 60]\(group)},
            {"material": "thin", "blending": "withinWindow", "frame": [60, 0, 40, 60]\(group)}]}]
          """)
    }
    let grouped = try drawn(#", "backdropGroup": "both""#)
    let apart = try drawn("")
    #expect(abs(grouped.codeValues(5, 30).x - apart.codeValues(5, 30).x) < 1)
    #expect(grouped.codeValues(95, 30).z > grouped.codeValues(95, 30).x)
    #expect(grouped.codeValues(5, 30).x > grouped.codeValues(5, 30).z)
  }

  @Test("A grouped material inside a clipped group samples the group's content")
  func groupsInsideLayers() throws {
    let image = try DrawnScene.image(
      80, 80,
      windows: """
        [{"layers": [{"fill": "#2040c0"},
          {"clip": "rectangle", "frame": [10, 10, 60, 60], "group": [{"fill": "#20c020"},
            {"material": "thin", "backdropGroup": "tiles", "frame": [10, 10, 40, 40]}]}]}]
        """)
    let color = image.codeValues(40, 40)
    #expect(color.y > color.x + 20 && color.y > color.z + 20)
  }
}
