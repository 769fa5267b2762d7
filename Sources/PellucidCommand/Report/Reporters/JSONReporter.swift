// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// Everything, for other programs.
enum JSONReporter {
  static func document(of report: Report) -> JSONText {
    let head: [JSONText.Member] = [
      ("version", .whole(1)), ("verb", .string(report.run.verb)), ("inputs", .strings(report.run.inputs)),
      ("variants", .strings(report.run.variants)), ("summary", .optional(report.run.summary)),
    ]
    let rest: [JSONText.Member] = [
      ("errors", .whole(report.count(.error))), ("warnings", .whole(report.count(.warning))),
      ("notes", .whole(report.count(.note))), ("known", .whole(report.known)),
      ("findings", .array(report.findings.map(finding))), ("stale", .array(report.stale.map(\.json))),
    ]
    return .object(head + standings(of: report.run) + rest)
  }

  /// How what was judged stands; nothing where nothing was.
  static func standings(of run: Report.Run) -> [JSONText.Member] {
    [("verdicts", run.standings), ("worstVerdicts", run.worstStandings)].compactMap { name, standings in
      standings.map { (name, $0.json) }
    }
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
