// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidJudge

/// A sheet of colour sets as swatches: a row for each set, and a column for each combination of settings on the
/// ground of its scheme.
package struct SwatchSheet {
  let rows: [(name: String, values: ColorSetValues)]
  private let title: String
  private let language: Language

  /// Creates a sheet of assets; assets without colours have no row.
  package init(_ assets: [AssetListing], title: String, in language: Language) {
    (self.title, self.language) = (title, language)
    rows = assets.flatMap { listing in
      listing.colorValues.map { values in
        let idiom = values.group.idiom
        let device = [idiom == .universal ? nil : idiom.rawValue, values.group.gamut?.catalogName]
        let rest = device.compactMap(\.self).joined(separator: " ")
        return (listing.asset.name + (rest.isEmpty ? "" : " (\(rest))"), values)
      }
    }
  }

  /// The sheet as a page of HTML.
  package var page: String {
    let heads: [HTML] = ColorSetValues.combinations.map { "<th>\($0.name)</th>" }
    let body: [HTML] = rows.map { row in
      let (texts, colors) = (row.values.texts, row.values.colors)
      let cells = texts.indices.map { index in
        cell(texts[index], colors[index], ColorSetValues.combinations[index].variant.scheme)
      }
      return "<tr><th scope=\"row\">\(row.name)</th>\(cells)</tr>"
    }
    let table: HTML = """
      <h1>\(title)</h1>
      <table>
      <thead><tr><th></th>\(heads)</tr></thead>
      <tbody>
      \(body)
      </tbody>
      </table>
      """
    return HTMLDocument(title: title, language: language, style: Self.style).text(table)
  }

  private static let style = InlineText(
    """
    :root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; }
    body { margin: 2rem; }
    table { border-collapse: collapse; }
    th { text-align: left; font-weight: 600; padding: .4rem .8rem .4rem 0; }
    td { padding: .5rem; min-width: 9rem; }
    .light { background: #fff; color: #000; }
    .dark { background: #1c1c1e; color: #fff; }
    .swatch { display: inline-block; width: 3rem; height: 2rem; vertical-align: middle; border-radius: .4rem;
      margin-right: .5rem; border: 1px solid #8888; }
    """)

  private func cell(_ text: String?, _ color: EncodedColor?, _ scheme: Appearance) -> HTML {
    let swatch: HTML? = color.map {
      "<svg class=\"swatch\" viewBox=\"0 0 1 1\" preserveAspectRatio=\"none\"><rect width=\"1\" height=\"1\" fill=\"\($0.hexText)\"/></svg>"
    }
    return "<td class=\"\(Vocabularies.appearance.name(of: scheme))\">\(swatch)\(text ?? "–")</td>"
  }
}
