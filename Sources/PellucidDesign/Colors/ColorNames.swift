// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A second name of a colour.
struct ColorAlias: Sendable {
  var name: String
  var platforms: PlatformSet
  var target: ColorTarget
  /// The level of vibrancy that the name stands for on a material.
  var level: VibrancyLevel?

  init(_ name: String, _ platforms: PlatformSet, _ target: ColorTarget) {
    (self.name, self.platforms, self.target) = (name, platforms, target)
  }

  init(_ name: String, _ platforms: PlatformSet, _ row: String, level: VibrancyLevel? = nil) {
    self.init(name, platforms, .row(row))
    self.level = level
  }
}

/// The colour or rule that a name leads to.
enum ColorTarget: Hashable, Sendable {
  case accent
  case constant(ColorConstant)
  /// A row of the platform's tables, by the row's name.
  case row(String)
}

/// A colour that no trait changes.
enum ColorConstant: String, Hashable, Sendable, CaseIterable { case white, black, clear }

/// The names of semantic colours on each platform, and the row of each.
enum ColorNames {
  private static let withUIKit: PlatformSet = [.iOS, .tvOS, .visionOS, .watchOS]

  static let aliases: [ColorAlias] = swiftUI() + catalog() + uikit() + appKit()

  /// Returns SwiftUI's names: the levels, the hues, the accent and the constant colours.
  private static func swiftUI() -> [ColorAlias] {
    let levels: [(name: String, row: String, level: VibrancyLevel)] = [
      ("primary", "label", .label), ("secondary", "secondaryLabel", .secondaryLabel),
      ("tertiary", "tertiaryLabel", .tertiaryLabel), ("quaternary", "quaternaryLabel", .quaternaryLabel),
    ]
    return levels.flatMap { name, row, level in
      [
        ColorAlias(name, withUIKit, row, level: level),
        ColorAlias(name, .macOS, row + "Color", level: level),
      ]
    } + SystemHue.allCases.map { ColorAlias($0.rawValue, .all, systemName($0)) } + [
      ColorAlias("quinary", withUIKit, "quinary"), ColorAlias("quinary", .macOS, "quinaryLabelColor"),
      ColorAlias("accentColor", .all, .accent),
    ] + ColorConstant.allCases.map { ColorAlias($0.rawValue, .all, .constant($0)) }
  }

  /// Returns the names that asset catalogs use for system colours.
  private static func catalog() -> [ColorAlias] {
    SystemHue.allCases.map { ColorAlias(systemName($0) + "Color", .all, systemName($0)) } + [
      ColorAlias("labelColor", withUIKit, "label"),
      ColorAlias("secondaryLabelColor", withUIKit, "secondaryLabel"),
      ColorAlias("tertiaryLabelColor", withUIKit, "tertiaryLabel"),
      ColorAlias("quaternaryLabelColor", withUIKit, "quaternaryLabel"),
      ColorAlias("quinaryLabelColor", withUIKit, "quinary"),
    ]
  }

  /// Returns UIKit's second names, and AppKit's name of the accent.
  private static func uikit() -> [ColorAlias] {
    [
      ColorAlias("tintColor", [.iOS, .macOS, .tvOS, .visionOS], .accent),
      ColorAlias("groupTableViewBackground", [.iOS, .visionOS], "systemGroupedBackground"),
      ColorAlias("controlAccentColor", .macOS, .accent),
    ]
  }

  /// Returns UIKit's names on the Mac, for scenes that are drawn for several platforms.
  private static func appKit() -> [ColorAlias] {
    [
      "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator", "link",
      "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
    ].map { ColorAlias($0, .macOS, $0 + "Color") } + [
      ColorAlias("systemBackground", .macOS, "windowBackgroundColor")
    ]
  }

  /// Returns the name of a hue with the prefix of UIKit and AppKit, such as `systemRed`.
  private static func systemName(_ hue: SystemHue) -> String {
    var bytes = Array(hue.rawValue.utf8)
    bytes[0] -= 32
    return "system" + String(decoding: bytes, as: UTF8.self)
  }
}

extension ColorNames {
  /// Returns the tables of a platform and look, in the order of preference.
  static func tables(on platform: Platform, look: Look) -> [ColorTable] {
    let isOld = look == .ios18
    return switch platform {
    case .iOS, .tvOS: isOld ? [.ios18, .fifthLevel] : [.ios26, .ios18, .fifthLevel]
    case .macOS: isOld ? [.macos15, .macos26] : [.macos26, .macos15]
    case .visionOS: isOld ? [.spatial, .ios18, .fifthLevel] : [.ios26, .ios18, .fifthLevel]
    case .watchOS: isOld ? [.watch, .ios18, .fifthLevel] : [.ios26, .watch, .ios18, .fifthLevel]
    }
  }

  /// Returns every name that resolves on a platform: rows, then aliases.
  static func all(on platform: Platform) -> [String] {
    var names: [String] = []
    let tables: [ColorTable] = tables(on: platform, look: .os27) + tables(on: platform, look: .ios18)
    for row in tables.flatMap({ $0.rows })
    where isOwnName(row.name, on: platform) && !contains(names, row.name) {
      names.append(row.name)
    }
    for alias in aliases
    where alias.platforms.contains(PlatformSet(platform)) && !contains(names, alias.name) {
      names.append(alias.name)
    }
    return names
  }

  /// Returns the target of a name; nil if the platform does not have the name.
  static func target(of name: String, on platform: Platform) -> ColorTarget? {
    if let alias = alias(name, on: platform) { return alias.target }
    guard isOwnName(name, on: platform), row(name, on: platform) != nil else { return nil }
    return .row(name)
  }

  static func alias(_ name: String, on platform: Platform) -> ColorAlias? {
    let here = PlatformSet(platform)
    return aliases.first { $0.platforms.contains(here) && NameMatch.same($0.name, name) }
  }

  /// Returns the row of a name in the newest table that has one.
  static func row(_ name: String, on platform: Platform) -> ColorRow? {
    for table in tables(on: platform, look: .os27) {
      if let row = table.rows.first(where: { NameMatch.same($0.name, name) }) { return row }
    }
    return nil
  }

  /// Returns whether the platform has a colour by the name of a row; tvOS and watchOS have part of UIKit's.
  private static func isOwnName(_ name: String, on platform: Platform) -> Bool {
    switch platform {
    case .iOS, .macOS, .visionOS: true
    case .tvOS: contains(televisionNames, name)
    case .watchOS: contains(watchNames, name)
    }
  }

  private static let televisionNames =
    SystemHue.allCases.map(systemName) + [
      "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator",
      "opaqueSeparator", "link", "darkText", "lightText", "quinary",
    ]
  private static let watchNames =
    SystemHue.allCases.map(systemName) + ["orangeRed", "tealBlue", "background", "quinary"]

  static func contains(_ names: [String], _ name: String) -> Bool {
    names.contains { NameMatch.same($0, name) }
  }
}
