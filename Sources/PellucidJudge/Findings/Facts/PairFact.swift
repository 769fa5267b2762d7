// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidLegibility

/// A foreground on a material or on glass whose contrast is too low, or cannot be decided (RND02).
package enum PairFact: Hashable, Sendable {
  /// Some backdrop of a material leaves less contrast than required.
  case tooLow(ProvenContrast, required: Double)
  /// No verdict can be given on a material; the lowest contrast is nil where it has no bound.
  case undecided(Verdict.Reason, over: BackdropScope, ProvenContrast?)
  /// Some backdrop of glass leaves less contrast than required, or may do so.
  case tooLowOnGlass(ProvenContrast, required: Double)
  /// No verdict can be given on glass.
  case undecidedOnGlass(over: BackdropScope)

  package var rule: Rule { .textContrastAnyBackdrop }
}

extension PairFact {
  /// Returns the sentence that states the fact.
  func sentence(in language: Language) -> String {
    switch self {
    case .tooLow(let lowest, let required):
      language.choose(
        "does not hold \(Figures.ratio(required)), it \(English.text(lowest, onGlass: false))",
        "\(Figures.ratio(required))을 만족하지 못합니다. \(Korean.text(lowest, onGlass: false))")
    case .undecided(let reason, let scope, let lowest):
      language.choose(
        "cannot be decided for \(English.text(scope)): \(English.text(reason))"
          + (lowest.map { ", it " + English.text($0, onGlass: false) } ?? ""),
        "\(Korean.text(scope))에 대해 판정할 수 없습니다: \(Korean.text(reason))"
          + (lowest.map { ". " + Korean.text($0, onGlass: false) } ?? ""))
    case .tooLowOnGlass(let lowest, let required):
      language.choose(
        English.text(lowest, onGlass: true) + ", it needs " + Figures.ratio(required),
        "\(Korean.text(lowest, onGlass: true)). \(Figures.ratio(required))이 필요합니다")
    case .undecidedOnGlass(let scope):
      language.choose(
        "cannot be decided for " + English.text(scope),
        "\(Korean.text(scope))에 대해 판정할 수 없습니다")
    }
  }
}

/// The lowest contrast of a foreground, with a backdrop that reaches it.
package struct ProvenContrast: Hashable, Sendable {
  /// The proven WCAG 2.2 ratio that no backdrop falls below.
  package var bound: Double
  /// A backdrop whose contrast comes near the bound; a single colour wherever one comes within 0.01 of the bound.
  package var witness: ContrastBound.Witness
  /// A Boolean value that is true where the surface lets nothing through, so that every backdrop is a witness.
  package var hidesBackdrop: Bool

  /// Returns the lightness contrast Lc of APCA over the witness, −108…108: information beside the ratio.
  package func lightness(in gamut: Gamut) -> Double {
    func luminance(_ color: GamutColor) -> Double {
      LightnessContrast.screenLuminance(of: SIMD3(color.red, color.green, color.blue), in: gamut)
    }
    return LightnessContrast.between(text: luminance(witness.ink), background: luminance(witness.seen))
  }

  /// Returns the figures of a finding that rests on the contrast.
  func figures(required: Double) -> [Figure] {
    [Figure(.bound, bound), Figure(.reached, witness.contrast), Figure(.required, required)]
  }

  /// Returns the colours of the witness; empty where the surface hides every backdrop.
  func swatches(in gamut: Gamut) -> [Swatch] {
    hidesBackdrop ? [] : witness.colors(in: gamut).map { Swatch(breaking: $0) }
  }
}
