// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidCatalog

/// Folders, by their paths.
package enum Folders {
  /// Returns whether there is a folder at a path; nil where there is nothing.
  package static func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
  }

  /// Returns the names of everything in a folder, sorted; nil where it cannot be read.
  package static func names(in folder: String) -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// Makes a folder, and those above it.
  package static func make(_ folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// Returns whether two paths lead to the same place, links resolved.
  package static func areSame(_ first: String, _ second: String) -> Bool {
    func canonical(_ path: String) -> String {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().standardized.path
    }
    return canonical(first) == canonical(second)
  }

  /// Returns the path of a file in a folder, or in the nearest folder above it that has one of that name. The path
  /// is relative to what was given, as long as that leads up.
  package static func nearest(_ name: String, to folder: String) -> String? {
    var folder = folder
    for _ in 0..<64 {
      let file = Paths.joined(folder, name)
      if isFolder(file) != nil { return file }
      let up = above(folder)
      guard URL(filePath: up).standardizedFileURL != URL(filePath: folder).standardizedFileURL else {
        return nil
      }
      folder = up
    }
    return nil
  }

  private static func above(_ folder: String) -> String {
    let folder = Paths.withoutSlash(folder)
    if folder == "." { return ".." }
    if folder == ".." || folder.hasSuffix("/..") { return folder + "/.." }
    return Paths.folder(of: folder)
  }
}

extension FileReading {
  /// Returns whether two files have the same bytes; false where one cannot be read.
  package static func haveSameBytes(_ first: String, _ second: String) -> Bool {
    FileManager.default.contentsEqual(atPath: first, andPath: second)
  }

  /// Returns the bytes of a file of a catalog, to find places in it; nil where it cannot be read.
  package static func ofCatalog(_ path: String) -> [UInt8]? {
    try? bytes(of: path, maximumBytes: CatalogLimits().fileBytes)
  }
}
