// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidLegibility

/// The parts of sentences about foregrounds on materials and glass that are judged without a scene.
extension English {
  package static func text(_ lowest: ProvenContrast, onGlass: Bool) -> String {
    "\(lowest.hidesBackdrop ? "has" : "falls to") \(Figures.ratio(lowest.bound)) "
      + place(of: lowest, onGlass: onGlass)
  }

  /// Returns a phrase such as "every backdrop of a luminance of at most 0.2".
  package static func text(_ scope: BackdropScope) -> String {
    switch scope {
    case .every: return "every backdrop"
    case .listed(let names, _):
      return "every mixture of the colours of " + names.map { $0.shown }.joined(separator: ", ")
    case .luminance(let least, let most):
      let limits = [("at least", least), ("at most", most)].compactMap { words, limit in
        limit.map { words + " " + Figures.text($0) }
      }
      return "every backdrop of a luminance of " + limits.joined(separator: " and ")
    }
  }

  /// Returns the backdrop of the lowest contrast, such as "over rgb(0, 0, 0)".
  package static func place(of lowest: ProvenContrast, onGlass: Bool) -> String {
    guard !lowest.hidesBackdrop else { return "whatever lies behind" }
    let parts = lowest.witness.parts
    func text(_ part: ContrastBound.Witness.Part) -> String {
      guard let other = part.other, !onGlass || other != part.backdrop else { return part.backdrop.text }
      return part.backdrop.text + (onGlass ? " in surroundings of " : " and a desktop of ") + other.text
    }
    guard parts.count > 1 else { return "over " + parts.map(text).joined() }
    return "over a fine pattern of "
      + parts.map { "\(Figures.percent($0.weight)) \(text($0))" }.joined(separator: ", ")
  }
}

extension GamutColor {
  /// The colour in code values, such as "rgb(255, 0, 12.5)".
  package var text: String {
    "rgb(" + codeValues.map { Figures.text($0, places: 1) }.joined(separator: ", ") + ")"
  }
}
