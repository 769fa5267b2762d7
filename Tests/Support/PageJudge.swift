// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The judge of pages, which reads HTML as browsers do: `Scripts/oracle/page.py`.
package enum PageJudge {
  private static let python = SourceTree.root.appending(path: ".venv/bin/python").path

  /// The reason why no page can be judged; nil if that is possible.
  package static let obstacle: String? = {
    let hasOracle =
      FileManager.default.isExecutableFile(atPath: python)
      && (try? Program.run(["-c", "import html5lib"], program: python))?.exit == 0
    return hasOracle ? nil : "the html5lib oracle is not installed; Scripts/setup-python.sh oracles does"
  }()

  /// Returns what is wrong with the pages at some paths, one fault on each line; empty for good pages.
  package static func faults(_ pages: [String]) throws -> String {
    let script = SourceTree.root.appending(path: "Scripts/oracle/page.py").path
    let result = try Program.run([script] + pages, program: python)
    return result.exit == 0 ? "" : result.output + result.errors
  }
}
