// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidGeometry
import PellucidJSON
import PellucidLegibility
import PellucidScene

extension Traits {
  /// All traits as JSON, under the names that scene documents use. Settings for reading are listed where they are not at
  /// their default.
  package var json: JSONText {
    var members: [JSONText.Member] = [
      ("platform", .string(Vocabularies.platform.name(of: platform))),
      ("appearance", .string(Vocabularies.appearance.name(of: appearance))),
      ("contrast", .string(Vocabularies.contrast.name(of: contrast))),
      ("transparency", .string(Vocabularies.transparency.name(of: transparency))),
      ("level", .string(Vocabularies.level.name(of: level))),
      ("gamut", .string(Vocabularies.gamut.name(of: gamut))),
      ("active", .bool(isActive)),
      ("look", .string(Vocabularies.look.name(of: look))),
      ("accent", .string(Vocabularies.accent.name(of: accent))),
      ("desktopTinted", .bool(isDesktopTinted)),
    ]
    if hasBoldText { members.append(("boldText", .bool(true))) }
    if textSize != Traits().textSize {
      members.append(("textSize", .string(Vocabularies.textSize.name(of: textSize))))
    }
    if differentiatesWithoutColor { members.append(("differentiateWithoutColor", .bool(true))) }
    if invertsColors { members.append(("smartInvert", .bool(true))) }
    return .object(members)
  }
}

extension TextContrast {
  package var json: JSONText {
    .object([
      "id": .string(id), "lowest": .number(lowest), "p5": .number(fifthPercentile),
      "apca": lightness.map { .number($0) } ?? .null,
      "at": .numbers([at.x, at.y]),
    ])
  }
}
