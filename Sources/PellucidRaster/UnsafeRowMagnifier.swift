// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CRows
import PellucidGeometry

/// Spreads a row of cells over pixels.
///
/// All pixels between the centres of two cells mix the same two colours:
///
///     cells   |   0   |   1   |   2   |
///     runs    |000|0111|1222|222|…        the pixels of run i lie between cells i-1 and i
///
/// Coarse cells first get their midpoints between them, which changes nothing about the straight lines and leaves
/// runs of at most eight pixels, whose weights stay in registers.
struct UnsafeRowMagnifier {
  /// Room for a weight, eight times.
  private let weights: UnsafeMutableRawPointer
  /// Room for the cells, from their first once more to their last once more.
  private var cells: UnsafeMutableRawPointer
  private let width: Int
  private let level: Int
  private let isGentle: Bool
  /// Weights of a run's pixels, two by two. They are worked out from the level, because products with known numbers
  /// would be cut into shifts and sums of single lanes.
  private let first: SIMD8<Int16>, second: SIMD8<Int16>, third: SIMD8<Int16>, fourth: SIMD8<Int16>

  /// The level at which runs have eight pixels.
  private static var runLevel: Int { 3 }
  /// The distance at which pixels are fetched before they are written: measured; half of it is slower, twice as much
  /// no faster.
  private static var bytesAhead: UInt { 2048 }
  private var stride: Int { ReducedImage.stride }
  typealias Cell = SIMD4<UInt16>
  typealias Pair = SIMD8<UInt16>

  /// - Parameter scratch: `scratchCount` elements.
  init(scratch: UnsafeMutableRawPointer, width: Int, level: Int, isGentle: Bool) {
    (weights, cells) = (scratch, scratch + MemoryLayout<Pair>.size)
    (self.width, self.level, self.isGentle) = (width, level, isGentle)
    let runLevel = min(level, Self.runLevel)
    (first, second) = (Self.weights(0, level: runLevel), Self.weights(2, level: runLevel))
    (third, fourth) = (Self.weights(4, level: runLevel), Self.weights(6, level: runLevel))
  }

  /// In units of four floats, which hold two cells; pairs may reach one cell beyond.
  static func scratchCount(width: Int, level: Int) -> Int {
    // The weight takes as much as two cells.
    var (count, sum) = (width + 2, width + 6)
    for _ in 0..<max(0, level - runLevel) {
      count = 2 * count - 1
      sum += count + 2
    }
    return (sum + 1) / 2
  }

