// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// Everything, for other programs.
enum JSONReporter {
  static func document(of report: Report) -> JSONText {
    .object([
      "version": .whole(1), "verb": .string(report.run.verb), "inputs": .strings(report.run.inputs),
      "variants": .strings(report.run.variants), "summary": .optional(report.run.summary),
      "errors": .whole(report.count(.error)), "warnings": .whole(report.count(.warning)),
      "notes": .whole(report.count(.note)), "known": .whole(report.known),
      "findings": .array(report.findings.map(finding)), "stale": .array(report.stale.map(\.json)),
    ])
  }

  private static func finding(_ finding: ReportFinding) -> JSONText {
    let place = finding.place
    let members: [JSONText.Member] = [
      ("rule", .string(finding.rule)), ("severity", .string(finding.severity.rawValue)),
      ("verdict", .optional(finding.verdict?.rawValue)), ("message", .string(finding.message)),
      ("file", .optional(place.file)), ("line", .optional(place.line)), ("column", .optional(place.column)),
      ("layer", .optional(place.layer)), ("keyPath", .optional(place.keyPath)), ("at", point(place.point)),
      ("variants", .strings(finding.variants)), ("measured", .array(finding.measured.map(\.json))),
      ("swatches", .array(finding.swatches.map(\.json))), ("repair", .optional(finding.repair)),
    ]
    guard !finding.suggestions.isEmpty else { return .object(members) }
    return .object(members + [("suggestions", .array(finding.suggestions.map(\.json)))])
  }

  private static func point(_ point: Point?) -> JSONText { point.map { .numbers([$0.x, $0.y]) } ?? .null }
}

extension JSONText {
  static func optional(_ number: Int?) -> JSONText { number.map { .whole($0) } ?? .null }
}

extension ReportFinding.Measurement {
  var json: JSONText {
    .object(["name": .string(name), "value": .number(value), "unit": .string(unit)])
  }
}

extension ReportFinding.Suggestion {
  var json: JSONText {
    .object([
      "variant": .string(variant), "color": .string(color), "ratio": ratio.map { .number($0) } ?? .null,
    ])
  }
}

extension ReportFinding.Swatch {
  var json: JSONText { .object(["name": .string(name), "color": .string(color.hexText)]) }
}
