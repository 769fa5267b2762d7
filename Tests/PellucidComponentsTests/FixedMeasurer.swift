// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidComponents
import PellucidGeometry
import PellucidScene

/// A measurer for tests: each byte is 0.55 em wide, each line 1.2 em high.
struct FixedMeasurer: TextMeasuring {
  func extent(of text: TextRequest, fitting width: Double) -> TextExtent {
    let size = text.size
    let whole = 0.55 * size * Double(text.string.utf8.count)
    var lines = width.isFinite && width > 0 ? Int((whole / width).rounded(.up)) : 1
    lines = max(1, min(lines, text.lineLimit ?? lines))
    return TextExtent(
      size: Size(width: min(whole, width), height: 1.2 * size * Double(lines)), baseline: 0.95 * size,
      lines: lines)
  }
}
