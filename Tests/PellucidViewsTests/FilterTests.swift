// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidGeometry
import PellucidPreviews
import PellucidScene
import PellucidViews
import Testing

/// Tests of blurs, colour filters, masks, gradient texts and turns in space.
@MainActor @Suite struct FilterTests {
  typealias Text = PellucidViews.Text
  typealias Color = PellucidViews.Color

  /// Returns red, green and blue of a pixel of a view on black, at one pixel a point, in code values of 8 bits.
  private static func picture(_ view: some View, side: Double = 40) throws -> (Int, Int) -> SIMD3<Double> {
    var renderer = try SceneRenderer(threads: 1)
    let whole = ZStack {
      Color.black
      view
    }
    var scene = renderer.description(of: whole, width: side, height: side)
    scene.scale = 1
    let image = try renderer.draw(scene).picture.image
    return { x, y in
      let pixel = image[x, y]
      return SIMD3(Double(pixel.x), Double(pixel.y), Double(pixel.z)) / 257
    }
  }

  @Test("A filter keeps the place and the size of its view")
  func framesStay() throws {
    let plain = try #require(DrawnLayers.of(Color.red.frame(width: 20, height: 10)).first).frame
    let color = Color.red.frame(width: 20, height: 10)
    let views: [AnyView] = [
      AnyView(color.blur(radius: 9)), AnyView(color.hueRotation(.degrees(40))), AnyView(color.grayscale(1)),
      AnyView(color.colorMultiply(.blue)), AnyView(color.mask { Color.black.opacity(0.5) }),
      AnyView(color.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))),
    ]
    for view in views {
      let layer = try #require(DrawnLayers.of(view).first)
      #expect(layer.frame == plain && layer.isDrawnApart)
    }
  }

  @Test("A blurred edge is the integral of the Gaussian whose standard deviation is the radius")
  func blurredEdge() throws {
    let view = HStack(spacing: 0) {
      Color.clear
      Color.white
    }.blur(radius: 3)
    let pixel = try Self.picture(view)
    for x in 10..<30 {
      let expected = 255 * 0.5 * (1 + erf((Double(x) + 0.5 - 20) / (3 * 2.0.squareRoot())))
      #expect(abs(pixel(x, 20).x - expected) < 3)
    }
  }

  @Test("A mask multiplies the opacity of its view, and views in it stand at its alignment")
  func masks() throws {
    let half = try Self.picture(Color.white.mask { Color.black.opacity(0.5) })(20, 20)
    #expect(abs(half.x - 127.5) < 1)
    let corner = try Self.picture(
      Color.white.mask(alignment: .topLeading) {
        Color.black.frame(width: 10, height: 10)
        Color.black.frame(width: 4, height: 20)
      })
    #expect(corner(8, 8).x > 254 && corner(2, 18).x > 254)
    #expect(corner(8, 18).x < 1 && corner(20, 20).x < 1)
    #expect(try Self.picture(Color.white.mask { EmptyView() })(20, 20).x < 1)
  }

  @Test("A view may cut a hole into its group")
  func inverseMasks() throws {
    let view = ZStack {
      Color.white
      Circle().frame(width: 20, height: 20).blendMode(.destinationOut)
    }.compositingGroup()
    let pixel = try Self.picture(view)
    #expect(pixel(20, 20).x < 1 && pixel(2, 2).x > 254)
  }

  @Test("Grey has equal channels, and a whole turn of hues changes nothing")
  func filters() throws {
    let color = Color(red: 0.8, green: 0.3, blue: 0.1)
    let plain = try Self.picture(color)(20, 20)
    let grey = try Self.picture(color.grayscale(1))(20, 20)
    #expect(abs(grey.x - grey.y) < 0.1 && abs(grey.y - grey.z) < 0.1)
    let turned = try Self.picture(color.hueRotation(.degrees(360)))(20, 20) - plain
    #expect(max(abs(turned.x), abs(turned.y), abs(turned.z)) < 0.1)
    let inverse = try Self.picture(color.colorInvert())(20, 20) + plain
    #expect(abs(inverse.x - 255) < 0.5 && abs(inverse.z - 255) < 0.5)
    #expect(abs(try Self.picture(color.brightness(0.1))(20, 20).y - plain.y - 25.5) < 0.5)
    #expect(abs(try Self.picture(color.colorMultiply(Color(white: 0.5)))(20, 20).x - plain.x / 2) < 0.5)
  }

  @Test("A turn about the vertical axis narrows the view, and moves the right edge away")
  func turns() throws {
    let flat = Color.white.frame(width: 20, height: 20)
    let turned = flat.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    let pixel = try Self.picture(turned)
    #expect(pixel(16, 20).x > 254 && pixel(23, 20).x > 254)
    #expect(pixel(12, 20).x < 1 && pixel(27, 20).x < 1)
    let deep = try Self.picture(flat.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0)))
    func height(_ x: Int) -> Int { (0..<40).filter { deep(x, $0).x > 127 }.count }
    #expect(height(15) > 20 && height(23) < 20)
  }

  @Test("A turn in space moves the frames in the tree of views")
  func turnedFrames() throws {
    let flat = Color.white.frame(width: 20, height: 20).id("card")
    let turned = flat.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0)
    let tree = try SceneRenderer(threads: 1).inspected(turned, in: ViewSetting(width: 40, height: 40)).tree
    let frame = try #require(tree.all.first { $0.id == "card" }).frame
    #expect(abs(frame.minX - 15) < 1e-9 && abs(frame.width - 10) < 1e-9)
    #expect(abs(frame.minY - 10) < 1e-9 && abs(frame.height - 20) < 1e-9)
  }

  @Test("A transform of the plane is that of the layer, and its inverse undoes a projection")
  func projections() throws {
    var transform = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
    #expect(transform.isAffine)
    let layer = try #require(DrawnLayers.of(Color.red.projectionEffect(transform)).first)
    #expect(layer.effects.isEmpty && layer.transform == .translation(x: 3, y: 4))
    transform.m13 = 0.01
    let both = transform.concatenating(transform.inverted())
    #expect(abs(both.m11 / both.m33 - 1) < 1e-9 && abs(both.m13) < 1e-9 && abs(both.m31) < 1e-9)
  }

  @Test("A text in a gradient is the mask of the gradient")
  func gradientTexts() throws {
    let style = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let plain = try #require(DrawnLayers.of(Text("Hello")).first).frame
    let group = try #require(DrawnLayers.of(Text("Hello").foregroundStyle(style)).first)
    guard case .group(let layers) = group.content, layers.count == 2,
      case .fill(_, .linear) = layers[0].content, case .text(let text) = layers[1].content
    else {
      Issue.record("no gradient and a text: \(group)")
      return
    }
    #expect(group.isIsolated && layers[1].blend == .destinationIn && text.string == "Hello")
    #expect(layers[0].frame == layers[1].frame && group.clip == .rectangle)
    #expect(layers[0].frame.x + group.frame.x == plain.x && layers[0].frame.size == plain.size)
  }

  @Test("The filters of a canvas change what is drawn from then on, the last one first")
  func canvasFilters() throws {
    let view = Canvas { context, size in
      context.addFilter(.grayscale(1))
      context.addFilter(.blur(radius: 2))
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    var effects: [LayerEffect] = []
    LayerWalk.forEach(in: try DrawnLayers.of(view)) { effects += $0.effects }
    #expect(effects == [.blur(sigma: 2, isOpaque: false), .grayscale(1)])
  }

  @Test("Amounts beyond those of documents become the nearest ones, and turns lose whole turns")
  func amounts() throws {
    let color = Color.red
    func effects(_ view: some View) throws -> [LayerEffect] {
      try #require(DrawnLayers.of(view).first).effects
    }
    #expect(try effects(color.brightness(3)) == [.brightness(1)])
    #expect(try effects(color.grayscale(-2)) == [.grayscale(0)])
    #expect(try effects(color.contrast(1e9)) == [.contrast(100)])
    #expect(try effects(color.blur(radius: 4000)) == [.blur(sigma: 500, isOpaque: false)])
    #expect(try effects(color.saturation(.nan)) == [.saturation(0)])
    guard case .hueRotation(let turn)? = try effects(color.hueRotation(.degrees(360_000_090))).first else {
      Issue.record("no turn of hues")
      return
    }
    #expect(abs(turn - 90) < 1e-3)
    let shadow = try #require(DrawnLayers.of(color.shadow(radius: 4000, x: -90_000)).first?.shadow)
    #expect(shadow.sigma == 500 && shadow.offset.x == -10_000)
  }

  @Test("A canvas nests layers where more filters follow one another than one may have")
  func manyFilters() throws {
    let view = Canvas { context, size in
      for _ in 0..<40 { context.addFilter(.contrast(0.9)) }
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    var counts: [Int] = []
    LayerWalk.forEach(in: try DrawnLayers.of(view)) { counts.append($0.effects.count) }
    #expect(counts.filter { $0 > 0 } == [8, 16, 16])
  }
}
