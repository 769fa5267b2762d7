// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidComponents
import PellucidGeometry
import PellucidScene

/// A measurer without fonts: every byte is 0.55 em wide, and lines of 1.2 em break after any byte.
struct FixedMeasurer: TextMeasuring {
  static let widthOfByte = 0.55

  mutating func extent(of text: TextRequest, fitting width: Double) -> TextExtent {
    let byte = Self.widthOfByte * text.size
    let perLine = width.isFinite ? max(1, Int((width / byte + 1e-9).rounded(.down))) : Int.max
    var lines = 0, widest = 0
    for paragraph in text.string.split(separator: "\n", omittingEmptySubsequences: false) {
      let count = paragraph.utf8.count
      lines += max(1, count / perLine + (count % perLine == 0 ? 0 : 1))
      widest = max(widest, min(count, perLine))
    }
    if let limit = text.lineLimit { lines = min(lines, limit) }
    let lineHeight = text.lineHeight ?? text.size * 1.2
    return TextExtent(
      size: Size(width: Double(widest) * byte, height: lineHeight * Double(lines)), baseline: text.size,
      lines: lines)
  }
}

extension DeviceSettings {
  /// Creates the settings of an interface that runs in a direction.
  init(_ direction: Direction, locale: String? = nil) {
    self.init()
    (self.direction, self.locale) = (direction, locale)
  }

  static let rightToLeft = DeviceSettings(.rightToLeft)
}
