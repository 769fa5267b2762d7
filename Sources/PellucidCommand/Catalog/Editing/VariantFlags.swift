// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// The flags that say which variant is meant.
struct VariantFlags {
  static let idioms = ["universal", "iphone", "ipad", "mac", "tv", "watch", "vision", "car"]

  let scheme: AppearanceSelector.Scheme?
  let contrast: ContrastSetting?
  private let gamut: Gamut?
  private let idiom: Idiom?

  init(_ arguments: ParsedArguments) throws(CommandError) {
    func word(_ option: String, _ allowed: [String]) throws(CommandError) -> String? {
      guard let text = arguments.text(option) else { return nil }
      guard allowed.contains(text) else {
        throw .usage("unknown value", "\(option) \(text)", Nearest.advice(text, among: allowed))
      }
      return text
    }
    scheme = try word("--appearance", ["any", "light", "dark"]).flatMap(AppearanceSelector.Scheme.init)
    contrast = try word("--contrast", Vocabularies.contrast.names).flatMap(Vocabularies.contrast.value)
    gamut = try word("--gamut", Vocabularies.gamut.names).flatMap(Vocabularies.gamut.value)
    idiom = try word("--idiom", Self.idioms).map { Idiom(rawValue: $0) }
  }

  /// The variant; without an idiom that of the entries, if all are for one.
  func selectors(in set: ColorSet?) -> Selectors {
    var selectors = Selectors()
    let idioms = Set(set?.entries.map(\.selectors.idiom) ?? [])
    selectors.idiom = idiom ?? (idioms.count == 1 ? idioms.first : nil) ?? .universal
    selectors.appearance = AppearanceSelector(scheme ?? .any, contrast ?? .standard)
    selectors.gamut = gamut
    return selectors
  }

  /// The note that light and dark are worth little on a device that has only one of them; nil for other devices.
  var noteOnIdiom: RunNote? {
    guard let scheme, scheme != .any else { return nil }
    return switch idiom {
    case .watch: .oneAppearance(.watch, scheme: scheme)
    case .vision: .oneAppearance(.vision, scheme: scheme)
    default: nil
    }
  }

  /// A Boolean value indicating whether not every suggested variant is asked for.
  var isLimiting: Bool { scheme != nil || contrast != nil }

  /// Returns whether a suggested variant is one of those that were asked for.
  func admits(_ appearance: AppearanceSelector) -> Bool {
    (scheme == nil || scheme == appearance.scheme) && (contrast == nil || contrast == appearance.contrast)
  }
}
