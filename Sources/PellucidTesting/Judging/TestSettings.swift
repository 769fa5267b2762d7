// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidJudge

/// The settings that a run of tests takes from its environment.
struct TestSettings {
  /// The names of the variables.
  static let recording = "PELLUCID_RECORD_SNAPSHOTS", report = "PELLUCID_SNAPSHOT_REPORT"

  /// A Boolean value that is true where every picture that differs becomes the reference.
  let records: Bool
  /// A Boolean value that is true on continuous integration, where nothing is recorded.
  let isContinuousIntegration: Bool
  /// The folder of the records of the run; nil where nobody asks for a report.
  let report: String?
  let language: Language

  init(_ variables: [String: String] = ProcessInfo.processInfo.environment) {
    let environment = RunEnvironment(variables)
    (records, isContinuousIntegration) = (
      environment.isOn(Self.recording), environment.isContinuousIntegration
    )
    (report, language) = (environment[Self.report], environment.language)
  }

  /// Returns the folder of the pictures of failures: that of the report, or else one in the build folder of the test's package, or
  /// a temporary one.
  func failures(of place: TestPlace) -> String {
    if let report { return report }
    if let manifest = Folders.nearest("Package.swift", to: Paths.folder(of: place.path)) {
      return Paths.joined(Paths.folder(of: manifest), ".build/snapshots")
    }
    return FileManager.default.temporaryDirectory.appendingPathComponent("pellucid-snapshots").path
  }
}
