// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit

/// A SHA-256 digest of the digests of texts, bytes and files.
package struct ContentDigest: Sendable {
  /// The digests of everything that was added, one after the other.
  private var digests: [UInt8] = []

  package init() {}

  /// The digest of everything that was added, as 64 hexadecimal digits.
  package var text: String { SHA256.text(of: digests) }

  package mutating func add(_ text: String) { add(Array(text.utf8)) }

  package mutating func add(_ bytes: [UInt8]) { digests += SHA256.digest(of: bytes) }

  /// Adds a file: its digest, or that there is no file which can be read.
  package mutating func add(file path: String) { add(Self.digest(ofFile: path) ?? "no file") }

  /// Adds all files in a folder and in the folders below it with their paths, without following links to folders. A path of a file
  /// adds that file.
  ///
  /// - Returns: A Boolean value that is false where there are more than `limit` files and folders, or a folder that cannot be read.
  package mutating func add(folder path: String, limit: Int = 100_000) -> Bool {
    guard Folders.isFolder(path) == true else {
      add(file: path)
      return true
    }
    var count = 0
    let unreadable = Folders.walk(path) { entry in
      count += 1
      guard count <= limit else { return false }
      add(entry.path)
      if entry.isFolder { add("folder") } else { add(file: Paths.joined(path, entry.path)) }
      return true
    }
    return unreadable.isEmpty && count <= limit
  }

  /// Returns the digest of the bytes of a regular file; nil where it cannot be read.
  package static func digest(ofFile path: String) -> String? {
    var isRead = false
    let text = SHA256.text { add in isRead = FileReading.read(path, inParts: add) }
    return isRead ? text : nil
  }

  /// Returns the length and the checksum of a regular file, which tell its versions apart several times as fast as a digest does; nil
  /// where it cannot be read.
  static func checksum(ofFile path: String) -> String? {
    var sum: UInt32 = 0, count = 0
    let isRead = FileReading.read(path) { part in
      sum = CRC32.checksum(part, after: sum)
      count += part.count
    }
    return isRead ? "\(count) \(sum)" : nil
  }
}
