// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidGeometry
import PellucidJSON
import PellucidLegibility
import PellucidScene

extension PairTable.Row {
  /// Returns the row as JSON. The bound is not rounded; colours are in code values 0…255.
  ///
  /// - Parameter hasRepairs: A Boolean value that is true where repairs were searched for, which rows of tables have none of.
  package func json(hasRepairs: Bool = false) -> JSONText {
    let witness = outcome.lowest?.witness
    var members: [JSONText.Member] = [
      ("material", .string(pair.material.spelling)), ("foreground", .string(pair.foreground.name)),
    ]
    members += pair.traits.settings
    members += [
      ("lowestContrast", outcome.lowest.map { .number($0.bound) } ?? .null),
      ("witnessRGB", witness?.mainPart?.backdrop.json ?? .null),
      ("witnessContrast", witness.map { .number($0.contrast) } ?? .null),
      ("witnessAPCA", outcome.lowest.map { .number($0.lightness(in: pair.traits.gamut)) } ?? .null),
      ("verdict", .string(outcome.verdictName)),
    ]
    if hasRepairs { members.append(("repairs", .array(repairs.map { $0.json }))) }
    if let witness, witness.isMixed {
      members.append(("witnessMixture", .array(witness.parts.map { $0.json })))
    }
    return .object(members)
  }
}

extension GlassPair {
  /// Returns the pair in the form of a table's row, with additional members for glass.
  ///
  /// - Parameter hasRepairs: A Boolean value that is true where repairs were searched for.
  package func json(in language: Language, hasRepairs: Bool = true) -> JSONText {
    let (lowest, traits) = (worst.outcome.lowest, worst.item.traits)
    let part = lowest?.witness.parts.first
    var members: [JSONText.Member] = [
      ("glass", .string(content.variant.name)), ("control", .string(content.control.name)),
      ("size", .numbers([size.width, size.height])), ("foreground", .string(foreground.name)),
      ("recipe", .string(worst.item.glass?.recipe(traits: traits).name ?? "")),
    ]
    members += traits.settings
    members += [
      ("dimming", .number(worst.item.glass?.dimming ?? 0)),
      ("dimmingAlone", dimmingAlone.map { .number($0) } ?? .null),
      ("lowestContrast", lowest.map { .number($0.bound) } ?? .null),
      ("witnessRGB", part?.backdrop.json ?? .null), ("surroundingsRGB", part?.other?.json ?? .null),
      ("witnessContrast", lowest.map { .number($0.witness.contrast) } ?? .null),
      ("witnessAPCA", lowest.map { .number($0.lightness(in: traits.gamut)) } ?? .null),
      ("verdict", .string(worst.outcome.verdictName)),
    ]
    if hasRepairs { members.append(("repairs", .array(repairs.map { $0.json }))) }
    members.append(("notes", .strings(unusedSettings.map { language.message(of: .remark(.glass($0))) })))
    return .object(members)
  }
}

extension Traits {
  fileprivate var settings: [JSONText.Member] {
    [
      ("platform", .string(Vocabularies.platform.name(of: platform))),
      ("appearance", .string(Vocabularies.appearance.name(of: appearance))),
      ("contrast", .string(Vocabularies.contrast.name(of: contrast))),
      ("transparency", .string(Vocabularies.transparency.name(of: transparency))),
    ]
  }
}

extension ContrastBound.Witness {
  /// A Boolean value that is true where the witness is more than one flat colour.
  fileprivate var isMixed: Bool { parts.count > 1 || parts.contains { $0.other != nil } }

  /// The part with the largest weight; the first one among equals.
  fileprivate var mainPart: Part? {
    parts.reduce(nil as Part?) { best, part in part.weight > best?.weight ?? 0 ? part : best }
  }
}

extension ContrastBound.Witness.Part {
  fileprivate var json: JSONText {
    var members: [JSONText.Member] = [("rgb", backdrop.json), ("weight", .number(weight))]
    if let other { members.append(("desktopRGB", other.json)) }
    return .object(members)
  }
}

extension GamutColor {
  fileprivate var json: JSONText { .numbers(codeValues) }
}

extension PairOutcome {
  /// The name of the verdict in JSON.
  package var verdictName: String {
    switch verdict {
    case .holds: "proven-holds"
    case .fails: "proven-fails"
    case .sampled: "sampled"
    case .review: "review"
    }
  }
}
