// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// Tests of lint on catalogs of real apps, in the folder that `PELLUCID_CORPUS` names.
@Suite struct LintCorpusTests {
  private static let folder = ProcessInfo.processInfo.environment["PELLUCID_CORPUS"] ?? ""

  @Test(.enabled(if: !folder.isEmpty, "PELLUCID_CORPUS is not set"))
  func everyAppIsJudged() throws {
    let apps = try FileManager.default.contentsOfDirectory(atPath: Self.folder).filter { $0.contains("__") }
    #expect(apps.count >= 9)
    for app in apps.sorted() {
      let path = Self.folder + "/" + app
      #expect(try Program.run(["catalog", "list", path, "--quiet"]).exit == 0)
      let result = try Program.run(["catalog", "lint", path, "--json"], settings: ["LC_ALL": "C"])
      #expect(result.exit <= 1 && result.errors.isEmpty, "\(app)")
      for finding in result.told {
        let file = finding["file"] as? String ?? ""
        #expect(FileManager.default.fileExists(atPath: file), "\(file)")
        #expect(finding["verdict"] is String && (finding["repair"] as? String)?.isEmpty != true)
      }
    }
    print("corpus: \(apps.count) apps listed and judged")
  }
}
