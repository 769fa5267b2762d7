// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry
import PellucidScene
import PellucidTestSupport
import Testing

@testable import PellucidHost

/// The symbols that real apps use, beside the corpus of catalogs.
@Suite struct SymbolUseTests {
  private static let file =
    Corpus.folder.isEmpty ? "" : Corpus.folder + "/../corpus-views/symbol-frequency.tsv"

  /// A name that no system symbol has: without a letter.
  private static func isOther(_ name: Substring) -> Bool { !name.contains { $0.isLetter } }

  @Test(
    "At least 95 % of the uses and 80 % of the names in real apps draw",
    .enabled(
      if: FileManager.default.fileExists(atPath: file), "no symbol-frequency.tsv beside PELLUCID_CORPUS"))
  func shares() throws {
    let lines = try String(contentsOfFile: Self.file, encoding: .utf8).split(separator: "\n").dropFirst()
    let rasterizer = SymbolRasterizer()
    var (uses, drawnUses, names, drawnNames) = (0, 0, 0, 0)
    var missing: [Substring] = []
    for line in lines {
      let fields = line.split(separator: "\t")
      guard fields.count == 3, let count = Int(fields[1]), !Self.isOther(fields[0]) else { continue }
      (uses, names) = (uses + count, names + 1)
      let masks = try? rasterizer.masks(
        for: SymbolRequest(template: String(fields[0])), frame: Rect(x: 0, y: 0, width: 24, height: 24),
        scale: 1)
      // A placeholder is not the symbol.
      let isMark = rasterizer.fact(of: String(fields[0]))?.isMark ?? true
      if !isMark, masks?.contains(where: { $0.ink > 0 }) == true {
        (drawnUses, drawnNames) = (drawnUses + count, drawnNames + 1)
      } else {
        missing.append(fields[0])
      }
    }
    print(
      "symbols: \(drawnUses) of \(uses) uses, \(drawnNames) of \(names) names in \(Self.file); not: \(missing)"
    )
    #expect(names > 500)
    #expect(Double(drawnUses) >= 0.95 * Double(uses) && Double(drawnNames) >= 0.8 * Double(names))
  }
}
