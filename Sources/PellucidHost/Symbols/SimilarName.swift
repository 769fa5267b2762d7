// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The known name that is most like a misspelled one.
enum SimilarName {
  /// The name with the smallest edit distance; nil if none shares half its letters. The first of equals.
  static func nearest(to name: String, among known: [String]) -> String? {
    let wanted = Array(name.utf8)
    guard wanted.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in known {
      let found = distance(wanted, Array(candidate.utf8))
      if found <= max(wanted.count, candidate.utf8.count) / 2, found < best?.distance ?? .max {
        best = (candidate, found)
      }
    }
    return best?.name
  }

  /// Levenshtein's distance.
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in second.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[second.count]
  }
}
