// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// Increase Contrast on a material, by one rule for all materials that show their backdrop.
///
/// A flat veil, white under dark labels and black under light ones, covers the material. It is as strong as the labels
/// need to reach their goals over every backdrop, and at least as strong as the setting makes a plain fill, as long as
/// black and white behind the material can be told apart. A material over which they cannot is widened instead: its
/// colours farthest from the labels' move outward. Neither change brings any colour of the material nearer to a label.
struct MaterialContrast {
  private var recipe: MaterialRecipe
  private let family: VibrancyFamily
  private let goals: [(ink: Ink, ratio: Double)]

  /// Returns the recipe of a row under Increase Contrast; one without backdrop is returned unchanged.
  ///
  /// - Complexity: A search over 125 backdrops for each level of labels, some fifty microseconds of a server.
  static func strengthened(_ recipe: MaterialRecipe, of row: MaterialRow) -> MaterialRecipe {
    guard recipe.samplesBackdrop else { return recipe }
    var contrast = MaterialContrast(recipe, family: row.family, isUltraThin: row.id.tier == .ultraThin)
    contrast.widen()
    contrast.cover()
    return contrast.recipe
  }

  private init(_ recipe: MaterialRecipe, family: VibrancyFamily, isUltraThin: Bool) {
    (self.recipe, self.family) = (recipe, family)
    var traits = Traits()
    traits.contrast = .increased
    goals = ContrastTable.goals.compactMap { goal in
      guard let ratio = isUltraThin ? goal.ratioOnUltraThin : goal.ratio else { return nil }
      let ink = Vibrancy.ink(level: goal.level, family: family, traits: traits)
      return (ink, ratio * ContrastTable.headroom)
    }
  }

  /// The grey of the veil: white under dark labels, black under light ones.
  private var veil: Float { family.appearance == .dark ? 0 : 1 }

  /// The greys of the material over black and over white.
  private var ends: (black: Float, white: Float) {
    (recipe.surface(over: SIMD4(0, 0, 0, 1)).y, recipe.surface(over: SIMD4(repeating: 1)).y)
  }

  private static func difference(_ one: Float, _ other: Float) -> Double {
    CIELab(EncodedColor(white: one)).deltaE2000(from: CIELab(EncodedColor(white: other)))
  }

  /// Returns the smallest value of 0…1 for which `holds` is true, or 1; `holds` is false below it.
  private static func least(where holds: (Double) -> Bool) -> Double {
    guard !holds(0) else { return 0 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<20 {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle }
    }
    return high
  }
}

// MARK: - Cover

extension MaterialContrast {
  /// Adds the veil, of an opacity in thousandths.
  private mutating func cover() {
    let needed = (neededVeil * 1000).rounded(.up) / 1000
    let usual = min(ContrastTable.leastVeil(in: family.appearance), allowedVeil)
    let opacity = max(needed, (usual * 1000).rounded() / 1000)
    guard opacity > 0 else { return }
    recipe.overlays.append(
      MaterialOverlay(.color(EncodedColor(white: veil, alpha: Float(opacity)))))
  }

  /// The opacity up to which black and white behind the material can be told apart.
  private var allowedVeil: Double {
    let (black, white) = ends
    return Self.least { opacity in
      let (black, white) = (covered(black, opacity), covered(white, opacity))
      return Self.difference(black, white) <= ContrastTable.keptDifference
    }
  }

  /// The smallest opacity with which every ink reaches its goal over a grid of backdrops.
  private var neededVeil: Double {
    let surfaces = Self.backdrops.flatMap { backdrop in
      recipe.takesDesktopTint
        ? [recipe.surface(over: backdrop, desktop: 0), recipe.surface(over: backdrop, desktop: 1)]
        : [recipe.surface(over: backdrop)]
    }
    var opacity = 0.0
    for goal in goals {
      while let worst = worst(of: surfaces, under: opacity, goal.ink), worst.ratio < goal.ratio, opacity < 1 {
        let least = Self.least { ratio(on: worst.surface, under: $0, goal.ink) >= goal.ratio }
        // A step beyond the search's end, so that each round makes progress.
        opacity = min(1, max(least, opacity) + 0.0001)
      }
    }
    return opacity
  }

  private func worst(
    of surfaces: [SIMD4<Float>], under opacity: Double, _ ink: Ink
  ) -> (surface: SIMD4<Float>, ratio: Double)? {
    surfaces.map { ($0, ratio(on: $0, under: opacity, ink)) }.min { $0.1 < $1.1 }
  }

