// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The native side of the comparison: reads the document from standard input and writes its report to standard output.
@main
enum NativeEntry {
  static func main() {
    var rest = EmbeddedScene.report(on: standardInput())[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      guard written > 0 else { exit(73) }
      rest = rest.dropFirst(written)
    }
  }

  private static func standardInput() -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &part, part.count)
      guard count >= 0 else { exit(66) }
      if count == 0 { return bytes }
      bytes += part[..<count]
    }
  }
}
