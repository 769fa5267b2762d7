// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge
import Testing

/// Scenes that are drawn onto pixels of the caller's own.
@Suite struct OverlayTests {
  private static let size = Size(width: 160, height: 100)
  private static let layout = PixelLayout(width: 320, height: 200)

  /// A menu, a piece of glass apart from it, and a text without either.
  private static func controls(glassX: Double = 110, adaptive: Bool = false) -> SceneDescription {
    SceneDescription(size: size) {
      MaterialLayer(role: .menu, in: .roundedRectangle(10)) {
        FillLayer(.secondaryFill).frame(x: 8, y: 8, width: 30, height: 10)
      }
      .shadow(sigma: 3, y: 2).frame(x: 6, y: 6, width: 60, height: 40)
      GlassLayer { FillLayer(.orange, in: .circle).frame(x: 8, y: 8, width: 8, height: 8) }
        .control(.button).adaptive(adaptive).frame(x: glassX, y: 60, width: 40, height: 24)
      FillLayer(.linear([.red, Color(hex: 0x336699)])).opacity(0.5).frame(x: 10, y: 80, width: 30, height: 12)
    }
  }

  /// Rows of opaque pixels that change from pixel to pixel.
  private static func ground(_ layout: PixelLayout = layout, phase: Int = 0) -> [UInt8] {
    var bytes = [UInt8](repeating: 0xee, count: layout.bytesPerRow * layout.height)
    for y in 0..<layout.height {
      for x in 0..<layout.width {
        let samples = [UInt8(truncatingIfNeeded: 3 * x + phase), UInt8(truncatingIfNeeded: 5 * y), 90, 255]
        for (channel, sample) in samples.enumerated() {
          let place = layout.order == .bgra && channel < 3 ? 2 - channel : channel
          bytes[y * layout.bytesPerRow + 4 * x + place] = sample
        }
      }
    }
    return bytes
  }

  /// Copies a rectangle of one picture into another.
  private static func copy(_ area: PixelRect, from source: [UInt8], to target: inout [UInt8]) {
    for y in area.minY..<area.maxY {
      let row = (4 * (y * layout.width + area.minX))..<(4 * (y * layout.width + area.maxX))
      target.replaceSubrange(row, with: source[row])
    }
  }

  private static func draw(
    _ scene: SceneDescription, onto frame: inout [UInt8], _ layout: PixelLayout = layout,
    painted: PixelRect? = nil, after last: Overlay? = nil, with renderer: inout SceneRenderer
  ) throws -> Overlay {
    var pixels = frame.mutableSpan
    var bytes = pixels.mutableBytes
    return try renderer.draw(scene, onto: &bytes, layout: layout, painted: painted, after: last)
  }

  private static func drawn(_ scene: SceneDescription, over ground: [UInt8]) throws -> [UInt8] {
    var (frame, renderer) = (ground, try SceneRenderer(threads: 1))
    _ = try draw(scene, onto: &frame, with: &renderer)
    return frame
  }

  @Test("Drawing onto a frame blurs its pixels and leaves those outside of the rectangle that changed")
  func looksAtTheFrame() throws {
    var renderer = try SceneRenderer(threads: 1)
    let ground = Self.ground()
    var frame = ground
    let overlay = try Self.draw(Self.controls(), onto: &frame, with: &renderer)
    #expect(frame != ground)
    #expect(overlay.changed == PixelRect(minX: 0, minY: 0, maxX: 320, maxY: 200))
    // Nothing lies in the upper right corner.
    for y in 0..<80 {
      let row = (4 * (y * Self.layout.width + 200))..<(4 * (y + 1) * Self.layout.width)
      #expect(frame[row] == ground[row])
    }
    // The menu's middle is a blur of rows: neighbours differ less than those of the ground.
    let pixel = 4 * (70 * Self.layout.width + 100)
    #expect(abs(Int(frame[pixel]) - Int(frame[pixel + 4])) <= 2)
  }

  @Test("A frame over an opaque ground is what the scene is with that ground as a picture below it")
  func isThePictureOverTheGround() throws {
    var renderer = try SceneRenderer(threads: 1)
    var scene = Self.controls()
    scene.desktop.insert(
      Layer(
        frame: Rect(Self.size),
        content: .fill(shape: .rectangle, .foreground(.custom(EncodedColor(white: 0.5))))),
      at: 0)
    let picture = try renderer.frame(of: scene).pixels()
    var frame: [UInt8] = []
    for _ in 0..<Self.layout.width * Self.layout.height { frame += [128, 128, 128, 255] }
    _ = try Self.draw(Self.controls(), onto: &frame, with: &renderer)
    let difference = zip(picture, frame).map { abs(Int($0) - Int($1)) }.max()
    #expect(try #require(difference) <= 2)
  }

