// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Functions on the components of file paths.
package enum Paths {
  /// Returns the last component of a path.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Returns the path of `name` in a folder. The current folder is omitted, so that the path is relative to it.
  package static func joined(_ folder: String, _ name: String) -> String {
    folder == "." ? name : folder == "/" ? "/" + name : folder + "/" + name
  }

  /// Returns a path without a trailing slash.
  package static func withoutSlash(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Returns the folder that contains a path.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
