// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The colour of labels on an accent: on a fill in the accent colour, and on tinted glass.
package enum AccentLabel {
  package static let provenance = Cell.source(
    "WKF", .chosen,
    "The rule is that of the system's form controls on the web. With Increase Contrast, the colour with more contrast."
  )

  /// The relative luminance of an accent up to which its labels are white. Of the hues of release 26, yellow is lighter, and in
  /// dark mint, teal and cyan too.
  private static let lightest = 0.5

  /// The alpha from which a tint counts as the accent of its glass. Chosen: below a half, the glass outweighs it.
  private static let leastAlpha: Float = 0.5

  /// Returns the accent of tinted glass; nil for glass without a tint, and for a tint that is fainter than the glass.
  package static func accent(ofTint tint: EncodedColor?) -> EncodedColor? {
    tint.flatMap { $0.alpha < leastAlpha ? nil : $0 }
  }

  /// Returns white or black, in the opacity of the level's plain colour; nil for levels of fills and separators.
  package static func ink(of level: VibrancyLevel, on accent: EncodedColor, traits: Traits) -> Ink? {
    guard level.isLabel else { return nil }
    let plain = VibrancyFamily(.plain, traits.appearance)
    guard case .color(let color, _) = Vibrancy.ink(level: level, family: plain, traits: traits) else {
      return nil
    }
    var label = EncodedColor(white: isWhite(on: accent, traits) ? 1 : 0)
    label.alpha = color.alpha
    return .color(label, blend: .sourceOver)
  }

  /// Returns a Boolean value indicating whether labels on an accent are white, and not black.
  package static func isWhite(on accent: EncodedColor, _ traits: Traits) -> Bool {
    let luminance = accent.relativeLuminance
    guard traits.contrast == .increased else { return luminance <= lightest }
    return contrastRatio(luminances: 1, luminance) >= contrastRatio(luminances: luminance, 0)
  }
}

extension VibrancyLevel {
  /// A Boolean value that is true for the levels of labels, not of fills and separators.
  fileprivate var isLabel: Bool {
    switch self {
    case .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel: true
    case .fill, .secondaryFill, .tertiaryFill, .separator: false
    }
  }
}
