// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A remark about a setting or a name that does not apply to a material.
package enum MaterialNote: Hashable, Sendable {
  /// The recipe comes from the shared framework: AppKit draws materials of its own, and nothing was measured on macOS.
  case sharedRecipeOnMac
  /// The tier is one that visionOS does not publish.
  case unpublishedSpatialTier
  /// The recipe is for watchOS, which publishes no numbers.
  case unpublishedOnWatch
  /// The style is UIKit's, and AppKit's material draws it on the Mac.
  case drawnByAppKit
  /// The older style has the numbers of iOS, because it was not measured on this platform.
  case notMeasuredHere
  /// visionOS has no light and dark appearance; the source decides instead.
  case noAppearances(AppearanceSource)
  /// watchOS has no light appearance.
  case alwaysDark
  /// The name fixes an appearance other than the one of the traits.
  case fixedAppearance
  /// The average of the desktop picture shows through.
  case desktopTinted
  /// Nothing behind the material shows through, in either blending.
  case noBackdrop
  /// Increase Contrast switches Reduce Transparency on.
  case contrastReducesTransparency
  /// Increase Contrast changes no recipe.
  case contrastIsNotUsed
  /// Only macOS draws materials of inactive windows differently.
  case inactiveIsNotUsed
  /// Only AppKit's own materials differ in inactive windows.
  case inactiveIsForAppKit
  /// Only iOS has levels.
  case levelIsNotUsed
  /// Only macOS has an accent setting.
  case accentIsNotUsed
  /// Only macOS lets the desktop picture tint its windows.
  case desktopTintIsNotUsed
  /// Only one generation of the numbers is published.
  case oneGeneration
  /// No source states the material of the role; this one was chosen.
  case chosenForRole(MaterialName)
  /// Liquid Glass draws the role where it floats above content; this is its standard material.
  case glassOfRole(GlassControl)

  /// The source of the choice between light and dark where the platform has none of its own.
  package enum AppearanceSource: Hashable, Sendable {
    case luminanceBehind, name, settings
  }
}
