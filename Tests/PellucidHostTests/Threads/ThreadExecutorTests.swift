// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidRaster
import Synchronization
import Testing

@testable import PellucidHost

/// Tests of passes on several threads, one after another and concurrently.
@Suite struct ThreadExecutorTests {
  /// The number of runs of each band of a pass.
  private final class Counts: Sendable {
    private let counts: Mutex<[Int]>
    init(bands: Int) { counts = Mutex([Int](repeating: 0, count: bands)) }
    func count(_ band: Int) { counts.withLock { $0[band] += 1 } }
    var areAllOne: Bool { counts.withLock { $0.allSatisfy { $0 == 1 } } }
  }

  /// Returns a Boolean value indicating whether a pass runs every band exactly once.
  private func isComplete(
    _ executor: ThreadExecutor, bands: Int, _ body: @Sendable (Int) -> Void = { _ in }
  ) -> Bool {
    let counts = Counts(bands: bands)
    executor.perform(bands: bands) {
      body($0)
      counts.count($0)
    }
    return counts.areAllOne
  }

  @Test("Every band runs once", arguments: [1, 2, 3, 7, 64])
  func everyBandRunsOnce(threads: Int) {
    let executor = ThreadExecutor(threads: threads)
    for bands in [0, 1, 2, 3, 8, 100, 1000] { #expect(isComplete(executor, bands: bands)) }
  }

  @Test("Results are in order, and errors pass through", arguments: [1, 2, 7])
  func resultsComeInOrder(threads: Int) throws {
    struct Odd: Error, Equatable {}
    let executor = ThreadExecutor(threads: threads)
    #expect(executor.results(100) { $0 * 2 } == (0..<100).map { $0 * 2 })
    #expect(throws: Odd()) {
      try executor.results(9) { index throws(Odd) in if index == 5 { throw Odd() } else { index } }
    }
  }

  /// Helper threads stay for a moment after a pass and then exit, so passes start with all of them, some or none.
  @Test("Passes are complete after any pause")
  func passesFollowEachOtherSoonAndLate() {
    let executor = ThreadExecutor(threads: 3)
    for pass in 0..<600 {
      #expect(isComplete(executor, bands: 2 + pass % 7))
      if pass % 3 == 1 { usleep(UInt32(pass % 17) * 20) }
    }
  }

  /// A caller without further bands sleeps until the helpers have finished theirs.
  @Test("A pass ends with its slowest band")
  func aPassEndsWithItsSlowestBand() {
    let executor = ThreadExecutor(threads: 2)
    for slow in [0, 1] {
      for _ in 0..<20 {
        #expect(isComplete(executor, bands: 2) { if $0 == slow { usleep(3000) } })
      }
    }
  }

  /// Each of two bands waits for the other to begin.
  @Test("Bands run concurrently")
  func bandsRunAtOnce() {
    let executor = ThreadExecutor(threads: 2)
    let begun = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
    let met = Atomic(0)
    executor.perform(bands: 2) { band in
      begun[band].signal()
      if begun[1 - band].wait(timeout: .now() + 30) == .success { met.add(1, ordering: .relaxed) }
    }
    #expect(met.load(ordering: .relaxed) == 2)
  }

  @Test("Passes are complete where the system makes no or few threads", arguments: [0, 1, 2])
  func aPassNeedsNoThreads(threads: Int) {
    let left = Atomic(threads)
    let crew = ThreadCrew(helpers: 3) { body in
      left.subtract(1, ordering: .relaxed).newValue >= 0 && SpareThreads.run(body)
    }
    let counts = Counts(bands: 8)
    #expect(crew.perform(bands: 8) { counts.count($0) })
    #expect(counts.areAllOne)
  }

  @Test("No more threads run than requested")
  func neverMoreThreadsThanAsked() {
    let executor = ThreadExecutor(threads: 3)
    let running = Atomic(0)
    let most = Atomic(0)
    for _ in 0..<50 {
      executor.perform(bands: 24) { _ in
        most.max(running.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
        usleep(50)
        running.subtract(1, ordering: .relaxed)
      }
    }
    #expect((1...3).contains(most.load(ordering: .relaxed)))
  }

  /// Copies of an executor share its threads; a caller that finds them busy runs its bands itself.
  @Test("Concurrent and nested passes are complete")
  func passesAtOnceAndInsideEachOtherAreComplete() {
    let executor = ThreadExecutor(threads: 4)
    let complete = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 6) { _ in
      for _ in 0..<40 {
        let isWhole = isComplete(executor, bands: 9) { _ in
          if isComplete(executor, bands: 5) { complete.add(1, ordering: .relaxed) }
        }
        if isWhole { complete.add(1, ordering: .relaxed) }
      }
    }
    #expect(complete.load(ordering: .relaxed) == 6 * 40 * 10)
  }

  /// Writes of bands are visible to the caller and to bands of the next pass.
  @Test("A pass sees the writes of earlier passes")
  func passesSeeWhatEarlierOnesWrote() {
    let executor = ThreadExecutor(threads: 4)
    let count = 64
    nonisolated(unsafe) let numbers = UnsafeMutablePointer<Int>.allocate(capacity: count)
    defer { numbers.deallocate() }
    numbers.initialize(repeating: 1, count: count)
    // Each band adds the reversed numbers, and so reads what another band wrote in the pass before.
    nonisolated(unsafe) let mirrored = UnsafeMutablePointer<Int>.allocate(capacity: count)
    defer { mirrored.deallocate() }
    mirrored.initialize(repeating: 0, count: count)
    for _ in 0..<500 {
      executor.perform(bands: count) { mirrored[$0] = numbers[count - 1 - $0] + $0 }
      executor.perform(bands: count) { numbers[$0] = mirrored[count - 1 - $0] - (count - 1 - $0) }
    }
    #expect((0..<count).allSatisfy { numbers[$0] == 1 && mirrored[$0] == 1 + $0 })
  }
}
