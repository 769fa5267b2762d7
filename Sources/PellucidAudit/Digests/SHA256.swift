// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CGIO

/// The SHA-256 digest (FIPS 180-4), which GLib works out.
package enum SHA256 {
  /// Returns the 32 bytes of the digest of bytes.
  package static func digest(of bytes: some Sequence<UInt8>) -> [UInt8] {
    digest { add in add(Array(bytes)[...]) }
  }

  /// Returns the 32 bytes of the digest of all parts that a closure adds.
  package static func digest(of parts: (_ add: (ArraySlice<UInt8>) -> Void) -> Void) -> [UInt8] {
    guard let checksum = g_checksum_new(G_CHECKSUM_SHA256) else { preconditionFailure("GLib knows SHA-256") }
    defer { g_checksum_free(checksum) }
    parts { part in
      part.withUnsafeBufferPointer { g_checksum_update(checksum, $0.baseAddress, $0.count) }
    }
    var digest = [UInt8](repeating: 0, count: 32), count = gsize(digest.count)
    g_checksum_get_digest(checksum, &digest, &count)
    return digest
  }

  /// Returns the digest of bytes as 64 hexadecimal digits.
  package static func text(of bytes: some Sequence<UInt8>) -> String { text(digest(of: bytes)) }

  /// Returns the digest of all parts that a closure adds as 64 hexadecimal digits.
  package static func text(of parts: (_ add: (ArraySlice<UInt8>) -> Void) -> Void) -> String {
    text(digest(of: parts))
  }

  private static func text(_ digest: [UInt8]) -> String {
    digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
