// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidCatalog
import PellucidHost
import PellucidTestSupport
import Testing

@Suite(.enabled(if: Corpus.isThere, "\(Corpus.missing)")) struct EditedCorpusTests {
  /// Writes colours in decimals of three digits into 300 colour sets and checks that they read as the requested code
  /// values, and that no other line changes.
  @Test("Write code values into 300 real sets without changing other lines")
  func threeHundredSetsInXcodesDigits() throws {
    let library = try AssetLibrary(path: Corpus.folder)
    var random = SeededGenerator(seed: 301)
    var edited = 0
    for asset in library.assets where edited < 300 {
      guard let old = asset.colors, let entry = old.entries.first(where: { $0.value.isFilled }) else {
        continue
      }
      let file = URL(filePath: Corpus.folder + "/" + asset.path + "/Contents.json")
      let bytes = Array(try Data(contentsOf: file))
      let color = CatalogColor(
        .srgb, red: Double(random.next() % 256) / 255, green: Double(random.next() % 256) / 255,
        blue: Double(random.next() % 256) / 255, alpha: Double(random.next() % 256) / 255)
      let edit = ColorSetEdit(.color(color), for: entry.selectors, digits: .asXcode)
      let new = try edit.applied(to: bytes)
      let text = String(decoding: new, as: UTF8.self)
      let read = try #require(try CatalogText.library(text).assets.first?.colors)
      #expect(read.entries.map(\.selectors) == old.entries.map(\.selectors), "\(asset.path)")
      for (index, other) in old.entries.enumerated() {
        let value = read.entries[index].value
        #expect(other.selectors == entry.selectors ? value.text == color.hexText : value == other.value)
      }
      let lines = text.split(separator: "\n")
      let before = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      // The lines of four components and the space; a reference becomes eight lines.
      let moved = lines.difference(from: before).count
      if case .color = entry.value {
        #expect(moved <= 10, "\(asset.path): \(moved)")
      } else {
        #expect(moved <= 12)
      }
      edited += 1
    }
    #expect(edited > 250)
    print("corpus: one variant written with three digits in \(edited) colour sets")
  }
}
