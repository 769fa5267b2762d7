// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The table of all names of materials.
enum MaterialNames {
  /// The kinds of names, in the order in which a name is looked for. The names of a kind are made on first access.
  private enum Kind: CaseIterable {
    case tiers, systemStyles, legacy, appKit, others, recipeFiles

    var entries: [MaterialEntry] {
      switch self {
      case .tiers: MaterialNames.tiers
      case .systemStyles: MaterialNames.systemStyles
      case .legacy: MaterialNames.legacy
      case .appKit: MaterialNames.appKit
      case .others: MaterialNames.others
      case .recipeFiles: MaterialNames.recipeFiles
      }
    }
  }

  private static let tiers = makeTiers()
  private static let systemStyles = makeSystemStyles()
  private static let legacy = makeLegacy()
  private static let appKit = makeAppKit()
  private static let others = makeOthers()
  private static let recipeFiles = makeRecipeFiles()

  /// All names, by kind.
  static var entries: [MaterialEntry] { Kind.allCases.flatMap { $0.entries } }

  /// Returns the first entry for which `isMeant` is true; nil if there is none.
  static func first(where isMeant: (MaterialEntry) -> Bool) -> MaterialEntry? {
    for kind in Kind.allCases {
      if let entry = kind.entries.first(where: isMeant) { return entry }
    }
    return nil
  }

  /// A tier with its rows, and with its names in other frameworks.
  private struct Tier {
    var name: MaterialTier
    var swiftUI: MaterialName.SwiftUI?
    var uiKit: MaterialName.UIKit?
    /// The tier's recipe files.
    var files: MaterialPair
    /// The tier's recipe files on tvOS; nil where tvOS has no such tier.
    var television: MaterialPair?
    /// The materials on the Mac of UIKit's style of this tier; nil where UIKit has no such style.
    var catalyst: MaterialPair?
    var spatial: MaterialRow.ID
    /// A Boolean value indicating whether visionOS has the tier itself, rather than the nearest one.
    var isSpatial = false
    /// The reason for these recipes, where no source states them.
    var reason: String?
  }

  private static let all: [Tier] = [
    Tier(
      name: .ultraThin, swiftUI: .ultraThinMaterial, uiKit: .systemUltraThinMaterial,
      files: MaterialPair(.platformContentUltraThinLight, .platformContentUltraThinDark),
      television: MaterialPair(
        .platformContentUltraThinLightTelevision, .platformContentUltraThinDarkTelevision),
      catalyst: MaterialPair(.bezelUltraThinLight, .bezelUltraThinDark), spatial: .spatialThin),
    Tier(
      name: .thin, swiftUI: .thinMaterial, uiKit: .systemThinMaterial,
      files: MaterialPair(.platformContentThinLight, .platformContentThinDark),
      television: MaterialPair(.platformContentThinLightTelevision, .platformContentThinDarkTelevision),
      catalyst: MaterialPair(.bezelThinLight, .bezelThinDark), spatial: .spatialThin, isSpatial: true),
    Tier(
      name: .regular, swiftUI: .regularMaterial, uiKit: .systemMaterial,
      files: MaterialPair(.platformContentLight, .platformContentDark),
      television: MaterialPair(.platformContentLightTelevision, .platformContentDarkTelevision),
      catalyst: MaterialPair(.popoverLight, .popoverDark), spatial: .spatialRegular, isSpatial: true),
    Tier(
      name: .thick, swiftUI: .thickMaterial, uiKit: .systemThickMaterial,
      files: MaterialPair(.platformContentThickLight, .platformContentThickDark),
      television: MaterialPair(.platformContentThickLightTelevision, .platformContentThickDarkTelevision),
      catalyst: MaterialPair(.menuLight, .menuDark), spatial: .spatialThick, isSpatial: true),
    Tier(
      name: .ultraThick, swiftUI: .ultraThickMaterial,
      files: MaterialPair(.platformContentUltraThickLight, .platformContentUltraThickDark),
      television: MaterialPair(
        .platformContentUltraThickLightTelevision, .platformContentUltraThickDarkTelevision),
      spatial: .spatialThick),
    Tier(
      name: .chrome, uiKit: .systemChromeMaterial,
      files: MaterialPair(.platformChromeLight, .platformChromeDark),
      catalyst: MaterialPair(.titlebarLight, .titlebarDark), spatial: .glass),
    Tier(
      name: .bar, files: MaterialPair(.platformChromeLight, .platformChromeDark), spatial: .glass,
      reason: "SwiftUI names it, no source says what it is: the material of bars is used."),
  ]

