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

  /// Returns the opacities of rows of 40 points in a scroll view of 100 points.
  private func opacities(
    _ configuration: ScrollTransitionConfiguration, offset: CGFloat = 0, edge: ScrollTransitionPhase? = nil
  ) throws -> [Double] {
    let view = ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<5) { _ in
          Color.red.frame(height: 40).scrollTransition(configuration) { content, phase in
            content.opacity(phase.isIdentity || phase == edge ? 1 : 0)
          }
        }
      }
    }
    var found: [Double] = []
    let scrolled = view.scrollPosition(.constant(ScrollPosition(y: offset)))
    LayerWalk.forEach(in: try DrawnLayers.of(scrolled)) { layer in
      if case .group(let inside) = layer.content, case .fill? = inside.first?.content {
        found.append((layer.opacity * 100).rounded() / 100)
      }
    }
    return found
  }

  @Test("A view that scrolls into sight changes by the part of it that is in sight")
  func scrollTransitionsFollowThePlace() throws {
    let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
    // The third row ends 20 points below the view, and the others after it are hidden.
    #expect(try opacities(linear) == [1, 1, 0.5, 0, 0])
    #expect(try opacities(linear, offset: 30) == [0.25, 1, 1, 0.25, 0])
    #expect(try opacities(linear, offset: 30, edge: .topLeading) == [1, 1, 1, 0.25, 0])
    #expect(try opacities(.identity, offset: 30) == [1, 1, 1, 1, 1])
    #expect(try opacities(.interactive, offset: 20) == [0.5, 1, 1, 0, 0])
  }

  @Test("The threshold of a scroll transition is where the view counts as in sight")
  func scrollTransitionsHaveThresholds() throws {
    let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
    #expect(try opacities(.animated, offset: 30) == [0, 1, 1, 0, 0])
    #expect(try opacities(.animated.threshold(.visible(0.25)), offset: 30) == [1, 1, 1, 1, 0])
    #expect(try opacities(linear.threshold(.visible(0.5)), offset: 30) == [0.5, 1, 1, 0.5, 0])
    #expect(try opacities(linear.threshold(.hidden), offset: 30) == [1, 1, 1, 1, 0])
    // The middle row stands in the middle, 70 points from where it was hidden, as far as no other one has come.
    #expect(try opacities(linear.threshold(.centered), offset: 50) == [0, 0.43, 1, 0.43, 0])
    let between = ScrollTransitionConfiguration.Threshold.hidden.interpolated(towards: .visible, amount: 0.5)
    #expect(try opacities(linear.threshold(between), offset: 30) == [0.5, 1, 1, 0.5, 0])
    #expect(try opacities(linear.threshold(.hidden.inset(by: 20)), offset: 30) == [0.5, 1, 1, 0.5, 0])
  }

  @Test("Outside of a scroll view, a view with a scroll transition is drawn as in sight")
  func scrollTransitionsNeedAScrollView() throws {
    let view = Color.red.scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
    #expect(try DrawnLayers.of(view).map(\.opacity) == [1])
  }

  @Test("Strange thresholds and effects are drawn")
  func strangeScrollTransitionsAreHarmless() throws {
    for number in [CGFloat.nan, .infinity, -1e3] {
      let threshold = ScrollTransitionConfiguration.Threshold.visible(Double(number)).inset(
        by: Double(number))
      let view = ScrollView {
        Color.red.frame(height: 200).scrollTransition(.interactive.threshold(threshold)) { content, phase in
          content.scaleEffect(phase.isIdentity ? 1 : number).rotationEffect(.degrees(Double(number)))
            .blur(radius: number).hueRotation(.degrees(Double(number)))
            .rotation3DEffect(.degrees(Double(number)), axis: (1, number, 0))
        }
      }
      var renderer = try SceneRenderer(threads: 1)
      _ = try renderer.draw(renderer.description(of: view, width: 60, height: 100))
    }
  }
}
