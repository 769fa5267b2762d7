// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry
import PellucidScene

extension View {
  /// Draws the view at an opacity of 0…1.
  public func opacity(_ opacity: Double) -> some View { layer { $0.opacity = min(max(opacity, 0), 1) } }

  /// Draws the view and what is in it as one, before its opacity and its blend mode.
  public func compositingGroup() -> some View { layer { _ in } }

  /// Keeps the place of the view, and draws nothing.
  public func hidden() -> some View { NodeView(content: self) { HiddenNode($0) } }

  /// Draws the view elsewhere than it stands.
  public func offset(_ offset: CGSize) -> some View { NodeView(content: self) { OffsetNode($0, offset) } }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

  /// Turns the picture of the view clockwise.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    transformed(around: anchor) { .rotation(degrees: angle.degrees) }
  }

  /// Enlarges the picture of the view.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    transformed(around: anchor) { Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }
  }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Cuts the view at the outline of a shape.
  public func clipShape(_ shape: some Shape) -> some View {
    layer { layer in
      let size = CGSize(width: layer.frame.width, height: layer.frame.height)
      layer.clip = shape.systemShape(in: size).shape
    }
  }

  /// Cuts the view at its rectangle.
  public func clipped() -> some View { clipShape(Rectangle()) }

  public func cornerRadius(_ radius: CGFloat) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// Draws a blurred copy of the view's outline below it.
  ///
  /// - Parameter radius: Twice the standard deviation of the blur, in points.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    layer { layer in
      layer.shadow = color.encoded.map {
        PellucidScene.Shadow(color: $0, sigma: Double(radius) / 2, offset: Point(x: Double(x), y: Double(y)))
      }
    }
  }

  private func layer(_ change: @escaping (inout Layer) -> Void) -> some View {
    NodeView(content: self) { LayerNode($0, change: change) }
  }

  private func transformed(around anchor: UnitPoint, _ transform: @escaping () -> Transform) -> some View {
    layer { layer in
      // Layers turn about their centre.
      let (x, y) = (layer.frame.width * (anchor.x - 0.5), layer.frame.height * (anchor.y - 0.5))
      layer.transform = Transform.translation(x: -x, y: -y).followed(by: transform()).followed(
        by: .translation(x: x, y: y))
    }
  }
}

/// An angle.
public struct Angle: Hashable, Sendable, Comparable {
  public var radians: Double

  public init() { radians = 0 }
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public static let zero = Angle()
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func < (one: Angle, other: Angle) -> Bool { one.radians < other.radians }
}
