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
    let source = (try? FileReading.bytes(of: file, maximumBytes: Self.mostBytes, isInput: false)).map {
      String(decoding: $0, as: UTF8.self)
    }
    for name in Folders.names(in: folder) ?? [] where Self.isReference(name) {
      let path = Paths.joined(folder, name)
      guard !used.contains(path) else { continue }
      let test = String(name.prefix { $0 != "." })
      let isThere = source?.contains("func \(test)(") == true || source?.contains("func `\(test)`(") == true
      if isThere, !ran.contains(test) { unused.append(path) } else { orphans.append(path) }
    }
  }

  private static func isReference(_ name: String) -> Bool {
    Paths.ends(name, in: ".png") || Paths.ends(name, in: ".json")
  }

  /// The greatest size of a test file that is read.
  private static let mostBytes = 16 << 20
}
