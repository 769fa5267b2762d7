// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// The devices and settings that a variant of an asset is for; a selector that is nil applies to all.
package struct Selectors: Hashable, Sendable {
  package var idiom = Idiom.universal
  /// The class of the device, such as `retina4`, or `mac-catalyst`.
  @ByBytes package var subtype: String? = nil
  package var appearance = AppearanceSelector.any
  package var gamut: Gamut?
  /// The scale, in pixels per point; nil for vectors and single scales.
  package var scale: Int?
  package var direction: LayoutDirection?
  package var widthClass: SizeClass?, heightClass: SizeClass?
  /// The language, such as `ko` or `zh-Hant`.
  @ByBytes package var locale: String? = nil
  /// Selectors that only some kinds of asset have, by their key: `size`, `role`, `platform`, `screen-width`,
  /// `memory`, `graphics-feature-set`.
  package var further: [String: String] = [:]
  /// A Boolean value indicating whether a word is unknown; a variant with an unknown word is never chosen.
  package var hasUnknownWord = false

  package init() {}
}

/// A family of devices, as catalogs name it.
package struct Idiom: RawRepresentable, Hashable, Sendable {
  package var rawValue: String

  package init(rawValue: String) { self.rawValue = rawValue }

  package static func == (first: Idiom, second: Idiom) -> Bool {
    NameMatch.same(first.rawValue, second.rawValue)
  }

  package static let universal = Idiom(rawValue: "universal")
  package static let iphone = Idiom(rawValue: "iphone")
  package static let ipad = Idiom(rawValue: "ipad")
  package static let mac = Idiom(rawValue: "mac")
  package static let tv = Idiom(rawValue: "tv")
  package static let watch = Idiom(rawValue: "watch")
  package static let vision = Idiom(rawValue: "vision")
  package static let car = Idiom(rawValue: "car")
  /// The icon of an iOS app in the App Store.
  package static let iosMarketing = Idiom(rawValue: "ios-marketing")

  /// Every idiom that catalogs are known to name.
  package static let known = [
    "universal", "iphone", "ipad", "mac", "tv", "watch", "vision", "car", "reality", "tv-marketing",
    "ios-marketing", "watch-marketing",
  ]
}

/// The direction in which the lines of a language run.
package enum LayoutDirection: String, CaseIterable, Sendable {
  case leftToRight = "left-to-right"
  case rightToLeft = "right-to-left"
}

/// The amount of room along one side.
package enum SizeClass: String, CaseIterable, Sendable { case compact, regular }

/// The appearance and contrast that a variant is for.
package struct AppearanceSelector: Hashable, Sendable {
  /// The appearance that a variant is for.
  package enum Scheme: String, CaseIterable, Sendable {
    case any, light, dark
    /// The tinted form, which only app icons have.
    case tinted
  }

  package var scheme: Scheme
  /// The contrast: `increased` is for high contrast alone, `standard` for both where there is no other.
  package var contrast: ContrastSetting

  package init(_ scheme: Scheme, _ contrast: ContrastSetting = .standard) {
    (self.scheme, self.contrast) = (scheme, contrast)
  }

  /// The selector of an entry without appearances.
  package static let any = AppearanceSelector(.any)
}

extension Gamut {
  /// The spelling of the gamut in entries of catalogs.
  package var catalogName: String { self == .srgb ? "sRGB" : "display-P3" }
}
