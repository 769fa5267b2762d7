// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Finds what a misspelled name was probably meant to be.
public enum NearestName {
  /// The known name closest to `found`, when it is close enough to be a slip: within a third of
  /// its length, or the beginning of it.
  ///
  /// Letter case costs nothing; neighbours swapped, a letter more, less or another cost one each.
  public static func of(_ found: String, among known: [String]) -> String? {
    let letters = Array(found.lowercased().utf8.prefix(64))
    var best: (name: String, distance: Int)?
    for name in known {
      let distance = distance(letters, Array(name.lowercased().utf8))
      if distance < best?.distance ?? .max { best = (name, distance) }
    }
    if letters.count >= 2, let longer = known.first(where: { $0.lowercased().utf8.starts(with: letters) }) {
      return longer
    }
    guard let best, best.distance <= max(1, max(letters.count, best.name.utf8.count) / 3) else { return nil }
    return best.name
  }

  /// Optimal string alignment distance, three rows at a time.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var (older, old) = ([Int](repeating: 0, count: b.count + 1), Array(0...b.count))
    for i in 0..<a.count {
      var row = [i + 1] + [Int](repeating: 0, count: b.count)
      for j in 0..<b.count {
        row[j + 1] = min(old[j] + (a[i] == b[j] ? 0 : 1), old[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { row[j + 1] = min(row[j + 1], older[j - 1] + 1) }
      }
      (older, old) = (old, row)
    }
    return old[b.count]
  }
}
