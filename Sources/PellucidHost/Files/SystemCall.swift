// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The calls of the system that take paths, with the texts of `PathText`.
enum SystemCall {
  /// Calls `body` with the bytes of a path, ended by a zero. A path that contains a zero is passed as an empty one, which
  /// leads nowhere.
  static func with<Result>(_ path: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let bytes = PathText.bytes(of: path)
    return body((bytes.contains(0) ? [] : bytes).map { CChar(bitPattern: $0) } + [0])
  }

  /// Calls `body` with the bytes of a path, ended by a zero, for libraries that take them without a sign.
  static func withBytes<Result>(of path: String, _ body: (UnsafePointer<UInt8>) -> Result) -> Result {
    body(PathText.bytes(of: path) + [0])
  }

  /// Returns the bytes of a string of C.
  static func bytes(of string: UnsafePointer<CChar>) -> [UInt8] {
    UnsafeBufferPointer(start: string, count: strlen(string)).map { UInt8(bitPattern: $0) }
  }

  static func open(_ path: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
    with(path) { Glibc.open($0, flags | O_CLOEXEC, mode) }
  }

  /// Returns what a path leads to; nil where it leads nowhere, with the reason in `errno`.
  static func status(of path: String) -> FileStatus? {
    var status = stat()
    return with(path) { stat($0, &status) } == 0 ? FileStatus(status) : nil
  }

  /// Returns what lies at a path, which may be a link; nil where nothing does, with the reason in `errno`.
  static func statusOfLink(_ path: String) -> FileStatus? {
    var status = stat()
    return with(path) { lstat($0, &status) } == 0 ? FileStatus(status) : nil
  }

  /// Returns the path without `.`, `..` and links; nil where it leads nowhere.
  static func resolved(_ path: String) -> String? {
    guard let found = with(path, { realpath($0, nil) }) else { return nil }
    defer { free(found) }
    return PathText.text(of: bytes(of: found))
  }

  /// Returns the target of a symbolic link; nil where the path is no link.
  static func linkTarget(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = with(path) { readlink($0, &buffer, buffer.count) }
    return count > 0 ? PathText.text(of: buffer[..<count].map(UInt8.init(bitPattern:))) : nil
  }

  static func makeFolder(_ path: String) -> Bool { with(path) { mkdir($0, 0o777) } == 0 }
  static func isAccessible(_ path: String, _ mode: Int32) -> Bool { with(path) { access($0, mode) } == 0 }
  static func remove(_ path: String) { _ = with(path) { unlink($0) } }
  static func removeFolder(_ path: String) { _ = with(path) { rmdir($0) } }

  static func rename(_ old: String, to new: String) -> Bool {
    with(old) { old in with(new) { Glibc.rename(old, $0) } } == 0
  }

  /// Gives an open file a name. The file may have none so far.
  static func link(_ file: Int32, to name: String) -> Bool {
    with("/proc/self/fd/\(file)") { old in
      with(name) { linkat(AT_FDCWD, old, AT_FDCWD, $0, AT_SYMLINK_FOLLOW) }
    } == 0
  }

  /// The message of the last error.
  static var reason: String { reason(errno) }
  static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
