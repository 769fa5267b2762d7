// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A type that names an alignment guide, and says where it lies in a view that states no other place.
public protocol AlignmentID {
  /// Returns the guide's place in a view, in points from the leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentKey
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .horizontal) }

  public static let leading = Self(Guides.Leading.self)
  public static let center = Self(Guides.HorizontalCenter.self)
  public static let trailing = Self(Guides.Trailing.self)
  public static let listRowSeparatorLeading = Self(Guides.RowSeparatorLeading.self)
  public static let listRowSeparatorTrailing = Self(Guides.RowSeparatorTrailing.self)
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentKey
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .vertical) }

  public static let top = Self(Guides.Top.self)
  public static let center = Self(Guides.VerticalCenter.self)
  public static let bottom = Self(Guides.Bottom.self)
  public static let firstTextBaseline = Self(Guides.FirstBaseline.self)
  public static let lastTextBaseline = Self(Guides.LastBaseline.self)
}

/// A guide along each axis.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  public static let center = Self(horizontal: .center, vertical: .center)
  public static let leading = Self(horizontal: .leading, vertical: .center)
  public static let trailing = Self(horizontal: .trailing, vertical: .center)
  public static let top = Self(horizontal: .center, vertical: .top)
  public static let bottom = Self(horizontal: .center, vertical: .bottom)
  public static let topLeading = Self(horizontal: .leading, vertical: .top)
  public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Self(horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Self(horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Self(horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Self(horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Self(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Self(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size, and the places of its alignment guides.
public struct ViewDimensions: Equatable {
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
  let size: CGSize
  /// The view that may state guides, and the proposal at which it has this size; nil for an empty rectangle.
  private let node: LayoutNode?
  private let proposal: ProposedViewSize

  init(_ size: CGSize) { (self.size, node, proposal) = (size, nil, .unspecified) }

  init(_ size: CGSize, of node: LayoutNode, _ proposal: ProposedViewSize) {
    (self.size, self.node, self.proposal) = (size, node, proposal)
  }

  /// The place of a guide: the stated one, or else the guide's default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  /// The place of a guide that the view states; nil where it states none.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

  func explicit(_ key: AlignmentKey) -> CGFloat? { node?.guide(key, proposal) }

  public static func == (one: Self, other: Self) -> Bool {
    one.size == other.size && one.node === other.node && one.proposal == other.proposal
  }
}

/// The identity of a guide along one axis.
struct AlignmentKey: Hashable, Sendable {
  nonisolated(unsafe) let id: any AlignmentID.Type
  let axis: Axis

  init(_ id: any AlignmentID.Type, _ axis: Axis) { (self.id, self.axis) = (id, axis) }

  /// A Boolean value that is false for the edges and the centre, which a container has whatever its views state.
  var comesFromViews: Bool { !(id is any FrameGuide.Type) }

  /// Returns the place of the guide in a container whose views state it: the outermost of baselines, the mean of others.
  ///
  /// - Parameter places: The places that are stated, in the container.
  func merged(_ places: [CGFloat]) -> CGFloat? {
    if id == Guides.FirstBaseline.self { return places.min() }
    if id == Guides.LastBaseline.self { return places.max() }
    return places.isEmpty ? nil : places.reduce(0, +) / CGFloat(places.count)
  }

  /// A Boolean value that is true for the baselines of texts, which texts and symbols state.
  var isBaseline: Bool { id == Guides.FirstBaseline.self || id == Guides.LastBaseline.self }

  static func == (one: Self, other: Self) -> Bool {
    one.axis == other.axis && ObjectIdentifier(one.id) == ObjectIdentifier(other.id)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}

/// A guide at an edge or at the centre.
private protocol FrameGuide: AlignmentID {}

/// The system's guides.
private enum Guides {
  enum Leading: FrameGuide { static func defaultValue(in view: ViewDimensions) -> CGFloat { 0 } }
  enum HorizontalCenter: FrameGuide {
    static func defaultValue(in view: ViewDimensions) -> CGFloat { view.width / 2 }
  }
  enum Trailing: FrameGuide { static func defaultValue(in view: ViewDimensions) -> CGFloat { view.width } }
  enum RowSeparatorLeading: AlignmentID { static func defaultValue(in view: ViewDimensions) -> CGFloat { 0 } }
  enum RowSeparatorTrailing: AlignmentID {
    static func defaultValue(in view: ViewDimensions) -> CGFloat { view.width }
  }
  enum Top: FrameGuide { static func defaultValue(in view: ViewDimensions) -> CGFloat { 0 } }
  enum VerticalCenter: FrameGuide {
    static func defaultValue(in view: ViewDimensions) -> CGFloat { view.height / 2 }
  }
  enum Bottom: FrameGuide { static func defaultValue(in view: ViewDimensions) -> CGFloat { view.height } }
  /// Baselines of a view without text lie at its bottom edge.
  enum FirstBaseline: AlignmentID {
    static func defaultValue(in view: ViewDimensions) -> CGFloat { view.height }
  }
  enum LastBaseline: AlignmentID {
    static func defaultValue(in view: ViewDimensions) -> CGFloat { view.height }
  }
}
