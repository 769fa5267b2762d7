// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CHost
import Glibc

/// The lock of a folder, which every run of the program holds while it changes a file there. It leaves no file behind.
struct FolderLock {
  private let descriptor: Int32

  /// The time after which a lock is not waited for any longer, in seconds. Chosen: a change takes some milliseconds.
  private static let patience = 10

  /// Waits for the lock of a folder. A folder that cannot be opened or locked has none, and is used without one.
  ///
  /// - Parameter path: The file that will be changed, for errors.
  init(of folder: String, for path: String) throws(FileWritingError) {
    descriptor = SystemCall.open(folder, O_RDONLY | O_DIRECTORY)
    guard descriptor >= 0 else { return }
    let deadline = ContinuousClock.now + .seconds(Self.patience)
    while PellucidTryLock(descriptor) == EWOULDBLOCK {
      guard ContinuousClock.now < deadline else {
        close(descriptor)
        throw .busy(path: path, seconds: Self.patience)
      }
      usleep(2000)
    }
  }

  func release() {
    if descriptor >= 0 { close(descriptor) }
  }
}
