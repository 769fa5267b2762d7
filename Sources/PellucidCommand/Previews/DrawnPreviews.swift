// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// The previews whose pictures a watch has drawn, so that it draws again only those that have changed.
struct DrawnPreviews {
  /// A document with the state of its picture.
  private struct Drawn {
    var bytes: [UInt8]
    var picture: FileVersions
  }

  private var drawn: [String: Drawn] = [:]
  /// The states of the files beside the documents that the pictures depend on.
  private var resources = FileVersions(of: [])

  /// Returns the documents without those whose pictures have been drawn and are there.
  ///
  /// - Parameter resources: The states of the files that the pictures depend on; after a change all documents are drawn.
  mutating func undrawn(of made: MadeDocuments, beside resources: FileVersions) -> MadeDocuments {
    if resources != self.resources { drawn = [:] }
    self.resources = resources
    var made = made
    made.paths.removeAll { path in
      guard let known = drawn[path] else { return false }
      return known.bytes == made.bytes[path] && known.picture == Self.picture(of: path)
    }
    return made
  }

  /// Takes the documents, all of which have been drawn, in place of those before.
  mutating func note(_ made: MadeDocuments) {
    drawn = [:]
    for path in made.paths {
      drawn[path] = Drawn(bytes: made.bytes[path] ?? [], picture: Self.picture(of: path))
    }
  }

  private static func picture(of path: String) -> FileVersions {
    FileVersions(of: [PreviewWriter.picture(of: path)])
  }
}