  private func ratio(on surface: SIMD4<Float>, under opacity: Double, _ ink: Ink) -> Double {
    let surface = covered(surface, opacity)
    return contrastRatio(luminances: Self.luminance(surface), Self.luminance(ink.drawn(on: surface)))
  }

  private func covered(_ surface: SIMD4<Float>, _ opacity: Double) -> SIMD4<Float> {
    var result = surface + (SIMD4(repeating: veil) - surface) * Float(opacity)
    result.w = 1
    return result
  }

  private func covered(_ grey: Float, _ opacity: Double) -> Float { grey + (veil - grey) * Float(opacity) }

  private static func luminance(_ color: SIMD4<Float>) -> Double {
    let weights = LinearSRGB.luminanceWeights
    return linear(color.x) * weights.x + linear(color.y) * weights.y + linear(color.z) * weights.z
  }

  /// Returns the linear light of a component of 0…1, interpolated in a table; far more exact than `headroom` needs.
  private static func linear(_ encoded: Float) -> Double {
    let place = Double(encoded) * 1024
    let index = min(Int(place), 1023)
    return linears[index] + (linears[index + 1] - linears[index]) * (place - Double(index))
  }

  private static let linears: [Double] = (0...1024).map { TransferCurve.linear(Double($0) / 1024) }

  /// The backdrops that the rule tries: five steps of each channel.
  private static let backdrops: [SIMD4<Float>] = (0..<125).map { (place: Int) -> SIMD4<Float> in
    func component(_ step: Int) -> Float { Float(step % 5) / 4 }
    return SIMD4<Float>(component(place), component(place / 5), component(place / 25), 1)
  }
}

// MARK: - Widen

extension MaterialContrast {
  /// Moves the end of the material's greys that is far from the labels' colour outward, until black and white behind it
  /// can be told apart or the end is white or black itself.
  private mutating func widen() {
    let (black, white) = ends
    guard Self.difference(black, white) < ContrastTable.keptDifference else { return }
    let (near, far) = veil == 1 ? (black, white) : (white, black)
    let share = Self.least { share in
      Self.difference(near, far + (veil - far) * Float(share)) >= ContrastTable.keptDifference
    }
    let shift = (veil - far) * Float(share)
    if let tone = recipe.overlays.firstIndex(where: { $0.blend == .darken || $0.blend == .lighten }) {
      recipe.overlays[tone] = recipe.overlays[tone].shifted(by: shift)
    } else if let curve = recipe.mapping.luminance {
      widen(curve, by: shift)
    }
  }

  /// Shifts a material with a luminance curve, and takes the shift back at the near end of the curve.
  ///
  /// The straight line that is added to the curve is a Bézier curve with evenly spaced ordinates. It is stronger by as
  /// much as the curve's amount and the flat layers above weaken it.
  private mutating func widen(_ curve: LuminanceCurve, by shift: Float) {
    recipe.mapping.brightness += shift
    var rest = curve.amount
    for index in recipe.overlays.indices {
      guard case .color(let color) = recipe.overlays[index].paint else { continue }
      rest *= 1 - color.alpha
      recipe.overlays[index] = recipe.overlays[index].shifted(by: shift)
    }
    let line: SIMD4<Float> = veil == 1 ? SIMD4(3, 2, 1, 0) : SIMD4(0, 1, 2, 3)
    recipe.mapping.luminance?.values -= line * (shift / (3 * rest))
  }
}

extension MaterialOverlay {
  /// The overlay with each component of its colour shifted.
  fileprivate func shifted(by shift: Float) -> MaterialOverlay {
    guard case .color(var color) = paint else { return self }
    color.red += shift
    color.green += shift
    color.blue += shift
    return MaterialOverlay(.color(color), blend: blend)
  }
}

extension MaterialRecipe {
  /// Returns the colour of the material over a flat opaque backdrop, clamped.
  ///
  /// - Parameter desktop: The grey of the desktop's average; nil where none is known.
  package func surface(over backdrop: SIMD4<Float>, desktop: Float? = nil) -> SIMD4<Float> {
    var color = samplesBackdrop ? mapping.applied(to: backdrop) : backdrop
    for overlay in overlays {
      let paint: EncodedColor
      switch overlay.paint {
      case .color(let own): paint = own
      case .desktopAverage(let opacity):
        guard let desktop else { continue }
        paint = EncodedColor(white: desktop, alpha: opacity)
      }
      color = overlay.blend.blended(source: paint.premultiplied.lanes, backdrop: color)
    }
    return color.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
  }
}
