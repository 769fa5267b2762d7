// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// The devices and settings that a variant of an asset is for; nil is for all.
public struct Selectors: Hashable, Sendable {
  public var idiom = Idiom.universal
  /// A class of device such as `retina4`, or `mac-catalyst`.
  public var subtype: String?
  public var appearance = AppearanceSelector.any
  public var gamut: Gamut?
  /// Pixels per point; nil for vectors and single scales.
  public var scale: Int?
  public var direction: LayoutDirection?
  public var widthClass: SizeClass?, heightClass: SizeClass?
  /// A language such as `ko` or `zh-Hant`.
  public var locale: String?
  /// Selectors that only some kinds of asset have, by their key: `size`, `role`, `platform`, `screen-width`,
  /// `memory`, `graphics-feature-set`.
  public var further: [String: String] = [:]
  /// A Boolean value indicating whether a word is not known here; such a variant is never chosen.
  public var hasUnknownWord = false

  public init() {}
}

/// A family of devices, as catalogs name it.
public struct Idiom: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let universal = Idiom(rawValue: "universal")
  public static let iphone = Idiom(rawValue: "iphone")
  public static let ipad = Idiom(rawValue: "ipad")
  public static let mac = Idiom(rawValue: "mac")
  public static let tv = Idiom(rawValue: "tv")
  public static let watch = Idiom(rawValue: "watch")
  public static let vision = Idiom(rawValue: "vision")
  public static let car = Idiom(rawValue: "car")
  /// The App Store's icon of an app for iOS.
  package static let iosMarketing = Idiom(rawValue: "ios-marketing")

  /// Every idiom that catalogs are known to name.
  static let known = [
    "universal", "iphone", "ipad", "mac", "tv", "watch", "vision", "car", "reality", "tv-marketing",
    "ios-marketing", "watch-marketing",
  ]
}

/// The direction in which lines of a language run.
public enum LayoutDirection: String, CaseIterable, Sendable {
  case leftToRight = "left-to-right"
  case rightToLeft = "right-to-left"
}

/// The room along one side.
public enum SizeClass: String, CaseIterable, Sendable { case compact, regular }

/// For which appearance and contrast a variant is.
public struct AppearanceSelector: Hashable, Sendable {
  public enum Scheme: String, CaseIterable, Sendable {
    case any, light, dark
    /// The tinted form, which only app icons have.
    case tinted
  }

  public var scheme: Scheme
  /// `increased` is for high contrast alone; `standard` serves both where there is no other.
  public var contrast: ContrastSetting

  public init(_ scheme: Scheme, _ contrast: ContrastSetting = .standard) {
    (self.scheme, self.contrast) = (scheme, contrast)
  }

  /// The selector of an entry without appearances.
  public static let any = AppearanceSelector(.any)
}

extension Gamut {
  /// The spelling in entries of catalogs.
  public var catalogName: String { self == .srgb ? "sRGB" : "display-P3" }
}
