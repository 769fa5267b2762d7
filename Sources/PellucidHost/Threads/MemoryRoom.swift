// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc

/// The memory that the computer, its container or the limits of the process leave to the program.
enum MemoryRoom {
  /// The bytes: the least of all limits.
  static var bytes: Int64 {
    var least = Int64(clamping: ProcessInfo.processInfo.physicalMemory)
    for limit in [addressSpace, container].compactMap(\.self) { least = min(least, limit) }
    return least
  }

  /// The limit of the process's address space (`ulimit -v`); nil without one.
  private static var addressSpace: Int64? {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0, limit.rlim_cur < 1 << 62 else {
      return nil
    }
    return Int64(limit.rlim_cur)
  }

  /// The limit of the control groups that the process is in, of both versions of the kernel's interface; nil without one.
  private static var container: Int64? {
    let root = "/sys/fs/cgroup"
    var least = limit(in: root + "/memory/memory.limit_in_bytes")
    guard let groups = text(of: "/proc/self/cgroup") else { return least }
    // A line of the second version is `0::/outer/inner`, and a limit of each outer group holds too.
    let line = groups.split(separator: "\n").first { $0.hasPrefix("0::/") }
    var path = root
    for part in [""] + (line?.dropFirst(4).split(separator: "/").map(String.init) ?? []) {
      path += part.isEmpty ? "" : "/" + part
      guard let limit = limit(in: path + "/memory.max") else { continue }
      least = min(least ?? limit, limit)
    }
    return least
  }

  private static func limit(in file: String) -> Int64? {
    text(of: file).flatMap { Int64($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }

  private static func text(of file: String) -> String? {
    FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
  }
}
