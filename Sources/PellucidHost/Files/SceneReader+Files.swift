// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument
import PellucidScene

extension SceneReader {
  /// Reads the scene in the file at `path`.
  ///
  ///     let scene = try SceneReader().read(path: "Examples/control-center.json")
  package func read(path: String) throws(SceneFileError) -> SceneDescription {
    let bytes: [UInt8]
    do {
      bytes = try FileReading.bytes(of: path, maximumBytes: limits.bytes)
    } catch {
      throw .unreadable(error)
    }
    return try scene(of: bytes)
  }

  /// Reads the scene in the file that an argument names, or on standard input for `-` and `/dev/stdin`.
  package func read(argument: String) throws(SceneFileError) -> SceneDescription {
    guard Paths.isSame(argument, "-") || Paths.isSame(argument, "/dev/stdin") else {
      return try read(path: argument)
    }
    let bytes: [UInt8]
    do {
      bytes = try FileReading.standardInput(maximumBytes: limits.bytes)
    } catch {
      throw .unreadable(error)
    }
    return try scene(of: bytes)
  }

  private func scene(of bytes: [UInt8]) throws(SceneFileError) -> SceneDescription {
    do { return try read(bytes: bytes) } catch { throw .refused(error) }
  }
}

/// The reason why a file contains no scene.
package enum SceneFileError: Error, Hashable, Sendable {
  case unreadable(FileReadingError)
  /// The file was read, but its text is not a valid scene.
  case refused(SceneReadingError)
}
