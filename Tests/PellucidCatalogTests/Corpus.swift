// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidCatalog
import PellucidHost
import Testing

/// Catalogs of real apps, which do not belong in this tree: `PELLUCID_CORPUS` says where they lie.
enum Corpus {
  static let folder = ProcessInfo.processInfo.environment["PELLUCID_CORPUS"] ?? ""

  /// Whether a test can run; one without its data is skipped, and has not passed.
  static var isThere: Bool { !folder.isEmpty }
  static let missing: Comment = "PELLUCID_CORPUS is not set"

  /// The lines of a table below the folder, comments left out, by column.
  static func table(_ name: String) throws -> [[String]] {
    try String(contentsOfFile: folder + "/" + name, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  /// One app of `INDEX.md`, by its counts.
  struct App {
    var folder: String
    var counts: [String: Int]
  }

  private static let columns = [
    "colorset", "dark", "high", "light", "P3", "ref", "empty", "imageset", "imagesDark", "appicon", ".icon",
    "malformed",
  ]

  /// The rows of the table under the heading Counts, without its total.
  static func apps() throws -> [App] {
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

extension AssetLibrary {
  /// What `INDEX.md` counts, by the names of its columns.
  var indexCounts: [String: Int] {
    let colors = assets.compactMap(\.colors)
    func sets(_ holds: (ColorSet.Entry) -> Bool) -> Int { colors.count { $0.entries.contains(where: holds) } }
    let images = assets.filter { $0.kind == .imageSet }.compactMap(\.files)
    return [
      "colorset": counts[.colorSet] ?? 0, "imageset": counts[.imageSet] ?? 0,
      "appicon": counts[.appIconSet] ?? 0, ".icon": counts[.iconDocument] ?? 0,
      "malformed": malformedFiles.count,
      "dark": sets { $0.selectors.appearance.scheme == .dark },
      "light": sets { $0.selectors.appearance.scheme == .light },
      "high": sets { $0.selectors.appearance.contrast == .increased },
      "P3": sets { if case .color(let color) = $0.value { color.space == .displayP3 } else { false } },
      "ref": sets { if case .reference = $0.value { true } else { false } },
      "empty": sets { $0.value == .empty },
      "imagesDark": images.count { $0.entries.contains { $0.selectors.appearance.scheme == .dark } },
    ]
  }
}
