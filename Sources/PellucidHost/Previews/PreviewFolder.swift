// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder for the files of a build of previews, which lasts as long as the run of the program.
package struct PreviewFolder: Sendable {
  package let path: String

  /// Makes the folder among the temporary files.
  package init() throws(PreviewError) {
    path = Paths.joined(FileManager.default.temporaryDirectory.path, "pellucid-\(UUID().uuidString)")
    do throws(FileWritingError) { try Folders.make(documents) } catch { throw .unwritten(error) }
  }

  /// The folder of the documents.
  package var documents: String { Paths.joined(path, "documents") }

  /// Removes the folder with all files in it.
  package func remove() { try? FileManager.default.removeItem(atPath: path) }
}
