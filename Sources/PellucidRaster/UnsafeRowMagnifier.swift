// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CRows
import PellucidGeometry

/// The horizontal part of bilinear magnification, in integers: interpolates a row of cells to pixels.
///
/// All pixels between the centres of two cells mix the same two colours:
///
///     cells   |   0   |   1   |   2   |
///     runs    |000|0111|1222|222|…        the pixels of run i lie between cells i-1 and i
///
/// Coarse cells are first refined by inserting midpoints, which keeps the piecewise linear shape and limits runs to
/// eight pixels, whose weights stay in registers.
struct UnsafeRowMagnifier {
  /// Memory for one weight repeated eight times.
  private let weights: UnsafeMutableRawPointer
  /// The cells of the row, preceded by a copy of the first and followed by a copy of the last.
  private var cells: UnsafeMutableRawPointer
  private let width: Int
  private let level: Int
  private let isGentle: Bool
  /// The weights of a run's pixels, two by two. They are computed from the level because the compiler would split
  /// products with constants into shifts and sums of single lanes.
  private let first: SIMD8<Int16>, second: SIMD8<Int16>, third: SIMD8<Int16>, fourth: SIMD8<Int16>

  /// The level at which a run has eight pixels, 2^3.
  private static var runLevel: Int { 3 }
  /// The distance, in bytes, at which the destination is prefetched before it is written. Measured: half of it is
  /// slower, twice as much no faster.
  private static var bytesAhead: UInt { 2048 }
  private var stride: Int { ReducedImage.stride }
  typealias Cell = SIMD4<UInt16>
  typealias Pair = SIMD8<UInt16>

  /// Creates a magnifier that works in `scratch`, which must hold `scratchCount` elements.
  init(scratch: UnsafeMutableRawPointer, width: Int, level: Int, isGentle: Bool) {
    (weights, cells) = (scratch, scratch + MemoryLayout<Pair>.size)
    (self.width, self.level, self.isGentle) = (width, level, isGentle)
    let runLevel = min(level, Self.runLevel)
    (first, second) = (Self.weights(0, level: runLevel), Self.weights(2, level: runLevel))
    (third, fourth) = (Self.weights(4, level: runLevel), Self.weights(6, level: runLevel))
  }

  /// Returns the scratch needed, in elements of four floats. An element holds two cells, and the last pair may extend
  /// one cell beyond the row.
  static func scratchCount(width: Int, level: Int) -> Int {
    // The weight takes the room of two cells.
    var (count, sum) = (width + 2, width + 6)
    for _ in 0..<max(0, level - runLevel) {
      count = 2 * count - 1
      sum += count + 2
    }
    return (sum + 1) / 2
  }

  /// Interpolates vertically between the two rows of cells around pixel row `y`.
  @inline(__always)
  mutating func mixRows(of image: UnsafeReducedImage, _ y: Int) {
    let (upper, lower, part) = image.rows(y)
    let weight = Int16(truncatingIfNeeded: (part << 15) >> (level + 1))
    let (first, second) = (UnsafeRawPointer(upper), UnsafeRawPointer(lower))
    let target = cells + stride
    var column = 0
    if isGentle {
      // Loaded anew for every pair; otherwise the compiler widens the weights once, and with them the products.
      weights.storeBytes(of: SIMD8(repeating: weight), as: SIMD8<Int16>.self)
      while column &+ 1 < width {
        let start = load(first, column, Pair.self)
        let changes = Self.twice(load(second, column, Pair.self) &- start)
        let mixed = start &+ Self.highHalf(changes, weights.loadUnaligned(as: SIMD8<Int16>.self))
        target.storeBytes(of: mixed, toByteOffset: column &* stride, as: Pair.self)
        column &+= 2
      }
    }
    while column < width {
      let mixed = Self.mixed(load(first, column, Cell.self), load(second, column, Cell.self), weight)
      target.storeBytes(of: mixed, toByteOffset: column * stride, as: Cell.self)
      column += 1
    }
    cells.copyMemory(from: target, byteCount: stride)
    (target + width * stride).copyMemory(from: target + (width - 1) * stride, byteCount: stride)
  }

