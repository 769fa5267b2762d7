// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import Testing

/// Scenes that ask for too much are refused with a reason or drawn without trouble.
@Suite struct HostileSceneTests {
  static func drawn(_ layers: [Layer], scale: Double = 1) throws -> PixelImage {
    let size = Size(width: 64, height: 64)
    let window = Window(
      frame: Rect(x: 0, y: 0, width: 64, height: 64),
      layers: [fill(Rect(x: 0, y: 0, width: 64, height: 64), EncodedColor(white: 0.5))] + layers)
    let scene = SceneDescription(size: size, scale: scale, windows: [window])
    var renderer = try SceneRenderer(threads: 2)
    return try renderer.render(SceneResolver.resolve(scene)).image
  }

  static func fill(_ frame: Rect, _ color: EncodedColor, shape: Shape = .rectangle) -> Layer {
    Layer(
      frame: frame, content: .fill(shape: shape, .foreground(ForegroundStyle(.color(.custom(color))))))
  }

  @Test func thousandsOfLayersAreDrawn() throws {
    let layers = (0..<5000).map { index in
      Self.fill(
        Rect(x: Double(index % 60), y: Double(index / 60 % 60), width: 4, height: 4),
        EncodedColor(white: 1, alpha: 0.5))
    }
    let image = try Self.drawn(layers)
    #expect(image[30, 30].x > 60_000)
  }

  @Test func groupsInsideGroupsEndAtALimit() throws {
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

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, 1e15])
  func unusableCoordinatesDrawNothingAndDoNotTrap(value: Double) throws {
    let plain = try Self.drawn([])
    let frames = [
      Rect(x: value, y: 8, width: 20, height: 20), Rect(x: 8, y: value, width: 20, height: 20),
      Rect(x: 200, y: 8, width: value, height: 20),
    ]
    for frame in frames {
      for shape in [Shape.rectangle, .circle, .roundedRectangle(CornerRadii(value), style: .continuous)] {
        let image = try Self.drawn([Self.fill(frame, EncodedColor(white: 1), shape: shape)])
        #expect(image == plain, "\(frame) \(shape)")
        let material = Layer(frame: frame, content: .material(MaterialContent(.named("thin"), shape: shape)))
        #expect(try Self.drawn([material]) == plain, "\(frame) \(shape)")
      }
      var turned = Self.fill(Rect(x: 100, y: 100, width: 9, height: 9), EncodedColor(white: 1))
      turned.transform = AffineTransform(a: value, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      _ = try Self.drawn([turned])
    }
  }

  /// A frame far larger than the picture costs what the picture costs.
  @Test func hugeFramesAreClipped() throws {
    let frame = Rect(x: -90_000, y: -90_000, width: 180_000, height: 180_000)
    let image = try Self.drawn([
      Self.fill(
        frame, EncodedColor(white: 1), shape: .roundedRectangle(CornerRadii(9000), style: .continuous)),
      Layer(frame: frame, content: .material(MaterialContent(.named("thinDark")))),
    ])
    #expect(image[0, 0] == image[63, 63])
    #expect(image[0, 0].x < 50_000)
  }

  @Test func everyMaterialIsDrawnAtTheLargestScale() throws {
    let frame = Rect(x: 4, y: 4, width: 56, height: 56)
    let image = try Self.drawn(
      [Layer(frame: frame, content: .material(MaterialContent(.named("thickDark"), shape: .circle)))],
      scale: 8)
    #expect(image.width == 512)
    #expect(image[256, 256].x < image[2, 2].x)
  }

  @Test(.disabled("SceneResolver and Planner trap on sizes and scales that are not numbers"))
  func unusableSizesAreRefused() throws {
    let size = Size(width: Double.nan, height: 10)
    #expect(throws: SceneError.self) { try SceneResolver.resolve(SceneDescription(size: size, scale: 1)) }
  }
}
