// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidHost

/// The references that a run of tests has not used.
package struct TestRunOrphans: Sendable {
  /// The paths of the references that no test has any more: their test file is gone, their test is, or it ran and used other names.
  package private(set) var orphans: [String] = []
  /// The paths of the references of tests that are there and did not run.
  package private(set) var unused: [String] = []

  /// Compares the references beside the test files of a run with those that it used.
  package init(of records: [TestRunRecord]) {
    let used = Set(records.map(\.reference))
    let roots = Set(records.map { Paths.folder(of: Paths.folder(of: $0.reference)) })
    for root in roots.sorted() {
      for name in Folders.names(in: root) ?? [] where !Paths.isHidden(name) {
        let folder = Paths.joined(root, name)
        guard Folders.isFolder(folder) == true else { continue }
        let own = records.filter { Paths.folder(of: $0.reference) == folder }
        let file = own.first?.file ?? Paths.joined(Paths.folder(of: root), name + ".swift")
        add(folder, used, ran: Set(own.map(\.test)), file)
      }
    }
  }

  private mutating func add(_ folder: String, _ used: Set<String>, ran: Set<String>, _ file: String) {
    let tests = Self.tests(in: file)
    for name in Folders.names(in: folder) ?? [] where Self.isReference(name) {
      let path = Paths.joined(folder, name)
      guard !used.contains(path) else { continue }
      let test = String(name.prefix { $0 != "." })
      if tests.contains(test), !ran.contains(test) { unused.append(path) } else { orphans.append(path) }
    }
  }

  /// Returns the names of the functions that a test file declares; none where it cannot be read.
  private static func tests(in file: String) -> Set<String> {
    guard let bytes = try? FileReading.bytes(of: file, maximumBytes: mostBytes, isInput: false) else {
      return []
    }
    // Types may be the first parameters.
    let declarations = String(decoding: bytes, as: UTF8.self).matches(of: /\bfunc\s+(`[^`]+`|[^\s(<`]+)/)
    return Set(declarations.map { TestRunRecord.testName(ofFunction: String($0.output.1)) })
  }

  private static func isReference(_ name: String) -> Bool {
    Paths.ends(name, in: ".png") || Paths.ends(name, in: ".json")
  }

  /// The greatest size of a test file that is read.
  private static let mostBytes = 16 << 20
}
