// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// Something about a catalog's file that somebody should know; a fact, with the place it was found in.
public struct CatalogFinding: Hashable, Sendable {
  /// The file or folder, relative to what was asked for.
  public var file: String
  /// Such as `colors[3].color.components.red`; empty for the whole file.
  public var keyPath: String
  /// In the file's text; nil where it has none.
  public var position: TextPosition?
  public var fact: Fact

  /// - Parameter file: Or folder; without a place it is about all of it.
  public init(_ fact: Fact, in file: String, keyPath: String = "", at position: TextPosition? = nil) {
    (self.fact, self.file, self.keyPath, self.position) = (fact, file, keyPath, position)
  }

  public enum Fact: Hashable, Sendable {
    // The text.
    case notJSON(found: DocumentTerm, expected: DocumentTerm)
    case keyTwice
    case tooMany(what: CountedTerm, limit: Int)
    case trailingComma
    case unreadableFile(reason: String)
    case missingContents

    // The values.
    case wrongKind(found: DocumentTerm, expected: DocumentTerm)
    case missingKey(String, assumed: DocumentTerm?)
    case unknownWord(found: String, nearest: String?, allowed: [String])
    /// A colour that the system of the platform is not known to have.
    case unknownReference(String, platform: String, nearest: String?)
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
}

extension CatalogFinding.Fact {
  /// A Boolean value indicating whether the file's text is not the JSON that it should be.
  public var isAboutJSON: Bool {
    switch self {
    case .notJSON, .keyTwice, .tooMany, .trailingComma: true
    default: false
    }
  }
}
