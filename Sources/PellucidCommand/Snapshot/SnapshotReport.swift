// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid

/// What a run found, as findings and as a document.
struct SnapshotReport {
  let folder: String
  let scenes: [SnapshotScene]
  let settings: SnapshotSettings
  let results: [SnapshotResult]
  /// References that belong to no scene.
  let stale: [String]

  init(
    folder: String, scenes: [SnapshotScene], settings: SnapshotSettings, results: [SnapshotResult]
  ) {
    (self.folder, self.scenes, self.settings, self.results) = (folder, scenes, settings, results)
    // One scene alone says nothing about the references of the others.
    stale = folder.hasSuffix(SnapshotScene.suffix) ? [] : Self.stale(scenes, settings)
  }

  private static func stale(_ scenes: [SnapshotScene], _ settings: SnapshotSettings) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: settings.references)) ?? []
    let wanted = Set(scenes.flatMap { scene in scene.variants.map(scene.fileName) })
    // With settings of its own a run does not know what one without them records of a scene.
    let isNarrow = TraitFlags(arguments: settings.arguments).changesVariants
    let undecided = scenes.filter { $0.isUnreadable || isNarrow }.map { $0.name + "." }
    return names.sorted().filter { name in
      name.hasSuffix(".png") && !wanted.contains(name) && !undecided.contains { name.hasPrefix($0) }
    }
  }

  var run: Report.Run {
    let counts = [("equal", "as recorded"), ("recorded", "recorded now")].compactMap { name, words in
      let count = results.count { $0.outcome.name == name }
      return count > 0 || name == "equal" ? "\(count) \(words)" : nil
    }
    let summary = (["\(results.count) pictures"] + counts).joined(separator: ", ")
    return Report.Run(verb: "snapshot", inputs: [folder], summary: summary)
  }

  var findings: [ReportFinding] {
    results.compactMap(finding)
      + stale.map { name in
        ReportFinding(
          rule: "SNP03", severity: .warning, message: "this reference belongs to no scene",
          place: ReportFinding.Place(file: Paths.joined(settings.references, name)), repair: "delete it")
      }
  }

  private func finding(_ result: SnapshotResult) -> ReportFinding? {
    var finding = ReportFinding(
      rule: "SNP02", severity: .error, message: "",
      place: ReportFinding.Place(file: scenes[result.scene].path))
    finding.variants = result.variant.map { [$0.name] } ?? []
    let record = "the same command and --record"
    let look = settings.output == nil ? "see what differs with -o FOLDER; " : ""
    switch result.outcome {
    case .equal, .recorded: return nil
    case .missing(nil):
      finding.message = "there is no reference in \(settings.references)"
      finding.repair = "record it with \(record), look at it and commit it"
    case .missing(let reason?):
      finding.message = "the reference cannot be read: \(reason)"
      finding.repair = "bring it back, or record it with \(record)"
    case .different(let difference):
      finding.rule = "SNP01"
      finding.message = message(difference) + kept(result)
      finding.repair = look + "if the change is meant, record it with \(record)"
      finding.measured = [
        ReportFinding.Measurement(name: "largest", value: difference.largest, unit: "of 255"),
        ReportFinding.Measurement(name: "ΔE2000", value: difference.largestDeltaE),
      ]
    case .otherSize(let width, let height):
      finding.rule = "SNP01"
      let drawn = result.size.map { "\($0.width) × \($0.height)" } ?? "nothing"
      finding.message = "\(drawn) pixels instead of \(width) × \(height)" + kept(result)
      finding.repair = look + "if the change is meant, record it with \(record)"
    case .notDrawn(let error):
      finding.rule = "SNP04"
      finding.message = error.text ?? "nothing is known"
    }
    return finding
  }

  private func message(_ difference: PictureDifference) -> String {
    let place = "the farthest at pixel \(difference.place.x), \(difference.place.y)"
    return "\(difference.count) of \(difference.pixels) pixels differ beyond the tolerance"
      + " \(settings.tolerance.name), \(place)"
  }

  private func kept(_ result: SnapshotResult) -> String { result.picture.map { "; see " + $0 } ?? "" }
}

extension SnapshotScene {
  fileprivate var isUnreadable: Bool {
    if case .failure = content { return true }
    return false
  }
}
