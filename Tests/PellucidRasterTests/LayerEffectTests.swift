// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import Testing

/// Tests of the effects and the masks of layers, by the pixels that follow from their definitions.
@Suite struct LayerEffectTests {
  private static func draw(_ layers: String, width: Int = 80, height: Int = 40) throws -> PixelImage {
    try DrawnScene.image(width, height, desktop: "[{\"fill\": \"#000000\"}, \(layers)]")
  }

  /// Returns the largest difference of two pictures, in code values of 8 bits.
  private static func difference(_ one: PixelImage, _ two: PixelImage) -> Double {
    one.difference(from: two, in: PixelRect(minX: 0, minY: 0, maxX: one.width, maxY: one.height))
  }

  // MARK: Blurs

  @Test("A blurred edge is the integral of the Gaussian", arguments: [1.0, 2.5, 4, 7])
  func blurredEdge(sigma: Double) throws {
    let picture = try Self.draw(
      "{\"fill\": \"#ffffff\", \"frame\": [40, -60, 200, 200], \"effects\": [{\"blur\": \(sigma)}]}")
    for x in 0..<80 {
      let expected = 255 * 0.5 * (1 + erf((Double(x) + 0.5 - 40) / (sigma * 2.0.squareRoot())))
      #expect(abs(picture.codeValues(x, 20).x - expected) < 2.5, "at \(x)")
    }
  }

  @Test("A blur keeps the sum of what it spreads, also of content beside the picture")
  func blurKeepsTheSum() throws {
    let picture = try Self.draw(
      "{\"fill\": \"#ffffff\", \"frame\": [36, 16, 8, 8], \"effects\": [{\"blur\": 3}]}")
    var sum = 0.0
    for y in 0..<40 { for x in 0..<80 { sum += picture.codeValues(x, y).x / 255 } }
    #expect(abs(sum - 64) < 1)
    // An edge of the picture does not cut what is blurred into it.
    let beside = try Self.draw(
      "{\"fill\": \"#ffffff\", \"frame\": [-50, -60, 50, 200], \"effects\": [{\"blur\": 4}]}")
    #expect(abs(beside.codeValues(0, 20).x - 255 * 0.5 * (1 - erf(0.5 / (4 * 2.0.squareRoot())))) < 2.5)
  }

