// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidScene

extension View {
  /// Blurs the picture of the view, without a change of layout.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the blur, in points.
  ///   - opaque: True averages the picture inside the view's rectangle alone, so that its edges do not fade.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    moving(radius) { node, radius in
      LayerNode(node, effect: .blur(sigma: Double(radius), isOpaque: opaque))
    }
  }

  /// Adds an amount to each channel of the view's colours: −1 leaves black, and 1 white.
  public func brightness(_ amount: Double) -> some View { filter(amount) { .brightness($0) } }

  /// Multiplies the distance of the view's colours from the middle; a negative amount inverts them.
  public func contrast(_ amount: Double) -> some View { filter(amount) { .contrast($0) } }

  /// Multiplies the distance of the view's colours from their grey.
  public func saturation(_ amount: Double) -> some View { filter(amount) { .saturation($0) } }

  /// Mixes the view's colours with their grey: 1 leaves the grey alone.
  public func grayscale(_ amount: Double) -> some View { filter(amount) { .grayscale($0) } }

  /// Turns the hues of the view's colours.
  public func hueRotation(_ angle: Angle) -> some View { filter(angle.degrees) { .hueRotation($0) } }

  /// Multiplies the view's colours with a colour.
  public func colorMultiply(_ color: Color) -> some View {
    EnvironmentNodeView(content: self) { node, environment in
      LayerNode(node, effect: .colorMultiply(.custom(color.encoded(in: environment))))
    }
  }

  /// Inverts the view's colours.
  public func colorInvert() -> some View { layer { $0.add(.colorInvert) } }

  /// Draws black whose opacity is the luminance of the view's colours.
  public func luminanceToAlpha() -> some View { layer { $0.add(.luminanceToAlpha) } }

  /// Changes the view's colours by an amount that moves in animations.
  private func filter(_ amount: Double, _ effect: @escaping (Double) -> LayerEffect) -> some View {
    moving(amount) { node, amount in LayerNode(node, effect: effect(amount)) }
  }
}

extension LayerNode {
  convenience init(_ child: LayoutNode, effect: LayerEffect) {
    self.init(child, change: { $0.add(effect) })
  }
}

extension Layer {
  /// Changes the picture of the layer by an effect, after those that it has. A layer with as many as one may have goes into another.
  mutating func add(_ effect: LayerEffect) {
    if effects.count >= LayerEffect.most { self = Layer(frame: frame, content: .group([self])) }
    effects.append(effect.clamped)
  }
}
