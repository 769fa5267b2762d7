// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// The flags that select the variants of a colour set to write.
struct VariantFlags: Sendable {
  private(set) var scheme: AppearanceSelector.Scheme?
  private(set) var contrast: ContrastSetting?
  private var gamut: Gamut?
  private var idiom: Idiom?

  static var section: Section<VariantFlags> {
    let idioms = ["universal", "iphone", "ipad", "mac", "tv", "watch", "vision", "car"]
    return Section(
      .settings,
      .option(
        "--appearance", \.scheme, .words(["any", "light", "dark"], AppearanceSelector.Scheme.init),
        "needed with --color; limits --suggested"),
      .option(
        "--contrast", \.contrast, .words(Vocabularies.contrast),
        "standard unless given; limits --suggested"),
      .option("--gamut", \.gamut, .words(Vocabularies.gamut), "all unless given"),
      .option(
        "--idiom", \.idiom, .words(idioms) { idioms.contains($0) ? Idiom(rawValue: $0) : nil },
        "that of the entries if they have one in common, else universal, unless given"))
  }

  /// The first given flag that is used only with `--color`; nil for none.
  var firstOfColor: String? { gamut != nil ? "--gamut" : idiom != nil ? "--idiom" : nil }

  /// Returns the selectors of the variant to write. Without `--idiom` the idiom is that of the entries if they
  /// agree, else universal.
  func selectors(in set: ColorSet?) -> Selectors {
    var selectors = Selectors()
    let idioms = Set(set?.entries.map(\.selectors.idiom) ?? [])
    selectors.idiom = idiom ?? (idioms.count == 1 ? idioms.first : nil) ?? .universal
    selectors.appearance = AppearanceSelector(scheme ?? .any, contrast ?? .standard)
    selectors.gamut = gamut
    return selectors
  }

  /// The note that a variant for light or dark is of little use on a device with one appearance; nil for other
  /// devices, and if neither light nor dark is given.
  var noteOnIdiom: RunNote? {
    guard let scheme, scheme != .any else { return nil }
    return switch idiom {
    case .watch: .oneAppearance(.watch, scheme: scheme)
    case .vision: .oneAppearance(.vision, scheme: scheme)
    default: nil
    }
  }

  /// A Boolean value indicating whether the flags limit the suggested variants.
  var isLimiting: Bool { scheme != nil || contrast != nil }

  /// Returns a Boolean value indicating whether the flags admit a suggested variant.
  func admits(_ appearance: AppearanceSelector) -> Bool {
    (scheme == nil || scheme == appearance.scheme) && (contrast == nil || contrast == appearance.contrast)
  }
}
