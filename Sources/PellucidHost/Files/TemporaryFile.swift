// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization

/// A file that is written completely before it takes the place of another one.
///
/// It has no name until then, where the file system supports that: whatever ends the program, nothing is left of it.
final class TemporaryFile {
  /// The result of `rename(to:)`.
  enum Renaming: Equatable {
    case done
    /// The file has no name, and the system gives it none.
    case hasNoName
    case refused(Int32)
  }

  let descriptor: Int32
  private var name: String?
  private let folder: String

  /// The names of the temporary files that exist now. Names are given and taken away while the lock is held, so that
  /// whoever holds it sees them all.
  private static let names = Mutex<Set<String>>([])

  /// Creates a file in a folder; nil where the system refuses, with the reason in `errno`.
  init?(in folder: String, isNamed: Bool, flags: Int32 = O_WRONLY) {
    self.folder = folder
    // The permissions 0o666 are reduced by the user's mask, as for any new file.
    guard isNamed else {
      descriptor = SystemCall.open(folder, flags | Self.withoutName, 0o666)
      if descriptor < 0 { return nil }
      return
    }
    let name = Self.newName(in: folder)
    descriptor = Self.names.withLock { names in
      let file = SystemCall.open(name, flags | O_CREAT | O_EXCL, 0o666)
      if file >= 0 { names.insert(name) }
      return file
    }
    if descriptor < 0 { return nil }
    self.name = name
  }

  deinit {
    // A failed `close` would hide why there is no file.
    if descriptor >= 0 { close(descriptor) }
  }

  /// Opens a new file without a name for reading and writing; nil where the system refuses, with the reason in `errno`.
  static func withoutName(in folder: String) -> Int32? {
    let file = SystemCall.open(folder, O_RDWR | O_EXCL | withoutName, 0o600)
    if file >= 0 { return file }
    guard let named = TemporaryFile(in: folder, isNamed: true, flags: O_RDWR) else { return nil }
    named.remove()
    let copy = fcntl(named.descriptor, F_DUPFD_CLOEXEC, 0)
    return copy < 0 ? nil : copy
  }

  /// O_TMPFILE, which is a macro.
  private static let withoutName = O_DIRECTORY | 0o20000000

  /// Returns a name that no file has: one of 2⁶⁴.
  static func newName(in folder: String) -> String {
    Paths.joined(folder, ".pellucid-" + String(UInt64.random(in: .min ... .max), radix: 16))
  }

  /// Takes the place of the file at `destination`.
  func rename(to destination: String) -> Renaming {
    Self.names.withLock { names in
      if name == nil {
        let name = Self.newName(in: folder)
        guard SystemCall.link(descriptor, to: name) else { return .hasNoName }
        self.name = name
        names.insert(name)
      }
      guard let name else { return .hasNoName }
      guard SystemCall.rename(name, to: destination) else { return .refused(errno) }
      names.remove(name)
      self.name = nil
      return .done
    }
  }

  /// Removes the file unless it has been renamed.
  func remove() {
    guard let name else { return }
    self.name = nil
    Self.names.withLock { names in
      SystemCall.remove(name)
      names.remove(name)
    }
  }

  /// Removes all temporary files and calls `end`, which ends the program before another one is created.
  static func removeAll(andThen end: () -> Void) {
    names.withLock { names in
      for name in names { SystemCall.remove(name) }
      names = []
      end()
    }
  }
}

/// The signals that ask the program to end.
package enum EndingSignals {
  /// Makes SIGINT, SIGTERM and SIGHUP remove temporary files before they end the program. Called once, before the first
  /// thread is started; ignored signals stay ignored.
  package static func removeTemporaryFiles() {
    var (signals, old) = (waitedFor, sigset_t())
    pthread_sigmask(SIG_BLOCK, &signals, &old)
    var (thread, attributes) = (pthread_t(), pthread_attr_t())
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, 256 << 10)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    let code = pthread_create(&thread, &attributes, { _ in EndingSignals.wait() }, nil)
    pthread_attr_destroy(&attributes)
    // Without the thread, the signals end the program as ever.
    if code != 0 { pthread_sigmask(SIG_SETMASK, &old, nil) }
  }

  /// A Boolean value indicating whether SIGINT ends the program as done.
  private static let interruptionIsDone = Atomic(false)

  /// Makes SIGINT end the program with the exit code 0, as the way to end work that has no end of its own.
  package static func takeInterruptionAsDone() { interruptionIsDone.store(true, ordering: .relaxed) }

  private static var waitedFor: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      sigaction(signal, nil, &action)
      let isIgnored = action.__sigaction_handler.sa_handler.map { unsafeBitCast($0, to: Int.self) == 1 }
      if isIgnored != true { sigaddset(&signals, signal) }
    }
    return signals
  }

  /// Waits for a signal and ends the program by it.
  private static func wait() -> UnsafeMutableRawPointer? {
    var (signals, signal) = (waitedFor, Int32())
    while sigwait(&signals, &signal) != 0 {}
    TemporaryFile.removeAll {
      if signal == SIGINT, interruptionIsDone.load(ordering: .relaxed) { _exit(0) }
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      kill(getpid(), signal)
      while true { pause() }
    }
    return nil
  }
}
