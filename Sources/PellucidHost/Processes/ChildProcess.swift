// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// A run of a system program with bytes as its input and output: without a shell, in a separate process group, and with
/// limits of time, memory and output that the kernel enforces.
struct ChildProcess {
  /// The limits of a run.
  struct Limits: Hashable, Sendable {
    /// The number of seconds after which the program is killed, also the limit of its processor time.
    var seconds = 20.0
    /// The largest address space, in bytes.
    var memoryBytes = 2 << 30
    /// The largest output, in bytes.
    var outputBytes = 256 << 20
  }

  /// The reason why a run gave no output.
  enum Failure: Error, Hashable, Sendable {
    /// No program has this name.
    case missing(tool: String)
    case timedOut(seconds: Double)
    /// The program could not be started, or ended with an error.
    case failed(ProgramFault)
  }

  /// The program, as an absolute path or a name to find in the system's folders.
  let tool: String
  var limits = Limits()
  /// The program of `util-linux` that sets the limits, by name or path.
  var limiter = ChildProcess.limiter

  static let limiter = "prlimit"

  /// Runs the program and returns the bytes of its standard output.
  func run(_ arguments: [String], input: [UInt8]) throws(Failure) -> [UInt8] {
    guard let program = Self.path(of: tool) else { throw .missing(tool: tool) }
    guard let limiter = Self.path(of: limiter) else { throw .missing(tool: limiter) }
    guard let given = UnlinkedFile(), let written = UnlinkedFile(), let said = UnlinkedFile(),
      given.write(input)
    else { throw .failed(.noRoom(folder: UnlinkedFile.folder)) }
    let bounds = [
      "--as=\(limits.memoryBytes)", "--cpu=\(Int(limits.seconds.rounded(.up)))",
      "--fsize=\(limits.outputBytes)", "--core=0", "--",
    ]
    let child = try start([limiter] + bounds + [program] + arguments, given, written, said)
    let status = try wait(for: child)
    guard status == 0 else { throw .failed(said.firstLine.map { .said($0) } ?? Self.ending(status)) }
    return written.bytes
  }

  /// Starts a process with files as its standard streams.
  private func start(
    _ words: [String], _ input: UnlinkedFile, _ output: UnlinkedFile, _ errors: UnlinkedFile
  ) throws(Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, file) in [input, output, errors].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, file.descriptor, Int32(number))
    }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var child: pid_t = 0
    let code = Self.withStrings(words) { arguments in
      Self.withStrings(["PATH=/usr/bin:/bin", "LC_ALL=C", "HOME=/nonexistent"]) { environment in
        posix_spawn(&child, words[0], &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else { throw .failed(.system(String(cString: strerror(code)))) }
    return child
  }

  /// Waits for the process and returns its exit status; kills the whole group at the time limit.
  private func wait(for child: pid_t) throws(Failure) -> Int32 {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(limits.seconds)
    var status: Int32 = 0
    while true {
      let ended = waitpid(child, &status, WNOHANG)
      if ended == child { return status }
      if ended < 0, errno != EINTR { throw .failed(.system(String(cString: strerror(errno)))) }
      if clock.now >= deadline {
        kill(-child, SIGKILL)
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        throw .timedOut(seconds: limits.seconds)
      }
      usleep(1000)
    }
  }

  /// Returns the reason for which a program ended.
  private static func ending(_ status: Int32) -> ProgramFault {
    let signal = Int(status & 0x7f)
    return signal == 0 ? .exitCode(Int(status >> 8 & 0xff)) : .signal(signal)
  }

  /// Returns the path of a program in the folders of the distribution. The user's own search path is not used, because
  /// it may contain anything.
  private static func path(of tool: String) -> String? {
    let candidates =
      tool.hasPrefix("/") ? [tool] : ["/usr/bin", "/bin", "/usr/local/bin"].map { $0 + "/" + tool }
    return candidates.first { access($0, X_OK) == 0 }
  }

  /// Calls `body` with C strings, ended by a null pointer.
  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}

/// A file without a name, which disappears when the last process closes it.
private final class UnlinkedFile {
  let descriptor: Int32

  static var folder: String { FileManager.default.temporaryDirectory.path }

  init?() {
    var name = Array((Self.folder + "/pellucid-XXXXXX").utf8CString)
    descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    unlink(name)
  }

  deinit { close(descriptor) }

  /// Writes the bytes at the beginning of the file. Returns false if the disk is full.
  func write(_ bytes: [UInt8]) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        pwrite(descriptor, buffer.baseAddress.map { $0 + offset }, bytes.count - offset, off_t(offset))
      }
      guard count > 0 else { return false }
      offset += count
    }
    return true
  }

  var bytes: [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      while count < buffer.count {
        let part = pread(
          descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count, off_t(count))
        guard part > 0 else { return }
        count += part
      }
    }
  }

  /// The first line of the content, limited to 200 bytes; nil if it is empty.
  var firstLine: String? {
    let line = bytes.prefix(200).prefix { $0 != UInt8(ascii: "\n") }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }
}
