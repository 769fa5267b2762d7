// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

extension LegibilityTable {
  /// The entries in order. `lowestContrast` is the bound itself, not rounded; colours are in code values 0…255.
  var json: JSONText {
    let limit: [JSONText.Member] = backdrop.isLimited ? [("backdrop", .string(backdrop.text))] : []
    return .object([("version", .whole(1))] + limit + [("entries", .array(rows.map(\.json)))])
  }
}

extension LegibilityTable.Row {
  fileprivate var json: JSONText {
    let traits = entry.traits
    var members: [(key: String, value: JSONText)] = [
      ("material", .string(entry.material.text)), ("foreground", .string(entry.foreground.text)),
      ("platform", .string(Vocabularies.platform.name(of: traits.platform))),
      ("appearance", .string(Vocabularies.appearance.name(of: traits.appearance))),
      ("contrast", .string(Vocabularies.contrast.name(of: traits.contrast))),
      ("transparency", .string(Vocabularies.transparency.name(of: traits.transparency))),
      ("lowestContrast", outcome.lowest.map { .number($0) } ?? .null),
      ("witnessRGB", outcome.witness?.mainPart?.backdrop.json ?? .null),
      ("witnessContrast", outcome.witness.map { .number($0.contrast) } ?? .null),
      ("verdict", .string(outcome.verdictName)),
    ]
    if let witness = outcome.witness, witness.isMixed {
      members.append((key: "witnessMixture", value: .array(witness.parts.map(\.json))))
    }
    return .object(members)
  }
}

extension ContrastBound.Witness {
  /// Whether one flat colour is not all of it.
  var isMixed: Bool { parts.count > 1 || parts.contains { $0.other != nil } }

  /// The part of most weight, the first of equals.
  var mainPart: Part? {
    parts.reduce(nil as Part?) { best, part in part.weight > best?.weight ?? 0 ? part : best }
  }
}

extension ContrastBound.Witness.Part {
  fileprivate var json: JSONText {
    var members: [(key: String, value: JSONText)] = [("rgb", backdrop.json), ("weight", .number(weight))]
    if let other { members.append((key: "desktopRGB", value: other.json)) }
    return .object(members)
  }
}

extension GamutColor {
  fileprivate var json: JSONText { .numbers(codeValues) }
}
