// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// The device and settings that a variant is looked up for.
public struct AssetTraits: Hashable, Sendable {
  public var idiom = Idiom.iphone
  /// A class of device, or `mac-catalyst`.
  public var subtype: String?
  public var scheme = Appearance.light
  public var contrast = ContrastSetting.standard
  public var gamut = Gamut.srgb
  /// Pixels per point.
  public var scale = 2
  public var direction = LayoutDirection.leftToRight
  public var widthClass: SizeClass?, heightClass: SizeClass?
  public var locale: String?

  public init() {}

  /// The variant that traits ask for. iOS asks for `iphone`; whether a device is an iPad is for the caller to say.
  public init(_ traits: Traits) {
    idiom =
      switch traits.platform {
      case .ios: .iphone
      case .macos: .mac
      case .tvos: .tv
      case .visionos: .vision
      case .watchos: .watch
      }
    scheme = traits.platform.hasAppearances ? traits.appearance : .dark
    (contrast, gamut) = (traits.contrast, traits.gamut)
  }
}
