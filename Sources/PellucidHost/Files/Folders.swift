// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidCatalog

/// Functions on folders and paths.
package enum Folders {
  /// Returns a Boolean value indicating whether a path leads to a folder, or nil if it leads nowhere.
  package static func isFolder(_ path: String) -> Bool? {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
  }

  /// Returns the sorted names of everything in a folder, or nil if the folder cannot be read.
  package static func names(in folder: String) -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  /// Creates a folder and the missing folders above it.
  package static func make(_ folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// Returns a Boolean value indicating whether two paths lead to the same place when links are resolved.
  package static func areSame(_ first: String, _ second: String) -> Bool {
    func canonical(_ path: String) -> String {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().standardized.path
    }
    return canonical(first) == canonical(second)
  }

  /// Returns the path of a file in a folder or in the nearest folder above it that has a file of that name. The path
  /// stays relative to the given folder where that is possible.
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

  /// Returns the folder above a folder.
  private static func above(_ folder: String) -> String {
    let folder = Paths.withoutSlash(folder)
    if folder == "." { return ".." }
    if folder == ".." || folder.hasSuffix("/..") { return folder + "/.." }
    return Paths.folder(of: folder)
  }
}

extension FileReading {
  /// Returns a Boolean value indicating whether two files have equal bytes; false where either cannot be read.
  package static func haveSameBytes(_ first: String, _ second: String) -> Bool {
    FileManager.default.contentsEqual(atPath: first, andPath: second)
  }

  /// Returns the bytes of a catalog's file, to locate text positions in it, or nil if the file cannot be read.
  package static func ofCatalog(_ path: String) -> [UInt8]? {
    try? bytes(of: path, maximumBytes: CatalogLimits().fileBytes)
  }
}
