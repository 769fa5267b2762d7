// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// Milliseconds of repeated runs.
struct Timing {
  let median: Double
  let ninetieth: Double

  /// Two runs to warm up, then `runs` that count; what `prepare` does before each is not timed.
  init(runs: Int = 11, preparing prepare: () -> Void = {}, _ body: () -> Void) {
    for _ in 0..<2 {
      prepare()
      body()
    }
    let times = (0..<runs).map { _ in
      prepare()
      let start = DispatchTime.now().uptimeNanoseconds
      body()
      return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
    }.sorted()
    median = times[runs / 2]
    ninetieth = times[runs * 9 / 10]
  }

  /// Two threads copying one frame of w·h·4 bytes between warm buffers.
  static func copy(bytes: Int) -> Timing {
    let source = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    let target = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    defer {
      source.deallocate()
      target.deallocate()
    }
    memset(source, 7, bytes)
    memset(target, 9, bytes)
    nonisolated(unsafe) let (from, to) = (source, target)
    return Timing {
      DispatchQueue.concurrentPerform(iterations: 2) { half in
        memcpy(to + half * bytes / 2, from + half * bytes / 2, bytes / 2)
      }
    }
  }
}

/// A line of the kernel's account of this process, in bytes: `VmRSS` now, `VmHWM` the most so far.
func resident(_ key: String) -> Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix(key) }
  return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first).flatMap { Int($0) }
    .map { $0 * 1024 } ?? 0
}
