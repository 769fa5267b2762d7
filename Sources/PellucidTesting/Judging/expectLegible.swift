// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidViews

/// Fails where a view is hard to read: with each finding, what was measured, and the repair.
///
///     @Test @MainActor func welcome() { expectLegible(Welcome(), in: SnapshotMatrix(appearances: [.light, .dark])) }
///
/// - Parameters:
///   - view: The view.
///   - matrix: The devices and settings.
///   - judging: The requirements.
///   - isStrict: A Boolean value that is true where warnings fail the test as well as errors.
///   - time: The time since the view appeared, in seconds, at which its animations are judged; nil when all have ended.
///   - catalogs: The paths of asset catalogs, or of folders of them, relative to the test file.
@MainActor public func expectLegible(
  _ view: @autoclosure () -> some View, in matrix: SnapshotMatrix = SnapshotMatrix(),
  judging: JudgingOptions = JudgingOptions(), isStrict: Bool = false, time: TimeInterval? = nil,
  catalogs: [String] = [], fileID: String = #fileID, file: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  let place = TestPlace(fileID, file, function, line, column)
  let requirements = Requirements(judging: judging, isStrict: isStrict)
  let options = SnapshotOptions(time: time, catalogs: catalogs)
  for problem in legibilityProblems(of: view(), in: matrix, requirements, place, TestSettings(), options) {
    place.fail(problem)
  }
}

/// Fails where a text of a view is empty, ends with an ellipsis, is cut off, or lies on another text.
///
/// - Parameters:
///   - view: The view.
///   - matrix: The devices and settings.
///   - time: The time since the view appeared, in seconds, at which its animations are judged; nil when all have ended.
///   - catalogs: The paths of asset catalogs, or of folders of them, relative to the test file.
@MainActor public func expectReadableTexts(
  _ view: @autoclosure () -> some View, in matrix: SnapshotMatrix = SnapshotMatrix(),
  time: TimeInterval? = nil, catalogs: [String] = [], fileID: String = #fileID,
  file: StaticString = #filePath, function: String = #function, line: UInt = #line, column: UInt = #column
) {
  let place = TestPlace(fileID, file, function, line, column)
  let options = SnapshotOptions(time: time, catalogs: catalogs)
  for problem in textProblems(of: view(), in: matrix, place, TestSettings(), options) { place.fail(problem) }
}

/// The requirements of a view that is judged.
struct Requirements {
  var judging = JudgingOptions()
  var isStrict = false
}

/// Returns the texts of the failures of a view that is hard to read.
@MainActor func legibilityProblems(
  of view: some View, in matrix: SnapshotMatrix, _ requirements: Requirements, _ place: TestPlace,
  _ run: TestSettings, _ options: SnapshotOptions = SnapshotOptions()
) -> [String] {
  problems(in: matrix, place, run, options) { settings, renderer in
    let scene = renderer.described(view, settings).scene
    let report = try renderer.judged(scene, requirements.judging).report
    guard report.fails(isStrict: requirements.isStrict) else { return nil }
    return .illegible(name: settings.name, report: Reporter.text.text(of: report))
  }
}

/// Returns the texts of the failures of a view with texts that cannot be read.
@MainActor func textProblems(
  of view: some View, in matrix: SnapshotMatrix, _ place: TestPlace, _ run: TestSettings,
  _ options: SnapshotOptions = SnapshotOptions()
) -> [String] {
  problems(in: matrix, place, run, options) { settings, renderer in
    let faults = renderer.described(view, settings).tree.faultyTexts
    guard !faults.isEmpty else { return nil }
    return .unreadableTexts(name: settings.name, texts: faults.map { $0.sentence(in: run.language) })
  }
}

/// Returns the texts of the failures that a closure finds in the combinations of a matrix.
@MainActor private func problems(
  in matrix: SnapshotMatrix, _ place: TestPlace, _ run: TestSettings, _ options: SnapshotOptions,
  _ find: (SnapshotVariant, inout ViewRenderer) throws -> SnapshotProblem?
) -> [String] {
  let combinations = matrix.combinations
  guard !combinations.isEmpty else { return [SnapshotProblem.emptyMatrix.text(in: run.language)] }
  var problems: [SnapshotProblem] = []
  do {
    var renderer = try ViewRenderer(place, options)
    for settings in combinations {
      do {
        if let problem = try find(settings, &renderer) { problems.append(problem) }
      } catch {
        problems.append(.notDrawn(name: settings.name, reason: "\(error)"))
      }
    }
  } catch {
    problems.append(.notDrawn(name: place.testName, reason: "\(error)"))
  }
  return problems.map { $0.text(in: run.language) }
}
