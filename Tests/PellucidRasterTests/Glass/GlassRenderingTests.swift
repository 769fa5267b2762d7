// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import Testing

@testable import PellucidRaster

/// Tests of glass from a resolved scene to pixels.
@Suite struct GlassRenderingTests {
  /// Returns opaque stripes over a ramp of colours.
  static func pattern(_ width: Int, _ height: Int) -> PixelImage {
    TestScenes.picture(width, height) { x, y in
      let stripe = (x / 7 + y / 11) % 2 == 0 ? 0.9 : 0.15
      return 255
        * SIMD3(stripe, 0.5 * stripe + 0.5 * Double(x) / Double(width), Double(y) / Double(height))
    }
  }

  static let panel = Rect(x: 9, y: 6, width: 60, height: 36)

  @Test("Four pixels at a time equal per-pixel evaluation", arguments: [0, 1, 2, 3, 4])
  func fourAtATime(kind: Int) {
    let picture = Self.pattern(79, 56)
    let shape = Shape.roundedRectangle(CornerRadii(14), style: .continuous)
    let node =
      switch kind {
      case 0: GlassSets.node(GlassSets.regular(44), Self.panel)
      case 1: GlassSets.node(GlassSets.regular(172), Self.panel, shape: shape)
      case 2: GlassSets.node(GlassSets.regular(172, dark: true), Self.panel, shape: shape)
      case 3: GlassSets.node(GlassSets.clear(64), Self.panel)
      default:
        GlassSets.node(
          ResolvedGlass(
            elements: [
              .init(shape: .circle, frame: Rect(x: 6, y: 8, width: 30, height: 30)),
              .init(shape: .circle, frame: Rect(x: 40, y: 10, width: 30, height: 30)),
            ], smoothness: 24, parameters: GlassSets.regular(44), dimming: 0.35))
      }
    let drawn = GlassSets.draw([node], over: picture)
    let defined = GlassDefinition.draw(node, over: picture)
    let whole = PixelRect(minX: 0, minY: 0, maxX: 79, maxY: 56)
    #expect(drawn.difference(from: defined, in: whole) < 1)
    #expect(drawn.difference(from: picture, in: whole) > 20)
  }

  @Test("Glass gives the same bytes for any number of threads")
  func threads() {
    let picture = Self.pattern(79, 56)
    let nodes = [
      GlassSets.node(GlassSets.regular(172), Self.panel), GlassSets.node(GlassSets.clear(64), Self.panel),
    ]
    let one = GlassSets.draw(nodes, over: picture, scale: 1)
    for threads in [2, 5] {
      #expect(GlassSets.draw(nodes, over: picture, scale: 1, threads: threads).samples == one.samples)
    }
  }

  @Test("Glass without effects leaves a flat picture unchanged")
  func identity() {
    let picture = TestScenes.flat(40, 120, 200, width: 60, height: 60)
    let node = GlassSets.node(GlassSets.plain(), Rect(x: 8, y: 8, width: 40, height: 40))
    let whole = PixelRect(minX: 0, minY: 0, maxX: 60, maxY: 60)
    #expect(GlassSets.draw([node], over: picture).difference(from: picture, in: whole) < 0.02)
  }

  @Test("Glass that reaches beyond the picture does not darken its edges", arguments: [2, 24, 90])
  func edges(radius: Double) {
    let picture = TestScenes.flat(200, 200, 200, width: 60, height: 60)
    let parameters = GlassSets.plain { p in
      p.blur.radius = radius
      p.blur.opacities = SIMD4(repeating: 1)
      (p.innerRefraction.amount, p.innerRefraction.height) = (40, 20)
      p.capture.margin = 50
      p.capture.scale = 0.125
    }
    let node = GlassSets.node(parameters, Rect(x: -20, y: -30, width: 120, height: 120), shape: .rectangle)
    let whole = PixelRect(minX: 0, minY: 0, maxX: 60, maxY: 60)
    #expect(GlassSets.draw([node], over: picture).difference(from: picture, in: whole) < 0.02)
  }

