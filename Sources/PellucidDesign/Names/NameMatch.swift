// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Comparison of names by their UTF-8 bytes: exact, without Unicode tables.
package enum NameMatch {
  /// Returns whether both names have the same bytes.
  package static func same(_ first: String, _ second: String) -> Bool {
    first.utf8.count == second.utf8.count && first.utf8.elementsEqual(second.utf8)
  }

  /// Returns whether both names exist and have the same bytes; two missing names are not the same.
  package static func areSame(_ first: String?, _ second: String?) -> Bool {
    guard let first, let second else { return false }
    return same(first, second)
  }

  /// Returns whether `name` begins with the bytes of `prefix`.
  package static func begins(_ name: String, with prefix: String) -> Bool {
    name.utf8.starts(with: prefix.utf8)
  }

  /// Returns the parts of a name between the occurrences of an ASCII character, empty ones included.
  package static func parts(of name: String, at separator: Unicode.Scalar) -> [String] {
    name.unicodeScalars.split(separator: separator, omittingEmptySubsequences: false).map { String($0) }
  }

  /// Returns the last part of a path that is not empty; empty if there is none.
  package static func lastStep(of path: String) -> String {
    parts(of: path, at: "/").last { !$0.isEmpty } ?? ""
  }

  /// Returns `name` without its last `count` scalars.
  package static func dropping(_ count: Int, from name: String) -> String {
    String(name.unicodeScalars.dropLast(count))
  }

  /// Returns whether `name` ends with the bytes of `suffix`.
  package static func ends(_ name: String, with suffix: String) -> Bool {
    name.utf8.count >= suffix.utf8.count && name.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  /// The greatest length of a name, in UTF-8 bytes, for which `nearest(to:among:)` searches.
  static let longestCompared = 96

  /// Returns the known name that a misspelled one was probably meant to be; nil if none is close enough.
  ///
  /// A known name that begins with all of `name` wins, then one that is a byte away, then the shortest that `name` abbreviates;
  /// otherwise the smallest edit distance does, which may not exceed two fifths of the bytes of the longer name, rounded up. Of
  /// equals the one wins whose digits are nearest, then the first. A difference in ASCII case costs nothing; swapped neighbours,
  /// and an inserted, a missing or a replaced byte cost one each.
  package static func nearest(to name: String, among known: [String]) -> String? {
    let wanted = folded(name)
    guard !wanted.isEmpty, wanted.count <= longestCompared else { return nil }
    if wanted.count >= 2, let longer = known.first(where: { folded($0).starts(with: wanted) }) {
      return longer
    }
    var best: (name: String, distance: Int, gap: Int)?
    for candidate in known {
      let letters = folded(candidate)
      let reach = min(best?.distance ?? Int.max, (2 * max(wanted.count, letters.count) + 4) / 5)
      guard abs(letters.count - wanted.count) <= reach else { continue }
      let (distance, gap) = (editDistance(wanted, letters), digitGap(wanted, letters))
      guard distance <= reach else { continue }
      if let best, distance == best.distance, gap >= best.gap { continue }
      best = (candidate, distance, gap)
    }
    if let best, best.distance <= 1 { return best.name }
    let abbreviated = known.filter { abbreviates(wanted, folded($0)) }
    return abbreviated.min { $0.utf8.count < $1.utf8.count } ?? best?.name
  }

  /// The least length of an abbreviation, in bytes.
  private static let shortestAbbreviation = 4

  /// Returns whether a name leaves out bytes of a longer one in the middle, as `navbar` does of `navigationbar`.
  private static func abbreviates(_ short: [UInt8], _ long: [UInt8]) -> Bool {
    guard short.count >= shortestAbbreviation, short.first == long.first, short.last == long.last else {
      return false
    }
    var rest = short[...]
    for byte in long where rest.first == byte { rest.removeFirst() }
    return rest.isEmpty
  }

  /// Returns the sum of the distances between digits in the same places; the largest number for names that differ otherwise.
  private static func digitGap(_ first: [UInt8], _ second: [UInt8]) -> Int {
    guard first.count == second.count else { return Int.max }
    var gap = 0
    for (a, b) in zip(first, second) where a != b {
      guard (48...57).contains(a), (48...57).contains(b) else { return Int.max }
      gap += abs(Int(a) - Int(b))
    }
    return gap
  }

  /// Returns the optimal string alignment distance (edits and swaps of neighbours), keeping three rows of the matrix.
  static func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var older = [Int](repeating: 0, count: second.count + 1)
    var old = Array(0...second.count)
    for row in 0..<first.count {
      var new = [Int](repeating: row + 1, count: second.count + 1)
      for column in 0..<second.count {
        let replaced = old[column] + (first[row] == second[column] ? 0 : 1)
        new[column + 1] = min(replaced, min(old[column + 1], new[column]) + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          new[column + 1] = min(new[column + 1], older[column - 1] + 1)
        }
      }
      (older, old) = (old, new)
    }
    return old[second.count]
  }

  /// Returns the UTF-8 bytes with ASCII capitals made lowercase.
  static func folded(_ name: String) -> [UInt8] {
    name.utf8.map { $0 >= 65 && $0 <= 90 ? $0 + 32 : $0 }
  }
}
