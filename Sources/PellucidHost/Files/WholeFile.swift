// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The reason why a file could not be written.
package enum FileWritingError: Error, Hashable, Sendable {
  /// The folder that should hold the file does not exist.
  case folderNotFound(path: String)
  /// Something else than a folder lies at the path of a folder, or above it.
  case notAFolder(path: String)
  /// The path names a folder.
  case isFolder(path: String)
  /// Something else than a file lies at the path, which is neither replaced nor followed.
  case notAFile(path: String, FileKind)
  /// Nobody reads from the pipe at the path.
  case noReader(path: String)
  /// The run has read the file.
  case isInput(path: String)
  /// The file in place of an earlier report is none.
  case notAReport(path: String)
  /// Another program has changed the file since it was read.
  case changed(path: String)
  /// Another program has held the lock of the file's folder for `seconds`.
  case busy(path: String, seconds: Int)
  /// The system refused; `reason` is its message.
  case unwritable(path: String, reason: String)
}

/// Functions that write a file completely or not at all.
package enum WholeFile {
  /// The origins of the path of an output.
  package enum Place: Sendable {
    /// Somebody named the file: links within its folder are followed, and devices and pipes are written directly.
    case named
    /// The program named the file in a folder that it fills: only regular files are replaced, and no link is followed.
    case filled
  }

  /// Replaces the file at `path` by `bytes` in one atomic step, unless the run has read the file; see `InputFiles`.
  ///
  /// The bytes are written to a temporary file in the same folder, flushed to the disk and then renamed. On failure an
  /// old file is unchanged and the temporary file is removed. The permissions of an old file are kept, except that no
  /// file runs as its owner.
  package static func write(
    _ bytes: [UInt8], to path: String, as place: Place = .named
  ) throws(FileWritingError) {
    if place == .named, let old = streamStatus(of: path) { return try writeDirectly(bytes, to: path, old) }
    let destination = place == .named ? try followedWithinFolder(path) : path
    try replace(destination, by: bytes, path: path) { (old) throws(FileWritingError) in
      guard let old else { return }
      try check(old, path)
      if InputFiles.contain(old, at: destination) { throw .isInput(path: path) }
    }
  }

  /// Replaces the file at `path` by what a closure makes of its bytes, while no other run of the program changes it.
  ///
  /// - Parameters:
  ///   - maximumBytes: The greatest size of the old file.
  ///   - change: Returns the new bytes; called with nil where there is no file. A file whose bytes stay equal is not
  ///     written.
  /// - Returns: A Boolean value indicating whether the bytes changed.
  /// - Throws: A `FileReadingError`, a `FileWritingError`, or the error of `change`.
  @discardableResult
  package static func update(
    _ path: String, maximumBytes: Int, _ change: (_ old: [UInt8]?) throws -> [UInt8]
  ) throws -> Bool {
    if let old = streamStatus(of: path) {
      try writeDirectly(change(nil), to: path, old)
      return true
    }
    let destination = try followedWithinFolder(path)
    let lock = try FolderLock(of: Paths.folder(of: destination), for: path)
    defer { lock.release() }
    var old: (bytes: [UInt8], version: FileVersion)?
    do throws(FileReadingError) {
      old = try FileReading.read(destination, maximumBytes: maximumBytes, isInput: false)
    } catch .notFound {}
    let new = try change(old?.bytes)
    guard new != old?.bytes else { return false }
    // Replacing needs only the folder, but a file without any right to write is protected on purpose.
    if let status = SystemCall.status(of: destination), status.permissions & 0o222 == 0 {
      throw failure(path, EACCES)
    }
    try replace(destination, by: new, path: path) { (found) throws(FileWritingError) in
      guard found?.version == old?.version else { throw .changed(path: path) }
    }
    return true
  }

  /// Removes the file at `path`, unless the run has read it. What is no file stays, and so does one that cannot be removed.
  package static func remove(_ path: String) {
    guard let status = SystemCall.statusOfLink(path), status.kind == .file,
      !InputFiles.contain(status, at: path)
    else { return }
    SystemCall.remove(path)
  }

  /// Appends bytes to the file at `path`, which exists.
  package static func append(_ bytes: [UInt8], to path: String) throws(FileWritingError) {
    if let old = streamStatus(of: path) { return try writeDirectly(bytes, to: path, old) }
    let file = SystemCall.open(path, O_WRONLY | O_APPEND | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { throw failure(path, errno) }
    defer { close(file) }
    try writeAll(bytes, to: file, path)
  }

  /// Returns the unique path, without links, of the file that writing to `path` would replace or create.
  ///
  /// The result is nil if the path leads to something other than a file, such as a device, or into a folder that does
  /// not exist.
  package static func place(of path: String) -> String? {
    guard let destination = try? followed(path) else { return nil }
    if let status = SystemCall.status(of: destination) { return status.kind == .file ? destination : nil }
    guard let folder = SystemCall.resolved(Paths.folder(of: destination)) else { return nil }
    return folder + "/" + Paths.name(of: destination)
  }

  /// Returns the path without symbolic links. A link to a missing file is followed to where the file would be.
  private static func followed(_ path: String) throws(FileWritingError) -> String {
    var current = path
    // The limit of the system.
    for _ in 0..<40 {
      if let resolved = SystemCall.resolved(current) { return resolved }
      guard let target = SystemCall.linkTarget(current) else { return current }
      current = Paths.isAbsolute(target) ? target : Paths.folder(of: current) + "/" + target
    }
    throw failure(path, ELOOP)
  }

  /// Returns the path without symbolic links; throws where the name itself is a link that leads out of its folder.
  ///
  /// Others may put a link in the place where somebody expects an output. The links of the system in `/dev` and `/proc`
  /// stand for open files.
  private static func followedWithinFolder(_ path: String) throws(FileWritingError) -> String {
    let destination = try followed(path)
    guard let link = SystemCall.statusOfLink(path), link.kind == .link else { return destination }
    let places = [path, destination].map { path in
      let folder = Paths.folder(of: path)
      return Paths.joined(SystemCall.resolved(folder) ?? folder, Paths.name(of: path))
    }
    let isSystem = ["/dev", "/proc"].contains { Paths.lies(places[0], in: $0) }
    guard isSystem || Paths.lies(places[1], in: Paths.folder(of: places[0])) else {
      throw .notAFile(path: path, .link)
    }
    return destination
  }

  /// Throws unless a file is regular.
  private static func check(_ status: FileStatus, _ path: String) throws(FileWritingError) {
    switch status.kind {
    case .file: return
    case .folder: throw .isFolder(path: path)
    case let kind: throw .notAFile(path: path, kind)
    }
  }

  // MARK: Files

  /// Replaces a file.
  ///
  /// - Parameters:
  ///   - path: The path in the spelling of errors.
  ///   - check: Throws if what lies at the destination may not be replaced; called before anything is written and again
  ///     just before the file is replaced.
  private static func replace(
    _ destination: String, by bytes: [UInt8], path: String,
    check: (FileStatus?) throws(FileWritingError) -> Void
  ) throws(FileWritingError) {
    guard !path.isEmpty else { throw .folderNotFound(path: path) }
    if path.utf8.last == UInt8(ascii: "/") { throw .isFolder(path: path) }
    let old = SystemCall.statusOfLink(destination)
    try check(old)
    // A file without a name cannot get one everywhere.
    for isNamed in [false, true] {
      guard let temporary = TemporaryFile(in: Paths.folder(of: destination), isNamed: isNamed) else {
        if !isNamed { continue }
        throw failure(path, errno)
      }
      defer { temporary.remove() }
      if let old { _ = fchmod(temporary.descriptor, old.permissions) }
      try writeAll(bytes, to: temporary.descriptor, path)
      // EINVAL means that the file system supports no flushing.
      guard fsync(temporary.descriptor) == 0 || errno == EINVAL else { throw failure(path, errno) }
      try check(SystemCall.statusOfLink(destination))
      switch temporary.rename(to: destination) {
      case .done: return makeNameDurable(Paths.folder(of: destination))
      case .hasNoName: continue
      case .refused(let code): throw failure(path, code)
      }
    }
    throw failure(path, EEXIST)
  }

  /// Flushes a folder to the disk, so that the new name survives a power failure. A folder that cannot be opened is
  /// ignored.
  private static func makeNameDurable(_ folder: String) {
    let handle = SystemCall.open(folder, O_RDONLY | O_DIRECTORY)
    guard handle >= 0 else { return }
    fsync(handle)
    close(handle)
  }

  // MARK: Streams

  /// Returns what lies at a path if it is neither a file nor a folder.
  private static func streamStatus(of path: String) -> FileStatus? {
    // The path is not resolved: resolved by hand, the link of a pipe such as /dev/stdout leads nowhere.
    SystemCall.status(of: path).flatMap { [.file, .folder].contains($0.kind) ? nil : $0 }
  }

  /// Writes to a pipe, or to a device that is no disk.
  private static func writeDirectly(
    _ bytes: [UInt8], to path: String, _ status: FileStatus
  ) throws(FileWritingError) {
    guard status.kind == .pipe || status.isStream else { throw .notAFile(path: path, status.kind) }
    // Without waiting for a reader.
    let file = SystemCall.open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else {
      throw status.kind == .pipe && errno == ENXIO ? .noReader(path: path) : failure(path, errno)
    }
    defer { close(file) }
    // A reader that is there may take its time.
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
    try writeAll(bytes, to: file, path)
  }

  /// Writes all bytes.
  private static func writeAll(
    _ bytes: [UInt8], to file: Int32, _ path: String
  ) throws(FileWritingError) {
    let code = bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
        let count = Glibc.write(file, rest.baseAddress, rest.count)
        if count < 0 && errno != EINTR { return errno }
        if count > 0 { written += count }
      }
      return 0
    }
    if code != 0 { throw failure(path, code) }
  }

  /// Converts an error number of the system.
  static func failure(_ path: String, _ code: Int32) -> FileWritingError {
    switch code {
    case ENOENT, ENOTDIR: .folderNotFound(path: path)
    case EISDIR: .isFolder(path: path)
    default: .unwritable(path: path, reason: SystemCall.reason(code))
    }
  }
}
