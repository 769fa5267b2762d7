// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidHost
import PellucidJSON

extension SnapshotReport {
  /// The greatest size of an earlier report, in bytes. Chosen: some hundred thousand pictures.
  private static let maximumBytes = 64 << 20

  /// Writes `report.json` into a folder, where it takes the place of an earlier report alone.
  package func write(to folder: String) throws(FileWritingError) {
    let path = Paths.joined(folder, "report.json")
    // A path that is no file is refused by the write itself.
    if FileReading.isFile(path), !Self.isReport(path) { throw .notAReport(path: path) }
    try WholeFile.write(Array((json.text + "\n").utf8), to: path, as: .filled)
  }

  /// Returns a Boolean value indicating whether a file is a report of any run, or empty.
  private static func isReport(_ path: String) -> Bool {
    let limits = JSONLimits(bytes: maximumBytes, depth: 64, values: maximumBytes)
    guard let bytes = try? FileReading.bytes(of: path, maximumBytes: maximumBytes, isInput: false) else {
      return false
    }
    guard !bytes.isEmpty else { return true }
    guard let root = try? JSONDocument(parsing: bytes, limits: limits).root else { return false }
    return ["version", "folder", "references", "pictures"].allSatisfy { root[$0] != nil }
  }
}
