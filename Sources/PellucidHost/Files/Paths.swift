// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Parts of file paths.
package enum Paths {
  /// Returns the last step of a path.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// Returns the path of `name` in a folder; the current folder is left away, so that paths are relative to it.
  package static func joined(_ folder: String, _ name: String) -> String {
    folder == "." ? name : folder == "/" ? "/" + name : folder + "/" + name
  }

  /// Returns a path without a slash at its end.
  package static func withoutSlash(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Returns the folder that a path lies in.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
