// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Sentences about a contrast that settings, or a document that scrolls beneath a bar, make too low.
extension English {
  static func message(_ fact: SettingsFact) -> String {
    switch fact {
    case .tooLow(let subject, let count, let all, let lowest, let backdrop, let variant, let required):
      "\(text(subject)) has too little contrast in \(count) of \(all) combinations of settings; "
        + "the lowest is \(Figures.ratio(lowest))\(backdrop.map { text($0) } ?? "") in \(variant), "
        + "it needs \(Figures.ratio(required))"
    case .loweredByContrast(let subject, let standard, let increased, let variant, let isProven):
      "Increase Contrast lowers the contrast of \(text(subject)) from \(Figures.ratio(standard)) to "
        + "\(Figures.ratio(increased)) in \(variant)" + (isProven ? ", over the worst backdrop of each" : "")
    case .undecided(let subject, let count, let all, let reason):
      "\(text(subject)) cannot be decided in \(count) of \(all) combinations of settings: \(text(reason))"
    }
  }

  static func advice(_ fact: SettingsFact) -> String? {
    guard case .loweredByContrast = fact else { return nil }
    return "give it a colour that has a value of its own for Increase Contrast"
  }

  static func message(_ fact: ScrollFact) -> String {
    "\(text(fact.subject)) on \(fact.bar) falls to \(Figures.ratio(fact.lowest)) while \(fact.document) scrolls "
      + "beneath, at offset \(Figures.text(fact.offset, places: 0)); it needs \(Figures.ratio(fact.required))"
  }
}
