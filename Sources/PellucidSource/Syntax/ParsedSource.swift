// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax

/// A source that was parsed, about which several questions are asked.
///
/// A changed text is parsed as a whole: what the parser offers to parse again in part gives other findings where code is half written.
package struct ParsedSource: Sendable {
  package let bytes: [UInt8]
  /// The number of bytes that were parsed, which are all unless the source nests deeper than people write.
  let readable: Int
  let file: SourceFileSyntax

  package init(_ bytes: [UInt8]) {
    let readable = SourceBounds.readable(bytes)
    (self.bytes, self.readable) = (bytes, readable)
    file = bytes.withUnsafeBufferPointer {
      Parser.parse(source: UnsafeBufferPointer(rebasing: $0[..<readable]))
    }
  }
}
