// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidLegibility
import PellucidTestSupport

/// A material with a foreground, computed as the renderer does: in single precision, with the public blend modes and
/// mappings. It shares no arithmetic with the bound.
package struct PlainStack {
  package var recipe: MaterialRecipe
  package var ink: Ink
  /// The gamut of the backdrop and of all drawn colours.
  package var gamut: Gamut = .srgb
  /// The opacity of the material; the rest shows a second backdrop colour.
  package var opacity: Float = 1
  /// The layers above the mixture: their colours, blend modes, and the opacity of the result.
  package var layers: [(color: EncodedColor, blend: BlendMode, opacity: Float)] = []
  /// The opacity of the ink, 0…1.
  package var inkOpacity: Float = 1

  package init(
    recipe: MaterialRecipe, ink: Ink, gamut: Gamut = .srgb,
    layers: [(color: EncodedColor, blend: BlendMode, opacity: Float)] = []
  ) {
    (self.recipe, self.ink, self.gamut, self.layers) = (recipe, ink, gamut, layers)
  }

  /// Returns the surface over a backdrop, before surfaces of several colours are mixed.
  ///
  /// - Parameter other: The colour that shows through a translucent material.
  package func surface(_ backdrop: GamutColor, other: GamutColor = GamutColor(white: 0)) -> SIMD4<Float> {
    var color = Self.lanes(backdrop)
    if recipe.samplesBackdrop { color = recipe.mapping.applied(to: color) }
    for (index, overlay) in recipe.overlays.enumerated() {
      guard case .color(let paint) = overlay.paint else { continue }
      let blend = index == 0 && !recipe.samplesBackdrop ? .sourceOver : overlay.blend
      color = blend.blended(source: premultiplied(paint), backdrop: color)
    }
    return color * opacity + Self.lanes(other) * (1 - opacity)
  }

  /// Returns the contrast of the ink on a surface.
  package func contrast(on surface: SIMD4<Float>) -> Double {
    var bare = surface
    for layer in layers {
      let painted = layer.blend.blended(source: premultiplied(layer.color), backdrop: bare)
      bare = Self.clamped(painted * layer.opacity + bare * (1 - layer.opacity))
    }
    let inked = inked(Self.clamped(bare))
    return contrastRatio(color(inked), color(Self.clamped(bare)))
  }

  /// Returns the contrast over a backdrop of one colour.
  package func contrast(_ backdrop: GamutColor, other: GamutColor = GamutColor(white: 0)) -> Double {
    contrast(on: surface(backdrop, other: other))
  }

  /// Returns the contrast on a weighted mixture of colours, mixed after the mapping.
  package func contrast(_ mixture: [(GamutColor, Double)], other: GamutColor = GamutColor(white: 0)) -> Double
  {
    contrast(on: mixture.reduce(SIMD4(repeating: 0)) { $0 + surface($1.0, other: other) * Float($1.1) })
  }

  private func inked(_ surface: SIMD4<Float>) -> SIMD4<Float> {
    var source: SIMD4<Float>
    switch ink {
    case .color(let color, let blend):
      source = blend.blended(source: premultiplied(color), backdrop: surface)
    case .backdropMatrix(let matrix):
      source = Self.clamped(matrix.applied(to: surface))
      let alpha = source.w
      source *= alpha
      source.w = alpha
    }
    let mixed = source * inkOpacity + surface * (1 - source.w * inkOpacity)
    return Self.clamped(mixed)
  }

  private static func clamped(_ lanes: SIMD4<Float>) -> SIMD4<Float> {
    lanes.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
  }

  private static func lanes(_ color: GamutColor) -> SIMD4<Float> {
    SIMD4(Float(color.red), Float(color.green), Float(color.blue), 1)
  }

  private func premultiplied(_ color: EncodedColor) -> SIMD4<Float> {
    switch gamut {
    case .srgb: color.premultiplied.lanes
    case .displayP3: Straight<DisplayP3>(color).premultiplied.lanes
    }
  }

  private func color(_ lanes: SIMD4<Float>) -> EncodedColor {
    switch gamut {
    case .srgb: EncodedColor(red: lanes.x, green: lanes.y, blue: lanes.z)
    case .displayP3: EncodedColor(Straight<DisplayP3>(red: lanes.x, green: lanes.y, blue: lanes.z))
    }
  }
}

/// One entry of the table of all materials and levels.
package struct TableEntry: Hashable, Sendable, CustomStringConvertible {
  package var name: String
  package var recipe: MaterialRecipe
  package var level: VibrancyLevel
  package var ink: Ink
  package var gamut: Gamut = .srgb

  package init(_ choice: ResolvedMaterialChoice, level: VibrancyLevel, ink: Ink, gamut: Gamut = .srgb) {
    (name, recipe) = (choice.name, choice.recipe)
    (self.level, self.ink, self.gamut) = (level, ink, gamut)
  }

  package var description: String {
    "\(level) on \(name)\(recipe.averagesBackdrop ? ", averaged" : ""), \(gamut)"
  }
  /// The stack that computes this entry's contrasts plainly.
  package var stack: PlainStack { PlainStack(recipe: recipe, ink: ink, gamut: gamut) }
  /// The transfer from which this entry's bound is computed.
  package var transfer: Transfer { Transfer(material: recipe, ink: ink, gamut: gamut) }

  /// Returns the entries of some materials under every combination of settings, each pair of recipe and ink once.
  package static func entries(
    on platform: Platform, _ names: [String], levels: [VibrancyLevel] = VibrancyLevel.allCases,
    gamut: Gamut = .srgb
  ) throws -> [TableEntry] {
    var entries: [TableEntry] = []
    var seen: Set<TableEntry> = []
    for name in names {
      for appearance in Appearance.allCases {
        for transparency in TransparencySetting.allCases {
          var traits = Traits()
          (traits.platform, traits.appearance, traits.transparency) = (platform, appearance, transparency)
          traits.gamut = gamut
          let choice = try Materials.recipe(named: name, traits: traits)
          for level in levels {
            let ink = Vibrancy.ink(level: level, family: choice.family, traits: traits)
            let entry = TableEntry(choice, level: level, ink: ink, gamut: gamut)
            if seen.insert(entry).inserted { entries.append(entry) }
          }
        }
      }
    }
    return entries
  }
}

extension SeededGenerator {
  /// Returns a random colour, with a third of all components at 0 or 1.
  package mutating func color() -> GamutColor {
    func component(_ generator: inout SeededGenerator) -> Double {
      // Clamping puts a third of all components at 0 or 1, where most minima lie.
      let place = generator.number(in: -0.25...1.25)
      return min(1, max(0, place))
    }
    return GamutColor(red: component(&self), green: component(&self), blue: component(&self))
  }

  /// Returns a random index from 0 up to `count`, exclusive.
  package mutating func index(below count: Int) -> Int { Int(next() % UInt64(count)) }

  /// Returns up to four colours with weights that sum to 1.
  package mutating func mixture() -> [(GamutColor, Double)] {
    let weights = (0...index(below: 4)).map { _ in number(in: 0.01...1) }
    let sum = weights.reduce(0, +)
    return weights.map { (color(), $0 / sum) }
  }
}
