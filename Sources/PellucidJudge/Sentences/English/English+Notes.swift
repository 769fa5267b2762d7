// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON
import PellucidScene

// The English sentences of the notes that resolving a scene leaves.

extension MaterialNote {
  var english: String {
    switch self {
    case .sharedRecipeOnMac:
      "The recipe of the shared framework; AppKit draws its own materials and nothing was measured on macOS."
    case .unpublishedSpatialTier:
      "visionOS publishes thin, regular and thick only; other tiers take the nearest of them or glass."
    case .unpublishedOnWatch:
      "watchOS publishes no numbers; the dark recipe of the shared framework is used."
    case .drawnByAppKit: "UIKit draws this style on the Mac with AppKit's material."
    case .notMeasuredHere:
      "This style was not measured on this platform; the numbers are those of iOS."
    case .noAppearances(.luminanceBehind):
      "visionOS has no light and dark: the material follows the luminance behind it."
    case .noAppearances(.name): "visionOS has no light and dark: the name fixes the appearance."
    case .noAppearances(.settings):
      "visionOS has no light and dark: the appearance of the settings picks the style."
    case .alwaysDark: "watchOS has no light appearance: the dark numbers are used."
    case .fixedAppearance: "The name fixes the appearance; the scene's is not used for it."
    case .desktopTinted: "The desktop picture tints it: its average behind the window shows through."
    case .noBackdrop:
      "The dumped material has no backdrop: nothing behind it shows through in either blending."
    case .contrastReducesTransparency:
      "Increase Contrast on macOS switches Reduce Transparency on as well."
    case .contrastIsNotUsed: "Increase Contrast changes no recipe here."
    case .inactiveIsNotUsed: "Only macOS draws materials of inactive windows differently."
    case .inactiveIsForAppKit:
      "Only AppKit's own materials differ in inactive windows; this one stays as it is."
    case .levelIsNotUsed: "Only iOS has levels: elevated is drawn as base."
    case .accentIsNotUsed: "Only macOS has an accent setting; it changes no material."
    case .desktopTintIsNotUsed: "Only macOS lets the desktop picture tint its windows."
    case .oneGeneration:
      "Only one generation of these numbers is published; they come from the 27 release."
    case .chosenForRole(let material):
      "No source says which material this role takes here; \(material.text) was chosen for its recommended use."
    case .glassOfRole(let control):
      "This is the role's standard material. Scenes draw the role as Liquid Glass (control \(control.name)), except in "
        + "content, on a material or glass, with blending, backdropGroup or progress, or as a sheet that fills its surface."
    }
  }
}

extension GlassNote {
  var english: String {
    switch self {
    case .controlIsNotUsed: "Clear glass has one set of numbers for every control."
    case .preferredLookMovesBlur:
      "Of clear glass the preferred look moves the blur alone: over one colour nothing changes."
    case .preferredLookIsNotUsed:
      "Release 26 has no look clearer than the one it is delivered with, and clear glass one."
    case .noGlassIn18:
      "The 18 release has no Liquid Glass; the numbers of 26, the first with it, are used."
    case .inactiveIsNotUsed: "Only macOS draws the glass of inactive windows differently."
    case .levelIsNotUsed: "Only iOS has levels: elevated is drawn as base."
    case .alwaysDark: "The platform has no light appearance: the dark numbers are used."
    }
  }
}

extension GlassDimming {
  /// The sentence about a dimming that was set for glass other than clear, which has no effect.
  static var englishOnOtherGlass: String { "Only clear glass is dimmed: dimming is not used." }
}

extension GlassDimming.Reason {
  var english: String {
    switch self {
    case .dimmedContent: "The content dims itself; a second layer would be too dark."
    case .darkContent: "The content is dark, and takes no black below clear glass."
    case .brightContent: "The content is bright; 35 % black lies between it and the glass."
    case .brightContentDimmedTooLittle:
      "The content is bright and dims itself by less than 35 %; black makes up the rest."
    }
  }
}

extension ColorNote {
  var english: String {
    switch self {
    case .unemphasized: "In an inactive window the selection has its unemphasized colour."
    case .inactiveAccent: "In an inactive window accented parts become grey."
    case .noAppearances: "visionOS has no light and dark; the dark column is used."
    case .alwaysDark: "watchOS always draws dark; the dark column is used."
    case .levelIsNotUsed: "Only iOS has levels: elevated is drawn as base."
    case .contrastIsNotPublished: "No value is published for Increase Contrast; the standard one is used."
    case .otherGeneration: "Not recorded for this look; the value of another generation is used."
    case .accentIsTint: "Only macOS has an accent setting; it is taken as the app's tint."
    case .vibrancyIsNotUsed: "Only macOS has vibrant versions of its colours; the plain colour is used."
    case .noVibrantVersion: "This colour has no vibrant version; the plain colour is used."
    case .olderVibrantHue: "Vibrant hues are published up to macOS 15; those are used."
    }
  }
}

extension AssetNote {
  /// - Parameter name: The name of the asset.
  func english(about name: String) -> String {
    let asset = SceneAssets.prefix + name.shown + ": "
    return switch self {
    case .clear: asset + "no variant fits these settings: it is clear"
    case .systemAccent: asset + "no variant fits these settings: it is the accent colour of the system"
    case .notDrawn: asset + "no variant fits these settings: nothing is drawn"
    case .noSystemColor(let system):
      asset + "this platform has no colour \(system.shown), to which it refers: it is clear"
    case .severalAssets(let count, let path): asset + "\(count) assets have this name; \(path.shown) is used"
    case .unreadable(let path): asset + "\(path.shown) cannot be read; `pellucid catalog list` says why"
    case .severalVariants: asset + "several variants fit these settings; the first is used"
    }
  }
}
