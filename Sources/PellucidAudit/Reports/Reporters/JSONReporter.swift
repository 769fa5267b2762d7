// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidJSON
import PellucidJudge

/// The reporter that prints a whole report as JSON, for other programs.
package enum JSONReporter {
  package static func document(of report: Report) -> JSONText {
    let head: [JSONText.Member] = [
      ("version", .whole(1)), ("verb", .string(report.run.verb.rawValue)),
      ("inputs", .strings(report.run.inputs)),
      ("variants", .strings(report.run.variants)), ("summary", .optional(report.run.summary)),
    ]
    let rest: [JSONText.Member] = [
      ("errors", .whole(report.count(.error))), ("warnings", .whole(report.count(.warning))),
      ("notes", .whole(report.count(.note))), ("known", .whole(report.known)),
      ("findings", .array(report.findings.map { .object(members(of: $0, in: report)) })),
      ("ignored", .array(report.ignored.map { ignored($0, in: report) })),
      ("stale", .array(report.stale.map(\.json))), ("cures", .array(report.cures.map(\.json))),
    ]
    return .object(head + standings(of: report.run) + scenes(of: report) + rest)
  }

  /// Returns the list of scenes, with those that could not be judged last; empty in a report about one scene.
  private static func scenes(of report: Report) -> [JSONText.Member] {
    let all = report.scenes.map(\.json) + report.run.failures.map(\.json)
    return all.isEmpty ? [] : [("scenes", .array(all))]
  }

  /// Returns the standings of the judged texts and symbols; empty if the run judged none.
  static func standings(of run: Report.Run) -> [JSONText.Member] {
    [("verdicts", run.standings), ("worstVerdicts", run.worstStandings)].compactMap { name, standings in
      standings.map { (name, $0.json) }
    }
  }

  /// Returns a finding with the reason why it is ignored.
  private static func ignored(_ ignored: IgnoredFinding, in report: Report) -> JSONText {
    .object(members(of: ignored.finding, in: report) + [("reason", .string(ignored.reason))])
  }

  /// Returns the path of a file from the argument that it is in, and whether the finding is certain, in an audit of sources.
  private static func members(ofAudited finding: Finding, in run: Report.Run) -> [JSONText.Member] {
    guard run.verb == .audit, let file = finding.place.file else { return [] }
    let input = run.inputs.first { NameMatch.begins(file, with: $0 + "/") }
    let path = input.map { String(file.dropFirst($0.count + 1)) } ?? file
    return [
      ("path", .string(path)), ("verdict", .string(finding.verdict == .review ? "review" : "finding")),
      ("proof", .optional(finding.verdict?.rawValue)),
    ]
  }

  private static func members(of finding: Finding, in report: Report) -> [JSONText.Member] {
    let place = finding.place, language = report.run.language
    let audited = members(ofAudited: finding, in: report.run)
    let members: [JSONText.Member] =
      [
        ("rule", .string(finding.topic.id)), ("severity", .string(finding.severity.rawValue)),
      ] + (audited.isEmpty ? [("verdict", .optional(finding.verdict?.rawValue))] : audited) + [
        ("message", .string(language.message(of: finding.fact))),
        ("file", .optional(place.file)), ("line", .optional(place.line)), ("column", .optional(place.column)),
        ("layer", .optional(place.layer)), ("keyPath", .optional(place.keyPath)), ("at", point(place.point)),
        ("variants", .strings(finding.variants)),
        ("measured", .array(finding.figures.map { $0.json(in: language) })),
        ("swatches", .array(finding.swatches.map { $0.json(in: language) })),
        ("repair", .optional(language.advice(for: finding))),
      ]
    let source = place.source.map { source -> [JSONText.Member] in
      [("source", .object(["file": .string(source.file), "line": .whole(source.line)]))]
    }
    let suggestions = finding.remedies.compactMap { $0.suggestion(in: language) }
    let repairs = finding.remedies.compactMap { remedy -> JSONText? in
      guard case .repair(let repair, let edits) = remedy, !edits.isEmpty else { return nil }
      return repair.json(as: edits)
    }
    return members + (source ?? []) + (suggestions.isEmpty ? [] : [("suggestions", .array(suggestions))])
      + (repairs.isEmpty ? [] : [("repairs", .array(repairs))])
  }

  private static func point(_ point: Point?) -> JSONText { point.map { .numbers([$0.x, $0.y]) } ?? .null }
}

extension JSONText {
  package static func optional(_ number: Int?) -> JSONText { number.map { .whole($0) } ?? .null }
}

extension Figure {
  func json(in language: Language) -> JSONText {
    .object([
      "name": .string(language.name(of: quantity)), "value": .number(value),
      "unit": .string(language.unit(of: quantity)),
    ])
  }
}

extension Swatch {
  func json(in language: Language) -> JSONText {
    .object(["name": .string(language.name(of: part)), "color": .string(color.hexText)])
  }
}

extension Remedy {
  /// Returns the suggestion of a variant of an asset; nil for other remedies.
  fileprivate func suggestion(in language: Language) -> JSONText? {
    switch self {
    case .variant(let suggestion):
      .object([
        "variant": .string(language.name(of: suggestion.selectors)), "color": .string(suggestion.colorText),
        "ratio": suggestion.ratio.map { .number($0) } ?? .null,
      ])
    case .repair, .shared, .unmended, .dimming, .unreachable, .source, .insufficientStyle: nil
    }
  }
}
