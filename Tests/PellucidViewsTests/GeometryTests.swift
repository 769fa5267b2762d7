// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import PellucidViews

@MainActor @Suite struct GeometryTests {
  private static let size = ProposedViewSize(width: 100, height: 100)

  private static func laidOut(_ view: some View) -> ViewRoot {
    let root = ViewRoot(view)
    #expect(root.layOut(in: ScreenRoom(proposal: size)))
    return root
  }

  @Test("A reader gives its size and its frames in the picture, in named systems and in itself")
  func readersGiveFrames() {
    var seen: [CGRect] = []
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 30)
      HStack(spacing: 0) {
        Color.red.frame(width: 20)
        GeometryReader { proxy in
          seen = [proxy.frame(in: .global), proxy.frame(in: .named("row")), proxy.frame(in: .local)]
          return Color.blue
        }
      }
      .coordinateSpace(name: "row")
    }
    _ = Self.laidOut(view)
    #expect(seen.map(\.origin) == [CGPoint(x: 20, y: 30), CGPoint(x: 20, y: 0), .zero])
    #expect(seen.allSatisfy { $0.size == CGSize(width: 80, height: 70) })
  }

  struct Pushing: View {
    @State var height: CGFloat = 10
    let out: (Binding<CGFloat>) -> Void
    let frame: (CGRect) -> Void
    var body: some View {
      out($height)
      return VStack(spacing: 0) {
        Color.red.frame(height: height)
        Inner(frame: frame)
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  struct Inner: View {
    let frame: (CGRect) -> Void
    var body: some View {
      GeometryReader { proxy in
        frame(proxy.frame(in: .global))
        return Color.blue
      }
      .frame(width: 50, height: 20)
    }
  }

  @Test("A reader that is moved without a change of its size is made again with its new frame")
  func movedReadersAreMadeAgain() {
    var (height, frames): (Binding<CGFloat>?, [CGRect]) = (nil, [])
    let root = Self.laidOut(
      Pushing {
        height = $0
      } frame: {
        frames.append($0)
      })
    #expect(frames.last?.minY == 10)
    height?.wrappedValue = 40
    root.layOut(in: ScreenRoom(proposal: Self.size))
    #expect(frames.last == CGRect(x: 25, y: 40, width: 50, height: 20))
  }

  struct Measuring: View {
    @State var height: CGFloat = 0
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 25).onGeometryChange(for: CGFloat.self, of: \.size.height) {
          height = $0
        }
        Color.blue.frame(width: height, height: 5)
      }
    }
  }

  @Test("A state that is set to a view's size is drawn in the same picture")
  func measuredSizesAreDrawn() {
    #expect(Self.laidOut(Measuring()).node.size(.unspecified) == CGSize(width: 25, height: 30))
  }

  struct Growing: View {
    @State var height: CGFloat = 1
    var body: some View {
      Color.red.frame(height: height).onGeometryChange(for: CGFloat.self, of: \.size.height) {
        height = $0 + 1
      }
    }
  }

  @Test("A view that grows with its own size ends, and the root says so")
  func endlessLayoutEnds() {
    #expect(!ViewRoot(Growing()).layOut(in: ScreenRoom(proposal: Self.size)))
  }

  private struct Sum: PreferenceKey {
    static let defaultValue: [Int] = []
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
  }

  @Test("Preferences are reduced in the order of the views; a modifier outside replaces or changes them")
  func preferencesAreReduced() {
    var seen: [[Int]] = []
    let row = HStack {
      Color.red.preference(key: Sum.self, value: [1])
      Color.red
      VStack {
        Color.red.preference(key: Sum.self, value: [2])
        Color.red.preference(key: Sum.self, value: [3])
      }
    }
    _ = Self.laidOut(
      VStack {
        row.onPreferenceChange(Sum.self) { seen.append($0) }
        row.transformPreference(Sum.self) { $0.append(9) }.onPreferenceChange(Sum.self) { seen.append($0) }
        row.preference(key: Sum.self, value: [7]).onPreferenceChange(Sum.self) { seen.append($0) }
        Color.red.onPreferenceChange(Sum.self) { seen.append($0) }
      })
    #expect(seen == [[1, 2, 3], [1, 2, 3, 9], [7], []])
  }

  private struct Bounds: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  @Test("An overlay of a preference resolves anchors in its own coordinates")
  func anchorsAreResolved() {
    var seen: [CGRect] = []
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 40)
      Color.red.frame(width: 60).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
    }
    .padding(10)
    .overlayPreferenceValue(Bounds.self) { anchors in
      GeometryReader { proxy in
        seen = anchors.map { proxy[$0] }
        return Color.blue
      }
      .padding(5)
    }
    _ = Self.laidOut(view)
    #expect(seen == [CGRect(x: 15, y: 45, width: 60, height: 40)])
  }

  @Test("A frame relative to its container is a share of the picture, or of the scroll view around")
  func containersGiveFrames() {
    var widths: [CGFloat] = []
    func share() -> some View {
      Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 4).frame(height: 5)
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { widths.append($0) }
    }
    _ = Self.laidOut(share())
    _ = Self.laidOut(ScrollView { share() }.frame(width: 64))
    #expect(widths == [48, 30])
  }

  struct Matched: View {
    @Namespace var names
    let frame: (CGRect) -> Void
    var body: some View {
      ZStack(alignment: .topLeading) {
        GeometryReader { proxy in
          frame(proxy.frame(in: .global))
          return Color.blue
        }
        .matchedGeometryEffect(id: 1, in: names, isSource: false)
        Color.red.frame(width: 30, height: 20).matchedGeometryEffect(id: 1, in: names).padding(.leading, 50)
      }
    }
  }

  @Test("A view that is matched with another one takes its frame")
  func matchedViewsShareFrames() {
    var frames: [CGRect] = []
    _ = Self.laidOut(Matched { frames.append($0) })
    #expect(frames.last == CGRect(x: 60, y: 0, width: 30, height: 20).offsetBy(dx: -10, dy: 0))
  }

  private enum Third: AlignmentID {
    static func defaultValue(in view: ViewDimensions) -> CGFloat { view.width / 3 }
  }

  @Test(
    "Nested frames around a view with a guide of its own are measured in time that grows with their number")
  func nestedGuidesAreMeasured() {
    let third = HorizontalAlignment(Third.self)
    var view = AnyView(Color.red.alignmentGuide(third) { _ in 3 })
    for _ in 0..<60 { view = AnyView(VStack(alignment: third) { view.frame(maxWidth: .infinity) }) }
    #expect(Self.laidOut(view).node.frame.width == 100)
  }

  /// Returns the frames of the boxes of a view, in the order of their numbers.
  private static func frames(_ view: (@escaping (Int) -> Box) -> some View) -> [CGRect] {
    var frames: [Int: CGRect] = [:]
    _ = laidOut(view { index in Box { frames[index] = $0 } })
    return frames.sorted { $0.key < $1.key }.map(\.value)
  }

  private struct Box: View {
    let frame: (CGRect) -> Void
    var body: some View {
      GeometryReader { proxy in
        frame(proxy.frame(in: .global))
        return Color.blue
      }
    }
  }

  @Test("Views on top of each other whose guides move them apart lie inside their stack")
  func movedGuidesStayInside() {
    let frames = Self.frames { box in
      ZStack(alignment: .topLeading) {
        box(0).frame(width: 40, height: 20)
        box(1).frame(width: 20, height: 20).alignmentGuide(.leading) { _ in 10 }
          .alignmentGuide(.top) { _ in -30 }
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
    #expect(
      frames == [CGRect(x: 10, y: 0, width: 40, height: 20), CGRect(x: 0, y: 30, width: 20, height: 20)])
  }

  @Test("A stack has edges and a centre of its own, whatever its views state")
  func stacksHaveTheirOwnEdges() {
    let frames = Self.frames { box in
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) { box(0).frame(width: 40, height: 20).alignmentGuide(.leading) { _ in 30 } }
        box(1).frame(width: 40, height: 20)
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
    #expect(frames.map(\.minX) == [0, 0])
  }

  @Test("Guides of views are those of the containers around them, also of views on top of each other")
  func containersHaveGuides() {
    let third = HorizontalAlignment(Third.self)
    let frames = Self.frames { box in
      VStack(alignment: third, spacing: 0) {
        ZStack { box(0).frame(width: 30, height: 20).alignmentGuide(third) { _ in 0 } }
        box(1).frame(width: 30, height: 20)
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
    #expect(frames.map(\.minX) == [10, 0])
  }

  @Test(
    "The first baseline of a stack is the uppermost of its views, the last one the lowest",
    arguments: [(VerticalAlignment.firstTextBaseline, 10.0), (.lastTextBaseline, 40)])
  func outermostBaselinesCount(_ baseline: VerticalAlignment, _ place: CGFloat) {
    let frames = Self.frames { box in
      HStack(alignment: baseline, spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 20).alignmentGuide(baseline) { _ in 10 }
          Color.red.frame(width: 10, height: 30).alignmentGuide(baseline) { _ in 20 }
        }
        box(0).frame(width: 10, height: 5)
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
    #expect(frames.map(\.maxY) == [place])
  }

  @Test("From right to left, a reader's frame is that of the mirrored place")
  func framesAreMirrored() {
    var frames: [CGRect] = []
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 20)
      GeometryReader { proxy in
        frames.append(proxy.frame(in: .global))
        return Color.blue
      }
    }
    _ = Self.laidOut(view.environment(\.layoutDirection, .rightToLeft))
    #expect(frames.last?.minX == 0)
  }
}
