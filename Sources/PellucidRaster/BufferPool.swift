// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A pool of buffers for reuse. A buffer that a whole frame left unused is released, and so are the oldest buffers
/// where a new one would bring the pool over its byte limit.
struct BufferPool<Element: Sendable>: Sendable {
  /// The element that a new buffer is filled with.
  private let filler: Element
  /// The free buffers, oldest first.
  private var free: [[Element]] = []
  /// The number of buffers at the head of `free` that have not been taken since the frame began.
  private var unused = 0

  /// The number of bytes that the free buffers and a new one may take together. Chosen: the buffers that a 4K frame
  /// with layers and blurs of several sizes reuses fit, while buffers of a hundred window sizes do not accumulate.
  private let byteLimit: Int
  /// The largest number of free buffers, which bounds the search among them. Chosen: four times the open layers of a
  /// deep scene, while a scene of ten thousand texts of different sizes needs no more than a few at a time.
  private static var mostFree: Int { 128 }

  init(filler: Element, byteLimit: Int = 256 << 20) { (self.filler, self.byteLimit) = (filler, byteLimit) }

  /// The total number of elements in all free buffers.
  var freeCount: Int { free.reduce(0) { $0 + $1.count } }

  /// Releases the buffers that the previous frame left unused and starts counting anew.
  mutating func beginFrame() {
    free.removeFirst(unused)
    unused = free.count
  }

  /// Returns a buffer to the pool, which releases its oldest buffers where it has too many.
  mutating func append(_ buffer: consuming [Element]) {
    free.append(buffer)
    guard free.count > Self.mostFree else { return }
    let released = Self.mostFree / 2
    free.removeFirst(released)
    unused = max(0, unused - released)
  }

  /// Returns a buffer of `count` elements, whose values are unspecified.
  mutating func take(count: Int) -> [Element] {
    guard let index = free.lastIndex(where: { $0.count == count }) else {
      makeRoom(for: count)
      return [Element](repeating: filler, count: count)
    }
    if index < unused { unused -= 1 }
    return free.remove(at: index)
  }

  /// Releases the oldest buffers until those that remain and a new one of `count` elements fit the byte limit.
  private mutating func makeRoom(for count: Int) {
    let allowed = byteLimit / MemoryLayout<Element>.stride
    var (kept, first) = (count + freeCount, 0)
    while kept > allowed, first < free.count {
      kept -= free[first].count
      first += 1
    }
    free.removeFirst(first)
    unused = max(0, unused - first)
  }
}

/// The buffers that captures and blurs write to. From the second frame on, frames of the same sizes reuse them
/// without allocating.
struct BlurBuffers: Sendable {
  var cells = BufferPool(filler: SIMD4<UInt16>(repeating: 0))
  var lanes = BufferPool(filler: SIMD4<Float>(repeating: 0))

  mutating func beginFrame() {
    cells.beginFrame()
    lanes.beginFrame()
  }
}

/// A block of memory that bands write at different offsets; Sendable because the parts they write are disjoint.
struct UnsafeShare: @unchecked Sendable {
  let base: UnsafeMutableRawPointer
  private let byteCount: Int

  init(_ bytes: UnsafeMutableRawBufferPointer) {
    (base, byteCount) = (bytes.baseAddress.unsafelyUnwrapped, bytes.count)
  }

  /// Returns the address of cell `first`; the caller may use `count` cells from there.
  @inline(__always)
  func cells(from first: Int, count: Int) -> UnsafeMutableRawPointer {
    assert(first >= 0 && (first + count) * ReducedImage.stride <= byteCount, "beyond the memory")
    return base + first * ReducedImage.stride
  }
}
