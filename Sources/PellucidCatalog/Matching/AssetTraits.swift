// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// The device and settings that a variant is looked up for.
package struct AssetTraits: Hashable, Sendable {
  package var idiom = Idiom.iphone
  /// A class of device, or `mac-catalyst`.
  package var subtype: String?
  package var scheme = Appearance.light
  package var contrast = ContrastSetting.standard
  package var gamut = Gamut.srgb
  /// Pixels per point.
  package var scale = 2
  package var direction = LayoutDirection.leftToRight
  package var widthClass: SizeClass?, heightClass: SizeClass?
  package var locale: String?

  package init() {}

  /// The variant that traits ask for. iOS asks for `iphone`; whether a device is an iPad is for the caller to say.
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
