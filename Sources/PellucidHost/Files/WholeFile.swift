// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The reason why a file could not be written.
package enum FileWritingError: Error, Hashable, Sendable {
  /// The folder that should hold the file does not exist.
  case folderNotFound(path: String)
  /// The path names a folder.
  case isFolder(path: String)
  /// The system refused; `reason` is its message.
  case unwritable(path: String, reason: String)
}

/// Functions that write a file completely or not at all.
package enum WholeFile {
  /// Replaces the file at `path` by `bytes` in one atomic step.
  ///
  /// The bytes are written to a temporary file in the same folder, flushed to the disk and then renamed. On failure an
  /// old file is unchanged and the temporary file is removed. A symbolic link is followed, and the permissions of an
  /// old file are kept. Devices and pipes are written directly.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileWritingError) {
    var old = stat()
    // `stat` gets the unresolved path: resolved by hand, the link of a pipe such as /dev/stdout leads nowhere.
    if stat(path, &old) == 0, old.st_mode & S_IFMT != S_IFREG, old.st_mode & S_IFMT != S_IFDIR {
      return try writeDirectly(bytes, to: path)
    }
    let destination = try followed(path)
    let exists = stat(destination, &old) == 0
    let (file, temporary) = try openTemporary(beside: destination, path: path)
    do throws(FileWritingError) {
      if exists { _ = fchmod(file, old.st_mode & 0o7777) }
      try writeAndClose(bytes, to: file, path: path, isDurable: true)
      guard rename(temporary, destination) == 0 else { throw failure(path, errno) }
    } catch {
      unlink(temporary)
      throw error
    }
    makeNameDurable(folder(of: destination))
  }

  /// Returns the unique path, without links, of the file that writing to `path` would replace or create.
  ///
  /// The result is nil if the path leads to something other than a file, such as a device, or into a folder that does
  /// not exist.
  package static func place(of path: String) -> String? {
    guard let destination = try? followed(path) else { return nil }
    var status = stat()
    if stat(destination, &status) == 0 { return status.st_mode & S_IFMT == S_IFREG ? destination : nil }
    guard let folder = realpath(folder(of: destination), nil) else { return nil }
    defer { free(folder) }
    let name = destination.utf8.lastIndex(of: UInt8(ascii: "/")).map { destination[$0...].dropFirst() }
    return String(cString: folder) + "/" + (name ?? destination[...])
  }

  /// Returns the path without symbolic links. A link to a missing file is followed to where the file would be.
  private static func followed(_ path: String) throws(FileWritingError) -> String {
    var current = path
    // The limit of the system.
    for _ in 0..<40 {
      if let resolved = realpath(current, nil) {
        defer { free(resolved) }
        return String(cString: resolved)
      }
      guard let target = linkTarget(current) else { return current }
      current = target.hasPrefix("/") ? target : folder(of: current) + "/" + target
    }
    throw failure(path, ELOOP)
  }

  /// Returns the target of a symbolic link, or nil if the path is no link.
  private static func linkTarget(_ path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    return count > 0 ? String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
  }

  /// Returns the folder that contains a path.
  private static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Creates a temporary file in the folder of the destination.
  private static func openTemporary(
    beside destination: String, path: String
  ) throws(FileWritingError) -> (file: Int32, path: String) {
    guard !path.isEmpty else { throw .folderNotFound(path: path) }
    if path.utf8.last == UInt8(ascii: "/") { throw .isFolder(path: path) }
    for _ in 0..<16 {
      let number = String(UInt64.random(in: .min ... .max), radix: 16)
      let temporary = folder(of: destination) + "/.pellucid-" + number
      // The permissions 0o666 are reduced by the user's mask, as for any new file.
      let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if file >= 0 { return (file, temporary) }
      if errno != EEXIST { throw failure(path, errno) }
    }
    throw failure(path, EEXIST)
  }

  /// Writes to a device or a pipe.
  private static func writeDirectly(_ bytes: [UInt8], to path: String) throws(FileWritingError) {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path, errno) }
    try writeAndClose(bytes, to: file, path: path, isDurable: false)
  }

  /// Writes all bytes and closes the file, after flushing it to the disk if `isDurable`.
  private static func writeAndClose(
    _ bytes: [UInt8], to file: Int32, path: String, isDurable: Bool
  ) throws(FileWritingError) {
    var code = writeAll(bytes, to: file)
    // EINVAL means that the file system supports no flushing.
    if code == 0 && isDurable && fsync(file) != 0 && errno != EINVAL { code = errno }
    if close(file) != 0 && code == 0 { code = errno }
    if code != 0 { throw failure(path, code) }
  }

  /// Writes all bytes. Returns 0, or the error number of the system.
  private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        let count = Glibc.write(file, rest.baseAddress, rest.count)
        if count < 0 && errno != EINTR { return errno }
        if count > 0 { written += count }
      }
      return 0
    }
  }

  /// Flushes a folder to the disk, so that the new name survives a power failure. A folder that cannot be opened is
  /// ignored.
  private static func makeNameDurable(_ folder: String) {
    let handle = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard handle >= 0 else { return }
    fsync(handle)
    close(handle)
  }

  /// Converts an error number of the system.
  private static func failure(_ path: String, _ code: Int32) -> FileWritingError {
    switch code {
    case ENOENT, ENOTDIR: .folderNotFound(path: path)
    case EISDIR: .isFolder(path: path)
    default: .unwritable(path: path, reason: String(cString: strerror(code)))
    }
  }
}
