// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidJSON

/// The parts of sentences about the contrast of texts and symbols.
extension English {
  /// Returns the words of a text in quotation marks, or the name of a symbol, followed by the colour if it is a
  /// catalog colour.
  package static func text(_ subject: ForegroundSubject) -> String {
    let name =
      switch subject.kind {
      case .text(let words): "\"" + shortened(words) + "\""
      case .symbol(let name): "the symbol " + name.shown
      case .picture(let name): "the picture " + name.shown
      case .file(let path): path.shown
      }
    return subject.asset.map { "\(name) in \($0.shown)" } ?? name
  }

  static func text(_ needs: ContrastNeed) -> String {
    switch needs {
    case .required(let ratio): "it needs " + Figures.ratio(ratio)
    case .recommended(let ratio): "a custom colour of a small text should have " + Figures.ratio(ratio)
    }
  }

  static func text(_ ground: ForegroundGround) -> String {
    switch ground {
    case .material(let layer, let recipe): "on \(layer.shown) (\(recipe.shown))"
    case .glass(let layer, let content):
      "on the glass \(layer.shown)" + (content.map { " as it is " + text($0) } ?? "")
    case .color: "on its background"
    case .gradient: "on its gradient"
    case .unknown: "where it lies"
    }
  }

  package static func text(_ content: ContentBrightness) -> String {
    switch content {
    case .dark: "over dark content"
    case .light: "over light content"
    }
  }

  static func verb(_ backdrop: BreakingBackdrop) -> String {
    if case .colors = backdrop { "falls to" } else { "has" }
  }

  /// Returns a phrase such as " over #ff0000 mixed with #000000".
  static func text(_ backdrop: BreakingBackdrop) -> String {
    switch backdrop {
    case .fixed: ""
    case .any: ", whatever lies behind"
    case .colors(let colors): " over " + colors.map { $0.hexText }.joined(separator: " mixed with ")
    }
  }
}

/// Returns a text on one line, truncated if it has more than 40 scalars.
func shortened(_ text: String) -> String {
  let words = text.split { $0.isNewline }.joined(separator: " ").unicodeScalars
  return VisibleText.visible(words.count > 40 ? String(words.prefix(39)) + "…" : String(words))
}
