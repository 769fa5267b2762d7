// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidAudit
import PellucidJudge

/// The measurements of a drawing, from a document of `render --json`, with or without `--matrix`.
struct DrawnDocument {
  private let pictures: [Picture]

  private struct Root: Decodable { var pictures: [Picture]? }

  private struct Picture: Decodable {
    var traits: Traits
    var texts: [Text]
    var findings: [Finding]
  }

  private struct Traits: Decodable {
    var platform: String, appearance: String, contrast: String, transparency: String, level: String
    var active: Bool
  }

  private struct Text: Decodable {
    var id: String
    var lowest: Double?, p5: Double?
    var at: [Double]?
  }

  private struct Finding: Decodable {
    var rule: String, severity: String, layer: String, message: String
    var repair: String?
  }

  init(readingFrom path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let decoder = JSONDecoder()
    pictures =
      try decoder.decode(Root.self, from: data).pictures ?? [decoder.decode(Picture.self, from: data)]
  }

  /// The measured contrasts: a table for each combination of settings that shows texts.
  var tables: [ReportPage.Table] {
    pictures.filter { !$0.texts.isEmpty }.map { picture in
      let seen = picture.texts.filter { $0.lowest != nil }.sorted { ($0.lowest ?? 0) < ($1.lowest ?? 0) }
      let rows = seen.map { text in
        let place = (text.at ?? []).map { "\(Int($0.rounded()))" }.joined(separator: ", ")
        return [text.id, Figures.ratio(text.lowest ?? 0), Figures.ratio(text.p5 ?? 0), place]
      }
      let head = ["text", "lowest", "5 % below", "at (points)"]
      return ReportPage.Table(summary(picture, seen), rows.isEmpty ? [] : [head] + rows)
    }.filter { !$0.rows.isEmpty }
  }

  private func summary(_ picture: Picture, _ seen: [Text]) -> String {
    let passing = seen.count { ($0.lowest ?? 0) >= 4.5 }
    let hidden = picture.texts.count - seen.count
    let lowest = seen.first.flatMap { $0.lowest }.map { ", the lowest is " + Figures.ratio($0) } ?? ""
    return "\(settings(picture.traits)): \(passing) of \(seen.count) texts reach 4.5:1\(lowest)"
      + (hidden > 0 ? "; \(hidden) more hidden behind what lies above" : "")
  }

  private func settings(_ traits: Traits) -> String {
    let parts = [
      ["visionos", "watchos"].contains(traits.platform) ? nil : traits.appearance,
      traits.level == "elevated" ? "elevated" : nil,
      traits.contrast == "increased" ? "Increase Contrast" : nil,
      traits.transparency == "reduced" ? "Reduce Transparency" : nil,
      traits.active ? nil : "inactive windows",
    ]
    let words = parts.compactMap(\.self).joined(separator: " · ")
    return words.isEmpty ? "standard settings" : words
  }

  /// Returns the findings about a document in every combination of settings.
  func entries(_ document: String) -> [ReportPage.Entry] {
    pictures.flatMap(\.findings).map { finding in
      let place = finding.layer.isEmpty ? "" : VisibleText.name(finding.layer) + ": "
      let topic = Topic(named: finding.rule)
      return ReportPage.Entry(
        rule: finding.rule, name: topic?.name ?? finding.rule,
        severity: Severity(rawValue: finding.severity) ?? .note, file: document, layer: finding.layer,
        lines: [place + finding.message] + [finding.repair.map { "repair: " + $0 }].compactMap(\.self))
    }
  }
}
