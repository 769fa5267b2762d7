// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Views beside each other.
public struct HStackLayout: StackLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public static var axis: Axis { .horizontal }
  public var guide: any AlignmentID.Type { alignment.key.id }
}

/// Views one above the other.
public struct VStackLayout: StackLayout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public static var axis: Axis { .vertical }
  public var guide: any AlignmentID.Type { alignment.key.id }
}

/// The values that a stack keeps while its views do not change.
public struct StackCache {
  /// The distances between neighbours, in points.
  fileprivate var distances: [CGFloat]?
  /// The last arrangement, which usually is the one in which the views are placed.
  fileprivate var last: (proposal: ProposedViewSize, arrangement: StackArrangement)?
}

/// The size of a stack, and the places of its views.
private struct StackArrangement {
  var size: CGSize
  var places: [LayoutNode.Place]
}

/// The layout of views along an axis; both stacks are this algorithm.
public protocol StackLayout: Layout where Cache == StackCache {
  static var axis: Axis { get }
  /// The guide across the axis that the views share.
  var guide: any AlignmentID.Type { get }
  /// The distance between neighbours, in points; nil leaves it to the views.
  var spacing: CGFloat? { get }
}

extension StackLayout {
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }

  public func makeCache(subviews: Subviews) -> StackCache { StackCache() }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> CGSize
  {
    arrangement(of: subviews, in: proposal, &cache).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) {
    var proposal = proposal
    // Views are placed across the thickness of the stack where none was proposed.
    if proposal[Self.axis.other] == nil { proposal[Self.axis.other] = bounds.size[Self.axis.other] }
    let arrangement = arrangement(of: subviews, in: proposal, &cache)
    for (subview, place) in zip(subviews, arrangement.places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: place.proposal)
    }
  }

  public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return ViewSpacing() }
    let isRow = Self.axis == .horizontal
    var result = first.spacing
    for subview in subviews.dropFirst() {
      result.formUnion(subview.spacing, edges: isRow ? .vertical : .horizontal)
    }
    if isRow { result.trailing = last.spacing.trailing } else { result.bottom = last.spacing.bottom }
    return result
  }

  /// Returns the size of the stack for a proposal, and the places of its views; the last one is kept.
  private func arrangement(
    of subviews: Subviews, in proposal: ProposedViewSize, _ cache: inout StackCache
  ) -> StackArrangement {
    if let last = cache.last, last.proposal == proposal { return last.arrangement }
    let distances = cache.distances ?? distances(between: subviews)
    let arrangement = arrangement(of: subviews, in: proposal, distances)
    (cache.distances, cache.last) = (distances, (proposal, arrangement))
    return arrangement
  }

  private func arrangement(
    of subviews: Subviews, in proposal: ProposedViewSize, _ distances: [CGFloat]
  ) -> StackArrangement {
    let axis = Self.axis
    let lengths = lengths(of: subviews, in: proposal, distances.reduce(0, +))
    let key = AlignmentKey(guide, axis.other)
    let dimensions = zip(subviews, lengths).map { subview, length in
      subview.dimensions(in: ProposedViewSize(axis, along: length, across: proposal[axis.other]))
    }
    // The views are shifted so that their guides meet; the stack is as thick as all of them then.
    // A view without an end has no place, and the stack has no end either.
    let isEndless = dimensions.contains { $0.size[axis.other] == .infinity }
    let guides = dimensions.map { isEndless ? 0 : $0[key] }
    let start = -(guides.max() ?? 0)
    let end = zip(dimensions, guides).map { $0.size[axis.other] - $1 }.max() ?? 0
    var (places, offset): ([LayoutNode.Place], CGFloat) = ([], 0)
    places.reserveCapacity(dimensions.count)
    for index in dimensions.indices {
      if index > 0 { offset += distances[index - 1] }
      places.append(
        LayoutNode.Place(
          origin: CGPoint(axis, along: offset, across: -guides[index] - start),
          proposal: ProposedViewSize(axis, along: lengths[index], across: proposal[axis.other])))
      offset += dimensions[index].size[axis]
    }
    return StackArrangement(
      size: CGSize(axis, along: offset, across: max(0, end - start)), places: places)
  }

  private func distances(between subviews: Subviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map { first, second in
      spacing ?? first.spacing.distance(to: second.spacing, along: Self.axis)
    }
  }

  /// Returns the length that is proposed to each view; nil for its ideal length.
  private func lengths(
    of subviews: Subviews, in proposal: ProposedViewSize, _ distances: CGFloat
  ) -> [CGFloat?] {
    let axis = Self.axis
    guard let whole = proposal[axis] else { return subviews.map { _ in nil } }
    func length(_ subview: LayoutSubview, _ proposed: CGFloat) -> CGFloat {
      subview.sizeThatFits(ProposedViewSize(axis, along: proposed, across: proposal[axis.other]))[axis]
    }
    let shares = LengthShares(
      of: whole - distances, among: subviews.map { LengthShares.Range(length($0, 0), length($0, .infinity)) },
      priorities: subviews.map(\.priority)
    ) { length(subviews[$0], $1) }
    // A conversion of the whole array would cast each length at run time.
    return shares.proposals.map { $0 }
  }
}

/// Views on top of each other.
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    arrangement(of: subviews, proposal).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let proposal = ProposedViewSize(bounds.size)
    let line = arrangement(of: subviews, proposal).line
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.minX + line.x - dimensions[alignment.horizontal],
          y: bounds.minY + line.y - dimensions[alignment.vertical]), proposal: proposal)
    }
  }

  /// Returns the size of the views of the highest priority, whose guides meet, and the point in it where they do.
  private func arrangement(
    of subviews: Subviews, _ proposal: ProposedViewSize
  ) -> (size: CGSize, line: CGPoint) {
    guard let highest = subviews.map(\.priority).max() else { return (.zero, .zero) }
    let views = subviews.filter { $0.priority == highest }.map { $0.dimensions(in: proposal) }
    /// Returns the length of the lengths that lie around a guide each, and the place of the guides in it; views without an end have
    /// no place.
    func span(_ lengths: [CGFloat], _ guides: [CGFloat]) -> (length: CGFloat, line: CGFloat) {
      guard !lengths.contains(.infinity) else { return (.infinity, 0) }
      let (line, end) = (guides.max() ?? 0, zip(lengths, guides).map { $0 - $1 }.max() ?? 0)
      return (line + end, line)
    }
    let width = span(views.map(\.width), views.map { $0[alignment.horizontal] })
    let height = span(views.map(\.height), views.map { $0[alignment.vertical] })
    return (CGSize(width: width.length, height: height.length), CGPoint(x: width.line, y: height.line))
  }
}
