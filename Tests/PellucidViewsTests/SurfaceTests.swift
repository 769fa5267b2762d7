// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign
import PellucidGeometry
import PellucidScene
import PellucidViews
import Testing

/// Tests of what the snippets of clients showed to be wrong or missing.
@MainActor @Suite struct SurfaceTests {
  typealias Text = PellucidViews.Text
  typealias Color = PellucidViews.Color

  private struct FramedToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Toggle(configuration).padding(4) }
  }

  @Test("A control that a style makes again has the style around it")
  func stylesDoNotStyleThemselves() throws {
    let view = Toggle("Sails", isOn: .constant(true)).toggleStyle(FramedToggleStyle())
    #expect(try !DrawnLayers.flat(view, width: 200).isEmpty)
  }

  @Test(
    "A large text has room for the distance after its last letter", arguments: ["Large Title", "42", "One"])
  func largeTextsAreWhole(string: String) throws {
    let view = Text(string).font(.largeTitle).fixedSize()
    let texts = try DrawnLayers.texts(view)
    let wide = try DrawnLayers.texts(Text(string).font(.largeTitle).frame(width: 290, alignment: .leading))
    #expect(texts.count == 1 && texts[0].layer.frame.height == wide[0].layer.frame.height)
    #expect(texts[0].layer.frame.width == wide[0].layer.frame.width)
  }

  @Test("A number between words is one text with them")
  func numbersAreWords() throws {
    #expect(try DrawnLayers.texts(Text("\(3) seats")).map(\.text.string) == ["3 seats"])
  }

  @Test("Lines begin where the layout begins, whatever their letters")
  func linesAreAlignedByTheLayout() throws {
    let text = Text("two lines of letters").frame(width: 100)
    #expect(try DrawnLayers.texts(text).first?.text.alignment == .leading)
    let mirrored = text.environment(\.layoutDirection, .rightToLeft)
    #expect(try DrawnLayers.texts(mirrored).first?.text.alignment == .trailing)
  }

  @Test("A layout without its type places views as the layout itself")
  func anyLayoutsPlaceViews() throws {
    func frames(_ layout: some PellucidViews.Layout) throws -> [Rect] {
      try DrawnLayers.flat(
        layout {
          Color.red.frame(width: 20, height: 10)
          Color.blue
        }
      ).map(\.frame)
    }
    let rows = VStackLayout(alignment: .leading, spacing: 4), columns = HStackLayout(spacing: 6)
    #expect(try frames(AnyLayout(rows)) == frames(rows) && frames(AnyLayout(columns)) == frames(columns))
    #expect(try frames(AnyLayout(rows)) != frames(AnyLayout(columns)))
  }

  @Test("Elements are removed and moved by their offsets; offsets outside change nothing")
  func elementsMove() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: [0, 2], toOffset: 4)
    #expect(letters == ["b", "d", "a", "c"])
    letters.move(fromOffsets: [3], toOffset: 0)
    #expect(letters == ["c", "b", "d", "a"])
    letters.move(fromOffsets: [9], toOffset: -3)
    letters.remove(atOffsets: [1, 3, 7])
    #expect(letters == ["c", "d"])
  }

  @Test("A label of two texts is a title with a line below it")
  func labelsHaveSubtitles() throws {
    let view = LabeledContent {
      Text("14 m")
    } label: {
      Text("Depth")
      Text("At low tide")
    }
    let texts = try DrawnLayers.texts(view)
    let title = try #require(texts.first { $0.text.string == "Depth" })
    let line = try #require(texts.first { $0.text.string == "At low tide" })
    #expect(title.layer.frame.x == line.layer.frame.x && title.layer.frame.y < line.layer.frame.y)
    #expect(line.text.font == .style(.subheadline, weight: nil) && line.text.style != title.text.style)
  }

  @Test("A view with a tag is drawn in a canvas as often as it is asked for")
  func canvasesDrawSymbols() throws {
    let view = Canvas { context, size in
      guard let mark = context.resolveSymbol(id: 1) else { return }
      context.draw(mark, at: CGPoint(x: 20, y: 20))
      context.draw(mark, at: CGPoint(x: 60, y: 20))
    } symbols: {
      Color.red.frame(width: 10, height: 10).tag(1)
    }
    #expect(try DrawnLayers.flat(view).count == 2)
  }
}

@MainActor @Suite struct BarEdgeTests {
  private func styles(_ style: ScrollEdgeEffectStyle?) throws -> [ScrollEdgeStyle] {
    let view = NavigationStack {
      PellucidViews.Text("Content").navigationTitle("Boats").navigationBarTitleDisplayMode(.inline)
        .scrollEdgeEffectStyle(style, for: [.top, .bottom])
        .safeAreaBar(edge: .bottom) { PellucidViews.Text("Total") }
    }
    return try DrawnLayers.flat(view, width: 390, height: 400).compactMap { layer in
      guard case .scrollEdge(let edge) = layer.content else { return nil }
      return edge.style
    }
  }

  @Test("The scroll edges of bars have the style that a view states")
  func edgesHaveTheirStyle() throws {
    #expect(try styles(.hard).sorted { "\($0)" < "\($1)" } == [.hard, .hard])
    #expect(try styles(.soft) == [.soft, .soft])
    // The edge of a bar without a style of its own belongs to its component.
    #expect(try styles(nil) == [.automatic])
  }
}
