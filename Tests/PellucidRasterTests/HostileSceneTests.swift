// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import Testing

/// Tests that excessive scenes are refused with a reason or drawn without failure.
@Suite struct HostileSceneTests {
  static func drawn(_ layers: [Layer], side: Double = 64, scale: Double = 1) throws -> PixelImage {
    let size = Size(width: side, height: side)
    let window = Window(
      frame: Rect(size), layers: [fill(Rect(size), EncodedColor(white: 0.5))] + layers)
    let scene = SceneDescription(size: size, scale: scale, windows: [window])
    var renderer = try SceneRenderer(threads: 2)
    do { return try renderer.render(renderer.resolve(scene)).image } catch let error as PellucidError {
      throw error.cause
    }
  }

  static func fill(_ frame: Rect, _ color: EncodedColor, shape: Shape = .rectangle) -> Layer {
    Layer(
      frame: frame, content: .fill(shape: shape, .foreground(ForegroundStyle(.color(.custom(color))))))
  }

  @Test("Draw thousands of layers")
  func thousandsOfLayersAreDrawn() throws {
    let layers = (0..<5000).map { index in
      Self.fill(
        Rect(x: Double(index % 60), y: Double(index / 60 % 60), width: 4, height: 4),
        EncodedColor(white: 1, alpha: 0.5))
    }
    let image = try Self.drawn(layers)
    #expect(image[30, 30].x > 60_000)
  }

