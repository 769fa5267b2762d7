// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidJudge

extension Finding {
  /// Returns findings in the order of their places, combining those that differ only in the combination of
  /// settings.
  static func merged(_ findings: [Finding], in language: Language) -> [Finding] {
    var indices: [Finding: Int] = [:]
    var merged: [Finding] = []
    for finding in findings {
      var key = finding
      key.variants = []
      if let index = indices[key] {
        for variant in finding.variants where !merged[index].variants.contains(variant) {
          merged[index].variants.append(variant)
        }
      } else {
        indices[key] = merged.count
        merged.append(finding)
      }
    }
    return merged.map { (finding: $0, order: $0.order(in: language)) }
      .sorted { precedes($0.order, $1.order) }.map(\.finding)
  }

  private typealias Order = (file: String, position: (Int, Int), rest: [String])

  private static func precedes(_ first: Order, _ second: Order) -> Bool {
    if first.file != second.file { return first.file < second.file }
    if first.position != second.position { return first.position < second.position }
    return first.rest.lexicographicallyPrecedes(second.rest)
  }

  /// Returns the key for sorting the findings of a report.
  private func order(in language: Language) -> Order {
    (
      place.file ?? "", (place.line ?? 0, place.column ?? 0),
      [topic.id, place.name ?? "", language.message(of: fact)] + variants
    )
  }
}

extension Finding {
  /// The position in a file, such as "Examples/ladder.json:12:7"; nil without a file.
  var location: String? {
    guard let file = place.file else { return nil }
    guard let line = place.line else { return file }
    return file + ":\(line)" + (place.column.map { ":\($0)" } ?? "")
  }

  /// Returns "layer: message", on one line.
  func sentence(in language: Language) -> String {
    let sentence = (place.name.map { $0 + ": " } ?? "") + language.message(of: fact)
    return sentence.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Returns the sentence and its evidence, combinations of settings and advice, line by line.
  func paragraph(in report: Report, namesSwatches: Bool = true) -> [String] {
    let language = report.run.language
    var lines = [sentence(in: language)]
    let measured = figures.map { "\(language.name(of: $0.quantity)) \(language.text(of: $0))" }
    let point = place.point.map(report.words.point)
    let evidence = [verdict.map(report.words.name)].compactMap(\.self) + measured + [point].compactMap(\.self)
    if !evidence.isEmpty { lines.append(evidence.joined(separator: ", ")) }
    if namesSwatches { lines += swatches.map { "\(language.name(of: $0.part)): \($0.color.hexText)" } }
    if let seen = report.variants(of: self) { lines.append(seen) }
    if let advice = language.advice(for: self) { lines.append(report.words.repair + advice) }
    return lines
  }
}
