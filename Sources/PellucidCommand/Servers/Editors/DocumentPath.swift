// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// The path that a document's address stands for.
enum DocumentPath {
  /// Returns the path of an address such as `file:///home/me/My%20App/View.swift`; for an address of another kind its last step, as
  /// that of a text that was never saved.
  static func path(of address: String) -> String {
    let scheme = "file://"
    guard address.lowercased().hasPrefix(scheme) else {
      return decoded(address.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? "")
    }
    // A name of a computer may stand before the path.
    return decoded(String(address.dropFirst(scheme.count).drop { $0 != "/" }))
  }

  /// Returns the text of a path whose bytes may be written as `%20`.
  private static func decoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return PathText.text(of: bytes)
  }

  /// Returns a path relative to the innermost of some folders that it lies in; the path itself where it lies in none.
  static func relative(_ path: String, to folders: [String]) -> String {
    let folder = folders.map { Paths.withoutSlash($0) + "/" }.filter { path.utf8.starts(with: $0.utf8) }
      .max { $0.utf8.count < $1.utf8.count }
    return folder.map { String(decoding: path.utf8.dropFirst($0.utf8.count), as: UTF8.self) } ?? path
  }
}
