// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidCatalogSupport
import PellucidColor
import PellucidDesign

@testable import PellucidAudit
@testable import PellucidJudge

/// Colour sets in a compact notation, and the judge's findings on them.
enum JudgedSets {
  /// Returns the selectors named by `any`, `light` or `dark`, each optionally followed by `High`.
  private static func selectors(_ word: String) -> Selectors {
    var selectors = Selectors()
    let scheme = word.hasSuffix("High") ? String(word.dropLast(4)) : word
    selectors.appearance = AppearanceSelector(
      AppearanceSelector.Scheme(rawValue: scheme) ?? .any, word.hasSuffix("High") ? .increased : .standard)
    return selectors
  }

  static func color(_ text: String) throws -> CatalogColor {
    let color = try EncodedColor.parse(hexOrCSS: text)
    func byte(_ value: Float) -> Double { (Double(value) * 255).rounded() / 255 }
    return CatalogColor(
      .srgb, red: byte(color.red), green: byte(color.green), blue: byte(color.blue),
      alpha: Double(color.alpha))
  }

  /// Returns a library of colour sets.
  ///
  /// - Parameter sets: The sets by path below the catalog: `["Brand/Ink": [("any", "#1F4FA3")]]`; a value such as
  ///   `ios:labelColor` names a colour of the system.
  static func library(_ sets: KeyValuePairs<String, KeyValuePairs<String, String>>) throws -> AssetLibrary {
    var folders = [CatalogFolder(path: "A.xcassets", catalog: "A.xcassets", role: .catalog, text: .absent)]
    for (path, values) in sets {
      let entries = try values.map { word, value in
        let parts = value.split(separator: ":").map(String.init)
        let own: ColorSet.Value =
          parts.count == 2
          ? .reference(ColorReference(platform: parts[0], name: parts[1])) : .color(try color(value))
        return ColorSet.Entry(own, for: selectors(word))
      }
      folders.append(
        CatalogFolder(
          path: "A.xcassets/\(path).colorset", catalog: "A.xcassets", role: .asset(.colorSet),
          text: .bytes(ContentsText.contents(of: ColorSet(entries: entries)))))
    }
    return AssetLibrary(reading: folders)
  }

  /// Returns the judge's findings on a library of colour sets.
  static func findings(
    _ sets: KeyValuePairs<String, KeyValuePairs<String, String>>, _ configuration: String = #"{"version": 1}"#
  ) throws -> [Finding] {
    let configuration = try LintConfiguration(parsing: Array(configuration.utf8))
    return CatalogJudge(try library(sets), configuration).findings
  }
}

extension [Finding] {
  subscript(_ rule: String, _ name: String) -> Finding? {
    first { $0.topic.id == rule && $0.place.name == name }
  }
  var rules: Set<String> { Set(map(\.topic.id)) }
}

extension Finding {
  func value(_ quantity: Figure.Quantity) -> Double? { figures.first { $0.quantity == quantity }?.value }
}