  @Test(
    "Painting a part anew and drawing again gives the bytes of drawing over the whole ground",
    arguments: [
      PixelRect(minX: 0, minY: 0, maxX: 40, maxY: 30), PixelRect(minX: 100, minY: 60, maxX: 260, maxY: 140),
      PixelRect(minX: 0, minY: 0, maxX: 320, maxY: 200), PixelRect(minX: 150, minY: 20, maxX: 151, maxY: 21),
      .empty,
    ])
  func damage(_ painted: PixelRect) throws {
    var renderer = try SceneRenderer(threads: 1)
    var (ground, frame) = (Self.ground(), Self.ground())
    let first = try Self.draw(Self.controls(), onto: &frame, with: &renderer)
    Self.copy(painted, from: Self.ground(phase: 128), to: &ground)
    Self.copy(painted, from: ground, to: &frame)
    let second = try Self.draw(Self.controls(), onto: &frame, painted: painted, after: first, with: &renderer)
    #expect(frame == (try Self.drawn(Self.controls(), over: ground)))
    #expect(second.changed.intersection(painted) == painted)
    if painted.isEmpty { #expect(second.changed.isEmpty) }
  }

  @Test("Glass that moves is drawn where it is and gone where it was")
  func moves() throws {
    var renderer = try SceneRenderer(threads: 1)
    var frame = Self.ground()
    var overlay = try Self.draw(Self.controls(), onto: &frame, with: &renderer)
    for x in [108.0, 90, 40, 60] {
      overlay = try Self.draw(
        Self.controls(glassX: x), onto: &frame, painted: .empty, after: overlay, with: &renderer)
      #expect(frame == (try Self.drawn(Self.controls(glassX: x), over: Self.ground())))
    }
    let nothing = SceneDescription(size: Self.size) {}
    _ = try Self.draw(nothing, onto: &frame, painted: .empty, after: overlay, with: &renderer)
    #expect(frame == Self.ground())
  }

  @Test("Adaptive glass turns dark over a dark frame, also when only a part is painted anew")
  func adaptiveGlassSeesTheFrame() throws {
    var renderer = try SceneRenderer(threads: 1)
    let scene = Self.controls(adaptive: true)
    let pixels = Self.layout.width * Self.layout.height
    let light = [UInt8](repeating: 255, count: 4 * pixels)
    let dark = (0..<pixels).flatMap { _ in [0, 0, 0, 255] as [UInt8] }
    var frame = light
    let overlay = try Self.draw(scene, onto: &frame, with: &renderer)
    let painted = PixelRect(minX: 200, minY: 100, maxX: 320, maxY: 200)
    Self.copy(painted, from: dark, to: &frame)
    var ground = light
    Self.copy(painted, from: dark, to: &ground)
    _ = try Self.draw(scene, onto: &frame, painted: painted, after: overlay, with: &renderer)
    #expect(frame == (try Self.drawn(scene, over: ground)))
    // Dark glass over black stays dark; light glass would be brighter by far.
    let middle = 4 * (150 * Self.layout.width + 270)
    #expect(frame[middle + 1] < 90)
  }

  @Test("At a moment, adaptive glass follows pixels that were painted anew behind it")
  func adaptiveGlassAtAMoment() throws {
    var renderer = try SceneRenderer(threads: 1)
    var scene = Self.controls(adaptive: true)
    let pixels = Self.layout.width * Self.layout.height
    let dark = (0..<pixels).flatMap { _ in [0, 0, 0, 255] as [UInt8] }
    var frame = [UInt8](repeating: 255, count: 4 * pixels)
    scene.time = 0
    let overlay = try Self.draw(scene, onto: &frame, with: &renderer)
    frame = dark
    scene.time = 1
    let whole = PixelRect(minX: 0, minY: 0, maxX: 320, maxY: 200)
    _ = try Self.draw(scene, onto: &frame, painted: whole, after: overlay, with: &renderer)
    #expect(frame == (try Self.drawn(scene, over: dark)))
  }

  @Test("Windows, shadows and texts over a frame change with the bytes of drawing anew")
  func windowsAndTexts() throws {
    var renderer = try SceneRenderer(threads: 1)
    func scene(_ text: String, windowX: Double) -> SceneDescription {
      let window = Window(
        frame: Rect(x: windowX, y: 12, width: 80, height: 50), shape: .roundedRectangle(8),
        shadow: Shadow(sigma: 4, y: 2)
      ) {
        MaterialLayer(.thin)
        TextLayer(text).font(size: 14).frame(x: 6, y: 6, width: 70, height: 20)
      }
      return SceneDescription(size: Self.size, windows: [window]) {
        TextLayer(text).foregroundStyle(.red).frame(x: 4, y: 70, width: 100, height: 24)
      }
    }
    var frame = Self.ground()
    var overlay = try Self.draw(scene("Play", windowX: 8), onto: &frame, with: &renderer)
    for (text, x) in [("Pause", 8.0), ("Pause", 60), ("", 61)] {
      overlay = try Self.draw(
        scene(text, windowX: x), onto: &frame, painted: .empty, after: overlay, with: &renderer)
      #expect(frame == (try Self.drawn(scene(text, windowX: x), over: Self.ground())), "\(text) \(x)")
    }
  }

  @Test("A frame that is painted whole is to be shown whole, whatever was on it before")
  func paintedWhole() throws {
    var renderer = try SceneRenderer(threads: 1)
    var frame = Self.ground()
    let overlay = try Self.draw(Self.controls(), onto: &frame, with: &renderer)
    frame = Self.ground(phase: 64)
    let nothing = SceneDescription(size: Self.size) {}
    let last = try Self.draw(nothing, onto: &frame, after: overlay, with: &renderer)
    #expect(last.changed == PixelRect(minX: 0, minY: 0, maxX: 320, maxY: 200))
    #expect(frame == Self.ground(phase: 64))
  }

  @Test("BGRA and rows with gaps give the same picture, and the gaps keep their bytes")
  func layouts() throws {
    var renderer = try SceneRenderer(threads: 1)
    let layout = PixelLayout(width: 320, height: 200, bytesPerRow: 1300, order: .bgra)
    var frame = Self.ground(layout)
    _ = try Self.draw(Self.controls(), onto: &frame, layout, with: &renderer)
    let expected = try Self.drawn(Self.controls(), over: Self.ground())
    for y in 0..<layout.height {
      var row = Array(frame[(y * 1300)..<(y * 1300 + 1280)])
      for pixel in stride(from: 0, to: row.count, by: 4) { row.swapAt(pixel, pixel + 2) }
      #expect(row == Array(expected[(y * 1280)..<(y * 1280 + 1280)]))
      #expect(frame[(y * 1300 + 1280)..<((y + 1) * 1300)].allSatisfy { $0 == 0xee })
    }
  }

  @Test("One layer is drawn by itself; a pointer does as a span")
  func layersAndPointers() throws {
    var renderer = try SceneRenderer(threads: 1)
    let layer = MaterialLayer(.thin, in: .circle).frame(x: 10, y: 10, width: 50, height: 50)
    var frame = Self.ground()
    var pixels = frame.mutableSpan
    var bytes = pixels.mutableBytes
    _ = try renderer.draw(layer, onto: &bytes, layout: Self.layout)
    let scene = SceneDescription(size: Self.size) { layer }
    var other = Self.ground()
    _ = try other.withUnsafeMutableBytes {
      try renderer.draw(scene, onto: $0, layout: Self.layout)
    }
    #expect(frame == other && frame != Self.ground())
  }

  @Test("Pixels that do not fit are refused and stay as they are")
  func refusals() throws {
    var renderer = try SceneRenderer(threads: 1)
    func refusal(_ layout: PixelLayout, bytes: Int, _ scene: SceneDescription = Self.controls())
      -> PixelLayoutError?
    {
      var frame = [UInt8](repeating: 7, count: bytes)
      let error = #expect(throws: PellucidError.self) {
        try Self.draw(scene, onto: &frame, layout, with: &renderer)
      }
      #expect(error?.kind == .pixels && frame.allSatisfy { $0 == 7 })
      return error?.cause as? PixelLayoutError
    }
    let narrow = PixelLayout(width: 320, height: 200, bytesPerRow: 1279)
    #expect(refusal(narrow, bytes: 256_000) == .unusable(narrow))
    let huge = PixelLayout(width: .max, height: 2, bytesPerRow: .max)
    #expect(refusal(huge, bytes: 64) == .unusable(huge))
    let wide = PixelLayout(width: .max, height: 1)
    #expect(refusal(wide, bytes: 64) == .unusable(wide))
    let tall = PixelLayout(width: 1, height: .max, bytesPerRow: .max)
    #expect(refusal(tall, bytes: 64) == .tooFewBytes(found: 64, tall))
    let empty = PixelLayout(width: 0, height: 200)
    #expect(refusal(empty, bytes: 0) == .unusable(empty))
    #expect(refusal(Self.layout, bytes: 255_999) == .tooFewBytes(found: 255_999, Self.layout))
    let other = PixelLayout(width: 319, height: 200)
    let bounds = PixelRect(minX: 0, minY: 0, maxX: 320, maxY: 200)
    #expect(refusal(other, bytes: 256_000) == .otherSize(bounds, other))
  }
}
