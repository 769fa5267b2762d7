// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidScene

/// A container that chooses its size and places its views.
public protocol Layout {
  /// The values that the layout keeps between its calls.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  typealias ProposedViewSize = PellucidViews.ProposedViewSize

  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the size that the container chooses for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places each view by `place(at:anchor:proposal:)`; views that are not placed stand in the middle.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { merged(guide.key, bounds, proposal, subviews, &cache) }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { merged(guide.key, bounds, proposal, subviews, &cache) }

  /// Returns the place of a guide that the views state where the layout places them; nil where none states it.
  private func merged(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    guard key.comesFromViews else { return nil }
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return key.merged(subviews.compactMap { $0.guide(key) })
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return ViewSpacing() }
    return subviews.dropFirst().reduce(into: first.spacing) { $0.formUnion($1.spacing) }
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
  public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}

/// The facts about a layout that the system may assume.
public struct LayoutProperties: Sendable {
  /// The axis of a stack; nil for other containers.
  public var stackOrientation: Axis?
  public init() {}
}

/// A key of values that views state for a layout around them.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The views in a layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public typealias Element = LayoutSubview
  public typealias Index = Int

  /// The direction in which the language is read; places are turned round after the layout.
  public var layoutDirection: LayoutDirection
  private let nodes: [LayoutNode]
  private let places: LayoutPlaces

  init(_ nodes: [LayoutNode], _ direction: LayoutDirection, _ places: LayoutPlaces = LayoutPlaces()) {
    (self.nodes, layoutDirection, self.places) = (nodes, direction, places)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { nodes.count }
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(node: nodes[index], index: index, places: places)
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.layoutDirection == other.layoutDirection && one.nodes.elementsEqual(other.nodes) { $0 === $1 }
  }
}

/// A view in a layout.
public struct LayoutSubview: Equatable {
  let node: LayoutNode
  fileprivate let index: Int
  fileprivate let places: LayoutPlaces

  /// The value that the view states for a key, or the key's default.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.layoutValue(ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
  }

  public var priority: Double { node.priority }
  public var spacing: ViewSpacing { node.spacing }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(proposal) }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(proposal) }

  /// Puts a point of the view at a position in the container.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    let size = node.size(proposal)
    let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
    places.put(LayoutNode.Place(origin: origin, proposal: proposal), index)
  }

  /// Returns the place in the container of a guide that the view states; nil where it states none, or has no place.
  fileprivate func guide(_ key: AlignmentKey) -> CGFloat? {
    guard let place = places[index], let stated = node.dimensions(place.proposal).explicit(key) else {
      return nil
    }
    return stated + (key.axis == .horizontal ? place.origin.x : place.origin.y)
  }

  public static func == (one: Self, other: Self) -> Bool { one.node === other.node }
}

/// The places that a layout has given to its views.
final class LayoutPlaces {
  private var known: [LayoutNode.Place?] = []

  /// The place of a view; nil where the layout has not placed it.
  subscript(index: Int) -> LayoutNode.Place? { index < known.count ? known[index] : nil }

  func put(_ place: LayoutNode.Place, _ index: Int) {
    while known.count <= index { known.append(nil) }
    known[index] = place
  }
}

/// A point of a rectangle, as shares of its width and height.
public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat, y: CGFloat

  public init() { self.init(x: 0, y: 0) }
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  public static let zero = Self(x: 0, y: 0), center = Self(x: 0.5, y: 0.5)
  public static let leading = Self(x: 0, y: 0.5), trailing = Self(x: 1, y: 0.5)
  public static let top = Self(x: 0.5, y: 0), bottom = Self(x: 0.5, y: 1)
  public static let topLeading = Self(x: 0, y: 0), topTrailing = Self(x: 1, y: 0)
  public static let bottomLeading = Self(x: 0, y: 1), bottomTrailing = Self(x: 1, y: 1)
}

/// A node whose children are placed by a layout.
final class LayoutContainerNode<Container: Layout>: LayoutNode {
  var layout: Container
  private var cache: Container.Cache?
  /// A Boolean value that is true where the views have changed since the cache was used last.
  private var isCacheOld = false

  init(_ layout: Container, _ children: [LayoutNode]) {
    self.layout = layout
    super.init(children)
  }

  private func withCache<Result>(_ body: (LayoutSubviews, LayoutPlaces, inout Container.Cache) -> Result)
    -> Result
  {
    let places = LayoutPlaces()
    let subviews = LayoutSubviews(children, direction, places)
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    if isCacheOld, self.cache != nil { layout.updateCache(&cache, subviews: subviews) }
    isCacheOld = false
    defer { self.cache = cache }
    return body(subviews, places, &cache)
  }

  override func forgetLayout() { isCacheOld = true }

  /// Stacks state the guides of their views alone.
  override var statesGuides: Bool {
    Container.self != HStackLayout.self && Container.self != VStackLayout.self
      && Container.self != ZStackLayout.self
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    withCache { subviews, _, cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  override func places(_ proposal: ProposedViewSize, _ size: CGSize) -> [Place] {
    withCache { subviews, places, cache in
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews, cache: &cache)
      return children.enumerated().map { index, child in
        places[index]
          ?? Place(
            origin: CGPoint(
              x: (size.width - child.size(proposal).width) / 2,
              y: (size.height - child.size(proposal).height) / 2),
            proposal: proposal)
      }
    }
  }

  override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size(proposal))
    return withCache { subviews, _, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  override func elementFacts(_ drawn: ArraySlice<Layer>) -> ElementFacts? {
    ElementFacts(container: Container.self)
  }

  override var spacing: ViewSpacing {
    withCache { subviews, _, cache in layout.spacing(subviews: subviews, cache: &cache) }
  }
}
