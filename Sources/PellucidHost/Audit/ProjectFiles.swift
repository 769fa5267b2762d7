// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The files of a project that an audit reads.
package struct ProjectFiles: Sendable {
  package enum Kind: Sendable {
    case source, propertyList, buildSettings, interface
    /// The folder of an asset catalog.
    case catalog
  }

  package struct File: Sendable {
    /// The path as reports name it.
    package let path: String
    package let kind: Kind
  }

  /// The files in the order of their paths, each once.
  package private(set) var files: [File] = []
  /// The folders that cannot be read.
  package private(set) var unreadable: [String] = []
  /// The paths with nothing that an audit reads.
  package private(set) var empty: [String] = []

  /// Folders of other people's code and of what tools make.
  private static let foreign: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "build", "vendor", "Vendor",
    "checkouts",
  ]

  /// Finds the files at paths: files themselves, and what is in folders and below. Hidden folders, links and other people's code are left
  /// out.
  ///
  /// - Parameter includesTests: A Boolean value that is true to find tests and previews as well.
  /// - Throws: An error for a path that leads nowhere.
  package init(at paths: [String], includesTests: Bool = false) throws(FileReadingError) {
    var known: Set<ExactPath> = []
    for path in paths {
      guard let isFolder = Folders.isFolder(path) else { throw .notFound(path: path) }
      let root = Paths.withoutSlash(path)
      let isTree = isFolder && !Paths.ends(root, in: ".xcassets")
      let found = (isTree ? files(in: root, includesTests) : [root])
        .compactMap { path in Self.kind(of: path).map { File(path: path, kind: $0) } }
      if found.isEmpty { empty.append(path) }
      for file in found where known.insert(ExactPath(file.path)).inserted { files.append(file) }
    }
  }

  /// A path that is compared by its bytes.
  private struct ExactPath: Hashable {
    let bytes: [UInt8]
    init(_ path: String) { bytes = Array(path.utf8) }
  }

  private mutating func files(in root: String, _ includesTests: Bool) -> [String] {
    var found: [String] = []
    unreadable += Folders.walk(root) { entry in
      guard !Paths.isHidden(entry.name) else { return false }
      // The folder of the walk itself is a step in the paths of its entries.
      let path = Paths.joined(root, entry.path.hasPrefix("./") ? String(entry.path.dropFirst(2)) : entry.path)
      if entry.isFolder {
        if Paths.ends(entry.name, in: ".xcassets") {
          found.append(path)
          return false
        }
        return !Self.foreign.contains(entry.name) && !entry.name.hasSuffix(".framework")
          && (includesTests || !Self.isOfTests(folder: entry.name))
      }
      guard Self.kind(of: entry.name) != nil, !Folders.isLink(path),
        includesTests || !Self.isTest(entry.name)
      else {
        return false
      }
      found.append(path)
      return false
    }
    return found.sorted(by: Paths.precedes)
  }

  private static func isOfTests(folder name: String) -> Bool {
    name == "Tests" || name.hasSuffix("Tests") || name.hasSuffix("Test") || name == "Preview Content"
      || name == "Previews"
  }

  private static func isTest(_ name: String) -> Bool {
    name.hasSuffix("Tests.swift") || name.hasSuffix("Test.swift") || name.hasSuffix("Spec.swift")
  }

  private static let kinds: [(ending: String, kind: Kind)] = [
    (".swift", .source), (".plist", .propertyList), (".pbxproj", .buildSettings),
    (".xcconfig", .buildSettings),
    (".xib", .interface), (".storyboard", .interface), (".xcassets", .catalog),
  ]

  /// The endings of the names of files that an audit reads, and of catalogs.
  package static var endings: [String] { kinds.map(\.ending) }

  private static func kind(of path: String) -> Kind? {
    kinds.first { Paths.ends(path, in: $0.ending) }?.kind
  }
}
