// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension MaterialRow {
  /// The identity of a row, in the order of the tables; the raw value is its published name.
  package enum ID: String, CaseIterable, Hashable, Sendable {
    case platformChromeDark
    case platformChromeDarkReduceTransparency
    case platformChromeDarkReduceTransparencyLayer1
    case platformChromeLight
    case platformChromeLightReduceTransparency
    case platformContentUltraThinLight
    case platformContentThinLight
    case platformContentLight
    case platformContentThickLight
    case platformContentUltraThinDark
    case platformContentThinDark
    case platformContentDark
    case platformContentThickDark
    case platformContentThickLightShadowed
    case platformContentUltraThinLightTelevision = "platformContentUltraThinLight~appletv"
    case platformContentThinLightTelevision = "platformContentThinLight~appletv"
    case platformContentLightTelevision = "platformContentLight~appletv"
    case platformContentThickLightTelevision = "platformContentThickLight~appletv"
    case platformContentUltraThinDarkTelevision = "platformContentUltraThinDark~appletv"
    case platformContentThinDarkTelevision = "platformContentThinDark~appletv"
    case platformContentDarkTelevision = "platformContentDark~appletv"
    case platformContentThickDarkTelevision = "platformContentThickDark~appletv"
    case carPlayPlatters
    case carPlayPlattersDark
    case platters
    case plattersDark
    case tintablePlatters
    case knowledgeBackground
    case knowledgeBackgroundDark
    case knowledgePlatters
    case knowledgePlattersDark
    case knowledgePlattersSheer
    case knowledgePlattersSheerDark
    case modules
    case modulesBackground
    case modulesBackgroundSheer
    case modulesSheer
    case platformContentGlass
    case platformContentGlassDarker
    case platformContentGlassLighter
    case platformContentGlassUltraDarker
    case platformDisabled
    case platformPinched
    case platformSelected
    case ambientCompact
    case dockDark
    case dockLight
    case previewBackground
    case toolbarButtonBackground
    case blurExtraLight = "blur.extraLight"
    case blurLight = "blur.light"
    case blurDark = "blur.dark"
    case blurExtraDark = "blur.extraDark"
    case blurExtraDarkTelevision = "blur.extraDark~appletv"
    case titlebarLight = "titlebar.light"
    case selectionLight = "selection.light"
    case menuLight = "menu.light"
    case popoverLight = "popover.light"
    case sidebarLight = "sidebar.light"
    case toolTipLight = "toolTip.light"
    case underWindowBackgroundLight = "underWindowBackground.light"
    case headerViewLight = "headerView.light"
    case sheetLight = "sheet.light"
    case windowBackgroundLight = "windowBackground.light"
    case contentBackgroundLight = "contentBackground.light"
    case hudWindowLight = "hudWindow.light"
    case fullScreenUILight = "fullScreenUI.light"
    case underPageBackgroundLight = "underPageBackground.light"
    case bezelThinLight = "bezelThin.light"
    case bezelUltraThinLight = "bezelUltraThin.light"
    case titlebarDark = "titlebar.dark"
    case selectionDark = "selection.dark"
    case menuDark = "menu.dark"
    case popoverDark = "popover.dark"
    case sidebarDark = "sidebar.dark"
    case toolTipDark = "toolTip.dark"
    case underWindowBackgroundDark = "underWindowBackground.dark"
    case headerViewDark = "headerView.dark"
    case sheetDark = "sheet.dark"
    case windowBackgroundDark = "windowBackground.dark"
    case contentBackgroundDark = "contentBackground.dark"
    case hudWindowDark = "hudWindow.dark"
    case fullScreenUIDark = "fullScreenUI.dark"
    case underPageBackgroundDark = "underPageBackground.dark"
    case bezelThinDark = "bezelThin.dark"
    case bezelUltraThinDark = "bezelUltraThin.dark"
    case platformContentUltraThickLight
    case platformContentUltraThickDark
    case platformContentUltraThickLightTelevision = "platformContentUltraThickLight~appletv"
    case platformContentUltraThickDarkTelevision = "platformContentUltraThickDark~appletv"
    case glass
    case spatialThin
    case spatialRegular
    case spatialThick
    case fullScreenModal
    case modalButton
    case behindWindowSheetLight = "behindWindowSheet.light"
    case behindWindowSheetDark = "behindWindowSheet.dark"
  }
}

extension MaterialRow.ID {
  /// The thickness of the material; nil for materials without a tier.
  package var tier: MaterialTier? {
    switch self {
    case .platformContentUltraThinLight, .platformContentUltraThinDark,
      .platformContentUltraThinLightTelevision, .platformContentUltraThinDarkTelevision,
      .bezelUltraThinLight, .bezelUltraThinDark:
      .ultraThin
    case .platformContentThinLight, .platformContentThinDark, .platformContentThinLightTelevision,
      .platformContentThinDarkTelevision, .bezelThinLight, .bezelThinDark, .spatialThin, .modalButton:
      .thin
    case .platformContentLight, .platformContentDark, .platformContentLightTelevision,
      .platformContentDarkTelevision, .spatialRegular, .fullScreenModal:
      .regular
    case .platformContentThickLight, .platformContentThickDark, .platformContentThickLightShadowed,
      .platformContentThickLightTelevision, .platformContentThickDarkTelevision, .spatialThick:
      .thick
    case .platformContentUltraThickLight, .platformContentUltraThickDark,
      .platformContentUltraThickLightTelevision, .platformContentUltraThickDarkTelevision:
      .ultraThick
    case .platformChromeLight, .platformChromeDark, .platformChromeLightReduceTransparency,
      .platformChromeDarkReduceTransparency, .platformChromeDarkReduceTransparencyLayer1:
      .chrome
    default: nil
    }
  }

  /// The file of the other platforms for a file of tvOS, whose name has a suffix; nil for all other rows.
  var sharedFile: MaterialRow.ID? {
    switch self {
    case .platformContentUltraThinLightTelevision: .platformContentUltraThinLight
    case .platformContentThinLightTelevision: .platformContentThinLight
    case .platformContentLightTelevision: .platformContentLight
    case .platformContentThickLightTelevision: .platformContentThickLight
    case .platformContentUltraThinDarkTelevision: .platformContentUltraThinDark
    case .platformContentThinDarkTelevision: .platformContentThinDark
    case .platformContentDarkTelevision: .platformContentDark
    case .platformContentThickDarkTelevision: .platformContentThickDark
    default: nil
    }
  }
}
