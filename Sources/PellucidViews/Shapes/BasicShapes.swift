// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry

/// The whole rectangle.
nonisolated public struct Rectangle: InsettableShape {
  public init() {}
  public func systemShape(in size: CGSize) -> SystemShape { SystemShape(shape: .rectangle) }
  public func inset(by amount: CGFloat) -> some InsettableShape { SmallerShape(shape: self, amount: amount) }
}

/// The whole rectangle with half circles at its shorter sides.
nonisolated public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public func systemShape(in size: CGSize) -> SystemShape {
    SystemShape(shape: .capsule(style: style.system))
  }
  public func inset(by amount: CGFloat) -> some InsettableShape { SmallerShape(shape: self, amount: amount) }
}

/// A circle in the middle of the rectangle.
nonisolated public struct Circle: InsettableShape {
  public init() {}
  public func systemShape(in size: CGSize) -> SystemShape { SystemShape(shape: .circle) }
  public func inset(by amount: CGFloat) -> some InsettableShape { SmallerShape(shape: self, amount: amount) }
}

/// An ellipse that touches all sides of the rectangle.
nonisolated public struct Ellipse: InsettableShape {
  public init() {}
  public func systemShape(in size: CGSize) -> SystemShape { SystemShape(shape: .ellipse) }
  public func inset(by amount: CGFloat) -> some InsettableShape { SmallerShape(shape: self, amount: amount) }
}

/// A shape in a smaller rectangle, with corners around the same centres.
nonisolated struct SmallerShape<Base: Shape>: InsettableShape {
  let shape: Base
  let amount: CGFloat

  func path(in rect: CGRect) -> Path {
    let inner = rect.smaller(by: amount)
    guard inner.width >= 0, inner.height >= 0 else { return Path() }
    let shape = shape.systemShape(in: rect.size).shape.concentric(inset: Double(amount))
    return Path(PellucidGeometry.Path(Path.elements(of: shape, in: inner)))
  }

  func inset(by amount: CGFloat) -> SmallerShape { SmallerShape(shape: shape, amount: self.amount + amount) }
}

extension CGRect {
  /// Returns the rectangle with every side moved inwards. Its lengths may become negative.
  func smaller(by amount: CGFloat) -> CGRect {
    CGRect(
      origin: CGPoint(x: origin.x + amount, y: origin.y + amount),
      size: CGSize(width: size.width - 2 * amount, height: size.height - 2 * amount))
  }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
