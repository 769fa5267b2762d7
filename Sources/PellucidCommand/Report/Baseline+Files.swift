// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

extension Baseline {
  /// Reads the baseline at a path. Throws if the file cannot be read or is not a baseline.
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

  /// Returns the baseline that a new one at `path` replaces, or nil if there is no file or an empty one, or the
  /// path leads to no file, as that of a device.
  ///
  /// Throws if the file cannot be read or is not a baseline. Such a file may be somebody's work under a mistyped
  /// name.
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
