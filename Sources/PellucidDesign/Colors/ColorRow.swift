// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// One name of a colour table with its variants.
package struct ColorRow: Hashable, Sendable {
  package var name: String
  /// The part that the colour plays in rules; nil for a colour that no rule uses.
  package var purpose: ColorPurpose?
  package var light: EncodedColor, dark: EncodedColor
  /// The variants for Increase Contrast; nil where no value is published.
  package var lightIncreased: EncodedColor?, darkIncreased: EncodedColor?
  /// The variants for the elevated level, which changes the dark appearance alone.
  package var darkElevated: EncodedColor?, darkIncreasedElevated: EncodedColor?
  package var provenance: Provenance

  init(
    _ name: String, as purpose: ColorPurpose? = nil, _ light: EncodedColor, _ dark: EncodedColor,
    _ provenance: Provenance
  ) {
    (self.name, self.purpose, self.light, self.dark, self.provenance) = (
      name, purpose, light, dark, provenance
    )
  }

  init(
    _ name: String, as purpose: ColorPurpose? = nil, _ light: EncodedColor, _ dark: EncodedColor,
    increased lightIncreased: EncodedColor,
    _ darkIncreased: EncodedColor, _ provenance: Provenance
  ) {
    self.init(name, as: purpose, light, dark, provenance)
    (self.lightIncreased, self.darkIncreased) = (lightIncreased, darkIncreased)
  }

  init(
    _ name: String, as purpose: ColorPurpose? = nil, _ light: EncodedColor, _ dark: EncodedColor,
    increased lightIncreased: EncodedColor,
    _ darkIncreased: EncodedColor, elevated darkElevated: EncodedColor,
    _ darkIncreasedElevated: EncodedColor, _ provenance: Provenance
  ) {
    self.init(name, as: purpose, light, dark, increased: lightIncreased, darkIncreased, provenance)
    (self.darkElevated, self.darkIncreasedElevated) = (darkElevated, darkIncreasedElevated)
  }

  /// Returns the variant for the settings; nil where Increase Contrast has no published value.
  func variant(isDark: Bool, isIncreased: Bool, isElevated: Bool) -> EncodedColor? {
    guard isDark else { return isIncreased ? lightIncreased : light }
    if isElevated, let elevated = isIncreased ? darkIncreasedElevated : darkElevated { return elevated }
    return isIncreased ? darkIncreased : dark
  }
}
