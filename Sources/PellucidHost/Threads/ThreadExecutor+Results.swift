// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidPlan
import Synchronization

extension ThreadExecutor {
  /// Returns the results of a function for the indices `0..<count`, in order. Threads take indices one by one.
  ///
  /// - Parameter progress: Called by one of the threads with each index that this thread takes.
  package func results<Value: Sendable, Failure: Error>(
    _ count: Int, progress: @Sendable (Int) -> Void = { _ in },
    _ result: @Sendable (Int) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    let nothing: @Sendable () -> Void = {}
    return try results(count, keeping: nothing, progress: progress) { (index, _) throws(Failure) in
      try result(index)
    }
  }

  /// Returns the results of a function for the indices `0..<count`, in order. Threads take indices one by one.
  ///
  /// - Parameters:
  ///   - start: Returns the value that a thread keeps from one index to the next.
  ///   - progress: Called by one of the threads with each index that this thread takes.
  package func results<Kept, Value: Sendable, Failure: Error>(
    _ count: Int, keeping start: @Sendable () -> Kept, progress: @Sendable (Int) -> Void = { _ in },
    _ result: @Sendable (Int, inout Kept) throws(Failure) -> Value
  ) throws(Failure) -> [Value] {
    let next = Atomic(0)
    let done = Mutex([Result<Value, Failure>?](repeating: nil, count: count))
    perform(bands: threads) { thread in
      var kept = start()
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        if thread == 0 { progress(index) }
        let result = Result { () throws(Failure) in try result(index, &kept) }
        done.withLock { $0[index] = result }
      }
    }
    var values: [Value] = []
    for case .some(let result) in done.withLock({ $0 }) { values.append(try result.get()) }
    return values
  }
}
