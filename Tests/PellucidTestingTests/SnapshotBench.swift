// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import PellucidViews

@testable import PellucidTesting

/// A folder with a test file, whose assertions are made without failing the test that makes them.
@MainActor struct SnapshotBench {
  let folder: TemporaryFolder
  var options = SnapshotOptions()
  var environment: [String: String] = [:]

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write("func welcome() {}\n", to: "WelcomeTests.swift")
  }

  func place(_ function: String = "welcome()", line: UInt = 1) -> TestPlace {
    var place = TestPlace("Tests/WelcomeTests.swift", #filePath, function, line, 1)
    place.path = folder.path + "/WelcomeTests.swift"
    return place
  }

  /// The names of the variables, with the folder of failures in the test's own.
  private var settings: TestSettings {
    TestSettings(environment.merging([TestSettings.report: folder.path + "/run"]) { own, _ in own })
  }

  func problems(
    of view: some View, named name: String? = nil, _ matrix: SnapshotMatrix = .small, line: UInt = 1,
    function: String = "welcome()"
  ) -> [String] {
    snapshotProblems(
      of: view, named: name, in: matrix, options, place(function, line: line), settings)
  }

  /// Records the references of a view.
  func record(
    _ view: some View, named name: String? = nil, _ matrix: SnapshotMatrix = .small, line: UInt = 1,
    function: String = "welcome()"
  ) -> [String] {
    var bench = self
    bench.environment[TestSettings.recording] = "1"
    return bench.problems(of: view, named: name, matrix, line: line, function: function)
  }

  /// The names of the references.
  var references: [String] {
    let path = folder.path + "/__Snapshots__/WelcomeTests"
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  func reference(_ name: String) throws -> String {
    try folder.read("__Snapshots__/WelcomeTests/" + name)
  }
}

extension SnapshotMatrix {
  /// A screen on which a picture is drawn in a moment.
  static let small = SnapshotMatrix(devices: [SnapshotDevice(width: 120, height: 60, scale: 1)])
}
