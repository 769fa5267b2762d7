// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge

/// A reporter that prints SARIF 2.1.0, for code scanning.
enum SARIFReporter {
  static func document(of report: Report) -> JSONText {
    let used = Set((report.findings + report.ignored.map(\.finding)).map(\.topic))
    let topics = Topic.all.filter(used.contains)
    let indices = Dictionary(uniqueKeysWithValues: topics.enumerated().map { ($1, $0) })
    var fingerprints = Fingerprints()
    let all = report.findings.map { ($0, nil) } + report.ignored.map { ($0.finding, $0.reason as String?) }
    let results = all.map { finding, reason in
      result(
        finding, report, index: indices[finding.topic], fingerprint: fingerprints.next(of: finding),
        ignoredBecause: reason)
    }
    let driver: JSONText = .object([
      "name": .string("Pellucid"), "semanticVersion": .string(Release.version),
      "rules": .array(topics.map { descriptor($0, in: report.run.language) }),
    ])
    var run: [JSONText.Member] = [
      ("tool", .object(["driver": driver])), ("columnKind", .string("unicodeCodePoints")),
      ("results", .array(results)),
    ]
    if !report.run.failures.isEmpty {
      let notes = report.run.failures.map { failure in
        JSONText.object([
          "level": .string("error"), "message": text(failure.sentence),
          "locations": .array(location(Place(file: failure.file)).map { [$0] } ?? []),
        ])
      }
      let invocation: JSONText = .object([
        "executionSuccessful": .bool(false), "toolExecutionNotifications": .array(notes),
      ])
      run.append(("invocations", .array([invocation])))
    }
    let standings = JSONReporter.standings(of: report.run)
    if !standings.isEmpty { run.append(("properties", .object(standings))) }
    return .object([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"), "version": .string("2.1.0"),
      "runs": .array([.object(run)]),
    ])
  }

  /// Returns the reporting descriptor of a rule.
  private static func descriptor(_ topic: Topic, in language: Language) -> JSONText {
    let words = topic.explanation(in: language)
    return .object([
      "id": .string(topic.id), "name": .string(topic.name),
      "shortDescription": text(words.title),
      "fullDescription": text(words.meaning + " " + words.reason),
      "help": text(words.repair),
      "defaultConfiguration": .object(["level": .string(topic.severity.rawValue)]),
    ])
  }

  private static func result(
    _ finding: Finding, _ report: Report, index: Int?, fingerprint: String, ignoredBecause reason: String?
  ) -> JSONText {
    var members: [(key: String, value: JSONText)] = [(key: "ruleId", value: .string(finding.topic.id))]
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
      (key: "properties", value: properties(finding, in: report.run.language)),
    ]
    let fixes = fixes(of: finding)
    if !fixes.isEmpty { members.append((key: "fixes", value: .array(fixes))) }
    if let reason {
      let suppression: JSONText = .object(["kind": .string("external"), "justification": .string(reason)])
      members.append((key: "suppressions", value: .array([suppression])))
    }
    return .object(members)
  }

  /// Returns the edits of a source that settle a finding.
  private static func fixes(of finding: Finding) -> [JSONText] {
    guard let file = finding.place.file else { return [] }
    return finding.remedies.compactMap { remedy -> JSONText? in
      guard case .source(let edits, let shown) = remedy else { return nil }
      let replacements = edits.map { edit -> JSONText in
        .object([
          "deletedRegion": .object([
            "byteOffset": .whole(edit.range.lowerBound), "byteLength": .whole(edit.range.count),
          ]), "insertedContent": text(edit.replacement),
        ])
      }
      let change: JSONText = .object([
        "artifactLocation": .object(["uri": .string(uri(file))]), "replacements": .array(replacements),
      ])
      return .object(["description": text(shown), "artifactChanges": .array([change])])
    }
  }

  /// Returns the location of a result; nil for a place without a file and a name.
  private static func location(_ place: Place) -> JSONText? {
    var members: [(key: String, value: JSONText)] = []
    if let file = place.reportedFile {
      var physical: [(key: String, value: JSONText)] = [
        (key: "artifactLocation", value: .object(["uri": .string(uri(file))]))
      ]
      if let line = place.reportedLine {
        var region: [(key: String, value: JSONText)] = [(key: "startLine", value: .whole(line))]
        if let column = place.reportedColumn { region.append((key: "startColumn", value: .whole(column))) }
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

  private static func properties(_ finding: Finding, in language: Language) -> JSONText {
    .object([
      "verdict": .optional(finding.verdict?.rawValue), "variants": .strings(finding.variants),
      "measured": .array(finding.figures.map { $0.json(in: language) }),
      "swatches": .array(finding.swatches.map { $0.json(in: language) }),
      "repair": .optional(language.advice(for: finding)),
    ])
  }

  private static func text(_ text: String) -> JSONText { .object(["text": .string(text)]) }

  /// Returns the percent-encoded address of a file, relative to the root of the checkout, where the program is run.
  /// A colon is encoded, because it would begin a scheme.
  private static func uri(_ path: String) -> String {
    var encoded = ""
    for byte in path.utf8 {
      if allowed.contains(byte) {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return path.utf8.first == UInt8(ascii: "/") ? "file://" + encoded : encoded
  }

  /// The characters that need no encoding in the path of an address, except the colon.
  private static let allowed = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,=@/".utf8)
}