  @Test("An opaque blur does not fade at the edges of its frame, and draws nothing beside it")
  func opaqueBlur() throws {
    let picture = try Self.draw(
      """
      {"fill": "#ff0000", "frame": [20, 8, 40, 24], "effects": [{"blur": 5, "opaque": true}]}
      """)
    for x in [20, 21, 40, 59] { #expect(picture.codeValues(x, 8).x > 254.5) }
    for x in [19, 60] { #expect(picture.codeValues(x, 20).x < 0.5) }
  }

  @Test("A blur of 0 changes nothing, and one of a group is that of its picture")
  func blurOfAGroup() throws {
    let parts =
      "{\"fill\": \"#ff8000\", \"frame\": [10, 4, 20, 20]}, {\"fill\": \"#0080ff\", \"frame\": [20, 12, 30, 20]}"
    let plain = try Self.draw(parts)
    #expect(
      Self.difference(plain, try Self.draw("{\"group\": [\(parts)], \"effects\": [{\"blur\": 0}]}")) < 0.02)
    let blurred = try Self.draw("{\"group\": [\(parts)], \"effects\": [{\"blur\": 2}]}")
    #expect(Self.difference(plain, blurred) > 30)
  }

  // MARK: Colours

  @Test("A grey picture has equal channels, and a full turn of hues changes nothing")
  func greyAndHue() throws {
    let color = "\"fill\": \"#d04020\""
    let grey = try Self.draw("{\(color), \"effects\": [{\"grayscale\": 1}]}").codeValues(5, 5)
    #expect(abs(grey.x - grey.y) < 0.05 && abs(grey.y - grey.z) < 0.05)
    #expect(abs(grey.x - (0.2126 * 0xD0 + 0.7152 * 0x40 + 0.0722 * 0x20)) < 0.05)
    let plain = try Self.draw("{\(color)}")
    for effect in ["\"hueRotation\": 360", "\"saturation\": 1", "\"contrast\": 1", "\"brightness\": 0"] {
      #expect(Self.difference(plain, try Self.draw("{\(color), \"effects\": [{\(effect)}]}")) < 0.02)
    }
    let turned = try Self.draw("{\(color), \"effects\": [{\"hueRotation\": 120}, {\"hueRotation\": 240}]}")
    #expect(Self.difference(plain, turned) < 40, "clamped between, it comes back nearly")
  }

  @Test("Filters compute what their definitions say")
  func filters() throws {
    func value(_ effects: String, over color: String = "#4080c0") throws -> SIMD3<Double> {
      try Self.draw("{\"fill\": \"\(color)\", \"effects\": [\(effects)]}").codeValues(5, 5)
    }
    func near(_ found: SIMD3<Double>, _ expected: SIMD3<Double>) -> Bool {
      let difference = found - expected
      return max(abs(difference.x), abs(difference.y), abs(difference.z)) < 0.3
    }
    #expect(near(try value("{\"brightness\": 0.2}"), SIMD3(0x40 + 51, 0x80 + 51, 0xC0 + 51)))
    #expect(near(try value("{\"contrast\": 0.5}"), SIMD3(95.75, 127.75, 159.75)))
    #expect(near(try value("{\"colorInvert\": true}"), SIMD3(0xBF, 0x7F, 0x3F)))
    #expect(near(try value("{\"colorMultiply\": \"#ff8000\"}"), SIMD3(0x40, 128 * 128 / 255.0, 0)))
    // Black at the opacity of the luminance over black.
    #expect(near(try value("{\"luminanceToAlpha\": true}"), SIMD3(0, 0, 0)))
    let white = try DrawnScene.image(
      8, 8,
      desktop:
        "[{\"fill\": \"#ffffff\"}, {\"fill\": \"#4080c0\", \"effects\": [{\"luminanceToAlpha\": true}]}]")
    let luminance = 0.2126 * 0x40 + 0.7152 * 0x80 + 0.0722 * 0xC0
    #expect(near(white.codeValues(3, 3), SIMD3(repeating: 255 - luminance)))
  }

  // MARK: Masks

  @Test("A mask multiplies the alpha of its group, and cuts nothing below it")
  func mask() throws {
    let picture = try DrawnScene.image(
      80, 40,
      desktop: """
        [{"fill": "#0000ff"},
         {"frame": [20, 0, 40, 40], "isolated": true, "group": [
           {"fill": "#ff0000"},
           {"fill": "#ffffff80", "frame": [0, 0, 20, 40], "blend": "destinationIn"}]}]
        """)
    let share = 0x80 / 255.0
    #expect(abs(picture.codeValues(25, 20).x - 255 * share) < 0.3)
    #expect(abs(picture.codeValues(25, 20).z - 255 * (1 - share)) < 0.3)
    for x in [10, 45, 70] { #expect(picture.codeValues(x, 20) == SIMD3(0, 0, 255)) }
  }

  @Test("A mask may have a clip, a shadow and effects of its own")
  func maskWithEffects() throws {
    func red(_ mask: String) throws -> [Double] {
      let picture = try DrawnScene.image(
        80, 40,
        desktop: """
          [{"isolated": true, "group": [{"fill": "#ff0000"}, {\(mask), "blend": "destinationIn"}]}]
          """)
      return [2, 30, 40, 50, 70].map { picture.codeValues($0, 20).x }
    }
    let clipped = try red(
      "\"group\": [{\"fill\": \"#000000\"}], \"frame\": [25, 0, 20, 40], \"clip\": \"rectangle\"")
    #expect(clipped == [0, 255, 255, 0, 0])
    let blurred = try red(
      "\"fill\": \"#000000\", \"frame\": [40, -50, 200, 200], \"effects\": [{\"blur\": 5}]")
    #expect(blurred[0] < 0.5 && blurred[4] > 254.5)
    #expect(blurred[1] > 1 && blurred[1] < 20 && blurred[3] > 235 && blurred[3] < 254)
  }

  @Test("destinationOut is the inverse of destinationIn")
  func inverseMask() throws {
    func alpha(_ mode: String) throws -> PixelImage {
      try DrawnScene.image(
        40, 40,
        desktop: """
          [{"isolated": true, "group": [{"fill": "#ffffff"},
            {"linearGradient": {"stops": [[0, "#000000"], [1, "#00000000"]]}, "blend": "\(mode)"}]}]
          """)
    }
    let (inside, outside) = (try alpha("destinationIn"), try alpha("destinationOut"))
    for y in 0..<40 {
      #expect(abs(inside.codeValues(9, y).x + outside.codeValues(9, y).x - 255) < 0.02)
    }
  }

  @Test("A group with the mode destinationOut cuts where it draws")
  func groupAsInverseMask() throws {
    let picture = try DrawnScene.image(
      40, 40,
      desktop: """
        [{"isolated": true, "group": [{"fill": "#ffffff"},
          {"group": [{"fill": "#000000", "frame": [10, 10, 20, 20]}], "blend": "destinationOut"}]}]
        """)
    #expect(picture.codeValues(20, 20).x == 0 && picture.codeValues(5, 5).x == 255)
  }

  // MARK: Projections

  @Test("A projection that translates moves pixels exactly, and the identity changes nothing")
  func projection() throws {
    let parts = "\"frame\": [20, 10, 20, 20], \"fill\": \"#80c040\", \"shape\": \"circle\""
    let plain = try Self.draw("{\(parts)}")
    let same = try Self.draw("{\(parts), \"effects\": [{\"projection\": [1, 0, 0, 0, 1, 0, 0, 0, 1]}]}")
    #expect(Self.difference(plain, same) < 0.02)
    let moved = try Self.draw("{\(parts), \"effects\": [{\"projection\": [1, 0, 0, 0, 1, 0, 7, 3, 1]}]}")
    for y in 5..<36 { for x in 15..<60 { #expect(moved[x + 7, y + 3] == plain[x, y]) } }
  }

  @Test("A projection maps the corners of the frame to their places")
  func perspective() throws {
    // x' = x / (1 + x / 40): the right edge of a frame of 40 points comes to 20.
    let picture = try Self.draw(
      "{\"fill\": \"#ffffff\", \"frame\": [10, 5, 40, 30], \"effects\": [{\"projection\": [1, 0, 0.025, 0, 1, 0, 0, 0, 1]}]}"
    )
    #expect(picture.codeValues(12, 10).x > 250)
    #expect(picture.codeValues(28, 10).x > 250 && picture.codeValues(31, 10).x < 5)
    // The height halves at the right edge.
    #expect(picture.codeValues(28, 18).x > 250 && picture.codeValues(28, 22).x < 5)
    #expect(picture.codeValues(12, 31).x > 250)
  }

  // MARK: The picture as a whole

  private static let layered = """
    {"image": "none.png"},
    {"group": [{"fill": "#ff8000", "frame": [4, 4, 30, 20]},
               {"frame": [10, 8, 40, 24], "isolated": true, "group": [
                 {"fill": "#0080ff", "shape": "circle"},
                 {"linearGradient": {"stops": [[0, "#000000"], [1, "#00000000"]]}, "blend": "destinationIn"}]}],
     "effects": [{"blur": 3}, {"hueRotation": 40}], "opacity": 0.8},
    {"fill": "#80ff80", "frame": [40, 10, 30, 20], "effects": [{"projection": [0.9, 0.1, 0.005, 0, 1, 0, 0, 0, 1]}, {"blur": 1}]}
    """

  @Test("Effects give the same bytes with any number of threads")
  func threads() throws {
    let layers =
      "[{\"fill\": \"#203040\"}, \(Self.layered.replacing("{\"image\": \"none.png\"},", with: ""))]"
    let one = try DrawnScene.picture(80, 40, desktop: layers, threads: 1).image
    for threads in [2, 5] {
      #expect(try DrawnScene.picture(80, 40, desktop: layers, threads: threads).image == one)
    }
  }

  @Test("A part of a picture with effects has the bytes of the whole")
  func parts() throws {
    let layers = Self.layered.replacing("{\"image\": \"none.png\"},", with: "{\"fill\": \"#203040\"},")
    let document =
      "{\"version\": 1, \"size\": {\"width\": 80, \"height\": 40}, \"scale\": 1, \"desktop\": [\(layers)]}"
    let scene = try SceneReader().read(bytes: Array(document.utf8))
    var scenes = try SceneRenderer(threads: 1)
    let plan = try Planner.plan(scenes.resolve(scene).scene)
    var renderer = Renderer(executor: SerialExecutor())
    let whole = renderer.render(plan, resources: RasterResources()).image
    for area in [
      PixelRect(minX: 0, minY: 0, maxX: 9, maxY: 40), PixelRect(minX: 30, minY: 10, maxX: 50, maxY: 20),
      PixelRect(minX: 70, minY: 30, maxX: 80, maxY: 40),
    ] {
      let part = plan.part(deciding: area)
      let drawn = renderer.render(part, resources: RasterResources()).image
      for y in area.minY..<area.maxY {
        for x in area.minX..<area.maxX {
          #expect(drawn[x - part.bounds.minX, y - part.bounds.minY] == whole[x, y])
        }
      }
    }
  }
}
