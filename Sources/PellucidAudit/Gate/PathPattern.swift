// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// A pattern of names, in which `*` stands for any bytes, none included.
package struct NamePattern: Hashable, Sendable {
  /// The greatest length of a pattern, in bytes.
  static let mostBytes = 1000

  @ByBytes package var text: String

  package init(_ text: String) { self.text = text }

  /// Returns whether the pattern matches all of a name.
  package func matches(_ name: String) -> Bool { Self.matches(Array(text.utf8)[...], Array(name.utf8)[...]) }

  /// Matches with one step back: if a byte differs, the last star takes one byte more. Earlier stars never need to.
  static func matches(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    var (place, position) = (pattern.startIndex, name.startIndex)
    var retry: (place: Int, position: Int)?
    while position < name.endIndex {
      if place < pattern.endIndex, pattern[place] == UInt8(ascii: "*") {
        retry = (place, position)
        place += 1
      } else if place < pattern.endIndex, pattern[place] == name[position] {
        (place, position) = (place + 1, position + 1)
      } else if let last = retry {
        retry = (last.place, last.position + 1)
        (place, position) = (last.place + 1, last.position + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}

/// A pattern of paths, whose steps lie between slashes. `*` stands for any bytes of one step, and a step `**` for any number
/// of steps.
package struct PathPattern: Hashable, Sendable {
  @ByBytes package var text: String

  package init(_ text: String) { self.text = text }

  /// Returns whether the pattern matches all of a path.
  package func matches(_ path: String) -> Bool {
    let (pattern, path) = (Self.steps(text), Self.steps(path))
    // The pattern's steps so far match the first `count` steps of the path, for each count that is true.
    var isMatched = [true] + Array(repeating: false, count: path.count)
    for step in pattern {
      if step.elementsEqual("**".utf8) {
        for count in path.indices where isMatched[count] { isMatched[count + 1] = true }
      } else {
        var next = Array(repeating: false, count: path.count + 1)
        for count in path.indices where isMatched[count] {
          next[count + 1] = NamePattern.matches(step, path[count])
        }
        isMatched = next
      }
    }
    return isMatched[path.count]
  }

  private static func steps(_ text: String) -> [ArraySlice<UInt8>] {
    Array(text.utf8).split(separator: UInt8(ascii: "/")).filter { !$0.elementsEqual(".".utf8) }
  }
}