  private static let macReason = """
    The recipe of the shared framework; AppKit draws its own materials and nothing was measured on macOS.
    """
  private static let watchReason =
    "watchOS publishes no numbers; the dark recipe of the shared framework is used."
  private static let sharedReason =
    "The file is shared by the platforms; nothing was dumped or measured on this one."

  /// Returns one entry for each platform, because each platform has its own rows.
  ///
  /// - Parameter isUIKit: A Boolean value that is true for UIKit's names, which AppKit's materials draw on the Mac.
  private static func entries(
    _ tier: Tier, as name: MaterialName, fixed: Appearance?, _ standing: MaterialEntry.Standing,
    isUIKit: Bool = false
  ) -> [MaterialEntry] {
    func entry(
      _ platform: PlatformSet, _ rows: MaterialPair, note: MaterialNote? = nil, reason: String? = nil
    ) -> MaterialEntry {
      MaterialEntry(
        name, platform, rows.fixed(fixed), fixed: fixed, standing, note: note, reason: reason ?? tier.reason)
    }
    let watch = MaterialEntry(
      name, .watchOS, MaterialPair(tier.files.dark), fixed: fixed, standing, note: .unpublishedOnWatch,
      reason: watchReason)
    let spatial = MaterialEntry(
      name, .visionOS, MaterialPair(tier.spatial), fixed: fixed, standing,
      note: tier.isSpatial ? nil : .unpublishedSpatialTier)
    let mac =
      if isUIKit, let catalyst = tier.catalyst {
        MaterialEntry(
          name, .macOS, catalyst.fixed(fixed), fixed: fixed, standing,
          note: .drawnByAppKit)
      } else {
        entry(.macOS, tier.files, note: .sharedRecipeOnMac, reason: macReason)
      }
    let television = tier.television.map { [entry(.tvOS, $0)] } ?? []
    return [entry(.iOS, tier.files), mac, spatial, watch] + television
  }

  private static let fixings: [Appearance?] = [nil, .light, .dark]

  /// Returns the tiers' own names.
  private static func makeTiers() -> [MaterialEntry] {
    all.flatMap { tier in
      fixings.flatMap { entries(tier, as: .tier(tier.name, $0), fixed: $0, .own) }
    }
  }

  /// Returns the tiers' names in SwiftUI and UIKit.
  private static func makeSystemStyles() -> [MaterialEntry] {
    all.flatMap { tier -> [MaterialEntry] in
      let swiftUI = tier.swiftUI.map { entries(tier, as: .swiftUI($0), fixed: nil, .alias) } ?? []
      guard let uiKit = tier.uiKit else { return swiftUI }
      return swiftUI
        + fixings.flatMap { entries(tier, as: .uiKit(uiKit, $0), fixed: $0, .alias, isUIKit: true) }
    }
  }

  /// Returns the names of UIKit's older blur styles.
  private static func makeLegacy() -> [MaterialEntry] {
    var entries: [MaterialEntry] = []
    for (style, row, appearance) in fixedStyles {
      entries += older(.blur(style), MaterialPair(row), fixed: appearance)
      entries += older(.style(style), MaterialPair(row), fixed: appearance, .alias)
    }
    entries += older(.blur(.regular), MaterialPair(.blurLight, .blurDark))
    entries += older(.blur(.prominent), MaterialPair(.blurExtraLight, .blurDark))
    return entries + older(.style(.prominent), MaterialPair(.blurExtraLight, .blurDark), .alias)
  }

  /// Returns the entries of an older style: measured on iOS and macOS, carried over to tvOS and visionOS.
  ///
  /// The table of tvOS has these names without the prefix as well; there `prominent` is extra dark in the dark appearance.
  private static func older(
    _ name: MaterialName, _ rows: MaterialPair, fixed: Appearance? = nil,
    _ standing: MaterialEntry.Standing = .own
  ) -> [MaterialEntry] {
    let isProminent = name == .blur(.prominent) || name == .style(.prominent)
    let onTelevision =
      if rows.light == .blurExtraDark {
        MaterialPair(.blurExtraDarkTelevision)
      } else if isProminent {
        MaterialPair(rows.light, .blurExtraDarkTelevision)
      } else {
        rows
      }
    let carried = "This style was not measured on this platform; the numbers are those of iOS."
    return [
      MaterialEntry(name, standing == .own ? [.iOS, .macOS] : .iOS, rows, fixed: fixed, standing),
      MaterialEntry(
        name, .tvOS, onTelevision, fixed: fixed,
        note: .notMeasuredHere, reason: carried),
      MaterialEntry(name, .visionOS, rows, fixed: fixed, standing, note: .notMeasuredHere, reason: carried),
    ]
  }

