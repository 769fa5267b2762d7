// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Glass on its way in or out: its parameters are driven, its alpha never fades.
package struct GlassPhase: Hashable, Sendable {
  package var parameters: GlassParameters
  /// How much wider and taller than at rest the shape is, in points; each edge lies half of it further out.
  package var inflation: Double
  /// What the alpha of its tint is multiplied with.
  package var tintOpacity: Double
}

extension GlassRecipe {
  /// The glass at a point of its way in; the way out is the same backwards.
  ///
  /// - Parameter progress: 0 nothing is there, 1 the recipe itself; outside the nearest end, no number counts as 1.
  ///   It follows whatever animation surrounds it; the system attaches none of its own.
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

  /// How an input gets from its start to its end.
  enum Shape: Hashable, Sendable {
    /// At its end from the start.
    case held
    /// At its end as soon as anything is there.
    case immediate
    case linear
    /// 0.4g + 0.6g².
    case quadratic
    /// 0.2g + 0.8g².
    case quadraticFlat
    /// With the size of the inflated shape: g + c·g(1-g).
    case height
    /// (0.34g + 0.036g²)/0.376.
    case clamp
    /// A hump on small glass, from which the slower inner weights take over: e·g + (1-e)·g(1-g).
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
    // Clear glass starts dark in the dark, and turns halfway.
    if recipe.variant == .clear, recipe.appearance == .dark, progress < 0.5 { result.bleed.darkens = false }
    return result
  }

  /// The dumped identity role.
  private static let start = GlassResolution.parameters(of: GlassTable.identity, at: 0)

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

  /// The shape of an input in this recipe.
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
