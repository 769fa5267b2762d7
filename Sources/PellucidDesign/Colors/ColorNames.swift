// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A second name of a colour.
struct ColorAlias: Sendable {
  var name: String
  var platforms: PlatformSet
  /// Name of a row, of `ColorNames.accent` or of a constant.
  var target: String

  init(_ name: String, _ platforms: PlatformSet, _ target: String) {
    (self.name, self.platforms, self.target) = (name, platforms, target)
  }
}

/// Which names exist where, and which row each leads to.
enum ColorNames {
  /// The target of every name of the accent colour.
  static let accent = "controlAccentColor"
  static let constants = ["white", "black", "clear"]
  private static let hues = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "gray",
  ]
  private static let withUIKit: PlatformSet = [.ios, .tvos, .visionos, .watchos]

  static let aliases: [ColorAlias] = swiftUI() + catalog() + uikit() + appKit()

  private static func swiftUI() -> [ColorAlias] {
    let levels = [
      ("primary", "label"), ("secondary", "secondaryLabel"), ("tertiary", "tertiaryLabel"),
      ("quaternary", "quaternaryLabel"),
    ]
    return levels.flatMap { level in
      [ColorAlias(level.0, withUIKit, level.1), ColorAlias(level.0, .macos, level.1 + "Color")]
    } + hues.map { ColorAlias($0, .all, systemName($0)) } + [
      ColorAlias("quinary", withUIKit, "quinary"), ColorAlias("quinary", .macos, "quinaryLabelColor"),
      ColorAlias("accentColor", .all, accent),
    ] + constants.map { ColorAlias($0, .all, $0) }
  }

  /// The names asset catalogs use for system colours.
  private static func catalog() -> [ColorAlias] {
    hues.map { ColorAlias(systemName($0) + "Color", .all, systemName($0)) } + [
      ColorAlias("labelColor", withUIKit, "label"),
      ColorAlias("secondaryLabelColor", withUIKit, "secondaryLabel"),
      ColorAlias("tertiaryLabelColor", withUIKit, "tertiaryLabel"),
      ColorAlias("quaternaryLabelColor", withUIKit, "quaternaryLabel"),
      ColorAlias("quinaryLabelColor", withUIKit, "quinary"),
    ]
  }

  private static func uikit() -> [ColorAlias] {
    [
      ColorAlias("tintColor", [.ios, .macos, .tvos, .visionos], accent),
      ColorAlias("groupTableViewBackground", [.ios, .visionos], "systemGroupedBackground"),
      ColorAlias("controlAccentColor", .macos, accent),
    ]
  }

  /// UIKit's names on the Mac, for scenes that are drawn for several platforms.
  private static func appKit() -> [ColorAlias] {
    [
      "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator", "link",
      "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
    ].map { ColorAlias($0, .macos, $0 + "Color") } + [
      ColorAlias("systemBackground", .macos, "windowBackgroundColor")
    ]
  }

  private static func systemName(_ hue: String) -> String {
    var bytes = Array(hue.utf8)
    bytes[0] -= 32
    return "system" + String(decoding: bytes, as: UTF8.self)
  }
}

extension ColorNames {
  /// The tables of a platform and look, the preferred one first.
  static func tables(on platform: Platform, look: Look) -> [[ColorRow]] {
    let isOld = look == .ios18
    switch platform {
    case .ios, .tvos:
      return isOld
        ? [UIKitColorTable.ios18Rows, ownRows]
        : [UIKitColorTable.ios26Rows, UIKitColorTable.ios18Rows, ownRows]
    case .macos:
      return isOld
        ? [AppKitColorTable.macos15Rows, AppKitColorTable.macos26Rows]
        : [AppKitColorTable.macos26Rows, AppKitColorTable.macos15Rows]
    case .visionos:
      return isOld
        ? [OtherColorTable.spatialRows, UIKitColorTable.ios18Rows, ownRows]
        : [UIKitColorTable.ios26Rows, UIKitColorTable.ios18Rows, ownRows]
    case .watchos:
      return isOld
        ? [OtherColorTable.watchRows, UIKitColorTable.ios18Rows, ownRows]
        : [UIKitColorTable.ios26Rows, OtherColorTable.watchRows, UIKitColorTable.ios18Rows, ownRows]
    }
  }

  /// SwiftUI's fifth level, which UIKit has no name for.
  static let ownRows: [ColorRow] = [
    ColorRow(
      "quinary", Cell.color(0, 0.05), Cell.color(0xffffff, 0.05), increased: Cell.color(0, 0.08137255),
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

  /// The row name behind a name, nil if the platform has no such name.
  static func target(of name: String, on platform: Platform) -> String? {
    let here = PlatformSet(platform)
    if let alias = aliases.first(where: { $0.platforms.contains(here) && NameMatch.same($0.name, name) }) {
      return alias.target
    }
    let rows = tables(on: platform, look: .os27).joined()
    guard isOwnName(name, on: platform), rows.contains(where: { NameMatch.same($0.name, name) }) else {
      return nil
    }
    return name
  }

  /// Whether the platform has a colour of a row's name; tvOS and watchOS have part of UIKit's.
  private static func isOwnName(_ name: String, on platform: Platform) -> Bool {
    switch platform {
    case .ios, .macos, .visionos: true
    case .tvos: contains(televisionNames, name)
    case .watchos: contains(watchNames, name)
    }
  }

  private static let televisionNames =
    hues.map(systemName) + [
      "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator",
      "opaqueSeparator", "link", "darkText", "lightText", "quinary",
    ]
  private static let watchNames = hues.map(systemName) + ["orangeRed", "tealBlue", "background", "quinary"]

  static func contains(_ names: [String], _ name: String) -> Bool {
    names.contains { NameMatch.same($0, name) }
  }
}
