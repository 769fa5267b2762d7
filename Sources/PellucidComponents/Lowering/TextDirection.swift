// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension String {
  /// A Boolean value that is true where the first letter belongs to a script that runs from right to left.
  var runsRightToLeft: Bool {
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: return true
      case 0x41...0x5A, 0x61...0x7A, 0xC0...0x10FFFF: return false
      default: continue
      }
    }
    return false
  }
}
