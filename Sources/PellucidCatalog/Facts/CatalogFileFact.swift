// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON

/// A fact about a file or folder of a catalog that the reader noted.
package enum CatalogFileFact: Hashable, Sendable {
  // The text.
  case notJSON(found: DocumentTerm, expected: DocumentTerm)
  /// An object has a key twice.
  case keyTwice
  case tooMany(what: CountedTerm, limit: Int)
  /// A comma stands before a closing bracket.
  case trailingComma
  case unreadableFile(FileTrouble)
  case missingContents

  // The values.
  case wrongKind(found: DocumentTerm, expected: DocumentTerm)
  case missingKey(String, assumed: DocumentTerm?)
  case unknownWord(found: String, nearest: String?, allowed: [String])
  /// The reference names a colour that the platform's system, or any system where there is no platform, is not known to have.
  case unknownReference(String, on: Platform?, nearest: String?)
  case badComponent(found: String)
  case outOfRange(found: String, allowed: String)
  /// Alpha is a string without a decimal point; `taken` is the value that is used.
  case alphaWithoutPoint(found: String, taken: String)
  /// The components of one colour have more than one notation.
  case mixedNotations
  /// The version of the format is not 1.
  case otherVersion(found: String)

  // The variants.
  /// Two entries for one variant; the first is used.
  case sameVariant(first: String)
  /// No entry is for an appearance without an entry of its own.
  case noAnyAppearance
  /// With Increase Contrast the entry of the scheme is used, not the high-contrast entry for any scheme.
  case schemeBeatsContrast(AppearanceSelector.Scheme)

  // The files.
  case missingFile(String)
  /// A layer of an icon document has no file of this name.
  case missingLayer(String)
  /// The path of a file leads out of the asset's folder.
  case fileOutside(String)
  /// A file in the folder belongs to no entry.
  case unassignedFile(String)
  case linkNotFollowed
  /// The description of an asset is a link, which is not followed.
  case linkedContents

  // The folders.
  case tooManyEntries(limit: Int)
  case tooManyFolders(limit: Int)
  case unknownKind(String)
  /// An asset has the catalog, kind and name of the asset at the path `first`.
  case sameName(name: String, first: String)
  /// The name has bytes that are not UTF-8, which stand as `\xFF` in the path.
  case nameNotText
}

extension CatalogFileFact {
  /// A Boolean value indicating whether the fact is that the file's text is not strict JSON.
  package var isAboutJSON: Bool {
    switch self {
    case .notJSON, .keyTwice, .tooMany, .trailingComma: true
    default: false
    }
  }
}
