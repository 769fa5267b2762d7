// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

extension Traits {
  /// All traits by their names.
  var json: JSONText {
    .object([
      "platform": .string(Vocabularies.platform.name(of: platform)),
      "appearance": .string(Vocabularies.appearance.name(of: appearance)),
      "contrast": .string(Vocabularies.contrast.name(of: contrast)),
      "transparency": .string(Vocabularies.transparency.name(of: transparency)),
      "level": .string(Vocabularies.level.name(of: level)),
      "gamut": .string(Vocabularies.gamut.name(of: gamut)),
      "active": .bool(isActive),
      "look": .string(Vocabularies.look.name(of: look)),
      "accent": .string(Vocabularies.accent.name(of: accent)),
      "desktopTinted": .bool(isDesktopTinted),
    ])
  }
}

extension Provenance {
  var confidenceName: String {
    switch confidence {
    case .measured: "measured"
    case .published: "published"
    case .inferred: "inferred"
    case .chosen: "chosen"
    }
  }

  var members: [(key: String, value: JSONText)] {
    [
      (key: "sources", value: .string(sources)), (key: "confidence", value: .string(confidenceName)),
      (key: "reason", value: .optional(reason)),
    ]
  }
}

extension TextContrast {
  var json: JSONText {
    .object([
      "id": .string(id), "lowest": .number(lowest), "p5": .number(fifthPercentile),
      "at": .numbers([at.x, at.y]),
    ])
  }
}

extension Finding {
  var json: JSONText {
    .object(["rule": .string(rule), "layer": .string(layer), "message": .string(message)])
  }
}
