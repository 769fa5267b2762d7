// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidJSON
import PellucidJudge

/// The numbers of assets of each kind, and of malformed files, in a library.
package struct AssetCount {
  private let library: AssetLibrary
  /// The path of the library, which the JSON document contains.
  private let path: String

  package init(_ library: AssetLibrary, at path: String) { (self.library, self.path) = (library, path) }

  /// Returns a line for each kind with the number of its assets, and the number of malformed files.
  package func text(in language: Language) -> String {
    let counts = library.counts.sorted { $0.key < $1.key }.map { [$0.key.rawValue, "\($0.value)"] }
    let malformed = [language.text(of: ListWord.malformed), "\(library.malformedFiles.count)"]
    return TextTable(rows: counts + [malformed]).text
  }

  /// Returns the numbers as JSON. Common kinds are listed even if the library has no asset of that kind.
  package func json(in language: Language) -> JSONText {
    let common: [AssetKind] = [.colorSet, .imageSet, .symbolSet, .appIconSet, .dataSet, .iconDocument]
    let counts = library.counts.merging(common.map { ($0, 0) }) { count, _ in count }
    let members: [JSONText.Member] = counts.sorted { $0.key < $1.key }.map {
      ($0.key.rawValue, .whole($0.value))
    }
    return .object([
      "version": .whole(1), "path": .string(path), "catalogs": .whole(library.catalogs.count),
      "groups": .whole(library.groups.count), "counts": .object(members),
      "malformed": .whole(library.malformedFiles.count),
      "findings": .array(library.fileFindings.map { Self.json($0, in: language) }),
    ])
  }

  private static func json(_ finding: Finding, in language: Language) -> JSONText {
    let place = finding.place
    return .object([
      "severity": .string(finding.severity.rawValue), "file": .string(place.file ?? ""),
      "keyPath": .string(place.keyPath ?? ""), "line": .optional(place.line),
      "column": .optional(place.column),
      "message": .string(language.message(of: finding.fact)),
      "advice": .string(language.advice(for: finding) ?? ""),
    ])
  }
}
