// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene
import PellucidSceneSupport
import Testing

/// Tests of CAT11 about fills: which white glows in the dark appearance.
@Suite struct WhiteFillTests {
  private let card = Rect(x: 40, y: 40, width: 320, height: 160)

  private func rules(
    _ layers: [Layer], _ change: (inout SceneDescription) -> Void = { _ in }
  ) throws -> [String] {
    try GlassScene.resolve(layers) {
      $0.traits.appearance = .dark
      change(&$0)
    }.findings.map(\.rule).filter { $0 != "note" }
  }

  private func fill(_ style: ColorStyle, at frame: Rect? = nil) -> Layer {
    Layer(
      id: "fill", frame: frame ?? card,
      content: .fill(shape: .rectangle, .foreground(ForegroundStyle(.color(style)))))
  }

  private let white = ColorStyle.custom(EncodedColor(white: 1))

  @Test("A large white fill glows in dark alone")
  func largeWhiteGlows() throws {
    #expect(try rules([fill(white)]) == ["CAT11"])
    #expect(try rules([fill(.semantic("white"))]) == ["CAT11"])
    #expect(try rules([fill(white)]) { $0.traits.appearance = .light } == [])
    #expect(try rules([fill(white)]) { $0.traits.platform = .watchOS } == [])
    #expect(try rules([fill(white)]) { $0.traits.invertsColors = true } == [])
    let found = try GlassScene.resolve([fill(white)]) { $0.traits.appearance = .dark }.findings
    #expect(found.contains { $0.message.contains("32 %") && $0.message.contains("#e6e6e6") })
  }

  @Test("A softened or translucent white, and a colour that adapts, do not glow")
  func otherColors() throws {
    let softened = EncodedColor(white: 230 / 255)
    #expect(try rules([fill(.custom(softened))]) == [])
    #expect(try rules([fill(.custom(EncodedColor(white: 1, alpha: 0.5)))]) == [])
    #expect(try rules([fill(.custom(EncodedColor(red: 1, green: 0.95, blue: 0.6)))]) == [])
    for name in ["systemBackground", "label"] { #expect(try rules([fill(.semantic(name))]) == [], "\(name)") }
    var faint = fill(white)
    faint.opacity = 0.4
    #expect(try rules([faint]) == [])
  }

  @Test("Small fills and marked components do not glow")
  func controls() throws {
    #expect(try rules([fill(white, at: Rect(x: 20, y: 20, width: 360, height: 40))]) == [])
    #expect(
      try rules([fill(white, at: Rect(x: 20, y: 20, width: 120, height: 120))]) == [], "a tenth is the least")
    var component = fill(white)
    component.isComponent = true
    #expect(try rules([component]) == [])
  }

  @Test("White below an opaque layer is not seen; what lies outside the screen does not count")
  func hiddenWhite() throws {
    #expect(try rules([fill(white), GlassScene.photo]) == [])
    #expect(
      try rules([fill(white), fill(white, at: Rect(x: 40, y: 40, width: 20, height: 20))]) == ["CAT11"])
    #expect(try rules([fill(white, at: Rect(x: 390, y: 0, width: 400, height: 400))]) == [])
  }

  @Test("White below several opaque layers together is not seen")
  func whiteBelowSeveralLayers() throws {
    let dark = ColorStyle.custom(EncodedColor(white: 0.1))
    let left = fill(dark, at: Rect(x: 0, y: 0, width: 200, height: 400))
    let right = fill(dark, at: Rect(x: 200, y: 0, width: 200, height: 400))
    #expect(try rules([fill(white), left, right]) == [])
    #expect(try rules([fill(white), left]) == ["CAT11"])
  }

  @Test("Of a clipped fill, only what the clip leaves counts")
  func clippedWhite() throws {
    func group(_ side: Double) -> Layer {
      var group = Layer(
        frame: Rect(x: 50, y: 50, width: side, height: side),
        content: .group([fill(white, at: Rect(x: -100, y: -100, width: 1000, height: 1000))]))
      group.clip = .rectangle
      return group
    }
    #expect(try rules([group(40)]) == [] && rules([group(200)]) == ["CAT11"])
  }

  @Test("A gradient glows where all of its colours are white")
  func gradients() throws {
    func gradient(_ end: Float) -> Layer {
      let stops = [1, end].enumerated().map {
        FillStyle.Stop(location: Double($0.offset), color: .custom(EncodedColor(white: $0.element)))
      }
      let style = FillStyle.linear(stops: stops, start: Point(x: 0, y: 0), end: Point(x: 0, y: 1))
      return Layer(frame: card, content: .fill(shape: .rectangle, style))
    }
    #expect(try rules([gradient(0.96)]) == ["CAT11"] && rules([gradient(0.2)]) == [])
  }
}
