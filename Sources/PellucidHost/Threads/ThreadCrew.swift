// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Synchronization

/// A crew of helper threads that work on one pass after another.
///
/// A frame has many passes, and waking a thread takes as long as a small pass. A helper that has finished therefore
/// spins briefly for the next pass, which usually arrives in this time, and sleeps if none does. Where the system makes no
/// threads, the caller works alone.
final class ThreadCrew: Sendable {
  /// The time that a helper spins for a pass, and a pass for its helpers, before they sleep, in nanoseconds. Chosen:
  /// longer than the work between most passes of a frame, and too short to be noticed.
  private static let patience: UInt64 = 100_000

  /// The number of threads in addition to the caller's.
  private let helpers: Int
  /// Calls a closure on another thread; returns false if there is none.
  private let callElsewhere: @Sendable (@escaping @Sendable () -> Void) -> Bool
  /// The number of helpers that were called and have not returned.
  private let present = Atomic(0)
  /// A Boolean value indicating whether a pass is using the crew; only one pass may at a time.
  private let isTaken = Atomic(false)
  private let state = Atomic(CrewState())
  /// The index of the next band to compute.
  private let next = Atomic(0)
  /// The semaphore that the last helper signals when it leaves, if the pass sleeps.
  private let isLeft = DispatchSemaphore(value: 0)
  /// The current pass, written while no helper is inside and read by the helpers inside.
  private nonisolated(unsafe) var pass: Pass?

  /// A pass that is being worked on.
  private struct Pass {
    let bands: Int
    let body: UnsafePointer<@Sendable (Int) -> Void>
  }

  init(
    helpers: Int,
    callElsewhere: @escaping @Sendable (@escaping @Sendable () -> Void) -> Bool = SpareThreads.run
  ) {
    (self.helpers, self.callElsewhere) = (helpers, callElsewhere)
  }

  /// Calls `body` for every band, on the caller's thread and on the crew's. Returns false, doing nothing, if the crew
  /// is working on another pass.
  func perform(bands: Int, _ body: @Sendable (Int) -> Void) -> Bool {
    guard !isTaken.exchange(true, ordering: .acquiring) else { return false }
    defer { isTaken.store(false, ordering: .releasing) }
    withoutActuallyEscaping(body) { body in
      withUnsafePointer(to: body) {
        let pass = Pass(bands: bands, body: $0)
        open(pass)
        takeBands(of: pass)
        close()
      }
    }
    return true
  }

  /// Publishes a pass and calls the missing helpers.
  private func open(_ pass: Pass) {
    self.pass = pass
    next.store(0, ordering: .relaxed)
    state.store(CrewState(isOpen: true), ordering: .releasing)
    // A helper that is just returning is counted too; the pass then has one thread less, without other consequences.
    var count = present.load(ordering: .relaxed)
    while count < min(helpers, pass.bands - 1) {
      count = present.add(1, ordering: .relaxed).newValue
      guard callElsewhere({ self.help() }) else {
        present.subtract(1, ordering: .relaxed)
        return
      }
    }
  }

  /// Admits no further helpers, and returns when all have left.
  private func close() {
    var left = change { $0.isOpen = false }
    let deadline = Self.now + Self.patience
    while left.inside > 0 && Self.now < deadline { left = state.load(ordering: .acquiring) }
    if left.inside > 0, change({ $0.isAwaited = true }).inside > 0 { isLeft.wait() }
  }

  /// Works on passes until none has arrived for a while.
  private func help() {
    var deadline = Self.now + Self.patience
    while Self.now < deadline {
      guard enter(), let pass else { continue }
      takeBands(of: pass)
      let left = change {
        $0.isOpen = false
        $0.inside -= 1
      }
      if left.inside == 0 && left.isAwaited { isLeft.signal() }
      deadline = Self.now + Self.patience
    }
    present.subtract(1, ordering: .relaxed)
  }

  /// Enters the current pass. Returns false if no pass is open.
  private func enter() -> Bool {
    var old = state.load(ordering: .relaxed)
    while old.isOpen {
      var new = old
      new.inside += 1
      let (exchanged, found) = state.compareExchange(
        expected: old, desired: new, ordering: .acquiringAndReleasing)
      if exchanged { return true }
      old = found
    }
    return false
  }

  /// Computes bands until none is left. Threads take bands one by one, so a thread that starts late, or whose processor
  /// is momentarily slow, computes fewer bands and delays no other thread.
  ///
  /// Not inlined: no reference to the body may remain when a helper leaves.
  @inline(never)
  private func takeBands(of pass: Pass) {
    while true {
      let band = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard band < pass.bands else { return }
      pass.body.pointee(band)
    }
  }

  /// Changes the state atomically and returns the new state.
  @discardableResult
  private func change(_ body: (inout CrewState) -> Void) -> CrewState {
    var old = state.load(ordering: .relaxed)
    while true {
      var new = old
      body(&new)
      let (exchanged, found) = state.compareExchange(
        expected: old, desired: new, ordering: .acquiringAndReleasing)
      if exchanged { return new }
      old = found
    }
  }

  private static var now: UInt64 { DispatchTime.now().uptimeNanoseconds }
}

/// The state of a crew in one number, so that it changes atomically.
private struct CrewState: RawRepresentable, AtomicRepresentable {
  var rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }
  init(isOpen: Bool = false) { self.init(rawValue: isOpen ? 1 : 0) }

  /// A Boolean value indicating whether helpers may still enter.
  var isOpen: Bool {
    get { rawValue & 1 != 0 }
    set { rawValue = newValue ? rawValue | 1 : rawValue & ~1 }
  }
  /// A Boolean value indicating whether the pass sleeps until the last helper has left.
  var isAwaited: Bool {
    get { rawValue & 2 != 0 }
    set { rawValue = newValue ? rawValue | 2 : rawValue & ~2 }
  }
  /// The number of helpers that have entered and not left.
  var inside: UInt32 {
    get { rawValue >> 2 }
    set { rawValue = rawValue & 3 | newValue << 2 }
  }
}
