// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

extension GlassPress {
  /// Returns the nodes of a touch's light: one that fills the shape, and a soft disc that follows the touch.
  ///
  /// - Parameter frame: The frame of the shape, before `transform`.
  func glow(
    in shape: Shape, _ frame: Rect, name: String, transform: Transform, on appearance: Appearance,
    step: Int
  ) -> [Node] {
    guard frame.width > 0, frame.height > 0 else { return [] }
    var nodes: [Node] = []
    if glow > 0 {
      nodes.append(
        Node(
          id: name, frame: frame, transform: transform, opacity: glow,
          content: .fill(shape: shape, .ink(.backdropMatrix(GlassGlow.fill))), step: step))
    }
    if discOpacity > 0 {
      nodes.append(
        Node(
          id: name, frame: frame, transform: transform, opacity: discOpacity, blend: .colorDodge,
          content: .fill(shape: shape, disc(frame, appearance)), step: step))
    }
    return nodes
  }

  /// Returns the soft disc as a radial gradient. A disc of radius R blurred with sigma R is nearly a Gaussian whose
  /// variance along an axis is the sum of both variances, R² + R²/4. The gradient approximates it by 24 straight
  /// pieces, which deviate by less than half a step of 8 bits.
  private func disc(_ frame: Rect, _ appearance: Appearance) -> ResolvedFill {
    let radius = GlassGlow.discDiameter / 2 * min(frame.width, frame.height) * discScale
    let end = 3 * radius
    let grey = Float(GlassGlow.discDodge(appearance))
    let count = 24
    let stops = (0...count).map { index in
      let part = Double(index) / Double(count)
      let distance = part * end / radius
      let alpha = GlassGlow.discCentre * Elementary.exp(-distance * distance / 2.5)
      return ResolvedFill.Stop(location: part, color: EncodedColor(white: grey, alpha: Float(alpha)))
    }
    return .radial(
      stops: stops, center: Point(x: 0.5, y: 0.5), startRadius: 0, endRadius: end / frame.width)
  }
}