  /// The two rows of cells around pixel row `y`, mixed.
  @inline(__always)
  mutating func mixRows(of image: UnsafeReducedImage, _ y: Int) {
    let (upper, lower, part) = image.rows(y)
    let weight = Int16(truncatingIfNeeded: (part << 15) >> (level + 1))
    let (first, second) = (UnsafeRawPointer(upper), UnsafeRawPointer(lower))
    let target = cells + stride
    var column = 0
    if isGentle {
      // Read again for every pair, or the compiler widens them once and for all, and the products with them.
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

  /// `offset` counts pixels from the picture's left edge.
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

  /// Magnifies onto 8 bits a sample, dithered as the pixels from (x, y) on.
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

  /// Makes the cells as fine as runs need them; the place of the first pixel among them, and their level.
  @inline(__always)
  private mutating func prepareRuns(from offset: Int, count: Int) -> (place: Int, level: Int) {
    // Runs begin at cells' centres, half a cell after their edges.
    let place = offset + (1 << level) / 2
    var finer = level
    while finer > Self.runLevel {
      addMidpoints(level: finer, places: place..<(place + count))
      finer -= 1
    }
    return (place, finer)
  }

  /// Turns the cells into 1/256 of a byte's step.
  private func scaleToBytes() {
    for cell in 0..<(width + 2) {
      let scaled = Dither.inBytes(load(cells, cell, Cell.self))
      cells.storeBytes(of: scaled, toByteOffset: cell &* stride, as: Cell.self)
    }
  }

  /// The colour of the pixel at a place of a run.
  @inline(__always)
  private func pixel(_ place: Int, level: Int) -> Cell {
    let weight = Int16(truncatingIfNeeded: ((2 * (place & (1 << level - 1)) + 1) << 15) >> (level + 1))
    let cell = place >> level
    return Self.mixed(load(cells, cell, Cell.self), load(cells, cell + 1, Cell.self), weight)
  }

  /// Replaces the cells by those of the next finer level, as far as `places` need them.
  @inline(__always)
  private mutating func addMidpoints(level: Int, places: Range<Int>) {
    // Runs keep their first pixel: cell i becomes cell 2i.
    let first = places.lowerBound >> level
    let last = (places.upperBound - 1) >> level
    let finer = cells + (scratchCells(level) * stride)
    for cell in first...last {
      let (left, right) = (load(cells, cell, Cell.self), load(cells, cell + 1, Cell.self))
      // The average of two, rounded down, without a wider type.
      let middle = (left & right) &+ ((left ^ right) &>> 1)
      finer.storeBytes(
        of: Pair(lowHalf: left, highHalf: middle), toByteOffset: 2 * cell * stride, as: Pair.self)
    }
    finer.storeBytes(
      of: load(cells, last + 1, Cell.self), toByteOffset: 2 * (last + 1) * stride, as: Cell.self)
    cells = finer
  }

  /// Cells of scratch that a level takes.
  private func scratchCells(_ level: Int) -> Int {
    var count = width + 2
    for _ in 0..<max(0, self.level - level) { count = 2 * count - 1 }
    return count + 2
  }

  /// Weights in 2^-15 of pixels `first` and `first + 1` of a run of 2^level.
  @inline(__always)
  private static func weights(_ first: Int, level: Int) -> SIMD8<Int16> {
    @inline(__always) func weight(_ pixel: Int) -> SIMD4<Int16> {
      SIMD4(repeating: Int16(truncatingIfNeeded: (2 * pixel + 1) << (14 - level)))
    }
    return SIMD8(lowHalf: weight(first), highHalf: weight(first + 1))
  }

  /// Whole runs of two pixels.
  @inline(__always)
  private func twos(_ cell: Int, count: Int, into target: UnsafeMutableRawPointer) {
    forEachRun(cell, count) { run, start, changes in
      let pixels = target + 2 &* run &* stride
      PellucidPrefetchForWriting(pixels, Self.bytesAhead)
      pixels.storeBytes(of: start &+ Self.highHalf(changes, first), as: Pair.self)
    }
  }

  /// Whole runs of four pixels.
  @inline(__always)
  private func fours(_ cell: Int, count: Int, into target: UnsafeMutableRawPointer) {
    forEachRun(cell, count) { run, start, changes in
      let pixels = target + 4 &* run &* stride
      PellucidPrefetchForWriting(pixels, Self.bytesAhead)
      pixels.storeBytes(of: start &+ Self.highHalf(changes, first), as: Pair.self)
      pixels.storeBytes(of: start &+ Self.highHalf(changes, second), toByteOffset: 16, as: Pair.self)
    }
  }

  /// Whole runs of eight pixels.
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

  /// Calls `body` with each run's left colour and twice the way to its right one, both twice side by side.
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

// Mixing in whole numbers: equal colours stay what they are.
extension UnsafeRowMagnifier {
  @inline(__always)
  private func load<Value: BitwiseCopyable>(
    _ row: UnsafeRawPointer, _ cell: Int, _ type: Value.Type
  ) -> Value {
    row.loadUnaligned(fromByteOffset: cell &* ReducedImage.stride, as: type)
  }

  /// first + (second - first) · weight / 2^15, rounded down, for any two colours.
  @inline(__always)
  private static func mixed(_ first: Cell, _ second: Cell, _ weight: Int16) -> Cell {
    let start = SIMD4<Int32>(truncatingIfNeeded: first)
    let change = SIMD4<Int32>(truncatingIfNeeded: second) &- start
    // 65535 · 32767 fits 32 bits.
    return Cell(truncatingIfNeeded: start &+ ((change &* Int32(weight)) &>> 15))
  }

  /// Twice a small difference, as the number with a sign that it is.
  @inline(__always)
  private static func twice(_ difference: Pair) -> SIMD8<Int16> {
    unsafeBitCast(difference &+ difference, to: SIMD8<Int16>.self)
  }

  /// The products' high halves: with a weight in 2^-15, once the difference times the weight. Written out lane by
  /// lane this becomes one instruction; through vectors of 32 bits it becomes calls.
  @inline(__always)
  private static func highHalf(_ first: SIMD8<Int16>, _ second: SIMD8<Int16>) -> Pair {
    @inline(__always) func lane(_ index: Int) -> Int16 {
      Int16(truncatingIfNeeded: (Int32(first[index]) &* Int32(second[index])) &>> 16)
    }
    let lanes = SIMD8(lane(0), lane(1), lane(2), lane(3), lane(4), lane(5), lane(6), lane(7))
    return unsafeBitCast(lanes, to: Pair.self)
  }
}
