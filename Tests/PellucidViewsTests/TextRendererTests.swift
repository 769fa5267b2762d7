// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidGeometry
import PellucidPreviews
import PellucidScene
import PellucidViews
import Testing

@MainActor @Suite struct TextRendererTests {
  typealias Text = PellucidViews.Text

  /// A renderer that runs a closure.
  private struct Closure: TextRenderer {
    var padding: CGFloat = 0
    let body: (Text.Layout, inout GraphicsContext) -> Void

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { body(layout, &ctx) }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width + padding, height: size.height)
    }
  }

  private struct Mark: TextAttribute, Equatable { var number: Int }

  /// The texts that are drawn, with their places in the picture.
  private static func texts(_ view: some View) throws -> [(string: String, x: Double, y: Double)] {
    try DrawnLayers.of(view, width: 300, height: 200).flattened().compactMap { layer in
      guard case .text(let text) = layer.content else { return nil }
      return (text.string, (layer.frame.x * 10).rounded(), (layer.frame.y * 10).rounded())
    }
  }

  private static var text: some View {
    Text("Two lines of letters").underline().frame(width: 100, alignment: .leading)
  }

  @Test("A renderer that draws every line draws the text as the system does")
  func renderersDrawLines() throws {
    let usual = try Self.texts(Self.text)
    let drawn = try Self.texts(
      Self.text.textRenderer(Closure { layout, context in for line in layout { context.draw(line) } }))
    #expect(usual.count == 2 && usual.elementsEqual(drawn, by: ==))
    #expect(try Self.texts(Self.text.textRenderer(Closure { _, _ in })).isEmpty)
  }

  @Test("A renderer knows lines, runs and letters with their bounds")
  func renderersKnowTheLayout() throws {
    var seen: [(lines: Int, runs: Int, widths: [CGFloat], whole: CGFloat)] = []
    let text = Text("AB").bold() + Text("C")
    let view = text.textRenderer(
      Closure { layout, _ in
        guard let line = layout.first else { return }
        seen.append(
          (
            layout.count, line.count, line.flatMap { $0.map(\.typographicBounds.width) },
            line.typographicBounds.rect.width
          ))
        #expect(line[0][1].typographicBounds.origin.x == line[0][0].typographicBounds.rect.maxX)
        #expect(abs(line[1].typographicBounds.origin.x - line[0].typographicBounds.rect.maxX) < 0.01)
        #expect(line.typographicBounds.rect.minY < line.origin.y && !layout.isTruncated)
      })
    _ = try Self.texts(view)
    let first = try #require(seen.first)
    #expect(first.lines == 1 && first.runs == 2 && first.widths.count == 3)
    #expect(abs(first.widths.reduce(0, +) - first.whole) < 0.01)
  }

  @Test("Letters are drawn one by one where they stand, with the transform and the opacity of the context")
  func renderersDrawLetters() throws {
    let renderer = Closure { layout, context in
      for letter in layout.flatMap({ $0 }).flatMap({ $0 }) {
        context.translateBy(x: 0, y: 10)
        context.draw(letter)
      }
    }
    let view = Text("abc").frame(width: 300, height: 200, alignment: .topLeading)
    let layers = try DrawnLayers.of(view.textRenderer(renderer), width: 300, height: 200).flattened()
    let letters = layers.compactMap { if case .text(let text) = $0.content { text.string } else { nil } }
    #expect(letters == ["a", "b", "c"])
    #expect(layers.filter { $0.transform != .identity }.map(\.transform.ty) == [10, 20, 30])
  }

  @Test("A renderer reads the attributes that a text has, and may ask for another size")
  func renderersReadAttributes() throws {
    var marks: [Int?] = []
    let text =
      Text("a").customAttribute(Mark(number: 1)) + Text("b")
      + (Text("c").customAttribute(Mark(number: 2)) + Text("d")).customAttribute(Mark(number: 3))
    let view = text.textRenderer(
      Closure { layout, _ in marks = layout.flatMap { $0.map { $0[Mark.self]?.number } } })
    _ = try Self.texts(view)
    #expect(marks == [1, nil, 2, 3])
    let renderer = try SceneRenderer(threads: 1)
    func width(_ view: some View) -> Double {
      renderer.description(of: view, width: nil, height: nil).size.width
    }
    let wide = Text("abc").textRenderer(Closure(padding: 40) { _, _ in })
    #expect(width(wide) == width(Text("abc")) + 40)
  }

  @Test("A text of a value that changes shows it at the time of the drawing")
  func changingValuesAreShown() throws {
    let start = Date(timeIntervalSinceNow: -3600 * 24 * 400)
    let year = Date.FormatStyle().year().locale(Locale(identifier: "en_US"))
    #expect(try Self.texts(Text(.currentDate, format: year)).map(\.string) == [Date().formatted(year)])
    let hours = Duration.UnitsFormatStyle(allowedUnits: [.hours], width: .narrow).locale(
      Locale(identifier: "en_US"))
    let text = try #require(try Self.texts(Text(.durationOffset(to: start), format: hours)).first)
    #expect(text.string.contains("9,600"))
  }

  @Test("An editor shows the attributes of its text")
  func editorsShowAttributes() throws {
    var text = AttributedString("bold")
    text.inlinePresentationIntent = .stronglyEmphasized
    let layers = try DrawnLayers.of(TextEditor(text: .constant(text)), width: 300, height: 200).flattened()
    let weights = layers.compactMap { layer -> Int? in
      guard case .text(let text) = layer.content, text.string == "bold" else { return nil }
      switch text.font {
      case .fixed(_, let weight): return weight
      case .style(_, let weight): return weight
      }
    }
    #expect(weights.count == 1 && weights[0] >= 600)
  }
}
