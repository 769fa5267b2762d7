// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Buffers that are free to be written again; one that a whole frame had no use for is let go, and so are the
/// oldest where a new one would bring what lies here beyond a limit.
struct BufferPool<Element: Sendable>: Sendable {
  /// The element that a new buffer is filled with.
  private let filler: Element
  /// The oldest first.
  private var free: [[Element]] = []
  /// The number of them that have lain here since the frame began.
  private var unused = 0

  /// Bytes of free buffers beside which a new one is made. Chosen: what a frame of 4K with layers and blurs of
  /// several sizes uses again fits, while windows of a hundred sizes do not pile up.
  private let byteLimit: Int

  init(filler: Element, byteLimit: Int = 256 << 20) { (self.filler, self.byteLimit) = (filler, byteLimit) }

  /// Elements of all free buffers.
  var freeCount: Int { free.reduce(0) { $0 + $1.count } }

  mutating func beginFrame() {
    free.removeFirst(unused)
    unused = free.count
  }

  mutating func append(_ buffer: consuming [Element]) { free.append(buffer) }

  /// A buffer of `count` elements of any value.
  mutating func take(count: Int) -> [Element] {
    guard let index = free.lastIndex(where: { $0.count == count }) else {
      makeRoom(for: count)
      return [Element](repeating: filler, count: count)
    }
    if index < unused { unused -= 1 }
    return free.remove(at: index)
  }

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

/// The buffers that captures and blurs write to; after the first frame, later ones of the same sizes find theirs
/// here.
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
  private let byteCount: Int

  init(_ bytes: UnsafeMutableRawBufferPointer) {
    (base, byteCount) = (bytes.baseAddress.unsafelyUnwrapped, bytes.count)
  }

  /// The cells from a number on, of which `count` are used.
  @inline(__always)
  func cells(from first: Int, count: Int) -> UnsafeMutableRawPointer {
    assert(first >= 0 && (first + count) * ReducedImage.stride <= byteCount, "beyond the memory")
    return base + first * ReducedImage.stride
  }
}
