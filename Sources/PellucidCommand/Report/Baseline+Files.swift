// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

extension Baseline {
  init(path: String) throws(CommandError) {
    let bytes: [UInt8]
    do throws(FileReadingError) {
      bytes = try FileReading.bytes(of: path, maximumBytes: Self.maximumBytes)
    } catch {
      throw CommandError(
        .badInput, "cannot read the baseline", "\(error)", "--write-baseline \(path) makes one")
    }
    do {
      try self.init(parsing: bytes)
    } catch {
      throw CommandError(
        .badInput, "\(error)", path, "delete it and make it anew with --write-baseline")
    }
  }

  /// Returns the baseline at `path` that a new one keeps the entries of; nil where nothing is there yet. A file that
  /// is no baseline is somebody's work under a mistyped name: an error.
  static func replaced(at path: String) throws(CommandError) -> Baseline? {
    guard WholeFile.place(of: path) != nil else { return nil }
    let bytes: [UInt8]
    do throws(FileReadingError) {
      bytes = try FileReading.bytes(of: path, maximumBytes: maximumBytes)
    } catch .notFound {
      return nil
    } catch {
      throw CommandError(.cannotWrite, "cannot read what would be replaced: \(error)")
    }
    if bytes.isEmpty { return nil }
    do {
      return try Baseline(parsing: bytes)
    } catch {
      throw CommandError(
        .cannotWrite, "a file that is no baseline would be replaced", "--write-baseline \(path)",
        "choose another path, or delete the file")
    }
  }
}
