// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// Lint on catalogs of real apps: `PELLUCID_CORPUS` says where they lie.
@Suite struct LintCorpusTests {
  private static let folder = ProcessInfo.processInfo.environment["PELLUCID_CORPUS"] ?? ""
  #if DEBUG
    private static let seconds = 40.0
  #else
    private static let seconds = 5.0
  #endif

  @Test(.enabled(if: !folder.isEmpty, "PELLUCID_CORPUS is not set"))
  func everyAppIsJudged() throws {
    let apps = try FileManager.default.contentsOfDirectory(atPath: Self.folder).filter { $0.contains("__") }
    #expect(apps.count >= 9)
    var slowest = (app: "", seconds: 0.0)
    for app in apps.sorted() {
      let path = Self.folder + "/" + app
      let start = Date()
      #expect(try Program.run(["catalog", "list", path, "--quiet"]).exit == 0)
      let result = try Program.run(["catalog", "lint", path, "--json"], settings: ["LC_ALL": "C"])
      let seconds = Date().timeIntervalSince(start)
      if seconds > slowest.seconds { slowest = (app, seconds) }
      #expect(result.exit <= 1 && result.errors.isEmpty, "\(app)")
      for finding in result.told {
        let file = finding["file"] as? String ?? ""
        #expect(FileManager.default.fileExists(atPath: file), "\(file)")
        #expect(finding["verdict"] is String && (finding["repair"] as? String)?.isEmpty != true)
      }
    }
    #expect(slowest.seconds < Self.seconds)
    print("corpus: list and lint of the slowest app, \(slowest.app): \(slowest.seconds) s")
  }
}
