// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidPlan

/// The memory that all renderers of a program may take together.
///
/// A renderer takes its share before it draws, and keeps it with its buffers for the next drawing. Where too little is
/// left, it waits for the others, and gives its own share back first, so that renderers never wait for each other.
/// Reading a picture, whose size is known only while it is read, has room of its own beside the limit.
package final class MemoryBudget: Sendable {
  /// The bytes of all shares together.
  package let limit: Int64
  private let state: State

  /// The numbers that change, each while the condition is locked.
  private final class State: @unchecked Sendable {
    let condition = NSCondition()
    /// The bytes of all shares.
    var taken: Int64 = 0
    /// The number of pictures that are being read.
    var readings = 0
  }

  /// The bytes that reading a picture may take: those of the largest picture that is accepted.
  private static let readingBytes: Int64 = 1 << 30

  /// - Parameter limit: The bytes; nil for 4 GiB, or three quarters of what the computer or its container has, if that
  ///   is less.
  package init(limit: Int64? = nil) {
    self.limit = limit ?? min(MemoryError.defaultLimit, MemoryRoom.bytes / 4 * 3)
    state = State()
  }

  /// Reads a picture, as soon as there is room for it or no other picture is being read.
  func read<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    state.condition.lock()
    while state.readings > 0, state.taken + Self.readingBytes * Int64(state.readings + 1) > limit {
      state.condition.wait()
    }
    state.readings += 1
    state.condition.unlock()
    defer {
      state.condition.lock()
      state.readings -= 1
      state.condition.broadcast()
      state.condition.unlock()
    }
    return try body()
  }

  /// The part of one renderer, which is given back with the last reference to it.
  package final class Share: @unchecked Sendable {
    private let budget: MemoryBudget
    private var bytes: Int64 = 0

    package init(of budget: MemoryBudget) { self.budget = budget }
    deinit { _ = change(to: 0) }

    /// Changes the size of the share. Returns false, changing nothing, if too little is left.
    package func change(to bytes: Int64) -> Bool {
      let state = budget.state
      state.condition.lock()
      defer { state.condition.unlock() }
      let wanted = min(bytes, budget.limit)
      guard wanted <= self.bytes || state.taken - self.bytes + wanted <= budget.limit else { return false }
      state.taken += wanted - self.bytes
      self.bytes = wanted
      state.condition.broadcast()
      return true
    }

    /// Gives the share back, and waits for one of another size.
    package func wait(for bytes: Int64) {
      _ = change(to: 0)
      let (state, wanted) = (budget.state, min(bytes, budget.limit))
      state.condition.lock()
      while state.taken + wanted > budget.limit { state.condition.wait() }
      state.taken += wanted
      self.bytes = wanted
      state.condition.unlock()
    }
  }
}
