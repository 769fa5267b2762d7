// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A contrast that is less than needed, in all judged combinations of settings together.
package struct Shortfall: Hashable, Sendable {
  package var subject: ForegroundSubject
  package var needs: ContrastNeed
  /// The contrast on the pixels that are drawn with the scene's own settings; nil where it is sufficient.
  package var drawn: Drawn?
  /// The lowest contrast, over any backdrop and with any settings; nil where the drawn pixels have it.
  package var worst: Worst?
  /// The lowest contrast on the pixels that are drawn with other settings than the scene's own; nil where it is sufficient, and where
  /// `drawn` or `worst` has it.
  package var drawnElsewhere: Drawn?
  /// The number of combinations of settings that fall short; nil where only the scene's own settings were judged.
  package var combinations: Combinations?
  /// A Boolean value indicating whether only the scene's own settings were judged.
  package var isOwn: Bool
  /// A Boolean value indicating whether what is drawn falls short with some settings, whatever else could lie behind.
  package var failsAsDrawn = false

  /// A contrast on drawn pixels.
  package struct Drawn: Hashable, Sendable {
    package var lowest: Double
    /// A Boolean value that is true where no other pixels are possible.
    package var isOnFixedColor: Bool
    /// The combination of settings, where it is the worst of several; nil otherwise.
    package var variant: String?
  }

  /// A contrast over the worst backdrop with the worst settings.
  package struct Worst: Hashable, Sendable {
    package var lowest: Double
    package var ground: ForegroundGround
    /// The backdrop over which the contrast is lowest; nil where it was measured on drawn pixels.
    package var backdrop: BreakingBackdrop?
    /// The combination of settings; nil where only one was judged.
    package var variant: String?
  }

  /// A number of combinations of settings.
  package struct Combinations: Hashable, Sendable {
    package var failing: Int
    package var judged: Int
  }

  /// The rule that is broken: that of the drawn pixels if they fall short, else that of backdrops or of settings.
  package var rule: Rule {
    drawn != nil ? .textContrast : isOwn ? .textContrastAnyBackdrop : .settingsMatrix
  }
}
