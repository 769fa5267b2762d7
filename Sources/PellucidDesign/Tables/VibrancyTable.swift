// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The ink of each level, by family and appearance.
enum VibrancyTable {
  /// Every row, in the order of the sources.
  static var rows: [VibrancyRow] { platform() + others() }

  /// Returns the rows of a group of surfaces in an appearance, without making any others.
  static func rows(of group: VibrancyFamily.Group, _ appearance: Appearance) -> [VibrancyRow] {
    let isDark = appearance == .dark
    return switch group {
    case .plain: []
    case .platformThin: isDark ? platformThinDark() : platformThinLight()
    case .platform: isDark ? platformDark() : platformLight()
    case .platformChrome: isDark ? platformChromeDark() : platformChromeLight()
    case .platter: isDark ? platterDark() : platterLight()
    case .module: isDark ? moduleDark() : []
    case .legacyExtraLight: isDark ? [] : legacyExtraLightLight()
    case .legacyLight: isDark ? [] : legacyLightLight()
    case .legacyDark: isDark ? legacyDarkDark() : []
    case .televisionThin: televisionThin().filter { $0.family.appearance == appearance }
    case .television: isDark ? televisionDark() : televisionLight()
    case .appKit: isDark ? appKitDark() : appKitLight()
    case .spatial: isDark ? spatialDark() : []
    case .watch: isDark ? watchDark() : []
    }
  }

  private static func platform() -> [VibrancyRow] {
    platformThinLight()
      + platformLight()
      + platformChromeLight()
      + platformThinDark()
      + platformDark()
      + platformChromeDark()
      + platterLight()
      + platterDark()
      + moduleDark()
  }

  private static func others() -> [VibrancyRow] {
    televisionLight()
      + televisionDark()
      + televisionThin()
      + appKitLight()
      + appKitDark()
      + spatialDark()
      + watchDark()
      + legacyExtraLightLight()
      + legacyLightLight()
      + legacyDarkDark()
  }

  static func row(
    _ group: VibrancyFamily.Group, _ appearance: Appearance, _ level: VibrancyLevel, _ ink: Ink,
    _ sources: String, _ confidence: Confidence, _ reason: String? = nil
  ) -> VibrancyRow {
    VibrancyRow(
      family: VibrancyFamily(group, appearance), level: level, ink: ink,
      provenance: Provenance(sources, confidence, reason: reason))
  }

  static func ink(_ white: Float, _ alpha: Float, _ blend: BlendMode) -> Ink {
    .color(EncodedColor(white: white, alpha: alpha), blend: blend)
  }

  static func gray(_ byte: UInt32, _ blend: BlendMode) -> Ink {
    .color(EncodedColor(white: Float(byte) / 255), blend: blend)
  }

  static func tint(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float) -> Ink {
    .color(EncodedColor(red: red, green: green, blue: blue, alpha: alpha), blend: .sourceOver)
  }
}
