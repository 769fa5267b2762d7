// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Every name a material is known by.
enum MaterialNames {
  static let entries: [MaterialEntry] =
    tiers() + systemStyles() + legacy() + appKit() + others() + recipeFiles()

  /// A thickness and its rows.
  private struct Tier {
    /// SwiftUI's and UIKit's names for it; empty where they have none.
    var name: String, swiftUI: String, system: String
    /// Its recipe file; what UIKit's style of that name becomes on the Mac; the row of visionOS.
    var recipe: String, catalyst = "", spatial: String
    var isOnTelevision = true
    /// Whether visionOS has the tier itself.
    var isSpatial = false
    /// Why it has this recipe, where no source says so.
    var reason: String?
  }

  private static let all: [Tier] = [
    Tier(
      name: "ultraThin", swiftUI: "ultraThinMaterial", system: "systemUltraThinMaterial",
      recipe: "platformContentUltraThin", catalyst: "bezelUltraThin", spatial: "spatialThin"),
    Tier(
      name: "thin", swiftUI: "thinMaterial", system: "systemThinMaterial", recipe: "platformContentThin",
      catalyst: "bezelThin", spatial: "spatialThin", isSpatial: true),
    Tier(
      name: "regular", swiftUI: "regularMaterial", system: "systemMaterial", recipe: "platformContent",
      catalyst: "popover", spatial: "spatialRegular", isSpatial: true),
    Tier(
      name: "thick", swiftUI: "thickMaterial", system: "systemThickMaterial", recipe: "platformContentThick",
      catalyst: "menu", spatial: "spatialThick", isSpatial: true),
    Tier(
      name: "ultraThick", swiftUI: "ultraThickMaterial", system: "", recipe: "platformContentUltraThick",
      spatial: "spatialThick"),
    Tier(
      name: "chrome", swiftUI: "", system: "systemChromeMaterial", recipe: "platformChrome",
      catalyst: "titlebar", spatial: "glass", isOnTelevision: false),
    Tier(
      name: "bar", swiftUI: "", system: "", recipe: "platformChrome", spatial: "glass", isOnTelevision: false,
      reason: "SwiftUI names it, no source says what it is: the material of bars is used."),
  ]

  private static let macReason = """
    The recipe of the shared framework; AppKit draws its own materials and nothing was measured on macOS.
    """
  private static let spatialNote = """
    visionOS publishes thin, regular and thick only; other tiers take the nearest of them or glass.
    """
  private static let watchReason =
    "watchOS publishes no numbers; the dark recipe of the shared framework is used."
  private static let sharedReason =
    "The file is shared by the platforms; nothing was dumped or measured on this one."

  /// One entry per platform, because each has its own rows.
  private static func entries(
    _ tier: Tier, as name: String, fixed: Appearance?, _ standing: MaterialEntry.Standing
  ) -> [MaterialEntry] {
    let light = fixed == .dark ? "Dark" : "Light"
    let dark = fixed == .light ? "Light" : "Dark"
    func entry(
      _ platform: PlatformSet, suffix: String = "", note: String? = nil, reason: String? = nil
    ) -> MaterialEntry {
      MaterialEntry(
        name, platform, tier.recipe + light + suffix, tier.recipe + dark + suffix, fixed: fixed, standing,
        note: note, reason: reason ?? tier.reason)
    }
    var watch = entry(.watchos, note: watchReason, reason: watchReason)
    watch.light = tier.recipe + "Dark"
    watch.dark = watch.light
    let spatial = MaterialEntry(
      name, .visionos, tier.spatial, tier.spatial, fixed: fixed, standing,
      note: tier.isSpatial ? nil : spatialNote)
    let isCatalyst = standing == .alias && !tier.catalyst.isEmpty && !NameMatch.same(name, tier.swiftUI)
    let mac =
      isCatalyst
      ? MaterialEntry(
        name, .macos, tier.catalyst + (fixed == .dark ? ".dark" : ".light"),
        tier.catalyst + (fixed == .light ? ".light" : ".dark"), fixed: fixed, standing,
        note: "UIKit draws this style on the Mac with AppKit's material.")
      : entry(.macos, note: macReason, reason: macReason)
    let television = tier.isOnTelevision ? [entry(.tvos, suffix: "~appletv")] : []
    return [entry(.ios), mac, spatial, watch] + television
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
      let swiftUI = tier.swiftUI.isEmpty ? [] : entries(tier, as: tier.swiftUI, fixed: nil, .alias)
      guard !tier.system.isEmpty else { return swiftUI }
      return swiftUI + entries(tier, as: tier.system, fixed: nil, .alias)
        + entries(tier, as: tier.system + "Light", fixed: .light, .alias)
        + entries(tier, as: tier.system + "Dark", fixed: .dark, .alias)
    }
  }

  private static func legacy() -> [MaterialEntry] {
    var entries: [MaterialEntry] = []
    for style in fixedStyles {
      entries += older("blur." + style.name, style.row, style.row, fixed: style.appearance)
      entries += older(style.name, style.row, style.row, fixed: style.appearance, .alias)
    }
    entries += older("blur.regular", "blur.light", "blur.dark")
    entries += older("blur.prominent", "blur.extraLight", "blur.dark")
    return entries + older("prominent", "blur.extraLight", "blur.dark", .alias)
  }

  /// An older style: measured on iOS and macOS, carried over to tvOS and visionOS.
  ///
  /// The table of tvOS has these names without the prefix too; there prominent is extra dark in the dark.
  private static func older(
    _ name: String, _ light: String, _ dark: String, fixed: Appearance? = nil,
    _ standing: MaterialEntry.Standing = .own
  ) -> [MaterialEntry] {
    let isProminent = fixed == nil && NameMatch.same(light, "blur.extraLight")
    let carried = "This style was not measured on this platform; the numbers are those of iOS."
    return [
      MaterialEntry(name, standing == .own ? [.ios, .macos] : .ios, light, dark, fixed: fixed, standing),
      MaterialEntry(
        name, .tvos, light, isProminent ? "blur.extraDark" : dark, fixed: fixed, note: carried,
        reason: carried),
      MaterialEntry(name, .visionos, light, dark, fixed: fixed, standing, note: carried, reason: carried),
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
          MaterialEntry(row.name, .ios, row.name, row.name, fixed: row.appearance, .alias),
          MaterialEntry(
            row.name, [.visionos, .watchos], row.name, row.name, fixed: row.appearance, .alias,
            reason: sharedReason),
        ]
      }
      let plain = String(decoding: row.name.utf8.dropLast("~appletv".utf8.count), as: UTF8.self)
      return [row.name, plain].map {
        MaterialEntry($0, .tvos, row.name, row.name, fixed: row.appearance, .alias)
      }
    }
  }
}
