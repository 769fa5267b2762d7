// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry
import PellucidScene

/// A projective transform of the picture of a view: points `(x, y, 1)` are multiplied with the rows, and divided by the third
/// number of the result.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  public init() {}

  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    func row(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * rhs.m11 + y * rhs.m21 + w * rhs.m31, x * rhs.m12 + y * rhs.m22 + w * rhs.m32,
        x * rhs.m13 + y * rhs.m23 + w * rhs.m33
      )
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }

  /// Returns the inverse; the transform itself where it has none.
  public func inverted() -> ProjectionTransform { system.inverse.map { ProjectionTransform($0) } ?? self }
  @discardableResult public mutating func invert() -> Bool {
    guard let inverse = system.inverse else { return false }
    self = ProjectionTransform(inverse)
    return true
  }

  var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }

  /// The transform for the engine.
  var system: Projection {
    Projection(affine.system, px: Double(m13).finite, py: Double(m23).finite, pw: Double(m33).finite)
  }

  private init(_ projection: Projection) {
    let affine = projection.affine
    self.init(
      CGAffineTransform(
        a: affine.a, b: affine.b, c: affine.c, d: affine.d, tx: affine.tx, ty: affine.ty))
    (m13, m23, m33) = (projection.px, projection.py, projection.pw)
  }
}

/// A modifier that transforms the picture of a view by its size, without a change of layout.
@MainActor @preconcurrency
public protocol GeometryEffect: Animatable, ViewModifier {
  /// Returns the transform for a size, from the upper left corner.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public func body(content: Content) -> some View { content.transformed { self.effectValue(size: $0) } }

  /// Returns the effect, which never has a part in layout.
  nonisolated public func ignoredByLayout() -> Self { self }
}

extension View {
  /// Transforms the picture of the view from its upper left corner.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transformed { _ in transform }
  }

  fileprivate func transformed(_ transform: @escaping (CGSize) -> ProjectionTransform) -> some View {
    layer { $0.project(transform) }
  }
}

extension Layer {
  /// Transforms the picture of the layer from its upper left corner.
  mutating func project(_ transform: (CGSize) -> ProjectionTransform) {
    let (width, height) = (frame.width, frame.height)
    let own = transform(CGSize(width: width, height: height))
    guard own.isAffine else { return add(.projection(own.system)) }
    // Layers are transformed about their centre.
    self.transform = own.affine.system.about(Point(x: -width / 2, y: -height / 2))
  }
}
