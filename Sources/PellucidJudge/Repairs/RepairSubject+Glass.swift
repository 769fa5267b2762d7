// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidLegibility
import PellucidScene

/// Foregrounds on glass, expressed as cases.
extension RepairSubject {
  /// Returns the case on a piece of the scene's glass whose transfer equals the transfer of a surface.
  ///
  /// All pieces are tried with the tints of all, because pieces that flow together use the numbers of the largest and keep their
  /// tints, and the surface may have the name of another.
  func glassQuestion(
    on surface: SceneForeground.Surface, at place: GlassTransfer.Place, required: Double
  ) -> LegibilityCase? {
    guard let transfer = surface.transfers.first else { return nil }
    let all = parts.glass
    let pieces = all.filter { $0.path == ground.layer } + all.filter { $0.path != ground.layer }
    var tints: [ColorStyle?] = []
    for piece in pieces where !tints.contains(piece.content.tint) { tints.append(piece.content.tint) }
    for ink in foregrounds(transfer.ink) {
      for piece in pieces {
        for traits in variants {
          for setting in settings(of: piece, tinted: tints, at: place, traits, transfer) {
            var question = LegibilityCase(
              material: nil, layers: transfer.layersOnGlass, foreground: ink, opacity: transfer.inkOpacity,
              above: transfer.above, traits: traits, backdrop: surface.backdrop, required: required)
            question.glass = setting
            if let own = try? question.transfer(), own == transfer { return question }
          }
        }
      }
    }
    return nil
  }

  /// Returns the settings that the glass may have, one for each possible dimming. With automatic dimming, black
  /// directly below the glass is taken first as the dimming, and then as one of the layers below undimmed glass.
  private func settings(
    of piece: SceneGlass, tinted styles: [ColorStyle?], at place: GlassTransfer.Place, _ traits: Traits,
    _ transfer: Transfer
  ) -> [GlassSetting] {
    let request = GlassRequest(
      piece.content.variant, control: piece.content.control, shorterSide: piece.shorterSide,
      pixelsPerPoint: judged.resolved.scale, traits: traits, settings: judged.resolution.description.glass)
    let dimmings: [Double] =
      switch piece.content.dimming {
      case .none: [0]
      case .amount(let amount): [min(max(amount, 0), 1)]
      case .automatic: [transfer.dimming ?? 0, 0]
      }
    let tints = styles.flatMap { colors(of: $0, traits) }
    return (piece.content.variant == .clear ? dimmings : [0]).flatMap { dimming -> [GlassSetting] in
      var below = transfer.beforeMixing
      if dimming > 0 {
        guard !below.isEmpty else { return [] }
        below.removeLast()
      }
      return tints.map { tint in
        var setting = GlassSetting(request, tint: tint, dimming: dimming, below: below, place: place)
        setting.isTurned = traits.appearance != judged.traits.appearance
        return setting
      }
    }
  }

  /// Returns the colours that a tint may have, of which nil stands for none. Glass that has turned keeps the colour that its
  /// tint has around it.
  private func colors(of tint: ColorStyle?, _ traits: Traits) -> [EncodedColor?] {
    guard let tint else { return [nil] }
    let appearances = [traits.appearance] + Appearance.allCases.filter { $0 != traits.appearance }
    return appearances.map { appearance in
      var around = traits
      around.appearance = appearance
      return try? tint.color(around, scene.assets)
    }
  }
}

extension Transfer {
  /// The opacity of the black directly below the glass, 0…1; nil where there is none.
  fileprivate var dimming: Double? {
    guard case .paint(let color, .sourceOver, 1)? = beforeMixing.last,
      max(color.red, color.green, color.blue) <= 0
    else { return nil }
    return Double(color.alpha)
  }

  /// The flat layers on the glass, without its tint.
  fileprivate var layersOnGlass: [Step] {
    if case .tint? = afterMixing.first { return Array(afterMixing.dropFirst()) }
    return afterMixing
  }
}