  @Test("Refraction displaces content by the profile")
  func displaced() {
    // A ramp of one code value a pixel, seen through the right edge of clear glass without any blur.
    let picture = TestScenes.picture(200, 40) { x, _ in SIMD3(repeating: Double(x)) }
    let refracting = GlassSets.plain {
      ($0.innerRefraction.amount, $0.innerRefraction.height) = (-41.6, 20)
    }
    let node = GlassSets.node(
      refracting, Rect(x: 20, y: -200, width: 160, height: 440), shape: .rectangle)
    let image = GlassSets.draw([node], over: picture)
    for x in 160..<178 {
      let depth = 180 - Double(x) - 0.5
      let t = min(depth / 20, 1)
      let expected = Double(x) - 41.6 * (1 - (t * (2 - t)).squareRoot())
      #expect(abs(image.codeValues(x, 20).x - expected) < GlassTolerance.drawn)
    }
  }

  @Test("Glass over glass samples it; glass of one container does not sample its own container")
  func glassOnGlass() {
    let picture = TestScenes.flat(100, 100, 100, width: 60, height: 40)
    let half = GlassSets.plain { $0.face.levels.white = 0.5 }
    let first = ResolvedGlass.Element(shape: .rectangle, frame: Rect(x: 4, y: 4, width: 32, height: 32))
    let second = ResolvedGlass.Element(shape: .rectangle, frame: Rect(x: 20, y: 4, width: 32, height: 32))
    let apart = GlassSets.draw(
      [first, second].map { GlassSets.node(ResolvedGlass(elements: [$0], parameters: half)) }, over: picture)
    let together = GlassSets.draw(
      [GlassSets.node(ResolvedGlass(elements: [first, second], parameters: half))], over: picture)
    for (x, alone, joined) in [(10, 50.0, 50.0), (28, 25, 50), (44, 50, 50)] {
      #expect(abs(apart.codeValues(x, 20).x - alone) < GlassTolerance.drawn)
      #expect(abs(together.codeValues(x, 20).x - joined) < GlassTolerance.drawn)
    }
  }

