// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument
import PellucidLegibility
import PellucidScene

/// Sentences about the surfaces under texts and symbols, and about the blending of materials.
extension English {
  static func message(_ fact: SurfaceFact) -> String {
    switch fact {
    case .showsDifferences(let variation, _):
      "with Reduce Transparency on, \(Figures.text(variation * 100, places: 0)) % of the differences behind it still "
        + "show within the surface"
    case .runsTogether(let step):
      "its edge differs from what lies under it by only \(Figures.ratio(step)), without border or shadow"
    }
  }

  static func advice(_ fact: SurfaceFact) -> String {
    switch fact {
    case .showsDifferences(_, .material): "use a material that follows the setting, such as regular"
    case .showsDifferences(_, .glass): "draw the glass at full opacity"
    case .showsDifferences(_, .fill): "use a standard material instead of a translucent fill"
    case .runsTogether: "use the elevated level, another material, or a separator at its edge"
    }
  }

  static func message(_ fact: BlendingFact) -> String {
    switch fact {
    case .withinWindow(let purpose):
      "\(text(purpose)) looks within its window, where it would let through what lies behind"
    case .behindWindow(let purpose, let hidden):
      "\(text(purpose)) looks behind its window, so that \(hidden) does not show beneath it"
    }
  }

  static func advice(_ fact: BlendingFact) -> String {
    "use blending \(Vocabularies.blending.name(of: fact.fit))"
      + (fact.purpose.kind == .open ? "" : ", or leave it to the material")
  }

  private static func text(_ purpose: MaterialPurpose) -> String {
    (purpose.choice.isRole ? "the role " : "the material ") + purpose.choice.name
  }
}
