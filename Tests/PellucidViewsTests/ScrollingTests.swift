// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidGeometry
import PellucidPreviews
import PellucidScene
import Testing

@testable import PellucidViews

@MainActor @Suite struct ScrollingTests {
  typealias Text = PellucidViews.Text
  typealias Color = PellucidViews.Color

  private struct Rows: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20) { _ in Color.red.frame(width: 10, height: 20) } }
      }
    }
  }

  /// Lays a view out in 100 × 100 points, and returns the offset of its scroll view.
  private func offset(_ view: some View) throws -> CGPoint {
    let root = ViewRoot(view)
    _ = root.layOut(in: ScreenRoom(proposal: ProposedViewSize(width: 100, height: 100)))
    return try #require(root.node.descendants(ScrollNode.self) { _ in false }.first).offset
  }

  @Test("A reader moves the content to the view that an action names")
  func readersMoveContent() throws {
    func view(_ id: Int, _ anchor: UnitPoint?) -> some View {
      ScrollViewReader { proxy in Rows().onAppear { proxy.scrollTo(id, anchor: anchor) } }
    }
    #expect(try offset(view(10, .top)).y == 200)
    #expect(try offset(view(10, .center)).y == 160)
    // Without an anchor, the content moves as far as is needed.
    #expect(try offset(view(10, nil)).y == 120)
    #expect(try offset(view(2, nil)).y == 0)
    // No content is moved beyond its end.
    #expect(try offset(view(19, .top)).y == 300)
  }

  @Test("A position names a view, an edge or a point")
  func positionsMoveContent() throws {
    #expect(try offset(Rows().scrollPosition(id: .constant(5))).y == 100)
    #expect(try offset(Rows().scrollPosition(id: .constant(Int?.none))).y == 0)
    #expect(try offset(Rows().scrollPosition(.constant(ScrollPosition(edge: .bottom)))).y == 300)
    #expect(try offset(Rows().scrollPosition(.constant(ScrollPosition(y: 42)))).y == 42)
    #expect(try offset(Rows().scrollPosition(.constant(ScrollPosition(y: .nan)))).y == 0)
    #expect(try offset(Rows().defaultScrollAnchor(.bottom)).y == 300)
  }

  @Test("A lazy stack makes the views up to the one that is shown")
  func lazyStacksReachTheirTarget() throws {
    let view = ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<5000) { _ in Color.red.frame(height: 10) } }
    }
    #expect(try offset(view.scrollPosition(id: .constant(4000))).y == 40_000)
  }

  @Test("A list moves its rows, and shows the one that is named")
  func listsMove() throws {
    let list = List(0..<60) { Text(verbatim: "Row \($0)") }.listStyle(.plain)
    let texts = try DrawnLayers.texts(list.scrollPosition(id: .constant(30)), width: 300, height: 400)
    let row = try #require(texts.first { $0.text.string == "Row 30" })
    #expect(texts.contains { $0.text.string == "Row 31" })
    #expect(row.layer.frame.height < 60)
  }

  @Test("Margins stand around the content of a scroll view")
  func marginsStandAround() throws {
    let view = ScrollView { Color.red.frame(height: 20) }.contentMargins(.horizontal, 10)
      .contentMargins(.top, 5)
    let layer = try #require(try DrawnLayers.flat(view).first)
    #expect(layer.frame.width == 80)
    let root = ViewRoot(view)
    _ = root.layOut(in: ScreenRoom(proposal: ProposedViewSize(width: 100, height: 100)))
    let scroll = try #require(root.node.descendants(ScrollNode.self) { _ in false }.first)
    #expect(scroll.contentSize == CGSize(width: 100, height: 25))
  }
}
