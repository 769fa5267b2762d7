// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The ends of a line.
public enum CGLineCap: Int32, Hashable, Sendable, CaseIterable { case butt, round, square }

/// The corners of a line.
public enum CGLineJoin: Int32, Hashable, Sendable, CaseIterable { case miter, round, bevel }

/// The look of a line along an outline; lengths are in points.
public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn; empty for a line without gaps.
  public var dash: [CGFloat]
  /// The distance into the dashes at which the line begins.
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }
}

/// The rule by which a path encloses an area.
public struct FillStyle: Equatable, Sendable {
  /// A Boolean value that is true where an area is filled that the path goes round an odd number of times, and false where it
  /// is filled if the path goes round it at all.
  public var isEOFilled: Bool
  /// A Boolean value that is true for smooth edges, which are always drawn.
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }
}
