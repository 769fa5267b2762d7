// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidJSON
import PellucidJudge

extension Finding {
  /// Returns findings in the order of their places, combining those that differ only in the combination of
  /// settings.
  static func merged(_ findings: [Finding], in language: Language) -> [Finding] {
    var indices: [Identity: Int] = [:]
    var merged: [Finding] = []
    for finding in findings {
      let key = Identity(finding, in: language)
      if let index = indices[key] {
        let known = merged[index].variants
        merged[index].variants += finding.variants.filter { variant in
          !known.contains { NameMatch.same($0, variant) }
        }
      } else {
        indices[key] = merged.count
        merged.append(finding)
      }
    }
    return merged.map { (finding: $0, order: $0.order(in: language)) }
      .sorted { precedes($0.order, $1.order) }.map(\.finding)
  }

  /// The parts by which two findings are one: all but the combinations, with the names and the message compared by bytes.
  private struct Identity: Hashable {
    var finding: Finding
    var names: [ExactName?]

    init(_ finding: Finding, in language: Language) {
      self.finding = finding
      self.finding.variants = []
      let place = finding.place
      names = [place.file, place.layer, place.keyPath, language.message(of: finding.fact)].map {
        $0.map { ExactName($0) }
      }
    }
  }

  private typealias Order = (file: ExactName, position: (Int, Int), rest: [ExactName])

  private static func precedes(_ first: Order, _ second: Order) -> Bool {
    if first.file != second.file { return first.file < second.file }
    if first.position != second.position { return first.position < second.position }
    return first.rest.lexicographicallyPrecedes(second.rest)
  }

  /// Returns the key for sorting the findings of a report.
  private func order(in language: Language) -> Order {
    (
      ExactName(place.file ?? ""), (place.line ?? 0, place.column ?? 0),
      ([topic.id, place.name ?? "", language.message(of: fact)] + variants).map { ExactName($0) }
    )
  }
}

extension Finding {
  /// The position in a file, such as "Examples/ladder.json:12:7", as visible text; nil without a file.
  var location: String? {
    place.reportedFile.map { VisibleText.line($0) + position }
  }

  /// The line and column, such as ":12:7"; empty without a line.
  var position: String {
    place.reportedLine.map { line in ":\(line)" + (place.reportedColumn.map { ":\($0)" } ?? "") } ?? ""
  }

  /// Returns "layer: message", on one line.
  func sentence(in language: Language) -> String {
    VisibleText.line((place.name.map { $0.shown + ": " } ?? "") + language.message(of: fact))
  }

  /// Returns the sentence and its evidence, combinations of settings and advice, line by line, as visible text.
  func paragraph(in report: Report, namesSwatches: Bool = true) -> [String] {
    let language = report.run.language
    var lines: [String] = []
    let measured = figures.map { "\(language.name(of: $0.quantity)) \(language.text(of: $0))" }
    let point = place.point.map(report.words.point)
    let evidence = [verdict.map(report.words.name)].compactMap(\.self) + measured + [point].compactMap(\.self)
    if !evidence.isEmpty { lines.append(evidence.joined(separator: ", ")) }
    if namesSwatches { lines += swatches.map { "\(language.name(of: $0.part)): \($0.color.hexText)" } }
    if let seen = report.variants(of: self) { lines.append(seen) }
    if let advice = language.advice(for: self) { lines.append(report.words.repair + advice) }
    return [sentence(in: language)] + lines.map(VisibleText.line)
  }
}
