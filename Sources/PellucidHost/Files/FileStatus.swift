// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The kinds of what a path can lead to.
package enum FileKind: Hashable, Sendable { case file, folder, link, pipe, socket, device }

/// A file as the system knows it, whatever its names are.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  init(_ status: stat) { (device, number) = (UInt64(status.st_dev), UInt64(status.st_ino)) }
}

/// The facts that the system states about a file.
struct FileStatus {
  private let status: stat

  init(_ status: stat) { self.status = status }

  /// Returns what an open file is; nil where the system refuses, with the reason in `errno`.
  init?(of file: Int32) {
    var status = stat()
    guard fstat(file, &status) == 0 else { return nil }
    self.status = status
  }

  var identity: FileIdentity { FileIdentity(status) }
  var size: Int { Int(status.st_size) }
  /// The permissions, without the bits that make a program run as the owner of its file.
  var permissions: mode_t { status.st_mode & 0o777 }

  var kind: FileKind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    case S_IFIFO: .pipe
    case S_IFSOCK: .socket
    default: .device
    }
  }

  /// A Boolean value that is true for a terminal and the like, and false for a disk.
  var isStream: Bool { status.st_mode & S_IFMT == S_IFCHR }

  /// A value that changes whenever the file is written or replaced.
  var version: FileVersion {
    FileVersion(
      identity: identity, size: status.st_size,
      times: [
        status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
      ])
  }
}

/// A state of a file.
struct FileVersion: Hashable, Sendable {
  var identity: FileIdentity
  var size: Int
  /// The times of the last change, of the bytes and of anything.
  var times: [Int]
}
