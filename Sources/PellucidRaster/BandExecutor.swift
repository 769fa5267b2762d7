// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Runs the bands of a pass; Host brings a pool of threads, WebAssembly runs them one after another.
public protocol BandExecutor: Sendable {
  /// How many bands a pass is cut into.
  var bandCount: Int { get }
  /// Calls `body` once for every number in `0..<bandCount`, in any order, and returns when all have ended.
  func perform(_ body: @Sendable (Int) -> Void)
}

/// One band after another, on the caller's thread.
public struct SerialExecutor: BandExecutor {
  public init() {}
  public var bandCount: Int { 1 }
  public func perform(_ body: @Sendable (Int) -> Void) { body(0) }
}

extension BandExecutor {
  /// Cuts `rows` into one contiguous band per thread. No result may depend on where the cuts are.
  @inline(__always)
  func forEachBand(of rows: Range<Int>, _ body: @Sendable (_ band: Int, _ rows: Range<Int>) -> Void) {
    let bands = bandCount
    perform { band in
      let first = rows.lowerBound + rows.count * band / bands
      let last = rows.lowerBound + rows.count * (band + 1) / bands
      if first < last { body(band, first..<last) }
    }
  }
}