  /// Writes `count` 16-bit pixels of the row, beginning `offset` pixels from the image's left edge.
  @inline(__always)
  mutating func magnify(from offset: Int, count: Int, into pixels: UnsafeMutableRawPointer) {
    assert(offset >= 0 && offset + count <= width << level, "beyond the cells")
    if level == 0 {
      return pixels.copyMemory(from: cells + (offset + 1) * stride, byteCount: count * stride)
    }
    let (start, finer) = prepareRuns(from: offset, count: count)
    var place = start
    let span = 1 << finer
    let end = place + count
    var target = pixels
    while place < end {
      if place & (span - 1) == 0, end - place >= span, isGentle {
        let runs = (end - place) >> finer
        switch finer {
        case 1: twos(place >> finer, count: runs, into: target)
        case 2: fours(place >> finer, count: runs, into: target)
        default: eights(place >> finer, count: runs, into: target)
        }
        place += runs << finer
        target += (runs << finer) * stride
      } else {
        target.storeBytes(of: pixel(place, level: finer), as: Cell.self)
        place += 1
        target += stride
      }
    }
  }

  /// Writes `count` dithered 8-bit pixels of the row, whose first lies at (x, y) of the picture.
  @inline(__always)
  mutating func magnify(
    from offset: Int, count: Int, intoBytes pixels: UnsafeMutableRawPointer, x: Int, y: Int
  ) {
    assert(offset >= 0 && offset + count <= width << level, "beyond the cells")
    if level == 0 {
      return Dither.store(cells + (offset + 1) * stride, count: count, x: x, y: y, into: pixels)
    }
    scaleToBytes()
    let (start, finer) = prepareRuns(from: offset, count: count)
    var place = start
    let (span, end) = (1 << finer, start + count)
    while place < end {
      let (column, target) = (x + place - start, pixels + (place - start) * UnsafeBytes.stride)
      var runs = place & (span - 1) == 0 && isGentle ? (end - place) >> finer : 0
      runs = PellucidSpreadBytes(
        cells + (place >> finer) * stride, runs, Int32(finer), Dither.threshold(x: column, y: y),
        Dither.stepRight, target, PellucidHasWideVectors())
      if runs == 0 { Dither.store(scaled: pixel(place, level: finer), x: column, y: y, to: target) }
      place += max(1, runs << finer)
    }
  }

  /// Refines the cells until runs have at most eight pixels, and returns the position of the first pixel among the
  /// refined cells and their level.
  @inline(__always)
  private mutating func prepareRuns(from offset: Int, count: Int) -> (place: Int, level: Int) {
    // Runs begin at the centres of cells, half a cell after their edges.
    let place = offset + (1 << level) / 2
    var finer = level
    while finer > Self.runLevel {
      addMidpoints(level: finer, places: place..<(place + count))
      finer -= 1
    }
    return (place, finer)
  }

  /// Scales the cells to 1/256 of an 8-bit step.
  private func scaleToBytes() {
    for cell in 0..<(width + 2) {
      let scaled = Dither.inBytes(load(cells, cell, Cell.self))
      cells.storeBytes(of: scaled, toByteOffset: cell &* stride, as: Cell.self)
    }
  }

  /// Returns the interpolated colour of the pixel at `place`.
  @inline(__always)
  private func pixel(_ place: Int, level: Int) -> Cell {
    let weight = Int16(truncatingIfNeeded: ((2 * (place & (1 << level - 1)) + 1) << 15) >> (level + 1))
    let cell = place >> level
    return Self.mixed(load(cells, cell, Cell.self), load(cells, cell + 1, Cell.self), weight)
  }

  /// Replaces the cells by those of the next finer level, limited to the cells that `places` needs.
  @inline(__always)
  private mutating func addMidpoints(level: Int, places: Range<Int>) {
    // The first pixel of a run keeps its position: cell i becomes cell 2i.
    let first = places.lowerBound >> level
    let last = (places.upperBound - 1) >> level
    let finer = cells + (scratchCells(level) * stride)
    for cell in first...last {
      let (left, right) = (load(cells, cell, Cell.self), load(cells, cell + 1, Cell.self))
      // The average of two integers, rounded down, without a wider type.
      let middle = (left & right) &+ ((left ^ right) &>> 1)
      finer.storeBytes(
        of: Pair(lowHalf: left, highHalf: middle), toByteOffset: 2 * cell * stride, as: Pair.self)
    }
    finer.storeBytes(
      of: load(cells, last + 1, Cell.self), toByteOffset: 2 * (last + 1) * stride, as: Cell.self)
    cells = finer
  }

  /// Returns the number of cells of scratch that a level occupies.
  private func scratchCells(_ level: Int) -> Int {
    var count = width + 2
    for _ in 0..<max(0, self.level - level) { count = 2 * count - 1 }
    return count + 2
  }

  /// Returns the weights, in 2^-15, of pixels `first` and `first + 1` of a run of 2^level pixels.
  @inline(__always)
  private static func weights(_ first: Int, level: Int) -> SIMD8<Int16> {
    @inline(__always) func weight(_ pixel: Int) -> SIMD4<Int16> {
      SIMD4(repeating: Int16(truncatingIfNeeded: (2 * pixel + 1) << (14 - level)))
    }
    return SIMD8(lowHalf: weight(first), highHalf: weight(first + 1))
  }

