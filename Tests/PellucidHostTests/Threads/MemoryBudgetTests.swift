// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

@testable import PellucidHost

@Suite struct MemoryBudgetTests {
  /// The number of threads in a place at the same time, and the most so far.
  private final class Crowd: Sendable {
    private let inside = Atomic(0), most = Atomic(0)

    var largest: Int { most.load(ordering: .relaxed) }

    func enter() {
      most.max(inside.add(1, ordering: .relaxed).newValue, ordering: .relaxed)
      usleep(1000)
      inside.subtract(1, ordering: .relaxed)
    }
  }

  @Test("Shares together stay within the limit")
  func sharesAddUp() {
    let budget = MemoryBudget(limit: 100)
    let (one, other) = (MemoryBudget.Share(of: budget), MemoryBudget.Share(of: budget))
    #expect(one.change(to: 60))
    #expect(!other.change(to: 50))
    #expect(other.change(to: 40))
    #expect(one.change(to: 10) && other.change(to: 90))
    // A share that is larger than the limit is the whole of it.
    #expect(other.change(to: 0) && one.change(to: 1000))
    #expect(!other.change(to: 1))
  }

  @Test("A share is given back with its owner")
  func sharesEnd() {
    let budget = MemoryBudget(limit: 100)
    do {
      let share = MemoryBudget.Share(of: budget)
      #expect(share.change(to: 100))
    }
    #expect(MemoryBudget.Share(of: budget).change(to: 100))
  }

  /// Each of four threads takes more than the half at random moments; all of them finish.
  @Test("Renderers that need more than is left wait for each other and finish")
  func waitingEnds() {
    let budget = MemoryBudget(limit: 100)
    let crowd = Crowd()
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      let share = MemoryBudget.Share(of: budget)
      for turn in 0..<50 {
        let bytes = Int64(20 + (7 * thread + 13 * turn) % 80)
        if !share.change(to: bytes) { share.wait(for: bytes) }
        if bytes > 50 { crowd.enter() }
        _ = share.change(to: 0)
      }
    }
    #expect(crowd.largest == 1)
    #expect(MemoryBudget.Share(of: budget).change(to: 100))
  }

  @Test("Only one picture is read at a time where there is no room for two")
  func readingWaits() {
    let budget = MemoryBudget(limit: 1)
    let crowd = Crowd()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      budget.read { crowd.enter() }
    }
    #expect(crowd.largest == 1)
  }

  @Test("The room for a program is positive and at most the memory of the computer")
  func room() {
    #expect(MemoryRoom.bytes > 0)
    #expect(MemoryRoom.bytes <= Int64(clamping: ProcessInfo.processInfo.physicalMemory))
  }
}
