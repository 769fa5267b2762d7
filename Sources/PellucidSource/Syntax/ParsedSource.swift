// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax

/// A source that was parsed, about which several questions are asked.
///
/// A changed text is parsed as a whole: what the parser offers to parse again in part gives other findings where code is half written.
package struct ParsedSource: Sendable {
  package let bytes: [UInt8]
  let file: SourceFileSyntax

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    file = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }
}