  /// Writes whole runs of two pixels.
  @inline(__always)
  private func twos(_ cell: Int, count: Int, into target: UnsafeMutableRawPointer) {
    forEachRun(cell, count) { run, start, changes in
      let pixels = target + 2 &* run &* stride
      PellucidPrefetchForWriting(pixels, Self.bytesAhead)
      pixels.storeBytes(of: start &+ Self.highHalf(changes, first), as: Pair.self)
    }
  }

  /// Writes whole runs of four pixels.
  @inline(__always)
  private func fours(_ cell: Int, count: Int, into target: UnsafeMutableRawPointer) {
    forEachRun(cell, count) { run, start, changes in
      let pixels = target + 4 &* run &* stride
      PellucidPrefetchForWriting(pixels, Self.bytesAhead)
      pixels.storeBytes(of: start &+ Self.highHalf(changes, first), as: Pair.self)
      pixels.storeBytes(of: start &+ Self.highHalf(changes, second), toByteOffset: 16, as: Pair.self)
    }
  }

  /// Writes whole runs of eight pixels.
  @inline(__always)
  private func eights(_ cell: Int, count: Int, into target: UnsafeMutableRawPointer) {
    forEachRun(cell, count) { run, start, changes in
      let pixels = target + 8 &* run &* stride
      PellucidPrefetchForWriting(pixels, Self.bytesAhead)
      pixels.storeBytes(of: start &+ Self.highHalf(changes, first), as: Pair.self)
      pixels.storeBytes(of: start &+ Self.highHalf(changes, second), toByteOffset: 16, as: Pair.self)
      pixels.storeBytes(of: start &+ Self.highHalf(changes, third), toByteOffset: 32, as: Pair.self)
      pixels.storeBytes(of: start &+ Self.highHalf(changes, fourth), toByteOffset: 48, as: Pair.self)
    }
  }

  /// Calls `body` for each run with its left colour and twice the difference to its right colour, each repeated in
  /// both halves of the vector.
  @inline(__always)
  private func forEachRun(
    _ cell: Int, _ count: Int, _ body: (_ run: Int, _ start: Pair, _ changes: SIMD8<Int16>) -> Void
  ) {
    var left = load(cells, cell, Cell.self)
    for run in 0..<count {
      let right = load(cells, cell &+ run &+ 1, Cell.self)
      let start = Pair(lowHalf: left, highHalf: left)
      body(run, start, Self.twice(Pair(lowHalf: right, highHalf: right) &- start))
      left = right
    }
  }
}

// Integer interpolation, in which equal colours stay exactly equal.
extension UnsafeRowMagnifier {
  @inline(__always)
  private func load<Value: BitwiseCopyable>(
    _ row: UnsafeRawPointer, _ cell: Int, _ type: Value.Type
  ) -> Value {
    row.loadUnaligned(fromByteOffset: cell &* ReducedImage.stride, as: type)
  }

  /// Returns first + (second − first) · weight / 2^15, rounded down, for any two colours.
  @inline(__always)
  private static func mixed(_ first: Cell, _ second: Cell, _ weight: Int16) -> Cell {
    let start = SIMD4<Int32>(truncatingIfNeeded: first)
    let change = SIMD4<Int32>(truncatingIfNeeded: second) &- start
    // 65535 · 32767 fits 32 bits.
    return Cell(truncatingIfNeeded: start &+ ((change &* Int32(weight)) &>> 15))
  }

  /// Returns twice a small difference, reinterpreted as a signed number.
  @inline(__always)
  private static func twice(_ difference: Pair) -> SIMD8<Int16> {
    unsafeBitCast(difference &+ difference, to: SIMD8<Int16>.self)
  }

  /// Returns the high halves of the products: the doubled difference times a weight in 2^-15 gives the difference
  /// times the weight. Written lane by lane the loop compiles to one instruction; through 32-bit vectors it compiles
  /// to calls.
  @inline(__always)
  private static func highHalf(_ first: SIMD8<Int16>, _ second: SIMD8<Int16>) -> Pair {
    @inline(__always) func lane(_ index: Int) -> Int16 {
      Int16(truncatingIfNeeded: (Int32(first[index]) &* Int32(second[index])) &>> 16)
    }
    let lanes = SIMD8(lane(0), lane(1), lane(2), lane(3), lane(4), lane(5), lane(6), lane(7))
    return unsafeBitCast(lanes, to: Pair.self)
  }
}
