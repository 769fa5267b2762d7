// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidAudit
import PellucidJudge

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
    return Report.Run(verb: .snapshot, inputs: [folder], summary: summary)
  }

  var findings: [Finding] {
    results.compactMap(finding)
      + stale.map { name in
        Finding(
          rule: .snapshotStale, severity: .warning, message: "this reference belongs to no scene",
          place: Place(file: Paths.joined(settings.references, name)), repair: "delete it")
      }
  }

  private func finding(_ result: SnapshotResult) -> Finding? {
    var (rule, message, repair): (Rule, String, String?)
    var measured: [Figure] = []
    let record = "the same command and --record"
    let look = settings.output == nil ? "see what differs with -o FOLDER; " : ""
    switch result.outcome {
    case .equal, .recorded: return nil
    case .missing(nil):
      (rule, message) = (.snapshotMissing, "there is no reference in \(settings.references)")
      repair = "record it with \(record), look at it and commit it"
    case .missing(let reason?):
      (rule, message) = (.snapshotMissing, "the reference cannot be read: \(reason)")
      repair = "bring it back, or record it with \(record)"
    case .different(let difference):
      rule = .snapshotDiffers
      message = self.message(difference) + kept(result)
      repair = look + "if the change is meant, record it with \(record)"
      measured = [
        Figure(.largestDifference, difference.largest),
        Figure(.deltaE, difference.largestDeltaE),
      ]
    case .otherSize(let width, let height):
      rule = .snapshotDiffers
      let drawn = result.size.map { "\($0.width) × \($0.height)" } ?? "nothing"
      message = "\(drawn) pixels instead of \(width) × \(height)" + kept(result)
      repair = look + "if the change is meant, record it with \(record)"
    case .notDrawn(let error):
      rule = .snapshotNotDrawn
      (message, repair) = (error.text ?? "nothing is known", nil)
    }
    return Finding(
      rule: rule, message: message, place: Place(file: scenes[result.scene].path),
      variants: result.variant.map { [$0.name] } ?? [], measured: measured, repair: repair)
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
