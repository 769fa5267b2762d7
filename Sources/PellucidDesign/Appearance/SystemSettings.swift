// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The settings that a person chose for the whole computer; nil for each that the computer does not report.
///
/// The values may come from a desktop's portal on Linux, a page in a browser, or a test.
public struct SystemSettings: Hashable, Sendable {
  /// The preferred appearance. Desktops without a preference are light, so "no preference" is reported as `.light`.
  public var appearance: Appearance?
  /// The Increase Contrast setting.
  public var contrast: ContrastSetting?
  /// The Reduce Transparency setting; no desktop's portal reports it.
  public var transparency: TransparencySetting?
  /// The Reduce Motion setting.
  public var reducesMotion: Bool?
  /// The accent colour: in sRGB, opaque, each component 0…1.
  package var accent: EncodedColor?

  package init(
    appearance: Appearance? = nil, contrast: ContrastSetting? = nil, transparency: TransparencySetting? = nil,
    reducesMotion: Bool? = nil, accent: EncodedColor?
  ) {
    self.init(
      appearance: appearance, contrast: contrast, transparency: transparency, reducesMotion: reducesMotion)
    self.accent = accent
  }

  /// Creates settings; arguments that are left out mean settings that the computer does not report.
  public init(
    appearance: Appearance? = nil, contrast: ContrastSetting? = nil, transparency: TransparencySetting? = nil,
    reducesMotion: Bool? = nil
  ) {
    (self.appearance, self.contrast, self.transparency) = (appearance, contrast, transparency)
    self.reducesMotion = reducesMotion
  }
}

extension Traits {
  /// Returns these traits with the settings that the computer reports; traits without a reported setting stay as they are.
  package func following(_ settings: SystemSettings) -> Traits {
    var traits = self
    traits.appearance = settings.appearance ?? appearance
    traits.contrast = settings.contrast ?? contrast
    traits.statedTransparency = settings.transparency ?? statedTransparency
    if let accent = settings.accent { traits.accent = Accent(nearest: accent) }
    return traits
  }
}

extension GlassSettings {
  /// Returns these settings with the ones that the computer reports.
  package func following(_ settings: SystemSettings) -> GlassSettings {
    var glass = self
    glass.reduceMotion = settings.reducesMotion ?? reduceMotion
    return glass
  }
}
