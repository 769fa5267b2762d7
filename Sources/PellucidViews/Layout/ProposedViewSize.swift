// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A size that a container proposes to a view.
///
/// Each axis is a length in points or nil, which asks for the ideal length. Zero asks for the least length, and infinity for the greatest.
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public static let zero = Self(width: 0, height: 0)
  public static let unspecified = Self(width: nil, height: nil)
  public static let infinity = Self(width: .infinity, height: .infinity)

  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Returns the proposal as a size, with a size in place of what is not specified; 10 points unless given.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  /// The proposal along an axis.
  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Creates a proposal from its lengths along and across an axis.
  init(_ axis: Axis, along: CGFloat?, across: CGFloat?) {
    self = axis == .horizontal ? Self(width: along, height: across) : Self(width: across, height: along)
  }
}

/// A direction in which views stand beside each other.
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal
  case vertical

  /// A set of axes.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
  var set: Set { self == .horizontal ? .horizontal : .vertical }
}

extension CGSize {
  /// The length along an axis.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  init(_ axis: Axis, along: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension CGPoint {
  init(_ axis: Axis, along: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}
