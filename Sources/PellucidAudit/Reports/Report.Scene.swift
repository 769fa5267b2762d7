// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON
import PellucidJudge

extension Report {
  /// The part of a report about several scenes that is about one of them.
  struct Scene {
    let run: Run
    let findings: [Finding]
    /// The path of the document.
    let path: String
    /// The path with the summary and the numbers of findings.
    let heading: String

    fileprivate init(_ run: Run, _ findings: [Finding]) {
      (self.run, self.findings, path) = (run, findings, run.inputs.first ?? "")
      heading = path + ": " + Report(run, findings: findings).totals
    }

    /// The part as a member of the list of scenes.
    var json: JSONText {
      func count(_ severity: Severity) -> JSONText { .whole(findings.count { $0.severity == severity }) }
      return .object(
        [
          ("scene", .string(path)), ("variants", .strings(run.variants)), ("summary", .optional(run.summary)),
        ] + JSONReporter.standings(of: run) + [
          ("errors", count(.error)), ("warnings", count(.warning)), ("notes", count(.note)),
        ])
    }
  }

  /// The parts about single scenes, in the order of the run; empty in a report about one scene.
  var scenes: [Scene] {
    run.parts.map { part in
      Scene(part, findings.filter { finding in part.inputs.contains { isSame($0, finding.place.file) } })
    }
  }

  /// Returns the findings that belong to none of some scenes, such as those about a configuration.
  func findings(outside scenes: [Scene]) -> [Finding] {
    findings.filter { finding in !scenes.contains { isSame($0.path, finding.place.file) } }
  }

  private func isSame(_ path: String, _ file: String?) -> Bool {
    file.map { NameMatch.same($0, path) } ?? false
  }
}

extension Report.Run.Failure {
  /// The failure as a member of the list of scenes.
  package var json: JSONText { .object(["scene": .string(file), "error": .string(sentence)]) }
}
