// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidCatalog
import PellucidHost
import PellucidJudge

extension [VariantSuggestion] {
  /// Writes the variants into the file of a colour set as it is by now, so that no change of another run is lost.
  ///
  /// - Parameter isDryRun: A Boolean value that is true if nothing is written.
  /// - Returns: A Boolean value indicating whether the variants change the file.
  package func write(to file: String, isDryRun: Bool) throws(RunFailure) -> Bool {
    let limit = CatalogLimits().fileBytes
    do {
      if isDryRun {
        let old = try FileReading.bytes(of: file, maximumBytes: limit)
        return try applied(to: old) != old
      }
      return try WholeFile.update(file, maximumBytes: limit) { old in
        guard let old else { throw FileReadingError.notFound(path: file) }
        return try applied(to: old)
      }
    } catch {
      switch error {
      case let error as CatalogEditError: throw .input(.unchangedColorSet(error, file: file))
      case let error as FileReadingError: throw .input(.unreadableColorSet(error))
      case let error as FileWritingError: throw .output(.unwritten(.colorSet, error))
      default: throw .output(.unmadePicture(path: file, RunProblem.Reason(error)))
      }
    }
  }
}
