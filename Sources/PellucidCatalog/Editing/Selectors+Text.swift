// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON

extension JSONText {
  /// An object with its keys sorted; other values are unchanged.
  package var sorted: JSONText {
    guard case .object(let members) = self else { return self }
    return .object(members.sorted { $0.key < $1.key })
  }
}

extension Selectors {
  /// The members of an entry; selectors that apply to all are left out, except the idiom.
  package var members: [JSONText.Member] {
    var members: [JSONText.Member] = [("idiom", .string(idiom.rawValue))]
    if appearance != .any { members.append(("appearances", appearance.text)) }
    let words: [(String, String?)] = [
      ("display-gamut", gamut?.catalogName), ("height-class", heightClass?.rawValue),
      ("language-direction", direction?.rawValue), ("locale", locale), ("scale", scale.map { "\($0)x" }),
      ("subtype", subtype), ("width-class", widthClass?.rawValue),
    ]
    members += words.compactMap { key, word in word.map { (key, .string($0)) } }
    return members + further.map { ($0.key, .string($0.value)) }
  }
}

extension AppearanceSelector {
  fileprivate var text: JSONText {
    var items: [JSONText] = []
    if scheme != .any {
      items.append(.object(["appearance": .string("luminosity"), "value": .string(scheme.rawValue)]))
    }
    if contrast == .increased {
      items.append(.object(["appearance": .string("contrast"), "value": .string("high")]))
    }
    return .array(items)
  }
}

extension CatalogColor {
  /// The components under the keys of catalogs, sorted by key.
  var componentsByKey: [(key: String, value: Double)] {
    let own = space.isGray ? [("white", red)] : [("blue", blue), ("green", green), ("red", red)]
    return ([("alpha", alpha)] + own).sorted { $0.0 < $1.0 }.map { (key: $0.0, value: $0.1) }
  }

  /// Returns the colour in a notation, or in decimals where the notation cannot express one of the components exactly.
  package func text(_ notation: ComponentNotation) -> JSONText {
    .object(["color-space": .string(space.rawValue), "components": componentsText(notation)])
  }

  func componentsText(_ notation: ComponentNotation) -> JSONText {
    let own = componentsByKey.filter { $0.key != "alpha" }
    let notation = own.allSatisfy { notation.text(of: $0.value) != nil } ? notation : .decimal
    return .object(
      componentsByKey.map { key, value in
        (key, (key == "alpha" && notation != .number ? .decimal : notation).json(of: value))
      })
  }
}
