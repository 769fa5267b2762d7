// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization

/// The files that one run of the program has read, which none of its outputs may take the place of.
///
/// Nothing is recorded before `record` is called. A library does not call it: its owner may write what it has read.
package enum InputFiles {
  private struct Inputs {
    var files: Set<FileIdentity> = []
    /// The bytes of the paths of catalogs, which belong to the input with everything in them.
    var folders: Set<[UInt8]> = []
  }

  private static let inputs = Mutex<Inputs?>(nil)

  /// Begins to record what is read.
  package static func record() { inputs.withLock { $0 = $0 ?? Inputs() } }

  /// Forgets what was read, where a run begins again: the file system gives the numbers of replaced files to others.
  package static func forget() { inputs.withLock { $0 = $0.map { _ in Inputs() } } }

  /// Records a file that will be read, whatever its kind; nothing where there is none.
  package static func add(_ path: String) {
    guard inputs.withLock({ $0 != nil }), let status = SystemCall.status(of: path) else { return }
    add(file: status)
  }

  static func add(file status: FileStatus) { inputs.withLock { _ = $0?.files.insert(status.identity) } }

  /// Records everything in a folder.
  ///
  /// - Parameter folder: An absolute path without links.
  static func add(folder: String) { inputs.withLock { _ = $0?.folders.insert(Array(folder.utf8)) } }

  /// Returns a Boolean value indicating whether the file at a path was read, or lies in a folder of which everything is.
  package static func contain(_ path: String) -> Bool {
    guard inputs.withLock({ $0 != nil }), let status = SystemCall.status(of: path) else { return false }
    return contain(status, at: path)
  }

  static func contain(_ status: FileStatus, at path: String) -> Bool {
    inputs.withLock { inputs in
      guard let inputs else { return false }
      if inputs.files.contains(status.identity) { return true }
      guard !inputs.folders.isEmpty, let place = SystemCall.resolved(path) else { return false }
      let bytes = Array(place.utf8)
      return bytes.indices.contains { index in
        bytes[index] == UInt8(ascii: "/") && inputs.folders.contains(Array(bytes[..<index]))
      }
    }
  }
}
