// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidGeometry
import PellucidJSON
import PellucidLegibility
import PellucidScene

extension SceneAnswer {
  /// Returns the JSON members of the answer, without a report.
  package func members(
    to inquiry: SceneInquiry, about path: String, over backdrops: StatedScope, in language: Language
  ) -> [JSONText.Member] {
    var members: [JSONText.Member] = [
      ("scene", .string(path)), ("rules", .string(inquiry.rules.rawValue)), ("backdrops", backdrops.json),
      ("combinations", .array(all.map { .object($0.members(in: language)) })),
    ]
    if inquiry.document != nil { members.append(("sweep", .array(swept.map { $0.json }))) }
    if !placed.isEmpty { members.append(("places", .array(placed.map { $0.placeJSON }))) }
    return members
  }
}

/// The backdrops over which a scene was judged where its layers state none, and who states them.
package struct StatedScope: Sendable {
  /// The statement; nil for every backdrop.
  package var statement: PossibleBackdrops?
  package var origin: Origin

  /// Whose statement counts.
  package enum Origin: String, Sendable { case flag, scene, configuration, preset, none }

  package init(_ statement: PossibleBackdrops?, by origin: Origin) {
    (self.statement, self.origin) = (statement, origin)
  }

  fileprivate var json: JSONText {
    .object([
      ("statedBy", .string(origin.rawValue)), ("statement", (statement ?? .anything).text),
    ])
  }
}

extension SettingsVariant {
  /// The device, the language and the direction as members of a JSON object, as far as they are part of the name.
  package var versionMembers: [JSONText.Member] {
    (version?.changes ?? []).map { (key: $0.axis.rawValue, value: .string($0.name)) }
  }
}

extension JudgedScene {
  /// Returns the JSON members for the settings and for every text and symbol.
  package func members(in language: Language) -> [(key: String, value: JSONText)] {
    (settings?.versionMembers ?? []) + [
      (key: "traits", value: traits.json),
      (key: "foregrounds", value: .array(foregrounds.map { $0.json(in: traits.gamut, language) })),
    ]
  }
}

extension JudgedForeground {
  /// Returns the foreground with what is required of it, what was measured and proven, and its repairs.
  package func json(in gamut: Gamut, _ language: Language) -> JSONText {
    var members: [(key: String, value: JSONText)] = [(key: "id", value: .string(id))]
    if let (kind, words) = subject.kind.words {
      members += [(key: "kind", value: .string(kind)), (key: "words", value: .string(words))]
    }
    if case .text(let text, _, _) = resource {
      members += [(key: "size", value: .number(text.size)), (key: "weight", value: .whole(text.weight))]
    }
    if let asset = subject.asset { members.append((key: "asset", value: .string(asset))) }
    members += [
      (key: "required", value: .number(requirement.ratio)),
      (key: "recommended", value: requirement.recommended.map { .number($0) } ?? .null),
      (key: "measured", value: measured?.json ?? .null), (key: "ground", value: ground(in: language)),
      (key: "bound", value: verdict.bound.map { bound($0, in: gamut) } ?? .null),
      (key: "verdict", value: verdict.json), (key: "reason", value: .optional(reason(in: language))),
      (key: "repairs", value: .array(repairs.map { $0.json(as: edits[$0] ?? []) })),
      (key: "recommendedRepairs", value: .array(recommendedRepairs.map { $0.json(as: edits[$0] ?? []) })),
    ]
    return .object(members)
  }

  private func ground(in language: Language) -> JSONText {
    switch foreground.ground {
    case .surface(let surface):
      switch surface.kind {
      case .material(let id, _):
        return .object(["kind": .string("material"), "layer": .string(id), "recipe": .optional(recipeName)])
      case .glass(let id, _):
        return .object([
          "kind": .string("glass"), "layer": .string(id),
          "states": .strings(
            states.map { language.choose(English.text($0.content), Korean.text($0.content)) }),
        ])
      case .color: return .object(["kind": .string("color")])
      case .gradient: return .object(["kind": .string("gradient")])
      }
    case .pixels(let id): return .object(["kind": .string("pixels"), "layer": .string(id)])
    case .covered(let id): return .object(["kind": .string("covered"), "layer": .string(id)])
    case .undecided: return .object(["kind": .string("undecided")])
    }
  }

  /// Returns a bound as JSON. The witness is empty where the surface hides every backdrop.
  private func bound(_ bound: ContrastBound, in gamut: Gamut) -> JSONText {
    let isHidden = breakingColors(of: bound, in: gamut).isEmpty
    let parts: [JSONText] = (isHidden ? [] : bound.witness.parts).map { part in
      .object(["rgb": .numbers(part.backdrop.codeValues), "weight": .number(part.weight)])
    }
    return .object([
      "lowestContrast": .number(bound.lowest), "witnessContrast": .number(bound.witness.contrast),
      "witness": .array(parts),
    ])
  }

  private func reason(in language: Language) -> String? {
    guard case .review(let reason) = verdict else { return nil }
    return language.choose(English.text(reason), Korean.text(reason))
  }
}

extension ForegroundSubject.Kind {
  /// The name of the kind, and the words of the text or the name of the symbol or picture; nil for other resources.
  fileprivate var words: (kind: String, words: String)? {
    switch self {
    case .text(let words): ("text", words)
    case .symbol(let name): ("symbol", name)
    case .picture(let name): ("template", name)
    case .file: nil
    }
  }
}

extension Verdict {
  /// The name of the verdict: `holds` and `fails` are proven; `sampledEnough` and `sampledTooLow` were measured on
  /// the drawn pixels only.
  var json: JSONText {
    switch self {
    case .holds: .string("holds")
    case .fails: .string("fails")
    case .sampled(_, let isEnough): .string(isEnough ? "sampledEnough" : "sampledTooLow")
    case .review: .string("review")
    }
  }
}

extension ScrollSweep.Result {
  package var json: JSONText {
    .object([
      "id": .string(foreground.id), "bar": .string(bar), "lowest": .number(lowest),
      "offset": .number(place.y), "offsets": .whole(offsets),
      "required": .number(foreground.requirement.ratio),
      "bound": bound.map { .number($0.lowest) } ?? .null, "verdict": verdict.json,
      "repairs": .array(foreground.repairs.map { $0.json }),
    ])
  }

  /// The result over a picture that is stated as a backdrop.
  var placeJSON: JSONText {
    .object([
      "id": .string(foreground.id), "on": .string(bar), "picture": .string(picture),
      "lowest": .number(lowest), "share": .number(share), "place": .numbers([place.x, place.y]),
      "places": .whole(offsets), "required": .number(foreground.requirement.ratio),
    ])
  }
}
