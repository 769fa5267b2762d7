// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry
import PellucidScene

/// A transform of the picture of a view, whose rows are x', y' and the place of the origin. The engine draws affine transforms,
/// so that the parts of perspective do not exist.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat, m12: CGFloat, m21: CGFloat, m22: CGFloat, m31: CGFloat, m32: CGFloat

  public init() { self.init(CGAffineTransform.identity) }

  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { true }

  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(affine.concatenating(rhs.affine))
  }

  public func inverted() -> ProjectionTransform { ProjectionTransform(affine.inverted()) }
  public mutating func invert() { self = inverted() }

  var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
}

/// A modifier that transforms the picture of a view by its size, without a change of layout.
@MainActor @preconcurrency
public protocol GeometryEffect: ViewModifier {
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
    layer { layer in
      let (width, height) = (layer.frame.width, layer.frame.height)
      let own = transform(CGSize(width: width, height: height)).affine.system
      // Layers are transformed about their centre.
      layer.transform = Transform.translation(x: width / 2, y: height / 2).followed(by: own).followed(
        by: .translation(x: -width / 2, y: -height / 2))
    }
  }
}
