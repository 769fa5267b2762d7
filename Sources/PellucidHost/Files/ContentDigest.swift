// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CGIO
import Glibc

/// A SHA-256 digest (FIPS 180-4) of texts, bytes and files, each of which is told from the next by its length.
package final class ContentDigest {
  private let checksum: OpaquePointer?

  package init() { checksum = g_checksum_new(G_CHECKSUM_SHA256) }

  deinit { g_checksum_free(checksum) }

  /// The digest of everything that was added, as 64 hexadecimal digits. Nothing can be added afterwards.
  package var text: String { g_checksum_get_string(checksum).map { String(cString: $0) } ?? "" }

  package func add(_ text: String) { add(Array(text.utf8)) }

  /// Adds the number of bytes, and the bytes.
  package func add(_ bytes: [UInt8]) {
    withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { addRaw($0) }
    bytes.withUnsafeBytes { addRaw($0) }
  }

  /// Adds a file: its digest, or that there is no file which can be read.
  package func add(file path: String) { add(Self.digest(ofFile: path) ?? "no file") }

  /// Adds all files in a folder and in the folders below it with their names, without following links to folders. A path of a file
  /// adds that file.
  ///
  /// - Returns: A Boolean value that is false where there are more than `limit` files, or folders that cannot be read.
  package func add(folder path: String, limit: Int = 100_000) -> Bool {
    var count = 0
    return add(path, depth: 0, &count, limit)
  }

  private func add(_ path: String, depth: Int, _ count: inout Int, _ limit: Int) -> Bool {
    guard Folders.isFolder(path) == true else {
      add(file: path)
      count += 1
      return count <= limit
    }
    guard depth < 32, let names = Folders.names(in: path) else { return false }
    add("folder of \(names.count)")
    for name in names {
      let inner = Paths.joined(path, name)
      add(name)
      if Folders.isLink(inner), Folders.isFolder(inner) == true {
        add("link")
      } else {
        guard add(inner, depth: depth + 1, &count, limit) else { return false }
      }
    }
    return true
  }

  private func addRaw(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
    g_checksum_update(checksum, start.assumingMemoryBound(to: guchar.self), bytes.count)
  }

  /// Returns the digest of bytes alone.
  package static func digest(of bytes: [UInt8]) -> String {
    let digest = ContentDigest()
    bytes.withUnsafeBytes { digest.addRaw($0) }
    return digest.text
  }

  /// Returns the digest of the bytes of a regular file, which are read in parts; nil where it cannot be read.
  package static func digest(ofFile path: String) -> String? {
    guard FileReading.isFile(path) else { return nil }
    let file = SystemCall.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard FileStatus(of: file)?.kind == .file else { return nil }
    let digest = ContentDigest()
    var part = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = Glibc.read(file, &part, part.count)
      if count == 0 { return digest.text }
      if count < 0 {
        if errno == EINTR { continue }
        return nil
      }
      part.withUnsafeBytes { digest.addRaw(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
  }
}
