// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidComponents
import PellucidGeometry
import PellucidScene

/// A measurer whose letters all have one width, so that sizes can be worked out by hand.
struct FixedMeasurer: TextMeasuring {
  /// The width of a letter and the height of a line, as shares of the font size.
  static let letter = 0.55, line = 1.2

  func extent(of text: TextRequest, fitting width: Double) -> TextExtent {
    let letter = text.size * Self.letter, count = Double(text.string.utf8.count)
    let perLine = width.isFinite ? max(1, (width / letter).rounded(.down)) : max(1, count)
    let wanted = max(1, Int((count / perLine).rounded(.up)))
    let lines = min(wanted, text.lineLimit ?? wanted)
    let height = text.lineHeight ?? text.size * Self.line
    return TextExtent(
      size: Size(width: min(count, perLine) * letter, height: height * Double(lines)), baseline: height * 0.8,
      lines: lines)
  }
}