  private static let fixedStyles: [(MaterialName.Blur, MaterialRow.ID, Appearance)] = [
    (.extraLight, .blurExtraLight, .light), (.light, .blurLight, .light),
    (.dark, .blurDark, .dark), (.extraDark, .blurExtraDark, .dark),
  ]

  /// Returns AppKit's names.
  private static func makeAppKit() -> [MaterialEntry] {
    MaterialName.AppKit.allCases.map { MaterialEntry(.appKit($0), .macOS, $0.rows) }
  }

  /// Returns the names that one platform alone has.
  private static func makeOthers() -> [MaterialEntry] {
    [
      MaterialEntry(
        .behindWindowSheet, .macOS, MaterialPair(.behindWindowSheetLight, .behindWindowSheetDark)),
      MaterialEntry(.glass, .visionOS, MaterialPair(.glass)),
      MaterialEntry(.fullScreenModal, .watchOS, MaterialPair(.fullScreenModal)),
      MaterialEntry(.modalButton, .watchOS, MaterialPair(.modalButton)),
      MaterialEntry(.dock, .iOS, MaterialPair(.dockLight, .dockDark)),
      MaterialEntry(.platter, .iOS, MaterialPair(.platters, .plattersDark)),
    ]
  }

  /// Returns an entry for each recipe under its file's name; files of tvOS also have an entry without the suffix.
  private static func makeRecipeFiles() -> [MaterialEntry] {
    MaterialRow.ID.allCases.flatMap { id -> [MaterialEntry] in
      let row = id.row
      guard row.isRecipeFile else { return [] }
      func entry(_ name: MaterialRow.ID, _ platforms: PlatformSet, reason: String? = nil) -> MaterialEntry {
        MaterialEntry(
          .file(name), platforms, MaterialPair(id), fixed: row.appearance, .alias, reason: reason)
      }
      guard let shared = id.sharedFile else {
        return [entry(id, .iOS), entry(id, [.visionOS, .watchOS], reason: sharedReason)]
      }
      return [entry(id, .tvOS), entry(shared, .tvOS)]
    }
  }
}

extension MaterialRow {
  /// A Boolean value that is true where the row comes from one of Apple's shared material files.
  fileprivate var isRecipeFile: Bool {
    switch kind {
    case .coreMaterial, .television: id.tier != .ultraThick
    case .legacy, .appKit, .spatial, .watch: false
    }
  }
}

extension MaterialName.AppKit {
  fileprivate var rows: MaterialPair {
    switch self {
    case .titlebar: MaterialPair(.titlebarLight, .titlebarDark)
    case .selection: MaterialPair(.selectionLight, .selectionDark)
    case .menu: MaterialPair(.menuLight, .menuDark)
    case .popover: MaterialPair(.popoverLight, .popoverDark)
    case .sidebar: MaterialPair(.sidebarLight, .sidebarDark)
    case .headerView: MaterialPair(.headerViewLight, .headerViewDark)
    case .sheet: MaterialPair(.sheetLight, .sheetDark)
    case .windowBackground: MaterialPair(.windowBackgroundLight, .windowBackgroundDark)
    case .hudWindow: MaterialPair(.hudWindowLight, .hudWindowDark)
    case .fullScreenUI: MaterialPair(.fullScreenUILight, .fullScreenUIDark)
    case .toolTip: MaterialPair(.toolTipLight, .toolTipDark)
    case .contentBackground: MaterialPair(.contentBackgroundLight, .contentBackgroundDark)
    case .underWindowBackground: MaterialPair(.underWindowBackgroundLight, .underWindowBackgroundDark)
    case .underPageBackground: MaterialPair(.underPageBackgroundLight, .underPageBackgroundDark)
    }
  }
}
