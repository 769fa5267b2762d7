// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidHost
import PellucidJSON

/// The result of one file of a snapshot in a run of tests.
package struct TestRunRecord: Hashable, Sendable {
  /// The path of the test file.
  package var file: String
  /// The name of the test's function.
  package var test: String
  package var line: Int
  /// The path of the reference.
  package var reference: String
  package var outcome: SnapshotOutcome.Kind
  /// The number of pixels of a point; nil for a file that is no picture.
  package var scale: Double?
  /// The paths of the files of a failure.
  package var actual: String?, difference: String?

  package init(
    file: String, test: String, line: Int, reference: String, outcome: SnapshotOutcome.Kind,
    scale: Double? = nil, actual: String? = nil, difference: String? = nil
  ) {
    (self.file, self.test, self.line, self.scale) = (file, test, line, scale)
    (self.reference, self.outcome, self.actual, self.difference) = (reference, outcome, actual, difference)
  }

  /// Returns the name that the references of a test begin with: that of its function without its parameters.
  package static func testName(ofFunction name: String) -> String {
    FileNames.readable(name.prefix { $0 != "(" }.filter { $0 != "`" }) {
      $0.isLetter || $0.isNumber || $0 == "_"
    }
  }

  fileprivate var text: String {
    JSONText.object([
      "file": .string(file), "test": .string(test), "line": .whole(line), "reference": .string(reference),
      "outcome": .string(outcome.rawValue), "scale": scale.map(JSONText.number) ?? .null,
      "actual": .optional(actual), "difference": .optional(difference),
    ]).text + "\n"
  }

  fileprivate init?(_ bytes: [UInt8]) {
    let limits = JSONLimits(bytes: TestRunRecords.mostBytes, depth: 8, values: 64)
    guard let root = try? JSONDocument(parsing: bytes, limits: limits).root,
      let file = root["file"]?.text, let test = root["test"]?.text, let reference = root["reference"]?.text,
      let outcome = root["outcome"]?.text.flatMap({ SnapshotOutcome.Kind(rawValue: $0) }),
      let line = root["line"]?.whole
    else { return nil }
    self.init(
      file: file, test: test, line: line, reference: reference, outcome: outcome,
      actual: root["actual"]?.text, difference: root["difference"]?.text)
    if case .number(let scale)? = root["scale"]?.value, scale.isFinite, scale > 0 { self.scale = scale }
  }
}

/// The records of a run of tests in a folder: a file for each reference, which every process of the run may write.
package struct TestRunRecords: Sendable {
  private let folder: String

  /// The greatest size of a record.
  fileprivate static let mostBytes = 1 << 20

  /// - Parameter folder: The folder of the report, which is made with the first record.
  package init(in folder: String) { self.folder = Paths.joined(Paths.withoutSlash(folder), "records") }

  package func add(_ record: TestRunRecord) throws(FileWritingError) {
    try Folders.make(folder)
    let name = Fingerprint.digest(of: [record.reference]) + ".json"
    try WholeFile.write(Array(record.text.utf8), to: Paths.joined(folder, name), as: .filled)
  }

  /// The records, by test file and line; nil where there is no folder of records. A file that is none is skipped.
  package var all: [TestRunRecord]? {
    guard let names = Folders.names(in: folder) else { return nil }
    let records = names.filter { Paths.ends($0, in: ".json") }.compactMap { name -> TestRunRecord? in
      let path = Paths.joined(folder, name)
      guard let bytes = try? FileReading.bytes(of: path, maximumBytes: Self.mostBytes, isInput: false) else {
        return nil
      }
      return TestRunRecord(bytes)
    }
    return records.sorted { ($0.file, $0.line, $0.reference) < ($1.file, $1.line, $1.reference) }
  }
}
