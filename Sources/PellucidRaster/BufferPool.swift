// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Buffers that are free to be written again; one that a whole frame had no use for is let go.
struct BufferPool<Element: Sendable>: Sendable {
  /// What a new buffer is filled with.
  private let filler: Element
  /// The oldest first.
  private var free: [[Element]] = []
  /// How many of them have lain here since the frame began.
  private var unused = 0

  init(filler: Element) { self.filler = filler }

  mutating func beginFrame() {
    free.removeFirst(unused)
    unused = free.count
  }

  mutating func append(_ buffer: consuming [Element]) { free.append(buffer) }

  /// A buffer of `count` elements of any value.
  mutating func take(count: Int) -> [Element] {
    guard let index = free.lastIndex(where: { $0.count == count }) else {
      return [Element](repeating: filler, count: count)
    }
    if index < unused { unused -= 1 }
    return free.remove(at: index)
  }
}

/// What captures and blurs write to; after the first frame, later ones of the same sizes find theirs here.
struct BlurBuffers: Sendable {
  var cells = BufferPool(filler: SIMD4<UInt16>(repeating: 0))
  var lanes = BufferPool(filler: SIMD4<Float>(repeating: 0))

  mutating func beginFrame() {
    cells.beginFrame()
    lanes.beginFrame()
  }
}

/// Memory shared out to bands by offset; Sendable because the parts they write are disjoint.
struct UnsafeShare: @unchecked Sendable {
  let base: UnsafeMutableRawPointer
}
