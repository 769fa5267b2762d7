// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A second name of a colour.
struct ColorAlias: Sendable {
  var name: String
  var platforms: PlatformSet
  var target: ColorTarget
  /// The level that the name stands for on a material.
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
  /// A row of the platform's tables, by its name there.
  case row(String)
}

/// A colour that is the same everywhere.
enum ColorConstant: String, Hashable, Sendable, CaseIterable { case white, black, clear }

/// Which names exist where, and which row each leads to.
enum ColorNames {
  private static let withUIKit: PlatformSet = [.iOS, .tvOS, .visionOS, .watchOS]

  static let aliases: [ColorAlias] = swiftUI() + catalog() + uikit() + appKit()

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

  /// The names asset catalogs use for system colours.
  private static func catalog() -> [ColorAlias] {
    SystemHue.allCases.map { ColorAlias(systemName($0) + "Color", .all, systemName($0)) } + [
      ColorAlias("labelColor", withUIKit, "label"),
      ColorAlias("secondaryLabelColor", withUIKit, "secondaryLabel"),
      ColorAlias("tertiaryLabelColor", withUIKit, "tertiaryLabel"),
      ColorAlias("quaternaryLabelColor", withUIKit, "quaternaryLabel"),
      ColorAlias("quinaryLabelColor", withUIKit, "quinary"),
    ]
  }

  private static func uikit() -> [ColorAlias] {
    [
      ColorAlias("tintColor", [.iOS, .macOS, .tvOS, .visionOS], .accent),
      ColorAlias("groupTableViewBackground", [.iOS, .visionOS], "systemGroupedBackground"),
      ColorAlias("controlAccentColor", .macOS, .accent),
    ]
  }

  /// UIKit's names on the Mac, for scenes that are drawn for several platforms.
  private static func appKit() -> [ColorAlias] {
    [
      "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator", "link",
      "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
    ].map { ColorAlias($0, .macOS, $0 + "Color") } + [
      ColorAlias("systemBackground", .macOS, "windowBackgroundColor")
    ]
  }

  private static func systemName(_ hue: SystemHue) -> String {
    var bytes = Array(hue.rawValue.utf8)
    bytes[0] -= 32
    return "system" + String(decoding: bytes, as: UTF8.self)
  }
}

extension ColorNames {
  /// The tables of a platform and look, the preferred one first.
  static func tables(on platform: Platform, look: Look) -> [[ColorRow]] {
    let isOld = look == .ios18
    switch platform {
    case .iOS, .tvOS:
      return isOld
        ? [UIKitColorTable.ios18Rows, ownRows]
        : [UIKitColorTable.ios26Rows, UIKitColorTable.ios18Rows, ownRows]
    case .macOS:
      return isOld
        ? [AppKitColorTable.macos15Rows, AppKitColorTable.macos26Rows]
        : [AppKitColorTable.macos26Rows, AppKitColorTable.macos15Rows]
    case .visionOS:
      return isOld
        ? [OtherColorTable.spatialRows, UIKitColorTable.ios18Rows, ownRows]
        : [UIKitColorTable.ios26Rows, UIKitColorTable.ios18Rows, ownRows]
    case .watchOS:
      return isOld
        ? [OtherColorTable.watchRows, UIKitColorTable.ios18Rows, ownRows]
        : [UIKitColorTable.ios26Rows, OtherColorTable.watchRows, UIKitColorTable.ios18Rows, ownRows]
    }
  }

  /// SwiftUI's fifth level, which UIKit has no name for.
  static let ownRows: [ColorRow] = [
    ColorRow(
      "quinary", as: .fifthLevel, Cell.color(0, 0.05), Cell.color(0xffffff, 0.05),
      increased: Cell.color(0, 0.08137255),
      Cell.color(0xffffff, 0.08137255), Cell.source("OSUI", .inferred))
  ]

  /// Every name that resolves on a platform: rows, then aliases.
  static func all(on platform: Platform) -> [String] {
    var names: [String] = []
    let tables: [[ColorRow]] = tables(on: platform, look: .os27) + tables(on: platform, look: .ios18)
    for row in tables.joined()
    where isOwnName(row.name, on: platform) && !contains(names, row.name) {
      names.append(row.name)
    }
    for alias in aliases
    where alias.platforms.contains(PlatformSet(platform)) && !contains(names, alias.name) {
      names.append(alias.name)
    }
    return names
  }

  /// Returns what a name leads to; nil if the platform has no such name.
  static func target(of name: String, on platform: Platform) -> ColorTarget? {
    if let alias = alias(name, on: platform) { return alias.target }
    guard isOwnName(name, on: platform), row(name, on: platform) != nil else { return nil }
    return .row(name)
  }

  static func alias(_ name: String, on platform: Platform) -> ColorAlias? {
    let here = PlatformSet(platform)
    return aliases.first { $0.platforms.contains(here) && NameMatch.same($0.name, name) }
  }

  /// Returns the newest row of a row's name.
  static func row(_ name: String, on platform: Platform) -> ColorRow? {
    tables(on: platform, look: .os27).joined().first { NameMatch.same($0.name, name) }
  }

  /// Returns whether the platform has a colour of a row's name; tvOS and watchOS have part of UIKit's.
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
