// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Catalogs of real apps, which are not part of this tree; the environment variable `PELLUCID_CORPUS` names their
/// folder.
package enum Corpus {
  /// The folder of the corpus; empty where `PELLUCID_CORPUS` is not set.
  package static let folder = ProcessInfo.processInfo.environment["PELLUCID_CORPUS"] ?? ""

  /// A Boolean value that is true where the corpus can be read; tests that need it are skipped otherwise.
  package static var isThere: Bool { !folder.isEmpty }
  /// The reason why tests of the corpus are skipped.
  package static let missing = "PELLUCID_CORPUS is not set"

  /// Returns the rows of a table below the folder, without comments, split into columns.
  package static func table(_ name: String) throws -> [[String]] {
    try String(contentsOfFile: folder + "/" + name, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  /// One app of `INDEX.md`, with its counts.
  package struct App {
    /// The app's folder below the corpus.
    package var folder: String
    /// The app's counts by column of the table.
    package var counts: [String: Int]
  }

  private static let columns = [
    "colorset", "dark", "high", "light", "P3", "ref", "empty", "imageset", "imagesDark", "appicon", ".icon",
    "malformed",
  ]

  /// Returns the rows of the table under the heading Counts, without its total.
  package static func apps() throws -> [App] {
    let lines = try String(contentsOfFile: folder + "/INDEX.md", encoding: .utf8).split(separator: "\n")
    return lines.compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 16, cells[0].contains("/"), Int(cells[4]) != nil else { return nil }
      let numbers = cells[4...].compactMap { Int($0) }
      guard numbers.count == columns.count else { return nil }
      let name = cells[0].replacingOccurrences(of: "/", with: "__")
      return App(folder: name, counts: Dictionary(uniqueKeysWithValues: zip(columns, numbers)))
    }
  }
}
