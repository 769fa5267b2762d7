// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The state of adaptive glass between its light and its dark appearance.
package struct GlassTurn: Hashable, Sendable {
  /// The appearance of the glass, or the one it is turning to.
  package var appearance: Appearance
  /// The position from light (0) to dark (1), and its velocity per second.
  package private(set) var way: SpringState

  /// Creates glass at rest in an appearance.
  package init(_ appearance: Appearance) {
    (self.appearance, way) = (appearance, SpringState(value: Self.end(appearance), velocity: 0))
  }

  /// The share of the dark numbers, clamped to 0…1.
  package var darkness: Double { min(max(way.value, 0), 1) }

  /// A Boolean value indicating whether the cross-fade is over.
  package var isAtRest: Bool { way == SpringState(value: Self.end(appearance), velocity: 0) }

  /// Returns the state after some seconds; a turn that is reversed midway continues from its position and velocity.
  package func later(by seconds: Double, riding spring: Spring) -> GlassTurn {
    guard !isAtRest else { return self }
    let end = Self.end(appearance)
    var result = self
    result.way = spring.state(at: seconds, from: way.value, to: end, velocity: way.velocity)
    // The tolerance is half a step of 8 bits: the spring takes seconds for a rest that cannot be seen.
    let isThere = abs(result.way.value - end) < 0.002 && abs(result.way.velocity) < 0.02
    return isThere || !result.way.value.isFinite ? GlassTurn(appearance) : result
  }

  private static func end(_ appearance: Appearance) -> Double { appearance == .dark ? 1 : 0 }
}

extension GlassAdaptivity {
  /// Returns the state of glass after some seconds; its backdrop at that time then decides the appearance it turns to.
  ///
  /// - Parameters:
  ///   - luma: The mean luma of the captured backdrop, 0…1.
  ///   - seconds: The time since the state `turn`.
  package func turned(_ turn: GlassTurn, after seconds: Double, over luma: Double) -> GlassTurn {
    var result = turn.later(by: seconds, riding: crossFade)
    result.appearance = appearance(luma: luma, before: turn.appearance)
    return result
  }
}

extension GlassRecipes {
  /// Returns the recipe of glass between light (0) and dark (1): the parameters and the content matrix are mixed,
  /// everything else is taken from the nearer recipe.
  package static func recipe(for request: GlassRequest, darkness: Double) -> GlassRecipe {
    func recipe(_ appearance: Appearance) -> GlassRecipe {
      var request = request
      request.traits.appearance = appearance
      return Self.recipe(for: request)
    }
    guard darkness > 0 else { return recipe(.light) }
    guard darkness < 1 else { return recipe(.dark) }
    let (light, dark) = (recipe(.light), recipe(.dark))
    var result = darkness < 0.5 ? light : dark
    result.parameters = light.parameters.mixed(with: dark.parameters, by: darkness)
    result.contentMatrix = light.contentMatrix.mixed(with: dark.contentMatrix, by: Float(darkness))
    return result
  }
}

extension Ink {
  /// Returns the ink between this one and another; where the two cannot be mixed, the other ink takes over halfway.
  package func mixed(with other: Ink, by share: Double) -> Ink {
    if case (.color(let first, let blend), .color(let second, let other)) = (self, other), blend == other {
      return .color(first.mixed(with: second, by: Float(share)), blend: blend)
    }
    guard let first = asMatrix, let second = other.asMatrix else { return share < 0.5 ? self : other }
    return .backdropMatrix(first.mixed(with: second, by: Float(share)))
  }

  /// The ink's effect on the colour beneath, as a matrix; nil for blends that no matrix expresses.
  private var asMatrix: ColorMatrix? {
    switch self {
    case .backdropMatrix(let matrix): return matrix
    case .color(let color, .sourceOver):
      let rest = 1 - color.alpha
      return ColorMatrix(
        red: SIMD4(rest, 0, 0, color.red * color.alpha), green: SIMD4(0, rest, 0, color.green * color.alpha),
        blue: SIMD4(0, 0, rest, color.blue * color.alpha))
    case .color: return nil
    }
  }
}

extension EncodedColor {
  /// Returns the colour between this one and another, each weighted by its alpha.
  package func mixed(with other: EncodedColor, by share: Float) -> EncodedColor {
    let (first, second) = (premultiplied, other.premultiplied)
    func mix(_ from: Float, _ to: Float) -> Float { from + (to - from) * share }
    let alpha = mix(first.alpha, second.alpha)
    guard alpha > 0 else { return share < 0.5 ? self : other }
    return EncodedColor(
      red: mix(first.red, second.red) / alpha, green: mix(first.green, second.green) / alpha,
      blue: mix(first.blue, second.blue) / alpha, alpha: alpha)
  }
}
