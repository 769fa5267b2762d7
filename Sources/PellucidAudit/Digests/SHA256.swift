// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CGIO

/// The SHA-256 digest (FIPS 180-4) of bytes that are added in any number of parts, which GLib works out.
package final class SHA256 {
  private let checksum: OpaquePointer

  package init() {
    guard let checksum = g_checksum_new(G_CHECKSUM_SHA256) else { preconditionFailure("GLib knows SHA-256") }
    self.checksum = checksum
  }

  deinit { g_checksum_free(checksum) }

  package func add(_ bytes: some Sequence<UInt8>) {
    let isAdded: Void? = bytes.withContiguousStorageIfAvailable {
      g_checksum_update(checksum, $0.baseAddress, $0.count)
    }
    if isAdded == nil { add(Array(bytes)) }
  }

  /// The 32 bytes of the digest of everything that was added.
  package var digest: [UInt8] {
    // A checksum that was read takes no further bytes.
    let copy = g_checksum_copy(checksum)
    defer { g_checksum_free(copy) }
    var count: gsize = 32
    return [UInt8](unsafeUninitializedCapacity: Int(count)) { buffer, used in
      g_checksum_get_digest(copy, buffer.baseAddress, &count)
      used = Int(count)
    }
  }

  /// The digest as 64 hexadecimal digits.
  package var text: String { digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }

  /// Returns the 32 bytes of the digest of bytes.
  package static func digest(of bytes: some Sequence<UInt8>) -> [UInt8] {
    let hash = SHA256()
    hash.add(bytes)
    return hash.digest
  }

  /// Returns the digest of bytes as 64 hexadecimal digits.
  package static func text(of bytes: some Sequence<UInt8>) -> String {
    let hash = SHA256()
    hash.add(bytes)
    return hash.text
  }
}
