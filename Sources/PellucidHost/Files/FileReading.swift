// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The reason why a file could not be read.
package enum FileReadingError: Error, Hashable, Sendable {
  case notFound(path: String)
  /// The system refused; `reason` is its message.
  case unreadable(path: String, reason: String)
  /// A pipe, a socket or a device lies at the path, which may never end and is not opened.
  case notAFile(path: String, FileKind)
  /// The file has more than `limit` bytes.
  case tooManyBytes(path: String, limit: Int)
}

/// Functions that read whole files.
package enum FileReading {
  /// Returns the bytes of the regular file at `path`. Nothing else is opened, so that reading never waits.
  ///
  /// - Parameter isInput: A Boolean value that is false for a file that this run may replace; see `InputFiles`.
  package static func bytes(
    of path: String, maximumBytes: Int, isInput: Bool = true
  ) throws(FileReadingError) -> [UInt8] {
    try read(path, maximumBytes: maximumBytes, isInput: isInput).bytes
  }

  /// Returns the bytes of standard input, which may be a pipe, a socket or a terminal as well.
  package static func standardInput(maximumBytes: Int) throws(FileReadingError) -> [UInt8] {
    let path = "/dev/stdin"
    guard let status = FileStatus(of: STDIN_FILENO) else { throw failure(path, errno) }
    if status.kind == .file { InputFiles.add(file: status) }
    return try bytes(from: STDIN_FILENO, path: path, expected: 0, maximum: maximumBytes, waits: true)
  }

  /// Returns the bytes of the regular file at `path`, and the version of it that was read.
  static func read(
    _ path: String, maximumBytes: Int, isInput: Bool
  ) throws(FileReadingError) -> (bytes: [UInt8], version: FileVersion) {
    // Opening a device or a pipe may have effects of its own, so that the kind is checked before and afterwards.
    guard let found = SystemCall.status(of: path) else { throw failure(path, errno) }
    try check(found, path)
    let file = SystemCall.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { throw failure(path, errno) }
    defer { close(file) }
    guard let status = FileStatus(of: file) else { throw failure(path, errno) }
    try check(status, path)
    if isInput { InputFiles.add(file: status) }
    guard status.size <= maximumBytes else { throw .tooManyBytes(path: path, limit: maximumBytes) }
    return (try bytes(from: file, path: path, expected: status.size, maximum: maximumBytes), status.version)
  }

  /// Throws unless a file is regular.
  private static func check(_ status: FileStatus, _ path: String) throws(FileReadingError) {
    switch status.kind {
    case .file: return
    case .folder: throw failure(path, EISDIR)
    case let kind: throw .notAFile(path: path, kind)
    }
  }

  /// Returns a Boolean value indicating whether a path leads to a regular file.
  package static func isFile(_ path: String) -> Bool { SystemCall.status(of: path)?.kind == .file }

  /// Returns the size of a file in bytes, or nil if there is no file.
  static func size(of path: String) -> Int? { SystemCall.status(of: path)?.size }

  /// Returns the absolute path; a relative path is appended to the current folder.
  package static func absolute(_ path: String) -> String {
    guard !Paths.isAbsolute(path), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return PathText.text(of: SystemCall.bytes(of: folder)) + "/" + path
  }

  /// Returns the path without `.`, `..` and links; a path without a file is returned unchanged.
  static func canonical(_ path: String) -> String { SystemCall.resolved(path) ?? path }

  /// Returns a Boolean value indicating whether two files have equal bytes; false where either cannot be read.
  package static func haveSameBytes(_ first: String, _ second: String, maximumBytes: Int) -> Bool {
    guard size(of: first) == size(of: second),
      let own = try? bytes(of: first, maximumBytes: maximumBytes, isInput: false),
      let other = try? bytes(of: second, maximumBytes: maximumBytes, isInput: false)
    else { return false }
    return own == other
  }

  /// Reads an open file to its end.
  ///
  /// - Parameter waits: A Boolean value that is false where a file without bytes at the moment, such as the messages of
  ///   the kernel in /proc, is an error.
  private static func bytes(
    from file: Int32, path: String, expected: Int, maximum: Int, waits: Bool = false
  ) throws(FileReadingError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected)
    // One byte more than expected, so that the read after the last byte finds the end of the file.
    var part = [UInt8](repeating: 0, count: expected > 0 ? min(expected + 1, 1 << 16) : 1 << 16)
    while true {
      let count = Glibc.read(file, &part, part.count)
      if count < 0 {
        switch errno {
        case EINTR: continue
        // A stream that another process set not to wait.
        case EAGAIN where waits: waitForInput(file)
        default: throw failure(path, errno)
        }
        continue
      }
      if count == 0 { return bytes }
      if bytes.count + count > maximum { throw .tooManyBytes(path: path, limit: maximum) }
      bytes.append(contentsOf: part[..<count])
    }
  }

  /// Opens a regular file for reading; nil for one of another kind, and where the system refuses.
  static func open(_ path: String) -> (file: Int32, status: FileStatus)? {
    guard isFile(path) else { return nil }
    let file = SystemCall.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { return nil }
    if let status = FileStatus(of: file), status.kind == .file { return (file, status) }
    close(file)
    return nil
  }

  /// Reads a regular file in parts, without limits on its length.
  ///
  /// - Returns: A Boolean value that is false where the file cannot be read to its end.
  static func read(_ path: String, inParts body: (ArraySlice<UInt8>) -> Void) -> Bool {
    guard let (file, status) = open(path) else { return false }
    defer { close(file) }
    var part = [UInt8](repeating: 0, count: min(status.size + 1, 1 << 20))
    while true {
      let count = Glibc.read(file, &part, part.count)
      if count == 0 { return true }
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      body(part[..<count])
    }
  }

  private static func waitForInput(_ file: Int32) {
    var state = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    poll(&state, 1, -1)
  }

  /// Converts an error number of the system.
  static func failure(_ path: String, _ code: Int32) -> FileReadingError {
    if code == ENOENT || code == ENOTDIR { return .notFound(path: path) }
    return .unreadable(path: path, reason: SystemCall.reason(code))
  }
}
