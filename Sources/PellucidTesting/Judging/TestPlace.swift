// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import Testing
import XCTest

/// The place of an assertion in the sources of a test.
struct TestPlace {
  let fileID: String
  let file: StaticString
  let function: String
  let line: UInt, column: UInt
  /// The path of the test file.
  var path: String

  init(_ fileID: String, _ file: StaticString, _ function: String, _ line: UInt, _ column: UInt) {
    (self.fileID, self.file, self.function) = (fileID, file, function)
    (self.line, self.column) = (line, column)
    path = "\(file)"
  }

  /// Fails the test in the framework that runs it.
  @MainActor func fail(_ message: String) {
    // Swift Testing knows the test that runs. A task that a test detaches has none, and then both frameworks are told: the one
    // that runs nothing ignores it.
    let location = SourceLocation(
      fileID: fileID, filePath: "\(file)", line: Int(line), column: Int(column))
    Issue.record(Comment(rawValue: message), sourceLocation: location)
    if Test.current == nil { XCTFail(message, file: file, line: line) }
  }

  /// The name of the test file without its extension.
  var fileName: String {
    let name = Paths.name(of: path)
    return Paths.ends(name, in: ".swift") ? String(name.dropLast(".swift".count)) : name
  }

  /// The name of the test: that of its function without its parameters.
  var testName: String { TestRunRecord.testName(ofFunction: function) }

  /// The name of the folder of the test file's references and failures.
  var folderName: String { Self.readable(fileName) }

  /// The folder of the references of the test file.
  var references: String {
    Paths.joined(Paths.joined(Paths.folder(of: path), SceneFolder.references), folderName)
  }

  /// Returns a part of a name of files, which keeps the dots and signs that people put into names of snapshots.
  static func readable(_ name: String) -> String {
    FileNames.readable(name) { $0.isLetter || $0.isNumber || "._@".contains($0) }
  }
}
