// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
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

  init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    func isOn(_ name: String) -> Bool {
      !["", "0", "false"].contains((environment[name] ?? "").lowercased())
    }
    (records, isContinuousIntegration) = (isOn(Self.recording), isOn("CI"))
    report = environment[Self.report].flatMap { $0.isEmpty ? nil : $0 }
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    language = named.hasPrefix("ko") ? .korean : .english
  }

  /// Returns the folder of the pictures of failures: that of the report, or else one in the build folder of the test's package, or
  /// a temporary one.
  func failures(of place: TestPlace) -> String {
    if let report { return report }
    var folder = URL(fileURLWithPath: place.path).deletingLastPathComponent()
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        return folder.appendingPathComponent(".build/snapshots").path
      }
      folder.deleteLastPathComponent()
    }
    return FileManager.default.temporaryDirectory.appendingPathComponent("pellucid-snapshots").path
  }
}
