// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Every name a material is known by.
enum MaterialNames {
  static let entries: [MaterialEntry] =
    tiers() + systemStyles() + legacy() + appKit() + others() + recipeFiles()

  /// A thickness and its rows.
  private struct Tier {
    var name: String, swiftUI: String, system: String
    var ios: String, mac: String, spatial: String
    var isOnTelevision = true
    var note: String?
  }

  private static let all: [Tier] = [
    Tier(
      name: "ultraThin", swiftUI: "ultraThinMaterial", system: "systemUltraThinMaterial",
      ios: "platformContentUltraThin", mac: "bezelUltraThin", spatial: "spatialThin"),
    Tier(
      name: "thin", swiftUI: "thinMaterial", system: "systemThinMaterial", ios: "platformContentThin",
      mac: "bezelThin", spatial: "spatialThin"),
    Tier(
      name: "regular", swiftUI: "regularMaterial", system: "systemMaterial", ios: "platformContent",
      mac: "popover", spatial: "spatialRegular"),
    Tier(
      name: "thick", swiftUI: "thickMaterial", system: "systemThickMaterial", ios: "platformContentThick",
      mac: "menu", spatial: "spatialThick"),
    Tier(
      name: "ultraThick", swiftUI: "ultraThickMaterial", system: "", ios: "platformContentUltraThick",
      mac: "sidebar", spatial: "spatialThick"),
    Tier(
      name: "chrome", swiftUI: "bar", system: "systemChromeMaterial", ios: "platformChrome", mac: "titlebar",
      spatial: "glass", isOnTelevision: false),
  ]

  private static let macNote = """
    macOS has no recipe file for this tier; it takes the material that Catalyst gives the tier.
    """
  private static let spatialNote = """
    visionOS publishes thin, regular and thick only; other tiers take the nearest of them or glass.
    """
  private static let watchNote =
    "watchOS publishes no numbers; the dark recipe of the shared framework is used."

  /// One entry per platform, because each has its own rows.
  private static func entries(
    _ tier: Tier, as name: String, fixed: Appearance?, _ standing: MaterialEntry.Standing
  ) -> [MaterialEntry] {
    let light = fixed == .dark ? "Dark" : "Light"
    let dark = fixed == .light ? "Light" : "Dark"
    let macLight = fixed == .dark ? ".dark" : ".light"
    let macDark = fixed == .light ? ".light" : ".dark"
    var entries = [
      MaterialEntry(name, .ios, tier.ios + light, tier.ios + dark, fixed: fixed, standing),
      MaterialEntry(
        name, .macos, tier.mac + macLight, tier.mac + macDark, fixed: fixed, standing, note: macNote),
      MaterialEntry(
        name, .visionos, tier.spatial, tier.spatial, fixed: fixed, standing, note: spatialNote),
      MaterialEntry(
        name, .watchos, tier.ios + "Dark", tier.ios + "Dark", fixed: fixed, standing, note: watchNote),
    ]
    if tier.isOnTelevision {
      entries.append(
        MaterialEntry(
          name, .tvos, tier.ios + light + "~appletv", tier.ios + dark + "~appletv", fixed: fixed, standing))
    }
    return entries
  }

  private static func tiers() -> [MaterialEntry] {
    all.flatMap { tier in
      entries(tier, as: tier.name, fixed: nil, .own)
        + entries(tier, as: tier.name + "Light", fixed: .light, .own)
        + entries(tier, as: tier.name + "Dark", fixed: .dark, .own)
    }
  }

  private static func systemStyles() -> [MaterialEntry] {
    all.flatMap { tier -> [MaterialEntry] in
      let swiftUI = entries(tier, as: tier.swiftUI, fixed: nil, .alias)
      guard !tier.system.isEmpty else { return swiftUI }
      return swiftUI + entries(tier, as: tier.system, fixed: nil, .alias)
        + entries(tier, as: tier.system + "Light", fixed: .light, .alias)
        + entries(tier, as: tier.system + "Dark", fixed: .dark, .alias)
    }
  }

  private static func legacy() -> [MaterialEntry] {
    let platforms: PlatformSet = [.ios, .macos, .tvos, .visionos]
    let television = "tvOS pixels were not measured; the numbers are those of iOS."
    var entries: [MaterialEntry] = []
    for fixed in fixedStyles {
      entries.append(
        MaterialEntry("blur." + fixed.name, platforms, fixed.row, fixed.row, fixed: fixed.appearance))
      entries.append(
        MaterialEntry(fixed.name, [.ios, .visionos], fixed.row, fixed.row, fixed: fixed.appearance, .alias))
      entries.append(
        MaterialEntry(fixed.name, .tvos, fixed.row, fixed.row, fixed: fixed.appearance, note: television))
    }
    return entries + [
      MaterialEntry("blur.regular", platforms, "blur.light", "blur.dark"),
      MaterialEntry("blur.prominent", [.ios, .macos, .visionos], "blur.extraLight", "blur.dark"),
      MaterialEntry("blur.prominent", .tvos, "blur.extraLight", "blur.extraDark", note: television),
      MaterialEntry("prominent", [.ios, .visionos], "blur.extraLight", "blur.dark", .alias),
      MaterialEntry("prominent", .tvos, "blur.extraLight", "blur.extraDark", note: television),
    ]
  }

  private static let fixedStyles: [(name: String, row: String, appearance: Appearance)] = [
    ("extraLight", "blur.extraLight", .light), ("light", "blur.light", .light),
    ("dark", "blur.dark", .dark), ("extraDark", "blur.extraDark", .dark),
  ]

  private static func appKit() -> [MaterialEntry] {
    [
      "titlebar", "selection", "menu", "popover", "sidebar", "headerView", "sheet", "windowBackground",
      "hudWindow", "fullScreenUI", "toolTip", "contentBackground", "underWindowBackground",
      "underPageBackground",
    ].map { MaterialEntry($0, .macos, $0 + ".light", $0 + ".dark") }
  }

  private static func others() -> [MaterialEntry] {
    [
      MaterialEntry("glass", .visionos, "glass", "glass"),
      MaterialEntry("fullScreenModal", .watchos, "fullScreenModal", "fullScreenModal"),
      MaterialEntry("modalButton", .watchos, "modalButton", "modalButton"),
      MaterialEntry("dock", .ios, "dockLight", "dockDark"),
      MaterialEntry("platter", .ios, "platters", "plattersDark"),
    ]
  }

  /// Every recipe under the name of its file, and those of tvOS under the name without suffix too.
  private static func recipeFiles() -> [MaterialEntry] {
    CoreMaterialTable.rows.flatMap { row -> [MaterialEntry] in
      guard row.kind == .television else {
        return [
          MaterialEntry(
            row.name, [.ios, .visionos, .watchos], row.name, row.name, fixed: row.appearance, .alias)
        ]
      }
      let plain = String(decoding: row.name.utf8.dropLast("~appletv".utf8.count), as: UTF8.self)
      return [row.name, plain].map {
        MaterialEntry($0, .tvos, row.name, row.name, fixed: row.appearance, .alias)
      }
    }
  }
}
