// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// One folder of a catalog as it lies on disk: what a reader of files hands over.
package struct CatalogFolder: Hashable, Sendable {
  package enum Role: Hashable, Sendable {
    /// A folder with the extension `xcassets`.
    case catalog
    /// A folder without an extension, inside a catalog.
    case group
    case asset(AssetKind)
    /// A folder outside of catalogs, for what was found in it.
    case outside

    /// Returns the role of a folder by its name.
    ///
    /// - Parameter isInside: Whether it lies in a catalog, where only assets have extensions; elsewhere only catalogs
    ///   and icon documents count.
    package init?(folderNamed name: String, isInside: Bool) {
      guard let kind = AssetKind(folderNamed: name) else {
        guard isInside else { return nil }
        self = .group
        return
      }
      if kind.rawValue == "xcassets" {
        self = .catalog
      } else if isInside || kind == .iconDocument {
        self = .asset(kind)
      } else {
        return nil
      }
    }

    /// The file that describes such a folder.
    package var description: String { self == .asset(.iconDocument) ? "icon.json" : "Contents.json" }
  }

  /// The file that describes the folder.
  package enum Text: Hashable, Sendable {
    case absent
    case bytes([UInt8])
    case unreadable(FileTrouble)
    case tooManyBytes
    /// A link that is not followed.
    case link
  }

  /// Relative to the folder that was asked for, with slashes.
  package var path: String
  /// The path of the catalog it lies in; nil outside of catalogs.
  package var catalog: String?
  package var role: Role
  package var text: Text
  /// Paths of the files in it, relative to it, without the description; hidden ones are left out.
  package var files: [String]
  /// The facts that the reader of files noted.
  package var fileFacts: [PlacedFileFact]

  package init(
    path: String, catalog: String? = nil, role: Role, text: Text, files: [String] = [],
    fileFacts: [PlacedFileFact] = []
  ) {
    (self.path, self.catalog, self.role) = (path, catalog, role)
    (self.text, self.files, self.fileFacts) = (text, files, fileFacts)
  }
}

extension AssetKind {
  /// By the extension; nil without one.
  package init?(folderNamed name: String) {
    guard let point = name.utf8.lastIndex(of: UInt8(ascii: ".")), point != name.startIndex else { return nil }
    self.init(rawValue: String(name[name.index(after: point)...]))
  }
}
