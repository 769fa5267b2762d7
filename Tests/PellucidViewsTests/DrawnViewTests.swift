// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidGeometry
import PellucidPreviews
import PellucidScene
import PellucidViews
import Testing

@MainActor @Suite struct DrawnViewTests {
  typealias Text = PellucidViews.Text
  typealias Color = PellucidViews.Color

  private static func layers(of view: some View, width: Double = 100, height: Double = 100) throws -> [Layer]
  {
    let renderer = try SceneRenderer(threads: 1)
    let scene = renderer.description(of: view, width: width, height: height)
    return try #require(scene.windows.first).layers
  }

  @Test("A picture with the size of its view is at least a point wide and high, as documents ask")
  func picturesHaveAPoint() throws {
    let renderer = try SceneRenderer(threads: 1)
    let scene = renderer.description(of: Color.red.frame(width: 20, height: 0.5), width: nil, height: nil)
    #expect(scene.size == Size(width: 20, height: 1))
  }

  @Test("A text on a material becomes a material and a text above it, in the middle of the picture")
  func textsStandOnMaterials() throws {
    let view = Text("Now Playing").font(.headline).padding(20).background(.thinMaterial, in: .capsule)
    let layers = try Self.layers(of: view, width: 400, height: 200)
    #expect(layers.count == 2)
    guard case .material(let material) = layers[0].content, case .text(let text) = layers[1].content else {
      Issue.record("not a material and a text: \(layers)")
      return
    }
    #expect(material.choice == .material(.tier(.thin)) && material.shape == .capsule(style: .continuous))
    #expect(text.string == "Now Playing" && text.font == .style(.headline, weight: nil))
    let (panel, line) = (layers[0].frame, layers[1].frame)
    #expect(abs(panel.x + panel.width / 2 - 200) <= 0.5 && abs(panel.y + panel.height / 2 - 100) <= 0.5)
    #expect(line.x - panel.x == 20 && panel.width - line.width == 40 && panel.height - line.height == 40)
  }

  @Test("A view on glass is drawn inside the glass")
  func viewsLieOnGlass() throws {
    let view = Text("Play").padding().glassEffect(
      .clear.tint(Color(white: 0.5)), in: RoundedRectangle(cornerRadius: 12))
    let layers = try Self.layers(of: view, width: 300, height: 100)
    guard layers.count == 1, case .glass(let glass) = layers[0].content else {
      Issue.record("not one piece of glass: \(layers)")
      return
    }
    #expect(glass.variant == .clear && glass.tint != nil && glass.children.count == 1)
    #expect(glass.children.first?.frame.x == 16)
  }

  @Test("Frames lie on whole pixels")
  func framesLieOnPixels() throws {
    let view = Color.red.frame(width: 33.3, height: 20.2)
    let frame = try #require(try Self.layers(of: view).first).frame
    for edge in [frame.x, frame.y, frame.x + frame.width, frame.y + frame.height] {
      #expect((edge * 2).rounded() == edge * 2)
    }
  }

  @Test("Opacity, clipping and turning change the view as a whole")
  func effectsChangeTheWhole() throws {
    let view = ZStack {
      Color.red
      Color.blue
    }.opacity(0.5).clipShape(Circle()).rotationEffect(.degrees(90))
    let layer = try #require(try Self.layers(of: view).first)
    guard case .group(let turned) = layer.content, case .group(let clipped)? = turned.first?.content else {
      Issue.record("not groups: \(layer)")
      return
    }
    #expect(layer.transform != .identity && turned[0].clip == .circle && clipped[0].opacity == 0.5)
  }

  @Test("What is hidden keeps its place, and an offset changes only the picture")
  func hiddenAndMovedViewsKeepTheirPlace() throws {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 10, height: 10).hidden()
      Color.blue.frame(width: 10, height: 10).offset(y: 30)
    }
    let layers = try Self.layers(of: view)
    #expect(layers.map(\.frame) == [Rect(x: 50, y: 75, width: 10, height: 10)])
  }

  @Test("Stacks that take any width are asked for it after views of a fixed one")
  func stacksMayHaveNoEnd() throws {
    let stacks: [AnyView] = [
      AnyView(VStack { Text("x").frame(maxWidth: .infinity) }), AnyView(VStack { Color.blue }),
      AnyView(ZStack { Text("x").frame(maxWidth: .infinity) }),
      AnyView(ZStack { Text("x").frame(maxWidth: .infinity) }.fixedSize(horizontal: false, vertical: true)),
      AnyView(
        ZStack(alignment: .topLeading) {
          Color.blue
          Color.green
        }),
    ]
    for stack in stacks {
      let row = HStack(spacing: 0) {
        stack
        Color.red.frame(width: 30)
      }
      let layers = try DrawnLayers.flat(row)
      #expect(layers.last?.frame == Rect(x: 70, y: 0, width: 30, height: 100))
    }
  }

  @Test("A long text wraps to the width that it is given, and ends with the lines that fit")
  func textsWrap() throws {
    let words = "Readable over every backdrop, in every combination of settings, on every platform."
    func lines(_ height: CGFloat?) throws -> (height: Double, limit: Int?) {
      let layer = try #require(
        try Self.layers(of: Text(words).frame(width: 120, height: height), width: 200, height: 400).first)
      guard case .text(let text) = layer.content else { return (0, nil) }
      return (layer.frame.height, text.lineLimit)
    }
    let (all, few) = (try lines(nil), try lines(45))
    #expect(all.height > 60 && all.limit == nil && few.height <= 45 && few.limit == 2)
  }

  @Test(
    "Numbers that are not finite end in a picture, not in a trap",
    arguments: [CGFloat.nan, .infinity, -.infinity, -20])
  func strangeNumbersAreHarmless(number: CGFloat) throws {
    let view = VStack(spacing: number) {
      Color.red.frame(width: number, height: 10)
      Color.blue.frame(minWidth: number, maxWidth: number).padding(number).position(x: number, y: number)
      Text("x").offset(x: number).scaleEffect(number).opacity(number)
    }
    _ = try Self.layers(of: view)
  }
}
