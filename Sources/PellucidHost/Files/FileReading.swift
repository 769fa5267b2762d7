// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The reason why a file could not be read.
package enum FileReadingError: Error, Hashable, Sendable {
  case notFound(path: String)
  /// The system refused; `reason` is its message.
  case unreadable(path: String, reason: String)
  /// The file has more than `limit` bytes.
  case tooManyBytes(path: String, limit: Int)
}

/// Functions that read whole files.
package enum FileReading {
  /// Returns the bytes of the file at `path`. Reading stops at the limit, so an endless pipe throws an error too.
  package static func bytes(of path: String, maximumBytes: Int) throws(FileReadingError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path, errno) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure(path, errno) }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    if isRegular && Int(status.st_size) > maximumBytes {
      throw .tooManyBytes(path: path, limit: maximumBytes)
    }
    return try bytes(
      from: file, path: path, expected: isRegular ? Int(status.st_size) : 0, maximum: maximumBytes)
  }

  /// Returns the size of a file in bytes, or nil if there is no file.
  static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Returns the absolute path; a relative path is appended to the current folder.
  package static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }

  /// Returns the path without `.`, `..` and links; a path without a file is returned unchanged.
  static func canonical(_ path: String) -> String {
    guard let found = realpath(path, nil) else { return path }
    defer { free(found) }
    return String(cString: found)
  }

  /// Reads an open file to its end.
  private static func bytes(
    from file: Int32, path: String, expected: Int, maximum: Int
  ) throws(FileReadingError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected)
    // One byte more than expected, so that the read after the last byte finds the end of the file.
    var part = [UInt8](repeating: 0, count: expected > 0 ? min(expected + 1, 1 << 16) : 1 << 16)
    while true {
      let count = read(file, &part, part.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw failure(path, errno)
      }
      if count == 0 { return bytes }
      if bytes.count + count > maximum { throw .tooManyBytes(path: path, limit: maximum) }
      bytes.append(contentsOf: part[..<count])
    }
  }

  /// Converts an error number of the system.
  static func failure(_ path: String, _ code: Int32) -> FileReadingError {
    if code == ENOENT || code == ENOTDIR { return .notFound(path: path) }
    return .unreadable(path: path, reason: String(cString: strerror(code)))
  }
}
