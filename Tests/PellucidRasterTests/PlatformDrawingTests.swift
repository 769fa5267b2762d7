// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidPlan
import PellucidTestSupport
import Testing

/// Tests of the pixels of what one platform alone draws: the focus of tvOS, and the glass of visionOS in a room.
@Suite struct PlatformDrawingTests {
  // MARK: visionOS

  /// Draws a window of glass, 100 points wide, in front of a grey.
  private func room(_ grey: String = "#808080", _ room: String = "{}", layer: String? = nil) throws
    -> PixelImage
  {
    let glass = layer ?? #"{"material": "glass"}"#
    return try DrawnScene.image(
      200, 200, traits: #"{"platform": "visionos"}, "room": \#(room)"#, desktop: #"[{"fill": "\#(grey)"}]"#,
      windows: #"[{"frame": [50, 50, 100, 100], "shape": {"roundedRectangle": 20}, "layers": [\#(glass)]}]"#)
  }

  /// Returns the brightness of a pixel, in code values of 8 bits.
  private func brightness(_ image: PixelImage, _ x: Int, _ y: Int) -> Double {
    image.codeValues(x, y).sum() / 3
  }

  @Test("The rim of visionOS's glass is bright on the side of the light")
  func theRimFollowsTheLight() throws {
    let places = [0: (149, 100), 90: (100, 149), 180: (50, 100), 270: (100, 50)]
    for (angle, lit) in places {
      let image = try room("#808080", #"{"lightAngle": \#(angle)}"#)
      let middle = brightness(image, 100, 100)
      let rims = places.mapValues { brightness(image, $0.0, $0.1) }
      #expect(brightness(image, lit.0, lit.1) == rims.values.max() ?? 0, "light from \(angle)")
      #expect(brightness(image, lit.0, lit.1) > middle + 60, "light from \(angle)")
    }
    let dark = try room("#808080", #"{"lightAngle": 270, "lightIntensity": 0}"#)
    #expect(abs(brightness(dark, 100, 50) - brightness(dark, 100, 100)) < 4)
  }

  @Test("A look from the side moves and strengthens the light on visionOS's glass, and moves its shadow")
  func theViewingAngleMovesTheLight() throws {
    let (front, right) = (
      try room("#808080", #"{"lightAngle": 270}"#),
      try room("#808080", #"{"lightAngle": 270, "viewingAngle": 45}"#)
    )
    #expect(brightness(right, 149, 70) > brightness(front, 149, 70) + 10)
    // The middle, where texts lie, stays as it is.
    #expect(brightness(right, 100, 100) == brightness(front, 100, 100))
    #expect(brightness(right, 30, 100) < brightness(front, 30, 100))
  }

  @Test("The glass of visionOS casts a shadow, and is brighter in a bright room than in a dark one")
  func theGlassFollowsTheRoom() throws {
    let (bright, dark) = (try room("#FFFFFF"), try room("#000000"))
    #expect(brightness(bright, 100, 100) > brightness(dark, 100, 100) + 40)
    #expect(brightness(bright, 100, 160) < 250)
    func lab(_ image: PixelImage) -> CIELab {
      CIELab(EncodedColor(white: Float(brightness(image, 100, 100) / 255)))
    }
    #expect(lab(bright).deltaE2000(from: lab(dark)) >= 15)
  }

  @Test("A group around visionOS's glass leaves its pixels as they are")
  func groupsLeaveTheGlassAsItIs() throws {
    let plain = try room("#C04020")
    for effect in [#""opacity": 0.3"#, #""blend": "multiply""#] {
      let layer = #"{"group": [{"group": [{"material": "glass"}]}], \#(effect)}"#
      let image = try room("#C04020", layer: layer)
      // Dithering may differ by a step.
      #expect(image.difference(from: plain, in: PixelRect(minX: 60, minY: 60, maxX: 140, maxY: 140)) <= 1)
    }
  }

  // MARK: tvOS

  /// Draws a picture or a button of tvOS, 100 × 60 points, on a flat ground.
  private func element(_ keys: String, isPicture: Bool) throws -> PixelImage {
    let photo = SourceTree.goldens.appending(path: "orchard.png").path
    let content = isPicture ? #"{"image": "\#(photo)", "frame": [4, 4, 92, 52]}"# : ""
    return try DrawnScene.image(
      200, 160, traits: #"{"platform": "tvos", "appearance": "dark"}"#,
      desktop: #"""
        [{"fill": "#707A84"},
         {"glass": "\#(isPicture ? "clear" : "regular")", "control": "button", "frame": [50, 50, 100, 60],
          "shape": {"roundedRectangle": 12}, \#(keys), "layers": [\#(content)]}]
        """#)
  }

  @Test(
    "A button of tvOS lies on a material without the focus, and is brighter, larger glass above a shadow with it"
  )
  func focusLiftsButtons() throws {
    let (off, on) = (
      try element(#""focused": false"#, isPicture: false), try element(#""focused": true"#, isPicture: false)
    )
    let ground = brightness(off, 10, 10)
    #expect(abs(brightness(off, 100, 80) - ground) > 20)
    #expect(brightness(on, 100, 80) > brightness(off, 100, 80) + 60)
    // Beside the old edge: the grown button; below it: the shadow.
    #expect(brightness(off, 48, 80) == ground && abs(brightness(on, 48, 80) - ground) > 20)
    #expect(brightness(on, 100, 118) < ground - 15)
  }

  @Test("A picture of tvOS grows with the focus, and a light on it follows the finger")
  func focusLiftsPictures() throws {
    let off = try element(#""focused": false"#, isPicture: true)
    let left = try element(#""focused": true, "focusLight": [0.1, 0.1]"#, isPicture: true)
    let right = try element(#""focused": true, "focusLight": [0.9, 0.1]"#, isPicture: true)
    let ground = brightness(off, 10, 10)
    // The published sizes grow by 70 points, and by no more than 23 %.
    #expect(brightness(off, 45, 80) == ground && brightness(left, 45, 80) != ground)
    #expect(brightness(left, 100, 130) < ground - 10)
    #expect(brightness(left, 60, 56) > brightness(right, 60, 56) + 20)
    #expect(brightness(right, 140, 56) > brightness(left, 140, 56) + 20)
  }
}
