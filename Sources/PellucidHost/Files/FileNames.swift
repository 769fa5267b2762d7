// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Functions that make names of files from texts.
package enum FileNames {
  /// Returns a name that every file system takes: a text with a hyphen in place of each character that is not kept. It is neither
  /// empty nor hidden.
  ///
  /// - Parameters:
  ///   - mostBytes: The greatest length in bytes; a longer text is cut between two characters. Chosen: two such names, the longest
  ///     combination of settings and an extension are together within the 255 bytes of file systems.
  ///   - isKept: Returns a Boolean value indicating whether a character is kept; letters and digits unless given.
  package static func readable(
    _ text: String, mostBytes: Int = 70, keeping isKept: (Character) -> Bool = { $0.isLetter || $0.isNumber }
  ) -> String {
    var name = ""
    for character in text {
      let next = isKept(character) ? character : "-"
      guard name.utf8.count + next.utf8.count <= mostBytes else { break }
      name.append(next)
    }
    return name.isEmpty || Paths.isHidden(name) ? "-" + name : name
  }
}
