// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidLegibility
import PellucidScene

/// A scene in one combination of settings, with the verdicts on its texts and symbols.
package struct JudgedScene: Sendable {
  package var resolution: Resolution
  /// The pixels that the ink of each text and symbol covers, by resource index.
  package var inks: [Int: DrawnInk]
  /// The findings that follow from the description alone.
  package var findings: [Finding]
  package var foregrounds: [JudgedForeground]
  /// The colours of the backdrops that the scene states.
  package var stated: StatedBackdrops
  /// The combination of settings, where the scene was judged in several; nil otherwise.
  package var settings: SettingsVariant?

  package init(
    resolution: Resolution, inks: [Int: DrawnInk], findings: [Finding] = [],
    foregrounds: [JudgedForeground], stated: StatedBackdrops = StatedBackdrops(),
    settings: SettingsVariant? = nil
  ) {
    (self.resolution, self.inks, self.stated) = (resolution, inks, stated)
    (self.findings, self.foregrounds, self.settings) = (findings, foregrounds, settings)
  }

  package var resolved: ResolvedScene { resolution.scene }
  /// Returns the layer that a foreground is drawn for.
  func origin(of foreground: SceneForeground) -> ResourceOrigin {
    resolution.trace.resources[foreground.source]
  }

  /// Returns the layer of the material or glass that a foreground lies on; nil where it lies on none.
  func layer(under foreground: JudgedForeground) -> LayerReference? {
    resolution.trace.layer(foreground.surface?.step)
  }

  package var traits: Traits { resolution.description.traits }

  /// Returns whether the scene was judged in the combination of settings that a description has.
  func isJudged(asSetIn scene: SceneDescription) -> Bool { resolution.description.hasSettings(of: scene) }

  /// The name of the combination of settings.
  package var variant: String { settings?.name ?? traits.combinationName }
}

extension SceneDescription {
  /// Returns whether two descriptions have the same combination of settings. The device belongs to it because it
  /// selects the variants of assets and has a screen.
  func hasSettings(of other: SceneDescription) -> Bool {
    // Combinations state their transparency, which a scene may leave to the platform.
    var (own, others) = (traits, other.traits)
    (own.transparency, others.transparency) = (traits.transparency, other.traits.transparency)
    return own == others && glass == other.glass && device == other.device && size == other.size
      && scale == other.scale
  }
}
