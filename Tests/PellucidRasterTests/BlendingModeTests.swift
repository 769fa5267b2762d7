// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import Testing

/// Tests of which content a material samples: its own window, everything behind the window, or the capture shared by
/// its group.
@Suite struct BlendingModeTests {
  /// The pixels well inside the material of `scene`.
  static let inside = PixelRect(minX: 32, minY: 32, maxX: 68, maxY: 68)

  /// Draws a material over a `content` window, a `behind` window and a desktop, each filled with one colour.
  static func scene(
    desktop: String = "#c02020", behind: String? = nil, content: String, inFront: String? = nil,
    blending: String, traits: String = #"{"platform": "macos"}"#
  ) throws -> PixelImage {
    let back = behind.map { #"{"frame": [0, 0, 60, 100], "layers": [{"fill": "\#($0)"}]},"# } ?? ""
    let front = inFront.map { #", {"frame": [90, 0, 10, 100], "layers": [{"fill": "\#($0)"}]}"# } ?? ""
    return try DrawnScene.image(
      100, 100, traits: traits, desktop: #"[{"fill": "\#(desktop)"}]"#,
      windows: """
        [\(back) {"frame": [20, 20, 60, 60], "layers": [{"fill": "\(content)"},
          {"material": "thin", "blending": "\(blending)", "frame": [10, 10, 40, 40]}]}\(front)]
        """)
  }

  @Test("A within-window material sees only its own window")
  func withinWindowSeesItsWindowAlone() throws {
    let first = try Self.scene(desktop: "#c02020", content: "#208040", blending: "withinWindow")
    let other = try Self.scene(
      desktop: "#2020c0", behind: "#ffffff", content: "#208040", inFront: "#000000", blending: "withinWindow")
    #expect(first.difference(from: other, in: Self.inside) == 0)
    let changed = try Self.scene(content: "#8040c0", blending: "withinWindow")
    #expect(changed.difference(from: first, in: Self.inside) > 10)
  }

  @Test("A behind-window material sees only the content behind its window")
  func behindWindowSeesWhatLiesBehindAlone() throws {
    let first = try Self.scene(content: "#208040", blending: "behindWindow")
    let content = try Self.scene(content: "#8040c0", inFront: "#000000", blending: "behindWindow")
    #expect(first.difference(from: content, in: Self.inside) == 0)
    let desktop = try Self.scene(desktop: "#2020c0", content: "#208040", blending: "behindWindow")
    #expect(desktop.difference(from: first, in: Self.inside) > 10)
    // The window behind reaches 30 points into the material; the desktop is to its right.
    let window = try Self.scene(behind: "#ffffff", content: "#208040", blending: "behindWindow")
    #expect(window.codeValues(32, 50).y > window.codeValues(67, 50).y + 3)
    #expect(window.codeValues(67, 50).y > first.codeValues(67, 50).y)
  }

  @Test("A material never samples itself")
  func materialsNeverSeeThemselves() throws {
    // The same backdrop gives the same colours, whether it belongs to the window or to the desktop.
    let within = try Self.scene(desktop: "#208040", content: "#208040", blending: "withinWindow")
    let behind = try Self.scene(desktop: "#208040", content: "#c0c0c0", blending: "behindWindow")
    #expect(within.difference(from: behind, in: Self.inside) <= 1.0 / 257)
  }

  /// The upper material equals its drawing over a flat picture in the lower material's colour.
  @Test("A material over a material samples the lower one's colour")
  func aMaterialOverAMaterialSeesItsColor() throws {
    func drawn(_ fill: String, _ materials: String) throws -> SIMD3<Double> {
      try DrawnScene.image(80, 80, windows: #"[{"layers": [{"fill": "\#(fill)"}\#(materials)]}]"#)
        .codeValues(40, 40)
    }
    let lower = #", {"material": "regular"}"#
    let upper = #", {"material": "thin", "frame": [20, 20, 40, 40]}"#
    let ground = try drawn("#305080", lower)
    let percent = (0..<3).map { "\(ground[$0] / 255)" }.joined(separator: " ")
    let expected = try drawn("color(srgb \(percent))", upper)
    let both = try drawn("#305080", lower + upper)
    for lane in 0..<3 { #expect(abs(both[lane] - expected[lane]) < 0.1) }
    #expect(abs(both.x - ground.x) > 5)
  }

  /// Draws two overlapping materials, with further members such as their backdrop groups, on a window or the desktop.
  static func group(_ first: String, _ second: String, root: String) throws -> PixelImage {
    let layers = """
      [{"fill": "#305080"}, {"fill": "#c04020", "frame": [0, 0, 60, 120]},
       {"material": "thin"\(first), "frame": [10, 10, 60, 60]},
       {"material": "thin"\(second), "frame": [40, 40, 60, 60]}]
      """
    if root == "desktop" { return try DrawnScene.image(120, 120, desktop: layers) }
    return try DrawnScene.image(120, 120, windows: #"[{"layers": \#(layers)}]"#)
  }

  @Test("Elements of one backdrop group do not see each other")
  func elementsOfAGroupDoNotSeeEachOther() throws {
    let name = #", "backdropGroup": "tiles""#
    let shared = try Self.group(name, name, root: "window")
    let alone = try Self.group("", "", root: "window")
    // In the overlap, each element would see the other if they did not share a capture.
    let overlap = PixelRect(minX: 45, minY: 45, maxX: 66, maxY: 66)
    #expect(shared.difference(from: alone, in: overlap) > 5)
    // The shared capture gives one seamless picture: nothing changes across the second element's edge.
    for y in 45..<66 {
      let across = shared.codeValues(39, y) - shared.codeValues(40, y)
      #expect(max(abs(across.x), abs(across.y), abs(across.z)) < 1.5)
    }
    // Elements of different groups see each other.
    let apart = try Self.group(name, #", "backdropGroup": "others""#, root: "window")
    #expect(apart.difference(from: shared, in: overlap) > 5)
  }

  @Test("Backdrop groups on the desktop share a capture too")
  func groupsOnTheDesktopShareToo() throws {
    let name = #", "backdropGroup": "tiles""#
    let window = try Self.group(name, name, root: "window")
    let desktop = try Self.group(name, name, root: "desktop")
    #expect(window == desktop)
  }
}
