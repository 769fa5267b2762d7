// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry
import PellucidScene

extension View {
  /// Draws the view elsewhere than it stands.
  public func offset(_ offset: CGSize) -> some View {
    moving(offset.animatableData) { OffsetNode($0, CGSize(width: $1.first, height: $1.second)) }
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

  /// Turns the picture of the view clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    transformed(angle.degrees, around: anchor) { .rotation(degrees: $0.finite) }
  }

  /// Enlarges the picture of the view.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    transformed(AnimatablePair(x, y), around: anchor) {
      CGAffineTransform(scaleX: $0.first, y: $0.second).system
    }
  }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Transforms the picture of the view from its upper left corner.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    transformed(EmptyAnimatableData(), around: .topLeading) { _ in transform.system }
  }

  /// Mirrors the view where the language is read from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    EnvironmentNodeView(content: self) { node, environment in
      guard enabled, environment.layoutDirection == .rightToLeft else { return PassingNode(node) }
      return LayerNode(node, change: { $0.transform = Transform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0) })
    }
  }

  /// Transforms the picture of the view about a point, by a value that moves in animations.
  private func transformed<Data: VectorArithmetic>(
    _ data: Data, around anchor: UnitPoint, _ transform: @escaping (Data) -> Transform
  ) -> some View {
    moving(data) { node, data in
      LayerNode(
        node,
        change: { layer in
          // Layers turn about their centre.
          let x = layer.frame.width * (Double(anchor.x).finite - 0.5)
          let y = layer.frame.height * (Double(anchor.y).finite - 0.5)
          layer.transform = transform(data).about(Point(x: x, y: y))
        })
    }
  }
}

/// A view that is drawn as it is.
final class PassingNode: ModifierNode {}
