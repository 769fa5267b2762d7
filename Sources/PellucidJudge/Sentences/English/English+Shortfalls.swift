// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// The sentences about texts and symbols that fall short.
extension English {
  static func text(_ shortfall: Shortfall) -> String {
    let subject = text(shortfall.subject)
    var clauses: [String] = []
    if let drawn = shortfall.drawn {
      let place = drawn.isOnFixedColor ? "on its background" : "on the drawn pixels"
      clauses.append(
        "\(subject) has \(Figures.ratio(drawn.lowest)) \(place)\(settings(drawn.variant)), \(text(shortfall.needs))"
      )
    }
    if let worst = shortfall.worst {
      let clause =
        if let backdrop = worst.backdrop {
          "\(verb(backdrop)) \(Figures.ratio(worst.lowest)) \(text(worst.ground))\(text(backdrop))"
        } else {
          "has \(Figures.ratio(worst.lowest)) on the drawn pixels"
        }
      let settings = settings(worst.variant)
      clauses.append(
        shortfall.drawn == nil
          ? "\(subject) \(clause)\(settings), \(text(shortfall.needs))" : "it \(clause)\(settings)")
    }
    if let drawn = shortfall.drawnElsewhere {
      clauses.append("it has \(Figures.ratio(drawn.lowest)) on the drawn pixels\(settings(drawn.variant))")
    }
    if let count = shortfall.combinations {
      clauses.append(
        count.failing == 1
          ? "no other combination of settings falls short"
          : "\(count.failing - 1) of \(count.judged - 1) other combinations of settings fall short too")
    }
    return clauses.joined(separator: "; ")
  }

  private static func settings(_ variant: String?) -> String { variant.map { " in " + $0.shown } ?? "" }
}
