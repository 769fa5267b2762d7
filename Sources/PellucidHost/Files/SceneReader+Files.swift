// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
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
    try scene(of: bytes(of: argument))
  }

  /// Reads the component in the file that an argument names, or on standard input for `-` and `/dev/stdin`.
  ///
  /// - Parameter kind: The kind of a component without the key `component`.
  package func component(_ kind: ComponentKind?, argument: String) throws(SceneFileError) -> ComponentContent
  {
    let bytes = try bytes(of: argument)
    do { return try component(kind, bytes: bytes) } catch { throw .refused(error) }
  }

  /// Returns the text of the file that an argument names, or on standard input for `-` and `/dev/stdin`.
  package func bytes(of argument: String) throws(SceneFileError) -> [UInt8] {
    let isInput = Paths.isSame(argument, "-") || Paths.isSame(argument, "/dev/stdin")
    do {
      return isInput
        ? try FileReading.standardInput(maximumBytes: limits.bytes)
        : try FileReading.bytes(of: argument, maximumBytes: limits.bytes)
    } catch {
      throw .unreadable(error)
    }
  }

  /// Reads the scene in the text of a file.
  package func scene(of bytes: [UInt8]) throws(SceneFileError) -> SceneDescription {
    do { return try read(bytes: bytes) } catch { throw .refused(error) }
  }
}

/// The reason why a file contains no scene.
package enum SceneFileError: Error, Hashable, Sendable {
  case unreadable(FileReadingError)
  /// The file was read, but its text is not a valid scene.
  case refused(SceneReadingError)
}
