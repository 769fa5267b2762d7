// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidAudit
import PellucidPreviews
import PellucidScene
import PellucidViews

/// A view under one combination of settings, with its references.
struct Snapshot {
  private let place: TestPlace
  private let settings: SnapshotVariant
  private let options: SnapshotOptions
  private let run: TestSettings
  /// The name of the references, without what follows the last dot.
  let name: String

  init(
    _ place: TestPlace, _ name: String?, _ settings: SnapshotVariant, _ options: SnapshotOptions,
    _ run: TestSettings
  ) {
    (self.place, self.settings, self.options, self.run) = (place, settings, options, run)
    let parts = [place.testName, name.map { TestPlace.readable($0) }, settings.name].compactMap(\.self)
    self.name = parts.joined(separator: ".")
  }

  /// Returns the reasons why the view is not as it was recorded.
  @MainActor func problems(of view: some View, _ renderer: inout ViewRenderer) -> [SnapshotProblem] {
    let file = reference("png")
    if let line = UsedNames.take(file, line: place.line) { return [.sameName(name: name, line: line)] }
    let records = options.records || run.records
    if records, run.isContinuousIntegration { return [.recordingInCI(name: name)] }
    do {
      var results: [SnapshotFile.Result] = []
      let (scene, tree) = renderer.described(view, settings)
      let comparison = SnapshotFile(
        tolerance: options.tolerance.value, records: records, failures: failures)
      if options.contents.contains(.picture) {
        let picture = try renderer.drawn(scene)
        results.append(try comparison.compare(picture, name + ".png", reference("png"), &renderer))
      }
      if options.contents.contains(.tree) {
        results.append(try comparison.compare(tree.json, name + ".json", reference("json")))
      }
      if options.contents.contains(.readingOrder) {
        let legend = ReadingLegend(tree, of: scene).scene
        let part = "reading-order.png"
        results.append(
          try comparison.compare(try renderer.drawn(legend), name + "." + part, reference(part), &renderer))
      }
      try record(results)
      return results.compactMap(\.problem)
    } catch let problem as SnapshotProblem {
      return [problem]
    } catch {
      return [.notDrawn(name: name, reason: "\(error)")]
    }
  }

  private func reference(_ suffix: String) -> String { Paths.joined(place.references, name + "." + suffix) }

  private var failures: String { Paths.joined(run.failures(of: place), place.folderName) }

  /// Writes what became of the references, where somebody asks for a report of the run.
  private func record(_ results: [SnapshotFile.Result]) throws {
    guard let folder = run.report else { return }
    let records = TestRunRecords(in: folder)
    for result in results {
      try records.add(
        TestRunRecord(
          file: place.path, test: place.testName, line: Int(place.line), reference: result.reference,
          outcome: result.outcome, actual: result.actual, difference: result.difference))
    }
  }
}
