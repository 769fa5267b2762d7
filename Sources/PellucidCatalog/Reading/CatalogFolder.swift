// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// One folder of a catalog as it lies on disk, as a reader of files hands it over.
package struct CatalogFolder: Hashable, Sendable {
  /// The role of a folder.
  package enum Role: Hashable, Sendable {
    /// A folder with the extension `xcassets`.
    case catalog
    /// A folder without an extension, inside a catalog.
    case group
    case asset(AssetKind)
    /// A folder outside of catalogs, for the facts about it.
    case outside

    /// Creates the role of a folder from its name; nil for a folder without a role.
    ///
    /// - Parameter isInside: A Boolean value that is true inside a catalog, where only assets have extensions;
    ///   elsewhere only catalogs and icon documents have a role.
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

    /// The name of the file that describes a folder with this role.
    package var description: String { self == .asset(.iconDocument) ? "icon.json" : "Contents.json" }
  }

  /// The text of the file that describes the folder.
  package enum Text: Hashable, Sendable {
    case absent
    case bytes([UInt8])
    case unreadable(FileTrouble)
    case tooManyBytes
    /// The file is a link, which is not followed.
    case link
  }

  /// The path relative to the folder that was read, with slashes.
  package var path: String
  /// The path of the catalog that contains the folder; nil outside of catalogs.
  package var catalog: String?
  package var role: Role
  package var text: Text
  /// The paths of the files in the folder, relative to the folder, without the description and hidden files.
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
  /// Creates the kind of a folder from the extension of its name; nil for a name without one.
  package init?(folderNamed name: String) {
    guard let point = name.utf8.lastIndex(of: UInt8(ascii: ".")), point != name.startIndex else { return nil }
    self.init(rawValue: String(name[name.utf8.index(after: point)...]))
  }
}
