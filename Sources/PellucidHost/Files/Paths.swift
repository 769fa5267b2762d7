// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Functions on the components of file paths, which are separated by the bytes of slashes.
///
/// A slash with a combining mark behind it is one character of Swift and still a separator for the system.
package enum Paths {
  private static let slash = UInt8(ascii: "/")

  /// Returns the last component of a path.
  package static func name(of path: String) -> String { components(of: path).last ?? path }

  /// Returns the components of a path, without empty ones.
  package static func components(of path: String) -> [String] {
    path.utf8.split(separator: slash).map { String($0) ?? "" }
  }

  /// Returns the path of `name` in a folder. The current folder is omitted, so that the path is relative to it.
  package static func joined(_ folder: String, _ name: String) -> String {
    isSame(folder, ".") ? name : isSame(folder, "/") ? "/" + name : folder + "/" + name
  }

  /// Returns the path of a folder in a folder that somebody named, perhaps with a slash at its end.
  ///
  /// - Parameter inner: A relative path; "." is the folder itself.
  package static func folder(_ inner: String, in folder: String) -> String {
    let folder = withoutSlash(folder)
    return isSame(inner, ".") ? folder : joined(folder, inner)
  }

  /// Returns a path without a trailing slash.
  package static func withoutSlash(_ path: String) -> String {
    path.utf8.count > 1 && path.utf8.last == slash ? String(path.utf8.dropLast()) ?? path : path
  }

  /// Returns the folder that contains a path.
  package static func folder(of path: String) -> String {
    guard let last = path.utf8.lastIndex(of: slash) else { return "." }
    return last == path.startIndex ? "/" : String(path[..<last])
  }

  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  /// Returns a Boolean value indicating whether two paths or names have equal bytes.
  package static func isSame(_ first: String, _ second: String) -> Bool {
    first.utf8.elementsEqual(second.utf8)
  }

  /// Returns a Boolean value indicating whether a path or name ends in the bytes of a text.
  package static func ends(_ path: String, in end: String) -> Bool {
    path.utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
  }

  /// Returns a Boolean value indicating whether a name is hidden, that is, begins with a dot.
  package static func isHidden(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: ".") }

  /// Returns a Boolean value indicating whether a path lies in a folder, which both are without links.
  static func lies(_ path: String, in folder: String) -> Bool {
    path.utf8.starts(with: folder.utf8) && path.utf8.dropFirst(folder.utf8.count).first == slash
  }

  /// Returns a Boolean value indicating whether the bytes of one name precede those of another.
  static func precedes(_ first: String, _ second: String) -> Bool {
    first.utf8.lexicographicallyPrecedes(second.utf8)
  }
}
