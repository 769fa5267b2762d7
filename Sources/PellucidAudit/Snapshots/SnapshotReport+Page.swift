// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge

extension SnapshotReport {
  /// Returns the sections of a page: one for each scene, with its failures as pictures and all its pictures in a table.
  package func sections(in language: Language) -> [ReportPage.Section] {
    let words = language.page
    var sections: [ReportPage.Section] = []
    for result in results {
      if sections.last?.key != result.scene {
        var section = ReportPage.Section(
          key: result.scene, title: VisibleText.path(result.scene), document: VisibleText.path(result.scene))
        section.tables = [ReportPage.Table(words.pictures, [words.pictureColumns])]
        sections.append(section)
      }
      let last = sections.count - 1
      sections[last].tables[0].rows.append(result.row)
      if let comparison = result.comparison { sections[last].comparisons.append(comparison) }
    }
    return sections
  }
}

extension SnapshotResult {
  /// The cells of the picture in the table of all pictures.
  fileprivate var row: [String] {
    let size = size.map { "\($0.width) × \($0.height)" } ?? "–"
    var figures = ["–", "–", "–"]
    if case .different(let difference) = outcome {
      figures = [
        "\(difference.count)", Figures.text(difference.largest), Figures.text(difference.largestDeltaE),
      ]
    }
    return [variant ?? "–", outcome.name, size] + figures
  }
}
