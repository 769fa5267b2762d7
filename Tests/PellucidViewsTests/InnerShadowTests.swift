// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidGeometry
import PellucidPreviews
import PellucidScene
import PellucidViews
import Testing

/// Tests of the shadows that the surroundings of a shape or a text cast into it.
@MainActor @Suite struct InnerShadowTests {
  typealias Color = PellucidViews.Color
  typealias Text = PellucidViews.Text

  /// Returns the picture of a view on black, at one pixel a point.
  private static func picture(_ view: some View, side: Double = 80) throws -> PixelImage {
    var renderer = try SceneRenderer(threads: 1)
    let whole = ZStack {
      Color.black
      view
    }
    var scene = renderer.description(of: whole, width: side, height: side)
    scene.scale = 1
    return try renderer.draw(scene).picture.image
  }

  private static func red(_ image: PixelImage, _ x: Int, _ y: Int) -> Double { Double(image[x, y].x) / 257 }

  @Test("A shadow inside a straight edge is the integral of the Gaussian, and nothing lies beside the shape")
  func straightEdges() throws {
    let sigma = 3.0
    let style = Color.white.shadow(.inner(color: .black.opacity(0.6), radius: 2 * sigma))
    let image = try Self.picture(Rectangle().fill(style).frame(width: 60, height: 60))
    for x in 10..<40 {
      let dark = 0.6 * 0.5 * erfc((Double(x) + 0.5 - 10) / (sigma * 2.0.squareRoot()))
      #expect(abs(Self.red(image, x, 40) - 255 * (1 - dark)) < 2.5, "at \(x)")
    }
    #expect(Self.red(image, 9, 40) == 0 && Self.red(image, 40, 9) == 0)
  }

  @Test("The offset moves the shadow into the shape from the other side")
  func offsets() throws {
    let style = Color.white.shadow(.inner(color: .black, radius: 0, x: 5, y: 8))
    let image = try Self.picture(Rectangle().fill(style).frame(width: 60, height: 60))
    #expect(Self.red(image, 14, 40) < 0.5 && Self.red(image, 15, 40) > 254.5)
    #expect(Self.red(image, 40, 17) < 0.5 && Self.red(image, 40, 18) > 254.5)
    #expect(Self.red(image, 69, 40) > 254.5 && Self.red(image, 40, 69) > 254.5)
  }

  @Test("Several inner shadows and one below the shape lie together, and opacity applies to all of them")
  func severalShadows() throws {
    let style = Color.red.shadow(.inner(radius: 2)).shadow(.drop(radius: 6)).shadow(
      .inner(color: .white, radius: 4, y: 1)
    ).opacity(0.5)
    let layer = try #require(DrawnLayers.of(Circle().fill(style)).first)
    guard case .group(let layers) = layer.content, layers.count == 3,
      case .fill(.circle, _) = layers[0].content
    else {
      Issue.record("no circle and two shadows: \(layer)")
      return
    }
    #expect(layer.opacity == 0.5 && layer.shadow?.sigma == 3 && layers[0].opacity == 1)
    for shadow in layers.dropFirst() { #expect(shadow.isIsolated && shadow.clip == .rectangle) }
  }

  @Test("A text has its shadow in its letters alone, and its copies have nothing to be read")
  func texts() throws {
    let plain = try Self.picture(Text("Hat").font(.largeTitle.bold()).foregroundStyle(.white))
    let style = Color.white.shadow(.inner(color: .black, radius: 1, x: 1, y: 1))
    let view = Text("Hat").font(.largeTitle.bold()).foregroundStyle(style)
    let shaded = try Self.picture(view)
    var darker = 0
    for y in 0..<80 {
      for x in 0..<80 {
        #expect(Self.red(shaded, x, y) <= Self.red(plain, x, y) + 1)
        if Self.red(shaded, x, y) < Self.red(plain, x, y) - 60 { darker += 1 }
      }
    }
    #expect(darker > 20)
    let texts = try DrawnLayers.texts(view)
    #expect(texts.count == 3 && texts.filter { !$0.layer.isInactive }.count == 1)
  }

  @Test("Strange shadows are left out, and a stroke beside its frame is shaded whole")
  func strangeShadows() throws {
    let strange = Color.red.shadow(.inner(radius: .nan)).shadow(.inner(radius: 2, x: .infinity))
    guard case .fill = try #require(DrawnLayers.of(Circle().fill(strange)).first).content else {
      Issue.record("not the fill alone")
      return
    }
    let stroke = Rectangle().stroke(Color.white.shadow(.inner(color: .black, radius: 2)), lineWidth: 20)
    let image = try Self.picture(stroke.frame(width: 40, height: 40))
    // The line covers 10…30 points; its outer edge lies beside the frame.
    #expect(Self.red(image, 20, 40) > 250 && Self.red(image, 10, 40) < 200 && Self.red(image, 29, 40) < 200)
  }
}
