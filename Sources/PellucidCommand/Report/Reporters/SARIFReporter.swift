// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid

/// SARIF 2.1.0, for code scanning.
enum SARIFReporter {
  static func document(of report: Report) -> JSONText {
    let used = Set(report.findings.map(\.rule))
    let rules = RuleCatalog.all.filter { used.contains($0.id) }
    let indices = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
    var fingerprints = Fingerprints()
    let results = report.findings.map { finding in
      result(finding, report, index: indices[finding.rule], fingerprint: fingerprints.next(of: finding))
    }
    let driver: JSONText = .object([
      "name": .string("Pellucid"), "semanticVersion": .string(Tool.version),
      "rules": .array(rules.map { descriptor($0, in: report.run.language) }),
    ])
    var run: [JSONText.Member] = [
      ("tool", .object(["driver": driver])), ("columnKind", .string("unicodeCodePoints")),
      ("results", .array(results)),
    ]
    let standings = JSONReporter.standings(of: report.run)
    if !standings.isEmpty { run.append(("properties", .object(standings))) }
    return .object([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"), "version": .string("2.1.0"),
      "runs": .array([.object(run)]),
    ])
  }

  private static func descriptor(_ rule: Rule, in language: Rule.Language) -> JSONText {
    let words = rule.explanation(in: language)
    return .object([
      "id": .string(rule.id), "name": .string(rule.name),
      "shortDescription": text(words.title),
      "fullDescription": text(words.meaning + " " + words.reason),
      "help": text(words.repair),
      "defaultConfiguration": .object(["level": .string(rule.severity.rawValue)]),
    ])
  }

  private static func result(
    _ finding: ReportFinding, _ report: Report, index: Int?, fingerprint: String
  ) -> JSONText {
    var members: [(key: String, value: JSONText)] = [(key: "ruleId", value: .string(finding.rule))]
    if let index { members.append((key: "ruleIndex", value: .whole(index))) }
    members += [
      (key: "level", value: .string(finding.severity.rawValue)),
      (key: "message", value: text(finding.paragraph(in: report).joined(separator: "\n"))),
    ]
    if let location = location(finding.place) {
      members.append((key: "locations", value: .array([location])))
    }
    members += [
      (key: "partialFingerprints", value: .object(["pellucidFinding/v1": .string(fingerprint)])),
      (key: "properties", value: properties(finding)),
    ]
    return .object(members)
  }

  private static func location(_ place: ReportFinding.Place) -> JSONText? {
    var members: [(key: String, value: JSONText)] = []
    if let file = place.file {
      var physical: [(key: String, value: JSONText)] = [
        (key: "artifactLocation", value: .object(["uri": .string(uri(file))]))
      ]
      if let line = place.line {
        var region: [(key: String, value: JSONText)] = [(key: "startLine", value: .whole(line))]
        if let column = place.column { region.append((key: "startColumn", value: .whole(column))) }
        physical.append((key: "region", value: .object(region)))
      }
      members.append((key: "physicalLocation", value: .object(physical)))
    }
    if let name = place.name {
      let path = JSONText.string(place.keyPath ?? name)
      let logical: JSONText = .object(["name": .string(name), "fullyQualifiedName": path])
      members.append((key: "logicalLocations", value: .array([logical])))
    }
    return members.isEmpty ? nil : .object(members)
  }

  private static func properties(_ finding: ReportFinding) -> JSONText {
    .object([
      "verdict": .optional(finding.verdict?.rawValue), "variants": .strings(finding.variants),
      "measured": .array(finding.measured.map(\.json)), "swatches": .array(finding.swatches.map(\.json)),
      "repair": .optional(finding.repair),
    ])
  }

  private static func text(_ text: String) -> JSONText { .object(["text": .string(text)]) }

  /// Relative to the root of the checkout, where the program is run; a colon would begin another scheme.
  private static func uri(_ path: String) -> String {
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    let encoded = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return path.hasPrefix("/") ? "file://" + encoded : encoded
  }
}
