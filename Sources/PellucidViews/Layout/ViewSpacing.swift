// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The distances that a view prefers to its neighbours on each side.
///
/// Some preferences count for a kind of neighbour only, such as the one between two texts. For a pair of views, the largest sum of the
/// preferences that both have for one kind counts; else the larger of their plain preferences; else the usual distance of 8 points.
public struct ViewSpacing: Sendable {
  /// A kind of neighbour.
  enum Kind: Int, CaseIterable, Sendable {
    /// Between the last line of a text and the first line of the text below.
    case texts
    /// Above a text, and between it and something else.
    case aboveText
    /// Below a text, and between it and something else.
    case belowText
    /// Between baselines, which lets boxes overlap.
    case baselines
  }

  /// The preferences for kinds of neighbours.
  struct Kinds: Equatable, Sendable, ExpressibleByDictionaryLiteral {
    /// The value of each kind; NaN for none.
    private var values = SIMD4<Double>(repeating: .nan)

    init() {}

    init(dictionaryLiteral elements: (Kind, CGFloat)...) {
      for (kind, value) in elements { values[kind.rawValue] = Double(value) }
    }

    subscript(kind: Kind) -> CGFloat? {
      get { values[kind.rawValue].isNaN ? nil : CGFloat(values[kind.rawValue]) }
      set { values[kind.rawValue] = newValue.map { Double($0) } ?? .nan }
    }

    /// Keeps the larger value of each kind.
    mutating func merge(_ other: Kinds) {
      for kind in values.indices {
        values[kind] = values[kind].isNaN ? other.values[kind] : max(values[kind], other.values[kind])
      }
    }

    /// Returns the largest sum of the values of one kind; nil where no kind has two.
    func largestSum(with other: Kinds, pixel: CGFloat) -> CGFloat? {
      var most: CGFloat?
      for kind in values.indices {
        var sum = CGFloat(values[kind] + other.values[kind])
        guard !sum.isNaN else { continue }
        if kind == Kind.texts.rawValue { sum = sum.roundedUp(to: pixel) }
        most = most.map { max($0, sum) } ?? sum
      }
      return most
    }

    static func == (one: Kinds, other: Kinds) -> Bool {
      one.values.indices.allSatisfy {
        one.values[$0] == other.values[$0] || (one.values[$0].isNaN && other.values[$0].isNaN)
      }
    }
  }

  /// The preferences on one side.
  struct Side: Equatable, Sendable {
    var plain: CGFloat?
    var kinds = Kinds()
    /// The length of a pixel, in points, to whose multiple the distance to a text below is rounded up; 0 for no rounding.
    var pixel: CGFloat = 0

    /// Keeps the larger preference of both sides.
    mutating func formUnion(_ other: Side) {
      pixel = max(pixel, other.pixel)
      plain = plain.map { own in other.plain.map { max(own, $0) } ?? own } ?? other.plain
      kinds.merge(other.kinds)
    }
  }

  var top = Side(kinds: [.belowText: 0]), bottom = Side(kinds: [.aboveText: 0])
  var leading = Side(), trailing = Side()

  /// The distance between two views without preferences, in points; source: ours, from pictures that equal the system's.
  static let usual: CGFloat = 8

  /// Creates the preferences of a view without any: the usual distance on each side.
  public init() {}

  /// The preferences of a view that wants no distance on any side.
  public static let zero: Self = {
    var spacing = ViewSpacing()
    let none = Side(plain: 0)
    (spacing.top, spacing.bottom, spacing.leading, spacing.trailing) = (none, none, none, none)
    return spacing
  }()

  /// Keeps the larger preference of both views on some sides.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Returns the preferred distance to the next view along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (own, its) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    if let most = own.kinds.largestSum(with: its.kinds, pixel: own.pixel) { return most }
    guard let plain = own.plain ?? its.plain else { return Self.usual }
    return max(plain, its.plain ?? plain)
  }

  /// Forgets the preferences on some sides.
  mutating func reset(_ edges: Edge.Set) {
    let usual = ViewSpacing()
    if edges.contains(.top) { top = usual.top }
    if edges.contains(.bottom) { bottom = usual.bottom }
    if edges.contains(.leading) { leading = usual.leading }
    if edges.contains(.trailing) { trailing = usual.trailing }
  }
}

/// A side of a view.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// A set of sides.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    public static let top = Set(.top), leading = Set(.leading), bottom = Set(.bottom),
      trailing = Set(.trailing)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
  }
}

/// Distances from the sides of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat

  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// The inset where none is stated, in points. Observed on iOS and macOS.
  static let usualLength: CGFloat = 16

  /// The sum of the insets along each axis.
  var sums: CGSize { CGSize(width: leading + trailing, height: top + bottom) }

  /// The sides whose inset is not zero.
  var edges: Edge.Set {
    var edges: Edge.Set = []
    if top != 0 { edges.insert(.top) }
    if leading != 0 { edges.insert(.leading) }
    if bottom != 0 { edges.insert(.bottom) }
    if trailing != 0 { edges.insert(.trailing) }
    return edges
  }
}
