// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CGIO

/// The Base64 form of bytes (RFC 4648), which GLib writes.
package enum Base64 {
  /// Returns the text of bytes.
  package static func text(_ bytes: [UInt8]) -> String {
    guard let text = g_base64_encode(bytes, gsize(bytes.count)) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
