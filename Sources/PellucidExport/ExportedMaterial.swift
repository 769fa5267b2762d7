// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// A material, or a piece of glass, as a filter and flat colours.
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
  /// A Boolean value that is true for glass whose filter takes a tint.
  let isTinted: Bool
  /// The colour of the line inside the edge; nil without a line.
  let edge: EncodedColor?
  /// The colour of each level on the material, strongest first.
  let levels: [(level: VibrancyLevel, color: EncodedColor)]
  /// The rim and the shadow of glass; nil for materials.
  let glass: GlassLayers?

  init(name: String, choice: ResolvedMaterialChoice, traits: Traits) {
    let recipe = choice.recipe
    (self.name, provenance, edge, glass, isTinted) = (name, choice.provenance, recipe.border, nil, false)
    (filter, error) = BackdropFilter.imitating(recipe)
    opaque = BackdropFilter.imitating(recipe.averaged).filter.color
    levels = VibrancyLevel.allCases.map { level in
      let ink = Vibrancy.ink(level: level, family: choice.family, traits: traits)
      return (level, ink.flatColor(on: recipe))
    }
  }

  /// Creates the imitation of glass.
  ///
  /// - Parameter tint: The colour of the content on tinted glass; the filter takes any tint.
  init(name: String, recipe: GlassRecipe, tint: EncodedColor? = nil, traits: Traits) {
    (self.name, provenance, edge, glass) = (name, recipe.provenance, recipe.border, recipe.layers)
    let samples = tint == nil ? recipe.samples : recipe.tintedSamples(traits)
    let isPlate = recipe.parameters.hidesBrightness
    (filter, error) = BackdropFilter.imitating(samples, blur: isPlate ? nil : recipe.sigmaInPoints)
    opaque = BackdropFilter.imitating(samples, blur: nil).filter.color
    isTinted = tint != nil
    let surfaces = recipe.samples.map { SIMD4(SIMD3<Float>($0.surface), 1) }
    levels = VibrancyLevel.allCases.map { level in
      (level, GlassRecipes.ink(of: level, on: recipe, tint: tint, traits: traits).flatColor(on: surfaces))
    }
  }
}

extension GlassRecipe {
  /// The colours of the glass over flat backdrops.
  fileprivate var samples: [BackdropFilter.Sample] {
    zip(FlatBackdrops.colors, surfaces(over: FlatBackdrops.colors)).map { backdrop, surface in
      BackdropFilter.Sample(backdrop: SIMD3(backdrop), surface: surface)
    }
  }

  /// The colours of the glass over some flat backdrops with each of the tints.
  fileprivate func tintedSamples(_ traits: Traits) -> [BackdropFilter.Sample] {
    ExportedDesign.tints.flatMap { color in
      let (red, green, blue) = (Float(color.x), Float(color.y), Float(color.z))
      let tint = GlassTint(
        EncodedColor(red: red, green: green, blue: blue, alpha: 1), family: tintFamily, look: look,
        appearance: appearance)
      let backdrops = FlatBackdrops.fewColors
      return zip(backdrops, surfaces(over: backdrops, tint: tint)).map { backdrop, surface in
        BackdropFilter.Sample(backdrop: SIMD3(backdrop), tint: color, surface: surface)
      }
    }
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
  /// Returns the flat colour that comes nearest to the ink on a material, drawn over it by its opacity.
  func flatColor(on recipe: MaterialRecipe) -> EncodedColor {
    flatColor(on: FlatBackdrops.colors.map { recipe.surface(over: $0) })
  }

  /// Returns the flat colour that comes nearest to the ink on opaque surfaces.
  fileprivate func flatColor(on surfaces: [SIMD4<Float>]) -> EncodedColor {
    if case .color(let color, .sourceOver) = self { return color }
    return FlatInk(surfaces.map { (surface: SIMD3<Double>($0), ink: SIMD3<Double>(drawn(on: $0))) }).color
  }
}

/// The colour and opacity with the least squares of the distances from `ink`, where `surface · (1 - opacity) + color · opacity` is drawn.
struct FlatInk {
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
