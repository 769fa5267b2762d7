// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// A material, or a kind of glass, as a filter and flat colours.
struct ExportedMaterial: Sendable {
  let name: String
  /// The origin of the material's numbers.
  let provenance: Provenance
  /// The filter and the colour above it.
  let filter: BackdropFilter
  /// The distance of `filter` from the material over flat backdrops.
  let error: ImitationError
  /// The opaque colour that is nearest to the material, where filters are not available.
  let opaque: EncodedColor
  /// The colour of the line inside the edge; nil without a line.
  let edge: EncodedColor?
  /// The shadow that the surface casts; nil without one.
  let shadow: ExportedShadow?
  /// The colour of each level on the material, strongest first.
  let levels: [(level: VibrancyLevel, color: EncodedColor)]

  init(name: String, choice: ResolvedMaterialChoice, traits: Traits) {
    let recipe = choice.recipe
    (self.name, provenance, edge) = (name, choice.provenance, recipe.border)
    (filter, error) = BackdropFilter.imitating(recipe)
    opaque = BackdropFilter.imitating(recipe.averaged).filter.color
    shadow = nil
    levels = VibrancyLevel.allCases.map { level in
      let ink = Vibrancy.ink(level: level, family: choice.family, traits: traits)
      return (level, ink.flatColor { recipe.surface(over: $0) })
    }
  }

  init(glass: ExportedGlass, traits: Traits) {
    let recipe = glass.recipe(traits)
    (name, provenance, edge) = (glass.name, recipe.provenance, nil)
    shadow = ExportedShadow(recipe.parameters.shadow)
    let isOpaque = traits.transparency == .reduced
    (filter, error) = BackdropFilter.imitating(blur: isOpaque ? nil : recipe.sigma) {
      recipe.surface(over: $0)
    }
    opaque = BackdropFilter.imitating(blur: nil) { recipe.surface(over: $0) }.filter.color
    levels = VibrancyLevel.allCases.map { level in
      let ink = GlassRecipes.ink(of: level, on: recipe, traits: traits)
      return (level, ink.flatColor { SIMD4(SIMD4<Double>(recipe.surface(over: $0), 1)) })
    }
  }
}

/// A shadow as style sheets write it.
struct ExportedShadow: Hashable, Sendable {
  /// The offset and the distance over which the edge fades, in CSS pixels.
  let x: Double, y: Double, blur: Double
  let color: EncodedColor

  /// The shadow of glass; nil where it casts none.
  init?(_ shadow: GlassParameters.Shadow) {
    let opacity = shadow.opacity * shadow.fill.w
    guard opacity > 0 else { return nil }
    (x, y, blur) = (shadow.offset.x, shadow.offset.y, 2 * shadow.radius)
    let fill = SIMD3<Float>(SIMD3(shadow.fill.x, shadow.fill.y, shadow.fill.z))
    color = EncodedColor(red: fill.x, green: fill.y, blue: fill.z, alpha: Float(opacity))
  }
}

extension MaterialRecipe {
  /// The recipe over the average of what lies behind.
  fileprivate var averaged: MaterialRecipe {
    var recipe = self
    recipe.averagesBackdrop = true
    return recipe
  }
}

extension BackdropFilter {
  /// The background colour.
  var color: EncodedColor {
    EncodedColor(red: Float(fill.x), green: Float(fill.y), blue: Float(fill.z), alpha: Float(fill.w))
  }
}

extension Ink {
  /// Returns the flat colour that comes nearest to the ink on a surface, drawn over it by its opacity.
  ///
  /// - Parameter surface: Returns the colour of the surface over a backdrop.
  func flatColor(on surface: (SIMD4<Float>) -> SIMD4<Float>) -> EncodedColor {
    if case .color(let color, .sourceOver) = self { return color }
    let pairs = FlatBackdrops.colors.map { backdrop in
      let surface = surface(backdrop)
      return (surface: SIMD3<Double>(surface), ink: SIMD3<Double>(drawn(on: surface)))
    }
    return FlatInk(pairs).color
  }
}

/// The colour and opacity with the least squares of the distances from `ink`, where `surface · (1 - opacity) + color · opacity` is drawn.
private struct FlatInk {
  private let pairs: [(surface: SIMD3<Double>, ink: SIMD3<Double>)]
  /// The means of the surfaces and of the inks.
  private let means: (surface: SIMD3<Double>, ink: SIMD3<Double>)

  private static let steps = 200

  init(_ pairs: [(surface: SIMD3<Double>, ink: SIMD3<Double>)]) {
    self.pairs = pairs
    func mean(_ values: [SIMD3<Double>]) -> SIMD3<Double> { values.reduce(.zero, +) / Double(values.count) }
    means = (mean(pairs.map { $0.surface }), mean(pairs.map { $0.ink }))
  }

  /// The best colour of 8 bits, of those with each of 200 opacities.
  var color: EncodedColor {
    var best = (color: EncodedColor(white: 0), squares: Double.infinity)
    for step in 1...Self.steps {
      let opacity = Double(step) / Double(Self.steps)
      let color = color(opacity)
      let squares = pairs.reduce(0) { sum, pair in
        let way = pair.surface * (1 - opacity) + color * opacity - pair.ink
        return sum + (way * way).sum()
      }
      guard squares < best.squares else { continue }
      best.color = EncodedColor(
        red: Float(color.x), green: Float(color.y), blue: Float(color.z), alpha: Float(opacity))
      best.squares = squares
    }
    return best.color
  }

  /// Returns the best colour for an opacity, rounded to 8 bits.
  private func color(_ opacity: Double) -> SIMD3<Double> {
    let exact = (means.ink - means.surface * (1 - opacity)) / opacity
    return (exact.limited * 255).rounded(.toNearestOrAwayFromZero) / 255
  }
}
