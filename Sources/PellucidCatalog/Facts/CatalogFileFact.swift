// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON

/// A fact about a catalog's file or folder that its reader noted.
package enum CatalogFileFact: Hashable, Sendable {
  // The text.
  case notJSON(found: DocumentTerm, expected: DocumentTerm)
  case keyTwice
  case tooMany(what: CountedTerm, limit: Int)
  case trailingComma
  case unreadableFile(FileTrouble)
  case missingContents

  // The values.
  case wrongKind(found: DocumentTerm, expected: DocumentTerm)
  case missingKey(String, assumed: DocumentTerm?)
  case unknownWord(found: String, nearest: String?, allowed: [String])
  /// A colour that the system of the platform is not known to have; without a platform, the system of any.
  case unknownReference(String, on: Platform?, nearest: String?)
  case badComponent(found: String)
  case outOfRange(found: String, allowed: String)
  case alphaWithoutPoint(found: String, taken: String)
  case mixedNotations
  case otherVersion(found: String)

  // The variants.
  /// Two entries for one variant; the first is used.
  case sameVariant(first: String)
  /// There is nothing for an appearance that has no entry of its own.
  case noAnyAppearance
  /// With Increase Contrast the entry of the scheme is used, and not the one for any scheme with high contrast.
  case schemeBeatsContrast(AppearanceSelector.Scheme)

  // The files.
  case missingFile(String)
  /// The missing file of a layer of an icon document.
  case missingLayer(String)
  case fileOutside(String)
  case unassignedFile(String)
  case linkNotFollowed
  /// The description of an asset is a link that is not followed.
  case linkedContents

  // The folders.
  case tooManyEntries(limit: Int)
  case tooManyFolders(limit: Int)
  case unknownKind(String)
  case sameName(name: String, first: String)
  /// Bytes that are not UTF-8 stand as `\xFF` in the path.
  case nameNotText
}

extension CatalogFileFact {
  /// A Boolean value indicating whether the file's text is not the JSON that it should be.
  package var isAboutJSON: Bool {
    switch self {
    case .notJSON, .keyTwice, .tooMany, .trailingComma: true
    default: false
    }
  }
}
