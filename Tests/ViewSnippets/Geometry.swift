// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

extension SnippetTopic {
  @MainActor static var ofGeometry: [Snippet] {
    [
      Snippet(GeometryReaders(), height: 120), Snippet(CoordinateSpaces(), height: 140),
      Snippet(GeometryChanges()),
      Snippet(OwnLayout()), Snippet(RadialLayout(), height: 200), Snippet(LayoutValues()),
      Snippet(ParentAlignment()),
    ]
  }
}

struct GeometryReaders: View {
  var body: some View {
    GeometryReader { proxy in
      HStack(spacing: 0) {
        Color.red.frame(width: proxy.size.width / 3)
        Color.blue.overlay { Text("\(Int(proxy.size.width)) × \(Int(proxy.size.height))") }
      }
    }
    .padding()
  }
}

struct CoordinateSpaces: View {
  var body: some View {
    VStack {
      Text("Above")
      GeometryReader { proxy in
        let frame = proxy.frame(in: .named("page"))
        Text("\(Int(frame.minX)), \(Int(frame.minY)) of the page; \(Int(proxy.frame(in: .local).minX)) here")
      }
    }
    .padding(20)
    .coordinateSpace(.named("page"))
    .coordinateSpace(name: "old")
  }
}

struct GeometryChanges: View {
  @State private var size = CGSize.zero

  var body: some View {
    VStack {
      Text("Measured").font(.title).padding().border(.blue)
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          size = $0
        }
      Text("\(Int(size.height)) points high")
    }
  }
}

struct Flow: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(in: proposal.width ?? .infinity, subviews)
    return CGSize(width: proposal.width ?? rows.width, height: rows.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, place) in rows(in: bounds.width, subviews).places.enumerated() {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), anchor: .topLeading,
        proposal: .unspecified)
    }
  }

  private func rows(in width: CGFloat, _ subviews: Subviews) -> (
    places: [CGPoint], width: CGFloat, height: CGFloat
  ) {
    var (places, x, y, row, widest) = ([CGPoint](), CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width { (x, y, row) = (0, y + row + spacing, 0) }
      places.append(CGPoint(x: x, y: y))
      x += size.width + spacing
      row = max(row, size.height)
      widest = max(widest, x - spacing)
    }
    return (places, widest, y + row)
  }
}

struct OwnLayout: View {
  let tags = ["sea", "harbour", "lighthouse", "net", "anchor", "tide tables", "wind"]

  var body: some View {
    Flow(spacing: 6) {
      ForEach(tags, id: \.self) { Text($0).padding(6).background(.quaternary, in: .capsule) }
    }
    .frame(width: 220)
  }
}

struct Ring: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let radius = min(bounds.width, bounds.height) / 3
    for (index, subview) in subviews.enumerated() {
      let angle = Angle.degrees(360 / Double(subviews.count) * Double(index) - 90).radians
      subview.place(
        at: CGPoint(x: bounds.midX + cos(angle) * radius, y: bounds.midY + sin(angle) * radius),
        anchor: .center,
        proposal: .unspecified)
    }
  }
}

struct RadialLayout: View {
  var body: some View {
    Ring {
      ForEach(1...8, id: \.self) { Text("\($0)").padding(8).background(.orange, in: .circle) }
    }
  }
}

private struct RankKey: LayoutValueKey {
  static let defaultValue = 0
}

struct Ranked: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for subview in subviews.sorted(by: { $0[RankKey.self] < $1[RankKey.self] }) {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.dimensions(in: .unspecified).height
    }
  }
}

struct LayoutValues: View {
  var body: some View {
    Ranked {
      Text("Third").layoutValue(key: RankKey.self, value: 3)
      Text("First").layoutValue(key: RankKey.self, value: 1)
      Text("Second").layoutValue(key: RankKey.self, value: 2)
    }
  }
}

struct ParentAlignment: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Usual")
      Text("Pushed by its guide").alignmentGuide(.leading) { _ in -40 }
      Text("By its middle").alignmentGuide(.leading) { $0[HorizontalAlignment.center] - 60 }
    }
    .border(.gray)
  }
}
