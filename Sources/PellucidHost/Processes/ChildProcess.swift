// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CHost
import Foundation
import Glibc

/// A run of a system program with bytes as its input and output: without a shell, in a separate process group, and with
/// limits of time, memory and output that the kernel enforces. The kernel kills it when the program ends, by whatever
/// signal.
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

  /// The way in which a run ended.
  enum End: Hashable, Sendable {
    case exited(Int)
    case signalled(Int)
    /// The program was killed at the limit of time.
    case late
  }

  /// An ended run, with all that it wrote.
  struct Outcome: Sendable {
    var end: End
    var output: [UInt8], errors: [UInt8]
  }

  /// The program, as an absolute path or a name to find in the system's folders.
  let tool: String
  var limits = Limits()
  /// The program of `util-linux` that sets the limits, by name or path.
  var limiter = ChildProcess.limiter
  /// The variables that the program finds in its environment, as `NAME=VALUE`.
  var environment = ["PATH=/usr/bin:/bin", "LC_ALL=C", "HOME=/nonexistent"]

  static let limiter = "prlimit"

  /// Runs the program and returns the bytes of its standard output.
  func run(_ arguments: [String], input: [UInt8]) throws(Failure) -> [UInt8] {
    let (outcome, room) = try finish(arguments, input: input)
    if case .late = outcome.end { throw .timedOut(seconds: limits.seconds) }
    guard outcome.end == .exited(0) else {
      // A full folder stops the output as well as the message about it.
      if let room { throw .failed(room) }
      // The first line of the message, limited to 200 bytes.
      let line = outcome.errors.prefix(200).prefix { $0 != UInt8(ascii: "\n") }
      throw .failed(line.isEmpty ? Self.fault(outcome.end) : .said(String(decoding: line, as: UTF8.self)))
    }
    return outcome.output
  }

  /// Runs the program and returns what it wrote, however it ended.
  func outcome(of arguments: [String], input: [UInt8] = []) throws(Failure) -> Outcome {
    try finish(arguments, input: input).outcome
  }

  private func finish(
    _ arguments: [String], input: [UInt8]
  ) throws(Failure) -> (outcome: Outcome, room: ProgramFault?) {
    guard let program = Self.path(of: tool) else { throw .missing(tool: tool) }
    guard let limiter = Self.path(of: limiter) else { throw .missing(tool: limiter) }
    let (given, written, said) = (try UnlinkedFile(), try UnlinkedFile(), try UnlinkedFile())
    try given.write(input)
    let bounds = [
      "--as=\(Self.lowered(limits.memoryBytes, RLIMIT_AS))",
      "--cpu=\(Self.lowered(Int(limits.seconds.rounded(.up)), RLIMIT_CPU))",
      "--fsize=\(Self.lowered(limits.outputBytes, RLIMIT_FSIZE))", "--core=0", "--",
    ]
    let child = try start([limiter] + bounds + [program] + arguments, given, written, said)
    let end = try wait(for: child)
    let room = end == .exited(0) ? nil : written.lackOfRoom ?? said.lackOfRoom
    return (Outcome(end: end, output: written.bytes, errors: said.bytes), room)
  }

  /// Returns a limit, or the lower one that this process has itself and cannot raise.
  private static func lowered(_ limit: Int, _ resource: __rlimit_resource) -> Int {
    var own = rlimit()
    guard getrlimit(__rlimit_resource_t(resource.rawValue), &own) == 0 else { return limit }
    return Int(min(rlim_t(limit), own.rlim_max))
  }

  /// Starts a process with files as its standard streams.
  private func start(
    _ words: [String], _ input: UnlinkedFile, _ output: UnlinkedFile, _ errors: UnlinkedFile
  ) throws(Failure) -> pid_t {
    var child: pid_t = 0
    let code = Self.withStrings(words) { arguments in
      Self.withStrings(environment) { environment in
        PellucidStart(arguments, environment, [input, output, errors].map(\.descriptor), &child)
      }
    }
    guard code == 0 else { throw .failed(.system(SystemCall.reason(code))) }
    return child
  }

  /// Waits for the process and returns how it ended; kills the whole group at the time limit.
  private func wait(for child: pid_t) throws(Failure) -> End {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(limits.seconds)
    var status: Int32 = 0
    while true {
      let ended = waitpid(child, &status, WNOHANG)
      if ended == child { return Self.end(status) }
      if ended < 0, errno != EINTR { throw .failed(.system(SystemCall.reason)) }
      if clock.now >= deadline {
        kill(-child, SIGKILL)
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return .late
      }
      usleep(1000)
    }
  }

  private static func end(_ status: Int32) -> End {
    let signal = Int(status & 0x7f)
    return signal == 0 ? .exited(Int(status >> 8 & 0xff)) : .signalled(signal)
  }

  private static func fault(_ end: End) -> ProgramFault {
    switch end {
    case .exited(let code): .exitCode(code)
    case .signalled(let signal): .signal(signal)
    case .late: .signal(Int(SIGKILL))
    }
  }

  /// Returns the path of a program in the folders of the distribution. The user's own search path is not used, because
  /// it may contain anything.
  private static func path(of tool: String) -> String? {
    let candidates =
      tool.hasPrefix("/") ? [tool] : ["/usr/bin", "/bin", "/usr/local/bin"].map { $0 + "/" + tool }
    return candidates.first { SystemCall.isAccessible($0, X_OK) }
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

  private static var folder: String { FileManager.default.temporaryDirectory.path }

  init() throws(ChildProcess.Failure) {
    guard let file = TemporaryFile.withoutName(in: Self.folder) else { throw .failed(Self.fault(errno)) }
    // The numbers of standard streams are those of the child.
    descriptor = fcntl(file, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    let code = errno
    close(file)
    if descriptor < 0 { throw .failed(Self.fault(code)) }
  }

  deinit { close(descriptor) }

  /// Writes the bytes at the beginning of the file.
  func write(_ bytes: [UInt8]) throws(ChildProcess.Failure) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        pwrite(descriptor, buffer.baseAddress.map { $0 + offset }, bytes.count - offset, off_t(offset))
      }
      if count > 0 { offset += count } else if errno != EINTR { throw .failed(Self.fault(errno)) }
    }
  }

  /// The reason why nothing more can be written to the file; nil if more can.
  var lackOfRoom: ProgramFault? {
    guard let size = FileStatus(of: descriptor)?.size else { return nil }
    defer { ftruncate(descriptor, off_t(size)) }
    let part = [UInt8](repeating: 0, count: 1 << 16)
    var written = 0
    while written < part.count {
      let count = pwrite(descriptor, part, part.count - written, off_t(size + written))
      if count < 0 { return Self.fault(errno) }
      written += count
    }
    return nil
  }

  /// Converts an error number of the system.
  private static func fault(_ code: Int32) -> ProgramFault {
    switch code {
    case ENOSPC, EDQUOT: .noRoom(folder: folder)
    case ENOENT, ENOTDIR, EACCES, EROFS: .noFolder(path: folder)
    default: .system(SystemCall.reason(code))
    }
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
}