  @Test("Refuse nested groups beyond the memory limit")
  func groupsInsideGroupsEndAtALimit() throws {
    func nested(_ depth: Int) -> Layer {
      var layer = Self.fill(Rect(x: 8, y: 8, width: 48, height: 48), EncodedColor(white: 1))
      for _ in 0..<depth {
        var group = Layer(frame: Rect(x: 0, y: 0, width: 64, height: 64), content: .group([layer]))
        group.opacity = 0.99
        layer = group
      }
      return layer
    }
    #expect(try Self.drawn([nested(30)])[32, 32].x > 32_768)
    let error = #expect(throws: SceneError.self) { try Self.drawn([nested(70)]) }
    guard case .nestedTooDeep(_, limit: 64) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(
    "Refuse frames that are not finite or too large",
    arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, 1e15])
  func unusableFramesAreRefused(value: Double) throws {
    let frames = [
      Rect(x: value, y: 8, width: 20, height: 20), Rect(x: 8, y: value, width: 20, height: 20),
      Rect(x: 200, y: 8, width: value, height: 20), Rect(x: 200, y: 8, width: 20, height: value),
    ]
    let place = "windows[0].layers[1]"
    for frame in frames {
      let material = Layer(id: "it", frame: frame, content: .material(MaterialContent(.named("thin"))))
      for layer in [material, Self.fill(frame, EncodedColor(white: 1))] {
        #expect(throws: SceneError.unusableNumber(place: place, .frame)) { try Self.drawn([layer]) }
      }
    }
    var turned = Self.fill(Rect(x: 10, y: 10, width: 9, height: 9), EncodedColor(white: 1))
    turned.transform = Transform(a: value, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    #expect(throws: SceneError.unusableNumber(place: place, .transform)) { try Self.drawn([turned]) }
  }

  @Test("Unusable corner radii and paths do not trap", arguments: [Double.nan, .infinity, 1e308, 1e15])
  func unusableCornersAndPathsDoNotTrap(value: Double) throws {
    let plain = try Self.drawn([])
    let path = Path([.move(Point(x: 0, y: value)), .line(Point(x: value, y: 9)), .line(Point(x: 9, y: 9))])
    let frame = Rect(x: 8, y: 8, width: 20, height: 20)
    for shape in [Shape.path(path), .roundedRectangle(CornerRadii(value), style: .continuous)] {
      let image = try Self.drawn([Self.fill(frame, EncodedColor(white: 1), shape: shape)])
      #expect(image[60, 60] == plain[60, 60])
    }
  }

  /// A frame far larger than the picture costs no more than the picture.
  @Test("Clip huge frames to the picture")
  func hugeFramesAreClipped() throws {
    let frame = Rect(x: -90_000, y: -90_000, width: 180_000, height: 180_000)
    let image = try Self.drawn([
      Self.fill(
        frame, EncodedColor(white: 1), shape: .roundedRectangle(CornerRadii(9000), style: .continuous)),
      Layer(frame: frame, content: .material(MaterialContent(.named("thinDark")))),
    ])
    #expect(image[0, 0] == image[63, 63])
    #expect(image[0, 0].x < 50_000)
  }

  @Test("Draw every material at the largest scale")
  func everyMaterialIsDrawnAtTheLargestScale() throws {
    let plain = try Self.drawn([], side: 16, scale: 8)
    let frame = Rect(x: 4, y: 4, width: 8, height: 8)
    for name in Materials.names(on: .iOS) {
      let material = MaterialContent(.named(name), shape: .circle)
      let image = try Self.drawn([Layer(frame: frame, content: .material(material))], side: 16, scale: 8)
      let isOpaque = stride(from: 3, to: image.samples.count, by: 4).allSatisfy { image.samples[$0] == 65535 }
      #expect(image.width == 128 && isOpaque && image[2, 2] == plain[2, 2], "\(name)")
    }
    let thick = MaterialContent(.named("thickDark"), shape: .circle)
    let image = try Self.drawn([Layer(frame: frame, content: .material(thick))], side: 16, scale: 8)
    #expect(image[64, 64].x < image[2, 2].x)
  }

  @Test(
    "Refuse sizes and scales that are not finite or out of range",
    arguments: [Double.nan, .infinity, -.infinity, -1, 1e15, 1e308])
  func unusableSizesAndScalesAreRefused(value: Double) {
    let size = Size(width: 10, height: 10)
    for size in [Size(width: value, height: 10), Size(width: 10, height: value)] {
      #expect(throws: SceneError.unusableNumber(place: "scene", .size)) {
        try SceneResolver.resolve(SceneDescription(size: size, scale: 1), facts: FileFacts()).scene
      }
    }
    #expect(throws: SceneError.unusableNumber(place: "scene", .scale)) {
      try SceneResolver.resolve(SceneDescription(size: size, scale: value), facts: FileFacts()).scene
    }
    // A resolved scene of such a size, which never was a description, is empty or too large; it must not trap.
    for size in [Size(width: value, height: 10), Size(width: 10, height: value)] {
      let plan = Planner.plan(ResolvedScene(size: size, scale: 1, gamut: .srgb))
      #expect(plan.bounds.isEmpty || plan.memory().bytes >= 8 * 10 * 16_777_216)
    }
  }

  @Test("Refuse layer numbers that are not finite or too large", arguments: [Double.nan, .infinity, 1e308])
  func unusableNumbersOfLayersAreRefused(value: Double) {
    let frame = Rect(x: 8, y: 8, width: 20, height: 20)
    var (shadow, opacity) = (
      Self.fill(frame, EncodedColor(white: 1)), Self.fill(frame, EncodedColor(white: 1))
    )
    shadow.shadow = Shadow(color: EncodedColor(white: 0), sigma: value, offset: Point(x: 0, y: 0))
    opacity.opacity = value
    let stops = [FillStyle.Stop(location: value, color: .custom(EncodedColor(white: 1)))]
    let points = (Point(x: 0, y: 0), Point(x: 1, y: value))
    let gradient = Layer(
      frame: frame, content: .fill(shape: .rectangle, .linear(stops: stops, start: points.0, end: points.1)))
    let blur = MaterialContent(
      .named("thin"), progress: MaterialContent.Progress(start: points.0, end: points.1))
    let cases: [(Layer, SceneError.Quantity)] = [
      (shadow, .shadow), (opacity, .opacity), (gradient, .fill),
      (Self.fill(frame, EncodedColor(white: .nan)), .fill),
      (Layer(frame: frame, content: .material(blur)), .progress),
    ]
    for (layer, quantity) in cases {
      #expect(throws: SceneError.unusableNumber(place: "windows[0].layers[1]", quantity)) {
        try Self.drawn([layer])
      }
    }
    let window = Window(frame: Rect(x: 0, y: 0, width: value, height: 9))
    #expect(throws: SceneError.unusableNumber(place: "windows[0]", .frame)) {
      try SceneResolver.resolve(
        SceneDescription(size: Size(width: 9, height: 9), windows: [window]), facts: FileFacts()
      ).scene
    }
  }

  /// Each scale is harmless alone; only their product is too large.
  @Test("Judge nested transforms by their product")
  func transformsAreJudgedTogether() {
    var layer = Self.fill(Rect(x: 0, y: 0, width: 10, height: 10), EncodedColor(white: 1))
    for _ in 0..<8 {
      layer = Layer(frame: Rect(x: 0, y: 0, width: 10, height: 10), content: .group([layer]))
      layer.transform = .scale(100)
    }
    #expect { try Self.drawn([layer]) } throws: { error in
      guard case SceneError.unusableNumber(_, .transform) = error else { return false }
      return true
    }
  }
}
