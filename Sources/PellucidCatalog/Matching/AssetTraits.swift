// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// The device and settings that a variant is looked up for.
package struct AssetTraits: Hashable, Sendable {
  package var idiom = Idiom.iphone
  /// The class of the device, or `mac-catalyst`.
  package var subtype: String?
  package var scheme = Appearance.light
  package var contrast = ContrastSetting.standard
  package var gamut = Gamut.srgb
  /// The scale of the display, in pixels per point.
  package var scale = 2
  package var direction = LayoutDirection.leftToRight
  package var widthClass: SizeClass?, heightClass: SizeClass?
  package var locale: String?

  package init() {}

  /// Creates the traits of a lookup from general ones. iOS gives the idiom `iphone`; for an iPad the caller sets `ipad`.
  package init(_ traits: Traits) {
    idiom =
      switch traits.platform {
      case .iOS: .iphone
      case .macOS: .mac
      case .tvOS: .tv
      case .visionOS: .vision
      case .watchOS: .watch
      }
    scheme = traits.platform.hasAppearances ? traits.appearance : .dark
    (contrast, gamut) = (traits.contrast, traits.gamut)
  }
}
