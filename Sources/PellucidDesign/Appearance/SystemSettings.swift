// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The settings of a person's computer, as far as it states them; nil where it does not.
///
/// A value, whoever asked for it: a desktop's portal on Linux, a page in a browser, or a test.
public struct SystemSettings: Hashable, Sendable {
  /// Without a preference desktops show light, so that is what "no preference" arrives as.
  public var appearance: Appearance?
  public var contrast: ContrastSetting?
  /// No desktop's portal tells this.
  public var transparency: TransparencySetting?
  public var reducesMotion: Bool?
  /// In sRGB, opaque, each component 0…1.
  package var accent: EncodedColor?

  package init(
    appearance: Appearance? = nil, contrast: ContrastSetting? = nil, transparency: TransparencySetting? = nil,
    reducesMotion: Bool? = nil, accent: EncodedColor?
  ) {
    self.init(
      appearance: appearance, contrast: contrast, transparency: transparency, reducesMotion: reducesMotion)
    self.accent = accent
  }

  /// Settings of which all that is not given stays open.
  public init(
    appearance: Appearance? = nil, contrast: ContrastSetting? = nil, transparency: TransparencySetting? = nil,
    reducesMotion: Bool? = nil
  ) {
    (self.appearance, self.contrast, self.transparency) = (appearance, contrast, transparency)
    self.reducesMotion = reducesMotion
  }
}

extension Traits {
  /// These traits with what the system says; what it leaves open, and traits that no system tells, stay as they are.
  package func following(_ settings: SystemSettings) -> Traits {
    var traits = self
    traits.appearance = settings.appearance ?? appearance
    traits.contrast = settings.contrast ?? contrast
    traits.transparency = settings.transparency ?? transparency
    if let accent = settings.accent { traits.accent = Accent(nearest: accent) }
    return traits
  }
}

extension GlassSettings {
  /// These settings with what the system says of them.
  package func following(_ settings: SystemSettings) -> GlassSettings {
    var glass = self
    glass.reduceMotion = settings.reducesMotion ?? reduceMotion
    return glass
  }
}
