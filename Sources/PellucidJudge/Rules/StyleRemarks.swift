// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The remarks about styles that a platform draws differently from their description.
struct StyleRemarks {
  private let layer: TracedLayer
  private let assets: SceneAssets

  init(_ layer: TracedLayer, _ assets: SceneAssets) { (self.layer, self.assets) = (layer, assets) }

  /// Returns the remarks about a style of the layer.
  func facts(for style: ForegroundStyle) -> [Fact] {
    let traits = layer.traits
    switch style.color {
    case .level(let level):
      let isMissing = traits.platform == .visionOS && level == .quaternaryLabel
      return (isMissing ? [.remark(.style(.quaternaryOnVision))] : [])
        + televisionFill(level, isVibrant: style.isVibrant)
    case .color(.custom), .color(.component): return []
    case .color(.asset(let asset)):
      guard let color = try? assets.color(named: asset, traits) else { return [] }
      return color.notes.map { .remark(.catalog($0, asset: asset)) }
    case .color(.semantic(let name)):
      // A name that does not resolve is reported as an error when the scene is drawn.
      guard let note = (try? SemanticColors.resolve(name: name, traits: traits))?.note else { return [] }
      return [.remark(.style(.color(name: name, note)))]
    }
  }

  /// Returns the notes of a catalog about a colour; empty for colours of no catalog.
  func facts(for color: ColorStyle) -> [Fact] {
    guard case .asset = color else { return [] }
    return facts(for: ForegroundStyle(.color(color)))
  }

  /// Returns the notes of catalogs about the colours of a gradient.
  func facts(forStopsOf fill: FillStyle) -> [Fact] {
    fill.gradientColors.flatMap { facts(for: $0) }
  }

  /// Returns a remark for a vibrant fill of tvOS: the numbers in the system's files make it invisible in the light
  /// appearance and opaque white in the dark one.
  private func televisionFill(_ level: VibrancyLevel, isVibrant: Bool) -> [Fact] {
    guard isVibrant, let family = layer.beneath.parts.first?.ground?.family,
      family.group == .television || family.group == .televisionThin
    else { return [] }
    switch level {
    case .fill, .secondaryFill, .tertiaryFill:
      return [.remark(.style(.televisionFill(level, family.appearance)))]
    case .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .separator: return []
    }
  }

  /// Returns the remark about a semantic colour of a text or symbol that is drawn plain on a material.
  func facts(withoutVibrancy style: ForegroundStyle) -> [Fact] {
    guard style.isVibrant, layer.beneath.parts.first?.ground != nil,
      case .color(.semantic(let name)) = style.color, !Self.isAccent(name),
      let note = (try? SemanticColors.vibrant(name: name, traits: layer.traits))?.note
    else { return [] }
    return [.remark(.style(.color(name: name, note)))]
  }

  /// Returns a Boolean value that is true for the names of the accent colour, which controls on glass and materials have everywhere.
  private static func isAccent(_ name: String) -> Bool {
    ["accentColor", "tintColor", "controlAccentColor"].contains { NameMatch.same($0, name) }
  }

  /// The share of a foreground from which a second ground is remarked. Chosen: less than a tenth is the rounding of a corner.
  private static var noticedShare: Double { 0.1 }

  /// Returns a remark if a foreground lies on several grounds, on which its style would be drawn in different ways.
  func facts(onSeveral style: ForegroundStyle) -> [Fact] {
    let parts = layer.beneath.parts
    guard parts.count > 1, parts[1].share >= Self.noticedShare else { return [] }
    let inks = parts.prefix(2).map { part in
      var surroundings = Surroundings(traits: layer.traits, assets: assets, toScene: .identity)
      surroundings.material = part.ground
      return try? surroundings.ink(style, place: layer.path)
    }
    guard inks[0] != inks[1] else { return [] }
    return [
      .remark(
        .style(.onSeveral(parts[0].ground?.name, share: parts[0].share, besides: parts[1].ground?.name)))
    ]
  }
}