  @Test("Glass keeps the colour of half-transparent content, and only the fill over empty content")
  func transparent() throws {
    func middle(_ fill: EncodedColor, _ parameters: GlassParameters) -> SIMD4<Double> {
      let frame = Rect(x: 0, y: 0, width: 40, height: 40)
      var scene = ResolvedScene(size: Size(width: 40, height: 40), scale: 1, gamut: .srgb)
      let ground = Node(
        id: nil, frame: frame, transform: .identity,
        content: .fill(shape: .rectangle, .ink(.color(fill, blend: .sourceOver))))
      let glass = GlassSets.node(parameters, Rect(x: 4, y: 4, width: 32, height: 32))
      scene.windows = [
        ResolvedWindow(frame: frame, shape: .rectangle, shadow: nil, nodes: [ground, glass])
      ]
      var renderer = Renderer(executor: SerialExecutor())
      let image = renderer.render(Planner.plan(scene), resources: RasterResources()).image
      let pixel = SIMD4<Double>(image[20, 20]) / 65535
      return pixel.w > 0 ? SIMD4(pixel.x / pixel.w, pixel.y / pixel.w, pixel.z / pixel.w, pixel.w) : pixel
    }
    func color(_ alpha: Float) -> EncodedColor { EncodedColor(red: 0.2, green: 0.4, blue: 0.6, alpha: alpha) }
    let levels = GlassSets.plain { $0.face.levels = .init(white: 0.8, black: 0.1, saturation: 1.3) }
    let (opaque, half) = (middle(color(1), levels), middle(color(0.5), levels))
    #expect(abs(half.w - 0.5) < 0.002)
    for lane in 0..<3 { #expect(abs(half[lane] - opaque[lane]) < 0.002) }
    #expect(middle(color(0), levels) == SIMD4(repeating: 0))
    let filled = GlassSets.plain { $0.face.fill = SIMD4(1, 0.5, 0.25, 0.2) }
    let nothing = middle(color(0), filled)
    for lane in 0..<4 { #expect(abs(nothing[lane] - [1, 0.5, 0.25, 0.2][lane]) < 0.002) }
  }

  @Test("Opacity mixes the whole glass with the content below")
  func opacity() {
    let picture = Self.pattern(60, 48)
    var node = GlassSets.node(GlassSets.regular(30), Rect(x: 8, y: 6, width: 40, height: 30))
    let whole = GlassSets.draw([node], over: picture)
    node.opacity = 0.5
    let half = GlassSets.draw([node], over: picture)
    for (x, y) in [(28, 20), (9, 20), (28, 6), (28, 40)] {
      let expected = (whole.codeValues(x, y) + picture.codeValues(x, y)) / 2
      for lane in 0..<3 { #expect(abs(half.codeValues(x, y)[lane] - expected[lane]) < 0.02) }
    }
  }

  @Test("Four pixels at a time equal per-pixel evaluation for turned glass, paths and blurred fields")
  func otherFields() {
    let picture = Self.pattern(79, 56)
    let triangle = Path([
      .move(Point(x: 30, y: 0)), .line(Point(x: 60, y: 36)), .line(Point(x: 0, y: 36)), .close,
    ])
    var turned = GlassSets.node(
      GlassSets.regular(30), Rect(x: 20, y: 10, width: 40, height: 30), shape: .rectangle)
    turned.transform = Transform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 23, ty: -19)
    var menu = ResolvedGlass(
      elements: [
        .init(shape: .circle, frame: Rect(x: 4, y: 4, width: 30, height: 30)),
        .init(shape: .circle, frame: Rect(x: 38, y: 16, width: 30, height: 30)),
      ], parameters: GlassSets.regular(30))
    menu.fieldSigma = 6
    let nodes = [
      GlassSets.node(GlassSets.regular(36), Self.panel, shape: .path(triangle)), turned, GlassSets.node(menu),
    ]
    let whole = PixelRect(minX: 0, minY: 0, maxX: 79, maxY: 56)
    for node in nodes {
      let drawn = GlassSets.draw([node], over: picture)
      #expect(drawn.difference(from: GlassDefinition.draw(node, over: picture), in: whole) < 1)
      #expect(drawn.difference(from: picture, in: whole) > 20)
    }
  }

  @Test("Hostile sizes and numbers leave an opaque picture opaque")
  func hostile() {
    let picture = Self.pattern(40, 40)
    let frames = [
      Rect(x: 5, y: 5, width: 0, height: 20), Rect(x: 5, y: 5, width: -10, height: -10),
      Rect(x: .nan, y: 0, width: 10, height: 10), Rect(x: 0, y: 0, width: .infinity, height: 10),
      Rect(x: -1e12, y: -1e12, width: 2e12, height: 2e12), Rect(x: 500, y: 500, width: 30, height: 30),
      Rect(x: 5, y: 5, width: 1e-7, height: 1e-7), Rect(x: 5, y: 5, width: 0.3, height: 30),
      Rect(x: -20, y: -20, width: 44, height: 44),
    ]
    for frame in frames {
      for radius in [0, 1e9, -5, .nan] {
        let shape = Shape.roundedRectangle(CornerRadii(radius), style: .continuous)
        let node = GlassSets.node(GlassSets.regular(172), frame, shape: shape)
        expectOpaque(GlassSets.draw([node], over: picture), "\(frame) \(radius)")
      }
    }
    var broken = GlassSets.regular(172)
    broken.blur.radius = .nan
    broken.bleed.blurRadius = .infinity
    broken.innerRefraction.amount = .nan
    broken.face.levels.white = .nan
    broken.capture.margin = -.infinity
    broken.capture.scale = .nan
    broken.shadow.radius = -3
    expectOpaque(GlassSets.draw([GlassSets.node(broken, Self.panel)], over: picture), "broken")
  }

  private func expectOpaque(_ image: PixelImage, _ what: Comment) {
    #expect(stride(from: 3, to: image.samples.count, by: 4).allSatisfy { image.samples[$0] == 65535 }, what)
  }

  @Test("Thousands of elements need bounded memory")
  func thousands() {
    let parameters = GlassSets.plain { $0.face.levels.white = 0.5 }
    let elements = (0..<2000).map { index in
      ResolvedGlass.Element(
        shape: .circle, frame: Rect(x: Double(index % 50), y: Double(index / 50), width: 3, height: 3))
    }
    let node = GlassSets.node(ResolvedGlass(elements: elements, parameters: parameters))
    let picture = Self.pattern(24, 24)
    let plan = Planner.plan(TestScenes.over(picture, [node]))
    #expect(plan.passes.count < 5)
    #expect(plan.memory().bytes < 4_000_000)
    let image = GlassSets.draw([node], over: picture)
    #expect(image.codeValues(12, 12).x < 130)
  }
}
