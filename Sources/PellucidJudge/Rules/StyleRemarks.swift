// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// Remarks about styles that a platform draws otherwise than asked for.
struct StyleRemarks {
  private let layer: TracedLayer
  private let assets: SceneAssets

  init(_ layer: TracedLayer, _ assets: SceneAssets) { (self.layer, self.assets) = (layer, assets) }

  func facts(for style: ForegroundStyle) -> [Fact] {
    let traits = layer.traits
    switch style.color {
    case .level(let level):
      let isMissing = traits.platform == .visionOS && level == .quaternaryLabel
      return (isMissing ? [.remark(.style(.quaternaryOnVision))] : [])
        + televisionFill(level, isVibrant: style.isVibrant)
    case .color(.custom): return []
    case .color(.asset(let asset)):
      guard let color = try? assets.color(named: asset, traits) else { return [] }
      return color.notes.map { .remark(.catalog($0, asset: asset)) }
    case .color(.semantic(let name)):
      // A name that does not resolve is an error where it is drawn.
      guard let note = (try? SemanticColors.resolve(name: name, traits: traits))?.note else { return [] }
      return [.remark(.style(.color(name: name, note)))]
    }
  }

  /// Statements of catalogs about a colour, if it is theirs.
  func facts(for color: ColorStyle) -> [Fact] {
    guard case .asset = color else { return [] }
    return facts(for: ForegroundStyle(.color(color)))
  }

  /// Statements of catalogs about the colours of a gradient.
  func facts(forStopsOf fill: FillStyle) -> [Fact] {
    switch fill {
    case .foreground: []
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _):
      stops.flatMap { facts(for: $0.color) }
    }
  }

  /// The vibrant fills of tvOS, of which the files leave nothing, or nothing but white.
  private func televisionFill(_ level: VibrancyLevel, isVibrant: Bool) -> [Fact] {
    guard isVibrant, let family = layer.material?.family,
      family.group == .television || family.group == .televisionThin
    else { return [] }
    switch level {
    case .fill, .secondaryFill, .tertiaryFill:
      return [.remark(.style(.televisionFill(level, family.appearance)))]
    case .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .separator: return []
    }
  }

  /// A semantic colour of text or a symbol on a material that is drawn plain.
  func facts(withoutVibrancy style: ForegroundStyle) -> [Fact] {
    guard style.isVibrant, layer.material != nil, case .color(.semantic(let name)) = style.color,
      let note = (try? SemanticColors.vibrant(name: name, traits: layer.traits))?.note
    else { return [] }
    return [.remark(.style(.color(name: name, note)))]
  }

  /// A style that is drawn plain because its layer lies over a material and not in it.
  func facts(for style: ForegroundStyle, at place: PlaceOnMaterial) -> [Fact] {
    guard !place.isInMaterial else { return [] }
    let outside = Surroundings(traits: layer.traits, assets: assets, toScene: .identity)
    var inside = outside
    inside.material = place.material
    guard let plain = try? outside.ink(style, place: layer.path),
      let vibrant = try? inside.ink(style, place: layer.path), plain != vibrant
    else { return [] }
    return [.remark(.style(.plainOver(material: place.material.name)))]
  }
}
