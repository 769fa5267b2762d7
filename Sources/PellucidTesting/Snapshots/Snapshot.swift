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
  /// A file of a snapshot, as its name ends.
  private enum File: String {
    case picture = "png"
    case tree = "json"
    case readingOrder = "reading-order.png"
  }

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

  /// The files that are compared.
  private var files: [File] {
    let all: [(SnapshotOptions.Contents, File)] = [
      (.picture, .picture), (.tree, .tree), (.readingOrder, .readingOrder),
    ]
    return all.filter { options.contents.contains($0.0) }.map(\.1)
  }

  /// Takes the name for the assertion, and records that nothing was drawn yet: a report then has the files of a view that throws or
  /// ends the run.
  ///
  /// - Returns: The problem that another assertion has the name; nil where none has.
  func begin() throws -> SnapshotProblem? {
    if let line = UsedNames.take(reference(.picture), line: place.line) {
      return .sameName(name: name, line: line)
    }
    for file in files {
      try record(
        SnapshotFile.Result(
          name: name, reference: reference(file), outcome: .notDrawn(reason: nil)), file)
    }
    return nil
  }

  /// Returns the reasons why the view is not as it was recorded.
  @MainActor func problems(of view: some View, _ renderer: inout ViewRenderer) -> [SnapshotProblem] {
    let records = options.records || run.records
    if records, run.isContinuousIntegration { return [.recordingInCI(name: name)] }
    do {
      let (scene, tree) = renderer.described(view, settings)
      let comparison = SnapshotFile(
        tolerance: options.tolerance.value, records: records, failures: failures)
      var problems: [SnapshotProblem] = []
      for file in files {
        let (name, reference) = (name + "." + file.rawValue, reference(file))
        let result =
          switch file {
          case .picture: try comparison.compare(try renderer.drawn(scene), name, reference)
          case .tree: try comparison.compare(tree.json, name, reference)
          case .readingOrder:
            try comparison.compare(
              try renderer.drawn(ReadingLegend(tree, of: scene).scene), name, reference)
          }
        try record(result, file)
        if let problem = result.problem { problems.append(problem) }
      }
      return problems
    } catch let problem as SnapshotProblem {
      return [problem]
    } catch {
      return [.notDrawn(name: name, reason: "\(error)")]
    }
  }

  private func reference(_ file: File) -> String {
    Paths.joined(place.references, name + "." + file.rawValue)
  }

  private var failures: String { Paths.joined(run.failures(of: place), place.folderName) }

  /// Writes what became of a reference, where somebody asks for a report of the run.
  private func record(_ result: SnapshotFile.Result, _ file: File) throws {
    guard let folder = run.report else { return }
    try TestRunRecords(in: folder).add(
      TestRunRecord(
        file: place.path, test: place.testName, line: Int(place.line), reference: result.reference,
        outcome: result.outcome.kind, scale: file == .tree ? nil : settings.device.scale,
        actual: result.actual, difference: result.difference))
  }
}
