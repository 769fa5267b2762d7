// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidDesign
import PellucidHost

extension Baseline {
  /// Reads the baseline at `path`.
  package init(path: String) throws(RunFailure) {
    let bytes: [UInt8]
    do throws(FileReadingError) {
      bytes = try FileReading.bytes(of: path, maximumBytes: Self.maximumBytes)
    } catch {
      throw .input(.unreadableBaseline(error, path: path))
    }
    do {
      try self.init(parsing: bytes)
    } catch {
      throw .input(.refusedBaseline(error, path: path))
    }
  }

  /// Rejects a path at which something else than a baseline is: somebody's work under a mistyped name.
  package static func checkReplaced(at path: String) throws(RunFailure) {
    guard WholeFile.place(of: path) != nil else { return }
    do {
      _ = try written(try FileReading.bytes(of: path, maximumBytes: maximumBytes, isInput: false))
    } catch FileReadingError.notFound {
    } catch {
      throw failure(error, path)
    }
  }

  /// Writes the baseline in place of the one at `path`, of which it keeps what a run does not cover. Runs that write at
  /// the same time keep the entries of each other.
  package func write(to path: String, outside run: Report.Run) throws(RunFailure) {
    do {
      try WholeFile.update(path, maximumBytes: Self.maximumBytes) { old in
        let known = try old.flatMap { try Self.written($0) }
        var baseline = known.map { keeping($0, outside: run) } ?? self
        baseline.rename(Self.layerNames())
        return Array((baseline.text + "\n").utf8)
      }
    } catch {
      throw Self.failure(error, path)
    }
  }

  /// Returns a function that reads the names of layers in documents, each read once.
  private static func layerNames() -> (_ file: String, _ keyPath: String) -> String? {
    var documents: [ExactName: LayerPlaces] = [:]
    return { file, keyPath in
      let places = documents[ExactName(file)] ?? LayerPlaces(documentAt: file)
      documents[ExactName(file)] = places
      return places.identity(ofLayerAt: keyPath)
    }
  }

  /// Returns the baseline of a file that will be replaced; nil for an empty one.
  private static func written(_ bytes: [UInt8]) throws(BaselineError) -> Baseline? {
    bytes.isEmpty ? nil : try Baseline(parsing: bytes)
  }

  private static func failure(_ error: any Error, _ path: String) -> RunFailure {
    switch error {
    case let error as FileWritingError: .output(.unwritten(.file, error))
    case let error as FileReadingError: .output(.unreadableTarget(error))
    default: .output(.replacedFile(path: path))
    }
  }
}
