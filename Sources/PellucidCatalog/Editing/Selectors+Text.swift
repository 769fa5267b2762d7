// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON

/// Descriptions of new assets, in the form in which Xcode writes them: keys sorted, two spaces, a space on both sides
/// of the colon, a line end behind everything.
public enum ContentsText {
  /// The file of a new colour set. Empty variants stay empty.
  public static func contents(of set: ColorSet) -> [UInt8] {
    let entries = set.entries.map { entry -> JSONText in
      let color: [JSONText.Member] =
        switch entry.value {
        case .color(let color): [("color", color.text(.decimal))]
        case .reference(let reference):
          [
            (
              "color",
              .object(["platform": .string(reference.platform), "reference": .string(reference.name)])
            )
          ]
        case .empty, .unreadable: []
        }
      return JSONText.object(entry.selectors.members + color).sorted
    }
    return file([("colors", .array(entries))])
  }

  /// The file of a new group.
  public static func contents(ofGroupProvidingNamespace providesNamespace: Bool) -> [UInt8] {
    file(providesNamespace ? [("properties", .object(["provides-namespace": .bool(true)]))] : [])
  }

  private static func file(_ members: [JSONText.Member]) -> [UInt8] {
    let info = JSONText.object(["author": .string("xcode"), "version": .whole(1)])
    return Array((JSONText.object(members + [("info", info)]).sorted.text(in: .xcode) + "\n").utf8)
  }
}

extension JSONText {
  /// An object with its keys in order.
  var sorted: JSONText {
    guard case .object(let members) = self else { return self }
    return .object(members.sorted { $0.key < $1.key })
  }
}

extension Selectors {
  /// As an entry says it; what is for all is left out, but for the idiom.
  var members: [JSONText.Member] {
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
  /// The components by the keys of catalogs.
  var componentsByKey: [(key: String, value: Double)] {
    let own = space.isGray ? [("white", red)] : [("blue", blue), ("green", green), ("red", red)]
    return ([("alpha", alpha)] + own).sorted { $0.0 < $1.0 }.map { (key: $0.0, value: $0.1) }
  }

  /// In a notation, or in decimals where that cannot say one of the components.
  func text(_ notation: ComponentNotation) -> JSONText {
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
