// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Comparison of names by their UTF-8 bytes: exact, without Unicode tables.
enum NameMatch {
  /// Whether both names have the same bytes.
  static func same(_ first: String, _ second: String) -> Bool {
    first.utf8.count == second.utf8.count && first.utf8.elementsEqual(second.utf8)
  }

  /// Whether `name` ends with the bytes of `suffix`.
  static func ends(_ name: String, with suffix: String) -> Bool {
    name.utf8.count >= suffix.utf8.count && name.utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  /// The longest name that is compared; a longer one has no nearest.
  static let longestCompared = 96

  /// The known name with the smallest edit distance, ASCII case ignored; nil if none shares half its letters.
  static func nearest(to name: String, among known: [String]) -> String? {
    let wanted = folded(name)
    guard !wanted.isEmpty, wanted.count <= longestCompared else { return nil }
    var best: String?
    var bestDistance = Int.max
    for candidate in known {
      let letters = folded(candidate)
      let reach = min(bestDistance - 1, max(wanted.count, letters.count) / 2)
      guard abs(letters.count - wanted.count) <= reach else { continue }
      let distance = editDistance(wanted, letters)
      if distance <= reach { (best, bestDistance) = (candidate, distance) }
    }
    return best
  }

  /// Levenshtein's distance: insertions, deletions and replacements.
  static func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in second.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, min(row[column], diagonal) + 1)
      }
    }
    return row[second.count]
  }

  /// The bytes with ASCII capitals made small.
  static func folded(_ name: String) -> [UInt8] {
    name.utf8.map { $0 >= 65 && $0 <= 90 ? $0 + 32 : $0 }
  }
}
