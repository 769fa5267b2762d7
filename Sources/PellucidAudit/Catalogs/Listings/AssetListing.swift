// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign
import PellucidJSON
import PellucidJudge

/// A listing of an asset in all its variants, as text, as notes of a report, or as JSON.
package struct AssetListing {
  let asset: Asset
  let colorValues: [ColorSetValues]
  private let language: Language

  package init(_ asset: Asset, in language: Language) {
    (self.asset, self.language) = (asset, language)
    colorValues = asset.colorValues
  }

  /// A Boolean value that is true where the asset has colours to show.
  package var hasColors: Bool { !colorValues.isEmpty }

  /// The rendering intent in the file of a picture or symbol; nil where the file leaves it to the place of use.
  var intent: String? {
    asset.properties.templateIntent?.rawValue ?? asset.properties.symbolIntent?.rawValue
  }

  /// The listing as text for a terminal.
  package var text: String {
    let words = language.report
    var lines = [VisibleText.line("\(asset.name) (\(asset.kind.rawValue), \(asset.path))")]
    if let intent { lines.append("  \(words.intent): \(intent)") }
    switch asset.content {
    case .colors(let set):
      lines += indented(
        set.entries.map { [language.fullName(of: $0.selectors), language.text(of: $0.value)] })
      let heads = [words.gives] + ColorSetValues.combinations.map(\.name)
      lines += indented([heads] + colorValues.map { [$0.deviceName] + $0.texts.map { $0 ?? "-" } })
    case .files(let set):
      lines += indented(set.entries.map { [language.fullName(of: $0.selectors), language.text(of: $0)] })
    case .icon(let document): lines.append(line(.layers(document.images)))
    case .other: lines.append(line(.noVariants))
    case .unreadable: lines.append(line(.unreadable))
    }
    return lines.joined(separator: "\n")
  }

  private func line(_ remark: AssetRemark) -> String {
    "  " + VisibleText.line(language.message(of: .assetEntry(remark)))
  }

  private func indented(_ rows: [[String]]) -> [String] {
    TextTable(rows: rows).text.split(separator: "\n").map { "  " + $0 }
  }

  /// Returns a note about each entry, at the entry's place.
  package func notes(_ places: inout CatalogPlaces) -> [Finding] {
    switch asset.content {
    case .colors(let set):
      set.entries.enumerated().map { index, entry in
        var note = note(.color(entry.selectors, entry.value), &places, entry: index)
        if case .color(let color) = entry.value {
          note.swatches = [Swatch(.variant(entry.selectors), color.encoded)]
        }
        return note
      }
    case .files(let set):
      set.entries.enumerated().map { index, entry in
        let remark = AssetRemark.file(entry.selectors, name: entry.file, isFound: entry.isFound)
        return note(remark, &places, entry: index)
      }
    case .icon(let document): [note(.layers(document.images), &places)]
    case .other: [note(.noVariants, &places)]
    case .unreadable: [note(.unreadable, &places)]
    }
  }

  private func note(_ remark: AssetRemark, _ places: inout CatalogPlaces, entry: Int? = nil) -> Finding {
    Finding(
      .assetEntry(remark), at: places.place(of: asset.path, entry: entry, name: asset.name))
  }
}

extension ColorSetValues {
  /// The idiom, followed by the gamut if the values are for one gamut only.
  fileprivate var deviceName: String {
    [group.idiom.rawValue, group.gamut?.catalogName].compactMap(\.self).joined(separator: " ")
  }
}

extension IconDocument {
  /// The names of the pictures of every layer in every appearance, the front layer first.
  var images: [String] {
    groups.flatMap(\.layers).flatMap { layer in
      [layer.image.value].compactMap(\.self) + layer.image.variants.map(\.value)
    }
  }
}
