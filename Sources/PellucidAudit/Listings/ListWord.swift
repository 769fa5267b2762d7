// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJudge

/// A heading of a list, or a word in its cells that is not a name of the design. The raw value is the English word.
package enum ListWord: String, CaseIterable, Sendable {
  case name, size, states, key, value, number, source, sources, confidence, platform, layers, text, symbol
  case whatItIs = "what it is"
  case content = "the content"
  case color = "colour"
  case measured, published, inferred, chosen
  case folder, composed
  case place = "icon or folder"
  case setting
  case saidBy = "said by"
  case malformed
  case roles, glass
  case glassControls = "controls of glass"
  case material, set, appearance, level, ink, style, both
  case blur = "blur pt"
  case blurs, capture, luminance, curve, matrix, saturation, brightness, overlays
  case none, average, last, first, border, desktop
  case over, inputs, control
  case resolution = "resolves to"
  case side = "side pt"
  case refraction = "refraction pt"
  case depth = "depth pt"
  case white, black, fill, shadow, bleed, rim
}

extension Language {
  /// Returns a heading or a word of a list.
  package func text(of word: ListWord) -> String { choose(word.rawValue, Korean.text(word)) }

  /// Returns the headings of a list.
  package func texts(of words: [ListWord]) -> [String] { words.map { text(of: $0) } }

  /// Returns the word for a confidence in tables; JSON has its name.
  package func text(of confidence: Confidence) -> String {
    switch confidence {
    case .measured: text(of: ListWord.measured)
    case .published: text(of: ListWord.published)
    case .inferred: text(of: ListWord.inferred)
    case .chosen: text(of: ListWord.chosen)
    }
  }
}
