// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

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
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }

  /// The name of the test: that of its function without its parameters.
  var testName: String { FileNames.readable(String(function.prefix { $0 != "(" })) }

  /// The folder of the references of the test file.
  var references: String {
    let folder = path.range(of: "/", options: .backwards).map { String(path[..<$0.lowerBound]) } ?? "."
    return folder + "/__Snapshots__/" + FileNames.readable(fileName)
  }
}

/// Names of files that every system takes.
enum FileNames {
  /// Returns a name with a hyphen for everything but letters, digits, dots and underscores, at most 100 characters long.
  static func readable(_ name: String) -> String {
    let characters = name.map { character -> Character in
      character.isLetter || character.isNumber || "._@".contains(character) ? character : "-"
    }
    let text = String(characters.prefix(100))
    return text.isEmpty || text.hasPrefix(".") ? "-" + text : text
  }
}
