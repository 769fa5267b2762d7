// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidViews

/// Compares the picture of a view, and the tree of its views, with the references beside the test, in every combination of a matrix.
///
///     @Test @MainActor func welcome() {
///       assertSnapshot(of: Welcome(), in: SnapshotMatrix(devices: [.iPhone, .iPad], appearances: [.light, .dark]))
///     }
///
/// References lie in `__Snapshots__` beside the test file, in a folder with its name: `welcome.iphone-17.dark.png`, and the tree
/// as JSON beside it. They are written only where the test is told to record; a reference that is missing is a failure. Failures are
/// recorded in the framework that runs the test, Swift Testing or XCTest.
///
/// - Parameters:
///   - view: The view.
///   - name: The name of the snapshot, where a test has several; that of the test alone unless given.
///   - matrix: The devices and settings.
///   - options: The way in which pictures are drawn, compared and recorded.
@MainActor public func assertSnapshot(
  of view: @autoclosure () -> some View, named name: String? = nil,
  in matrix: SnapshotMatrix = SnapshotMatrix(),
  options: SnapshotOptions = SnapshotOptions(), fileID: String = #fileID, file: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  let place = TestPlace(fileID, file, function, line, column)
  for problem in snapshotProblems(of: view(), named: name, in: matrix, options, place, TestSettings()) {
    place.fail(problem)
  }
}

/// Compares the picture of a view, and the tree of its views, on one device in its usual settings.
@MainActor public func assertSnapshot(
  of view: @autoclosure () -> some View, named name: String? = nil, on device: SnapshotDevice,
  options: SnapshotOptions = SnapshotOptions(), fileID: String = #fileID, file: StaticString = #filePath,
  function: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: view(), named: name, in: SnapshotMatrix(devices: [device]), options: options, fileID: fileID,
    file: file,
    function: function, line: line, column: column)
}

/// Returns the texts of the failures of a snapshot.
@MainActor func snapshotProblems(
  of view: some View, named name: String?, in matrix: SnapshotMatrix, _ options: SnapshotOptions,
  _ place: TestPlace, _ settings: TestSettings
) -> [String] {
  let combinations = matrix.combinations
  guard !combinations.isEmpty else { return [SnapshotProblem.emptyMatrix.text(in: settings.language)] }
  var (problems, snapshots): ([SnapshotProblem], [Snapshot]) = ([], [])
  do {
    for combination in combinations {
      let snapshot = Snapshot(place, name, combination, options, settings)
      if let problem = try snapshot.begin() { problems.append(problem) } else { snapshots.append(snapshot) }
    }
    var renderer = try ViewRenderer(place, options)
    for snapshot in snapshots { problems += snapshot.problems(of: view, &renderer) }
  } catch {
    problems.append(.notDrawn(name: name ?? place.testName, reason: "\(error)"))
  }
  return problems.map { $0.text(in: settings.language) }
}
