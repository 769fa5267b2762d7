// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// A piece of work to time. `prepare` runs before each run of `body` and is not timed.
struct Work {
  var prepare: () -> Void = {}
  let body: () -> Void

  /// Returns the work of two threads that copy one frame of w·h·4 bytes between warm buffers, which are never freed.
  static func copy(bytes: Int) -> Work {
    let source = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    let target = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    memset(source, 7, bytes)
    memset(target, 9, bytes)
    nonisolated(unsafe) let (from, to) = (source, target)
    return Work {
      DispatchQueue.concurrentPerform(iterations: 2) { half in
        memcpy(to + half * bytes / 2, from + half * bytes / 2, bytes / 2)
      }
    }
  }

  fileprivate func milliseconds() -> Double {
    prepare()
    let start = DispatchTime.now().uptimeNanoseconds
    body()
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
  }
}

/// The median, the ninth decile and the 95th percentile of repeated runs, in milliseconds.
struct Timing {
  let median: Double
  let ninetieth: Double
  let ninetyFifth: Double

  init(_ times: [Double]) {
    let sorted = times.sorted()
    (median, ninetieth) = (sorted[sorted.count / 2], sorted[sorted.count * 9 / 10])
    ninetyFifth = sorted[sorted.count * 95 / 100]
  }

  init(of work: Work) {
    self = Timing.inTurns([work], turns: 1, runs: 11)[0]
  }

  /// Times several works in turns, so that other load on the machine affects all of them alike.
  ///
  /// In each turn, two untimed runs of each work warm up its buffers.
  static func inTurns(_ works: [Work], turns: Int = 7, runs: Int = 7) -> [Timing] {
    var times = works.map { _ in [Double]() }
    for _ in 0..<turns {
      for (index, work) in works.enumerated() {
        for _ in 0..<2 { _ = work.milliseconds() }
        for _ in 0..<runs { times[index].append(work.milliseconds()) }
      }
    }
    return times.map { Timing($0) }
  }
}

/// Returns a field of `/proc/self/status` in bytes: `VmRSS` is the resident memory now, `VmHWM` its maximum so far.
func resident(_ key: String) -> Int {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix(key) }
  return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first).flatMap { Int($0) }
    .map { $0 * 1024 } ?? 0
}
