// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry

/// An outline in a rectangle, which as a view is filled with the style around it.
@MainActor @preconcurrency
public protocol Shape: View, Animatable, Sendable {
  /// The meaning of the shape for styles.
  nonisolated static var role: ShapeRole { get }
  /// The way in which the shape follows the direction of the language.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
  /// Returns the outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// Returns the size of the shape for a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// Returns the shape that fits itself into a rectangle; a path where the system has no such shape.
  nonisolated func systemShape(in size: CGSize) -> SystemShape
  /// Returns the shape in a container; the shape without one where it does not follow containers.
  nonisolated func systemShape(in size: CGSize, _ container: SystemContainer?) -> SystemShape
}

/// A shape without names of views.
public struct SystemShape: Sendable {
  let shape: PellucidGeometry.Shape
}

/// The meaning of a shape: an area, a line between areas, or a line.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

/// The ways in which a view follows the direction of the language.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  /// The view is mirrored where the language is not read in this direction.
  case mirrors(in: LayoutDirection)

  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  func isMirrored(_ direction: LayoutDirection) -> Bool {
    if case .mirrors(let mirrored) = self { mirrored == direction } else { false }
  }
}

extension Shape {
  nonisolated public static var role: ShapeRole { .fill }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  nonisolated public func systemShape(in size: CGSize) -> SystemShape {
    SystemShape(shape: .path(path(in: CGRect(origin: .zero, size: size)).outline))
  }

  nonisolated public func systemShape(in size: CGSize, _ container: SystemContainer?) -> SystemShape {
    systemShape(in: size)
  }

  nonisolated public func path(in rect: CGRect) -> Path {
    let shape = systemShape(in: rect.size).shape
    return Path(PellucidGeometry.Path(Path.elements(of: shape, in: rect)))
  }

  public var body: some View { fill() }

  /// Returns the engine's shape in a size, mirrored where the language asks for that.
  func shape(in size: CGSize, _ direction: LayoutDirection, _ container: SystemContainer? = nil)
    -> PellucidGeometry.Shape
  {
    let shape = systemShape(in: size, container).shape
    guard layoutDirectionBehavior.isMirrored(direction) else { return shape }
    switch shape {
    case .rectangle, .capsule, .circle, .ellipse: return shape
    case .roundedRectangle(let radii, let style): return .roundedRectangle(radii.mirrored, style: style)
    case .path(let path):
      return .path(path.transformed(by: Transform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)))
    }
  }
}

extension CornerRadii {
  var mirrored: CornerRadii {
    CornerRadii(topLeft: topRight, topRight: topLeft, bottomRight: bottomLeft, bottomLeft: bottomRight)
  }
}

/// A shape whose outline can be moved inwards.
@MainActor @preconcurrency
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// Returns the shape inside this one at a distance in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape whose type is not known.
nonisolated public struct AnyShape: Shape {
  private let shape: any Shape

  public init<Outline: Shape>(_ shape: Outline) { self.shape = shape }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public func systemShape(in size: CGSize) -> SystemShape { shape.systemShape(in: size) }
  public func systemShape(in size: CGSize, _ container: SystemContainer?) -> SystemShape {
    shape.systemShape(in: size, container)
  }
}
