// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

extension CoverageMask {
  /// The sum of all coverage, where a fully covered pixel counts 255.
  var ink: Int { values.reduce(0) { $0 + Int($1) } }

  /// Returns the coverage of a pixel; 0 outside the bounds.
  subscript(x: Int, y: Int) -> UInt8 {
    guard bounds.minX..<bounds.maxX ~= x, bounds.minY..<bounds.maxY ~= y else { return 0 }
    return values[(y - bounds.minY) * bounds.width + x - bounds.minX]
  }
}
