// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry

/// The form of the curve between two straight sides.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve without a sudden change.
  case continuous

  var system: CornerStyle { self == .continuous ? .continuous : .circular }
}

/// The radii of the four corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat, bottomLeading: CGFloat, bottomTrailing: CGFloat, topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }

  /// The radii where the language runs from left to right.
  var system: CornerRadii {
    func radius(_ value: CGFloat) -> Double { max(0, Double(value).finite) }
    return CornerRadii(
      topLeft: radius(topLeading), topRight: radius(topTrailing), bottomRight: radius(bottomTrailing),
      bottomLeft: radius(bottomLeading))
  }
}

/// The whole rectangle with rounded corners.
nonisolated public struct RoundedRectangle: InsettableShape {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Returns the shape in a size. Corners of different width and height have the smaller of the two.
  public func systemShape(in size: CGSize) -> SystemShape {
    // A radius is at most half of the shorter side.
    let asked = Double(min(cornerSize.width, cornerSize.height))
    let radius = min(asked.isNaN ? 0 : max(asked, 0), Double(min(size.width, size.height)) / 2)
    return SystemShape(shape: .roundedRectangle(CornerRadii(radius), style: style.system))
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { SmallerShape(shape: self, amount: amount) }
}

/// The whole rectangle with corners of different radii.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  public func systemShape(in size: CGSize) -> SystemShape {
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    return SystemShape(
      shape: .roundedRectangle(cornerRadii.system.clamped(to: frame), style: style.system))
  }

  public func inset(by amount: CGFloat) -> some InsettableShape { SmallerShape(shape: self, amount: amount) }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    Self(cornerSize: cornerSize, style: style)
  }
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    Self(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self
  {
    Self(cornerRadii: cornerRadii, style: style)
  }
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> Self {
    Self(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
