// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidCatalog
import PellucidDesign
import PellucidHost
import PellucidTestSupport
import Testing

/// Tests of the catalogs of well-known apps against counts and values computed by an independent script.
@Suite(.enabled(if: Corpus.isThere, "\(Corpus.missing)"))
struct CorpusTests {
  @Test("Counts equal the index of the corpus")
  func countsAreThoseOfTheIndex() throws {
    let apps = try Corpus.apps()
    #expect(
      Set(apps.map(\.folder)) == [
        "OpenSwiftUIProject__OpenSwiftUI", "Ranchero-Software__NetNewsWire", "SwiftGen__SwiftGen",
        "corona-warn-app__cwa-app-ios", "home-assistant__iOS", "microsoft__fluentui-apple",
        "nihp-public__covid-19-app-ios-ag-public", "tuist__XcodeProj", "utmapp__UTM",
      ])
    for app in apps {
      let library = try AssetLibrary(path: Corpus.folder + "/" + app.folder)
      #expect(library.indexCounts == app.counts, "\(app.folder)")
      print("corpus: \(app.folder): \(library.assets.count) assets, \(library.groups.count) groups")
    }
  }

  @Test("Read every file of the corpus")
  func everyFileIsRead() throws {
    let library = try AssetLibrary(path: Corpus.folder)
    #expect(library.assets.allSatisfy { $0.content != .unreadable })
    #expect(library.malformedFiles.count == 1)
  }

  @Test("Entries equal the table of the corpus")
  func entriesAreThoseOfTheTable() throws {
    let library = try AssetLibrary(path: Corpus.folder)
    var found: [String: Int] = [:]
    for asset in library.assets {
      for entry in asset.colors?.entries ?? [] { found[asset.path + "\t" + entry.row, default: 0] += 1 }
    }
    let rows = try Corpus.table("EXPECTED-entries.tsv")
    for row in rows {
      // The raw components are compared as the bytes they convert to.
      let key = (row[..<6] + [row[6], row[row.count - 1]]).joined(separator: "\t")
      found[key, default: 0] -= 1
    }
    let differing = found.filter { $0.value != 0 }.sorted { $0.key < $1.key }
    print("corpus: \(rows.count) entries, \(differing.count) differ")
    #expect(differing.isEmpty, "\(differing)")
  }

  @Test("Resolved colours equal the table of the corpus")
  func resolvedColorsAreThoseOfTheTable() throws {
    let library = try AssetLibrary(path: Corpus.folder)
    var found: Set<[String]> = []
    for asset in library.assets {
      guard let set = asset.colors else { continue }
      for group in set.groups {
        let values = [
          (Appearance.light, ContrastSetting.standard), (.dark, .standard), (.light, .increased),
          (.dark, .increased),
        ].map { set.value(in: group, scheme: $0, contrast: $1)?.text ?? "NONE" }
        found.insert(
          [asset.path, group.idiom.rawValue, group.subtype ?? "-", group.gamut?.catalogName ?? "-"] + values)
      }
    }
    let expected = Set(try Corpus.table("EXPECTED-resolved.tsv"))
    print(
      "corpus: \(expected.count) resolved groups, \(expected.symmetricDifference(found).count / 2) differ")
    #expect(found == expected, "\(found.symmetricDifference(expected).sorted { $0[0] < $1[0] })")
  }
}

extension ColorSet.Entry {
  /// The row of `EXPECTED-entries.tsv` for this entry: its selectors, space and colour.
  fileprivate var row: String {
    let contrast = selectors.appearance.contrast == .increased ? "high" : "standard"
    var space = "-"
    if case .color(let color) = value { space = color.space.rawValue }
    return [
      selectors.idiom.rawValue, selectors.subtype ?? "-", selectors.gamut?.catalogName ?? "-",
      selectors.appearance.scheme.rawValue, contrast, space, value.text ?? "EMPTY",
    ].joined(separator: "\t")
  }
}
