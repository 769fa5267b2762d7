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
      throw CommandError(.badInput, RunProblem.unreadableBaseline(error, path: path))
    }
    do {
      try self.init(parsing: bytes)
    } catch {
      throw CommandError(.badInput, RunProblem.refusedBaseline(error, path: path))
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
      throw CommandError(.cannotWrite, RunProblem.unreadableTarget(error))
    }
    if bytes.isEmpty { return nil }
    do {
      return try Baseline(parsing: bytes)
    } catch {
      throw CommandError(.cannotWrite, RunProblem.replacedFile(path: path))
    }
  }
}
