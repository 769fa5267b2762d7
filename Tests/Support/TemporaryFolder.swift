// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A temporary folder that is deleted when its owner is released.
package final class TemporaryFolder {
  /// The path of the folder.
  package let path: String

  package init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "pellucid-" + UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// Writes a text to a file of the folder and returns the file's path.
  package func write(_ text: String, to name: String) throws -> String {
    let file = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Returns a Boolean value indicating whether the folder contains a file.
  package func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path + "/" + name) }
  /// Returns the text of a file.
  package func read(_ name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }
  /// The names of all entries, sorted.
  package var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
