// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc
import Pellucid

/// A standard stream of the program, on which a refused write returns an error and never traps or raises a signal.
struct StandardStream {
  static let input = StandardStream(descriptor: STDIN_FILENO)
  static let output = StandardStream(descriptor: STDOUT_FILENO)
  static let error = StandardStream(descriptor: STDERR_FILENO)

  let descriptor: Int32

  /// Makes the streams safe to write to, and sets the signals. Must be called once, before any file is opened.
  static func prepare() {
    // The number of a closed stream would go to the next file that is opened. One that can only be read takes
    // it instead and refuses writes, as the closed stream did.
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", O_RDONLY)
    }
    signal(SIGPIPE, SIG_IGN)
    // Beyond the limit of a file's size the write itself returns an error.
    signal(SIGXFSZ, SIG_IGN)
    // Ignored, it would take away how programs of pictures ended.
    signal(SIGCHLD, SIG_DFL)
    EndingSignals.removeTemporaryFiles()
  }

  /// Writes a text. Returns 0 if all of it was written, or the error number of the system.
  func write(_ text: String) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count < 0 && errno != EINTR { return errno }
        rest = UnsafeRawBufferPointer(rebasing: rest[max(count, 0)...])
      }
      return 0
    }
  }

  /// A Boolean value indicating whether bytes can be read without waiting, or the stream has ended.
  var hasMore: Bool { isReadable(within: 0) }

  /// Waits for bytes and returns them; none at the end of the stream.
  func read(atMost limit: Int) throws(FileReadingError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: limit)
    while true {
      let count = Glibc.read(descriptor, &bytes, limit)
      if count >= 0 { return Array(bytes[..<count]) }
      switch errno {
      case EINTR: continue
      // A stream that another process set not to wait.
      case EAGAIN: _ = isReadable(within: -1)
      default: throw .unreadable(path: "/dev/stdin", reason: String(cString: strerror(errno)))
      }
    }
  }

  /// Waits for bytes for some milliseconds, or without end for -1.
  private func isReadable(within milliseconds: Int32) -> Bool {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, milliseconds) > 0
  }
}
