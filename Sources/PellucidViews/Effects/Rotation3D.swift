// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidScene

extension View {
  /// Turns the picture of the view in space, without a change of layout.
  ///
  /// - Parameters:
  ///   - axis: The axis of the turn, of any length.
  ///   - anchor: The place that the axis goes through.
  ///   - anchorZ: The distance of that place in front of the picture, in points.
  ///   - perspective: The strength of the perspective: 0 is none, and 1 is that of an eye as far away as the view is large.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    moving(angle.degrees) { node, degrees in
      let turn = Rotation3D(
        angle: .degrees(degrees), axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
      return LayerNode(node, change: { $0.project { turn.projection(in: $0) } })
    }
  }
}

/// A turn of a picture in space, which an eye in front of it looks at.
struct Rotation3D: Sendable {
  var angle: Angle
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  /// Returns the projection of the picture of a view.
  func projection(in size: CGSize) -> ProjectionTransform {
    Turn(angle: .degrees(angle.degrees.finite), axis: axis).projection(in: size, anchor, anchorZ, perspective)
  }
}

/// A turn about an axis.
private struct Turn {
  /// The rows of the matrix that points are multiplied with.
  private var rows: [[Double]] = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]

  /// Creates a turn by Rodrigues' formula; an axis without a length turns nothing.
  init(angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
    let numbers = [axis.x, axis.y, axis.z].map { Double($0).finite }
    let length = numbers.map { $0 * $0 }.reduce(0, +).squareRoot()
    guard length > 0, length.isFinite else { return }
    let (u, v, w) = (numbers[0] / length, numbers[1] / length, numbers[2] / length)
    let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
    let rest = 1 - cosine
    rows = [
      [cosine + u * u * rest, u * v * rest + w * sine, u * w * rest - v * sine],
      [u * v * rest - w * sine, cosine + v * v * rest, v * w * rest + u * sine],
      [u * w * rest + v * sine, v * w * rest - u * sine, cosine + w * w * rest],
    ]
  }

  /// Returns the projection of the picture of a view: the eye looks from a distance at the place of the anchor.
  func projection(
    in size: CGSize, _ anchor: UnitPoint, _ anchorZ: CGFloat, _ perspective: CGFloat
  ) -> ProjectionTransform {
    let (x, y) = (Double(anchor.x).finite * size.width, Double(anchor.y).finite * size.height)
    let depth = Double(anchorZ).finite
    let share = Double(perspective).finite / max(size.width, size.height, 1)
    // The place of a point of the picture in relation to the anchor is (X, Y, -depth); z comes back by the depth.
    var turned = ProjectionTransform()
    (turned.m11, turned.m12, turned.m13) = (rows[0][0], rows[0][1], -share * rows[0][2])
    (turned.m21, turned.m22, turned.m23) = (rows[1][0], rows[1][1], -share * rows[1][2])
    (turned.m31, turned.m32) = (-depth * rows[2][0], -depth * rows[2][1])
    turned.m33 = 1 - share * (depth - depth * rows[2][2])
    return ProjectionTransform(CGAffineTransform(translationX: -x, y: -y)).concatenating(turned)
      .concatenating(
        ProjectionTransform(CGAffineTransform(translationX: x, y: y)))
  }
}
