// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Glass on its way in or out: its parameters are animated, and its alpha never fades.
package struct GlassPhase: Hashable, Sendable {
  package var parameters: GlassParameters
  /// The growth in width and height over the shape at rest, in points; each edge lies half of it further out.
  package var inflation: Double
  /// The factor for the alpha of the glass's tint.
  package var tintOpacity: Double
}

extension GlassRecipe {
  /// Returns the glass at a point of its way in; the way out is the reverse.
  ///
  /// - Parameter progress: The position on the way: 0 draws nothing, 1 is the recipe itself. Values outside are
  ///   clamped, and NaN counts as 1. The progress follows the surrounding animation; the system attaches none of its
  ///   own.
  package func materialized(progress: Double) -> GlassPhase {
    let progress = progress.isNaN ? 1 : min(max(progress, 0), 1)
    guard progress < 1, variant != .identity else {
      return GlassPhase(parameters: parameters, inflation: 0, tintOpacity: variant == .identity ? 0 : 1)
    }
    let motion = Materializing(recipe: self, progress: progress)
    return GlassPhase(
      parameters: motion.parameters,
      inflation: min(0.2 * shorterSide, 16) * (1 - progress), tintOpacity: progress * progress)
  }
}

/// The parameters of a recipe at one progress.
struct Materializing {
  var recipe: GlassRecipe
  var progress: Double

  /// The course of an input from its start to its end, as a function of the progress g.
  enum Shape: Hashable, Sendable {
    /// At its end from the first moment.
    case held
    /// At its end for every progress above 0.
    case immediate
    case linear
    /// The quadratic 0.4g + 0.6g².
    case quadratic
    /// The quadratic 0.2g + 0.8g², which starts slower.
    case quadraticFlat
    /// Proportional to the size of the inflated shape: g + c·g(1-g), where c is the relative inflation at the start.
    case height
    /// The quadratic (0.34g + 0.036g²)/0.376.
    case clamp
    /// A hump on small glass, from which the slower inner weights take over: e·g + (1-e)·g(1-g), where e is the end value.
    case hump
  }

  var parameters: GlassParameters {
    var result = recipe.parameters
    let start = Self.start
    for input in GlassInput.allCases {
      let (first, last) = (start[input], recipe.parameters[input])
      switch shape(of: input) {
      case .held: break
      case .immediate: if progress == 0 { result[input] = first }
      case .hump: result[input] = last * progress + (1 - last) * progress * (1 - progress)
      case let shape: result[input] = first + (last - first) * share(shape)
      }
    }
    // In the dark appearance, clear glass starts with a bleed on dark faces and switches to light ones halfway.
    if recipe.variant == .clear, recipe.appearance == .dark, progress < 0.5 { result.bleed.darkens = false }
    return result
  }

  /// The parameters from which every input starts: the dumped identity role.
  private static let start = GlassResolution.parameters(of: GlassTable.identity, at: 0)

  /// Returns the share of the way from start to end that a course has covered.
  private func share(_ shape: Shape) -> Double {
    let g = progress
    switch shape {
    case .quadratic: return 0.4 * g + 0.6 * g * g
    case .quadraticFlat: return 0.2 * g + 0.8 * g * g
    case .height:
      let growth = recipe.shorterSide > 0 ? min(0.2, 16 / recipe.shorterSide) : 0.2
      return g + growth * g * (1 - g)
    case .clamp: return (0.34 * g + 0.036 * g * g) / 0.376
    default: return g
    }
  }

  /// Returns the course of an input in this recipe.
  func shape(of input: GlassInput) -> Shape {
    switch input {
    case .captureMargin, .ovalization, .shadowOffsetX, .shadowOffsetY, .edgeLineAngle, .rimHeight, .rimAmount,
      .rimAngle, .rimSpread, .rimCurvature, .rimDiffuseAmount, .rimDiffuseHeight, .rimDiffuseSpread,
      .rimClamp:
      .held
    case .rimOpacity, .holdingWhite: .immediate
    case .blurOpacity0: recipe.look == .os26 ? .linear : .hump
    case .blurOpacity1, .blurOpacity2: recipe.isActive ? .quadratic : .quadraticFlat
    case .blurOpacity3: .quadratic
    case .blurDistance0, .bleedAmount, .bleedHeight, .outerRefractionAmount, .outerRefractionHeight,
      .shadowHeight:
      .height
    case .toneClamp: recipe.variant == .clear ? .clamp : .linear
    default: .linear
    }
  }
}
