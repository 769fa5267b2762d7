// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidJudge
import PellucidScene
import PellucidSceneSupport
import Testing

@testable import Pellucid

/// The black below clear glass follows the brightest region under the texts and symbols on it, as it is drawn.
@Suite struct ClearGlassDimmingTests {
  private typealias Scene = GlassScene

  private static let bar = Rect(x: 20, y: 20, width: 360, height: 44)

  /// Returns the black below the pieces of clear glass in a scene, and the ids of the findings about them.
  private func judged(
    _ layers: [Layer], scale: Double = 2
  ) throws -> (dimming: [Double], rules: [String]) {
    let scene = Scene.description(layers) { $0.scale = scale }
    var renderer = try SceneRenderer()
    let resolution = try renderer.resolve(scene)
    var dimming: [Double] = []
    for step in resolution.trace.steps {
      if case .glass(_, let glass) = step { dimming.append(glass.dimming) }
    }
    var inquiry = SceneInquiry()
    inquiry.proves = false
    let answer = try inquiry.answer(scene, &renderer)
    let rules = answer.allFindings(missingGlyphs: [:]).compactMap { finding in finding.rule?.id }
    return (dimming, rules.filter { $0.hasPrefix("RND") })
  }

  private func text(_ string: String, x: Double, id: String = "text") -> Layer {
    let content = TextContent(string, font: .fixed(size: 17, weight: 600))
    return Layer(id: id, frame: Rect(x: x, y: 11, width: 120, height: 22), content: .text(content))
  }

  private func glass(_ children: [Layer], _ change: (inout GlassContent) -> Void = { _ in }) -> Layer {
    Scene.glass("bar", .clear, .toolbar, at: Self.bar, children, change)
  }

  /// Black with a white part, whose mean luma under the bar is far below what is dimmed.
  private func ground(white: Rect) -> [Layer] { [Scene.fill(0), Scene.fill(1, at: white)] }

  @Test(
    "A bright region under a text is dimmed, although most of the glass lies over black",
    arguments: [1.0, 2, 3])
  func brightRegionsCount(scale: Double) throws {
    let layers = ground(white: Rect(x: 20, y: 0, width: 60, height: 100))
    #expect(try judged(layers + [glass([text("Play", x: 10)])], scale: scale).dimming == [0.35])
    #expect(try judged(layers + [glass([text("Next", x: 200)])], scale: scale).dimming == [0])
    #expect(try judged(layers + [glass([])], scale: scale).dimming == [0], "nothing has to be read")
  }

  @Test("The drawn lines of a text decide, not its frame")
  func linesDecide() throws {
    let layers = ground(white: Rect(x: 300, y: 0, width: 100, height: 100))
    let wide = Layer(
      frame: Rect(x: 10, y: 11, width: 340, height: 22),
      content: .text(TextContent("Play", font: .fixed(size: 17, weight: 400))))
    #expect(try judged(layers + [glass([wide])]).dimming == [0])
  }

  @Test("A text above the glass counts as one in it, and a symbol as a text")
  func geometryDecides() throws {
    let layers = ground(white: Rect(x: 20, y: 0, width: 60, height: 100))
    var above = text("Play", x: 30)
    above.frame.y = 31
    #expect(try judged(layers + [glass([]), above]).dimming == [0.35])
    let symbol = Layer(
      frame: Rect(x: 12, y: 12, width: 20, height: 20), content: .symbol(SymbolContent(name: "play.fill")))
    #expect(try judged(layers + [glass([symbol])]).dimming == [0.35])
  }

  @Test("The pieces of a union have one dimming, that of the brightest region under any of them")
  func unionsAreDimmedTogether() throws {
    let layers = ground(white: Rect(x: 20, y: 0, width: 60, height: 100))
    func piece(_ id: String, x: Double, _ word: String) -> Layer {
      Scene.glass(
        id, .clear, .button, at: Rect(x: x, y: 20, width: 170, height: 44), [text(word, x: 10)]
      ) { $0.union = "pair" }
    }
    let pair = Scene.container([piece("a", x: 20, "Play"), piece("b", x: 200, "Next")])
    #expect(try judged(layers + [pair]).dimming == [0.35, 0.35])
  }

  @Test("RND05 says that 35 % is not enough where the text cannot be read, with the dimming that is")
  func tooLittle() throws {
    let layers = ground(white: Rect(x: 20, y: 0, width: 60, height: 100))
    let judged = try judged(layers + [glass([text("Play", x: 10)])])
    #expect(judged.rules == ["RND01", "RND05"])
    let enough = try self.judged(layers + [glass([text("Play", x: 10)]) { $0.dimming = .amount(0.65) }])
    #expect(enough.rules == [])
    var faint = Layer(frame: Scene.whole, content: .group([glass([text("Play", x: 10)])]))
    faint.opacity = 0.5
    #expect(try self.judged(layers + [faint]).rules.contains("RND05"))
    let black = ForegroundStyle(.color(.custom(EncodedColor(white: 0))))
    var dark = text("Play", x: 10)
    dark.content = .text(TextContent("Play", font: .fixed(size: 17, weight: 600), style: black))
    let white = [Scene.fill(1)]
    #expect(try self.judged(white + [glass([dark])]).rules == [], "black text reads well over white")
  }

  @Test("An inactive text needs no contrast")
  func inactiveTexts() throws {
    let layers = ground(white: Rect(x: 20, y: 0, width: 60, height: 100))
    var inactive = text("Play", x: 10)
    inactive.isInactive = true
    #expect(try judged(layers + [glass([inactive])]).rules == [])
  }

  @Test("A scrim under the glass counts, a gradient with what it has at its faintest place there")
  func scrims() throws {
    func scrim(_ fill: FillStyle) -> Layer {
      Layer(frame: Scene.whole, content: .fill(shape: .rectangle, fill))
    }
    func color(_ grey: Float, _ alpha: Float) -> ColorStyle {
      .custom(EncodedColor(white: grey, alpha: alpha))
    }
    func dimming(_ fill: FillStyle) throws -> Double {
      try #require(
        try judged([Scene.fill(1), scrim(fill), glass([text("Play", x: 10)])]).dimming.first)
    }
    func gradient(_ first: Float, _ last: Float) -> FillStyle {
      .linear(
        stops: [
          FillStyle.Stop(location: 0, color: color(0, first)),
          FillStyle.Stop(location: 1, color: color(0, last)),
        ], start: Point(x: 0.5, y: 0), end: Point(x: 0.5, y: 1))
    }
    // The glass lies from 5 to 16 % of the gradient's way.
    #expect(try dimming(gradient(0.8, 0)) == 0)
    #expect(try dimming(gradient(0, 0.8)) > 0.3)
    #expect(try dimming(.foreground(ForegroundStyle(.color(color(0, 0.4))))) == 0)
    // Dark grey takes less light of white than black does.
    let grey = try dimming(.foreground(ForegroundStyle(.color(color(0.25, 0.4)))))
    #expect(abs((1 - grey) * (1 - 0.4 * 0.75) - 0.65) < 1e-6)
  }
}
