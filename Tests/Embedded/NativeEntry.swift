// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The native side of the comparison: writes the same bytes to standard output.
@main
enum NativeEntry {
  static func main() {
    var rest = EmbeddedScene.bytes()[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      guard written > 0 else { exit(73) }
      rest = rest.dropFirst(written)
    }
  }
}
