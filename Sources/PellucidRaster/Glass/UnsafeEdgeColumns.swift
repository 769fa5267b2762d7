// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The values that pixels along a straight vertical edge share with the pixels above them: the field, the weights of
/// the passes, and the horizontal positions of their samples. They are computed once for all rows of the edge.
///
/// Such pixels are displaced horizontally only. What remains for each row is to interpolate vertically between two
/// lines of cells, in every level that is read, and to read the resulting line.
struct UnsafeEdgeColumns {
  /// The weights of each group of four pixels.
  private let amounts: UnsafeMutablePointer<GlassEdgeAmounts>
  /// The number of groups.
  private let groups: Int
  /// The taps of every pixel: of the inner refraction, of the outer refraction, and of the bleed.
  let behind: UnsafeMutablePointer<Tap>, outer: UnsafeMutablePointer<Tap>, bleed: UnsafeMutablePointer<Tap>
  /// The vertically interpolated lines of all levels for the row being painted, one after another.
  let lines: UnsafeMutablePointer<SIMD4<Float>>
  /// The pixel of the first tap.
  private let originX: Int
  /// The runs whose values are stored, usually one at a shape's left edge and one at its right edge.
  private var left: Held?, right: Held?

  /// A run of pixels with the rows in which its values are valid, and the range of cells that the run reads.
  struct Held {
    var run: Range<Int>, rows: Range<Int>
    /// The range of cells that is read, or nil if none is.
    var reach: Reach?
  }

  /// A part of the pyramid.
  struct Reach {
    /// The columns, in cells of level 0.
    var cells: ClosedRange<Float>
    /// The finest and the coarsest level.
    var levels: ClosedRange<Int>
  }

  /// A sample between two cells of one level and two cells of the next coarser level.
  struct Tap {
    /// The indices of the left cells in `lines`.
    var fine: Int32, coarse: Int32
    /// The weights of the right cells.
    var acrossFine: Float, acrossCoarse: Float
    /// The weight of the coarser level.
    var part: Float

    /// Returns the interpolated colour.
    @inline(always)
    func color(_ lines: UnsafePointer<SIMD4<Float>>) -> SIMD4<Float> {
      let (first, second) = (lines + Int(fine), lines + Int(coarse))
      let near = first[0] + (first[1] - first[0]) * acrossFine
      let far = second[0] + (second[1] - second[0]) * acrossCoarse
      return near + (far - near) * part
    }
  }

  /// Returns the number of scratch elements needed.
  static func scratchCount(_ grid: UnsafeGlassGrid, _ pyramid: UnsafeGlassPyramid) -> Int {
    let groups = grid.width / 4 + 1
    return amountsCount(groups) + 3 * tapsCount(4 * groups) + cellCount(pyramid)
  }

  /// Returns the number of elements that the weights of all groups take.
  private static func amountsCount(_ groups: Int) -> Int {
    groups * MemoryLayout<GlassEdgeAmounts>.stride / MemoryLayout<SIMD4<Float>>.stride
  }

  /// Returns the number of elements that one tap per pixel takes.
  private static func tapsCount(_ pixels: Int) -> Int {
    pixels * MemoryLayout<Tap>.stride / MemoryLayout<SIMD4<Float>>.stride + 1
  }

  /// Returns the number of cells in one line of every level.
  private static func cellCount(_ pyramid: UnsafeGlassPyramid) -> Int {
    (0..<pyramid.count).reduce(0) { $0 + pyramid.levels[$1].width }
  }

  init(
    _ scratch: UnsafeMutablePointer<SIMD4<Float>>, _ grid: UnsafeGlassGrid, _ pyramid: UnsafeGlassPyramid
  ) {
    let groups = grid.width / 4 + 1
    let (perAmounts, perTaps) = (Self.amountsCount(groups), Self.tapsCount(4 * groups))
    self.groups = groups
    amounts = UnsafeMutableRawPointer(scratch).bindMemory(to: GlassEdgeAmounts.self, capacity: groups)
    func taps(_ number: Int) -> UnsafeMutablePointer<Tap> {
      UnsafeMutableRawPointer(scratch + perAmounts + number * perTaps).bindMemory(
        to: Tap.self, capacity: 4 * groups)
    }
    (behind, outer, bleed) = (taps(0), taps(1), taps(2))
    lines = scratch + perAmounts + 3 * perTaps
    originX = grid.originX
  }

  /// Returns the stored run if its values are valid for row `y`, or nil if they must be computed.
  func held(_ run: Range<Int>, y: Int) -> Held? {
    func isOf(_ held: Held) -> Bool { held.run == run && held.rows.contains(y) }
    if let left, isOf(left) { return left }
    if let right, isOf(right) { return right }
    return nil
  }

  /// Stores a run, replacing the one that was stored earlier.
  mutating func hold(_ held: Held) { (left, right) = (right, held) }

  /// Returns the index of pixel `x`, the first of a group of four, in the taps.
  @inline(always)
  func index(_ x: Int) -> Int {
    let place = x &- originX
    assert(place >= 0 && place & 3 == 0 && place &>> 2 < groups, "outside the grid")
    return place
  }

  /// Returns the weights of the four pixels from an index on.
  @inline(always)
  func amounts(at place: Int) -> UnsafeMutablePointer<GlassEdgeAmounts> {
    assert(place >= 0 && place &>> 2 < groups, "outside the grid")
    return amounts + place &>> 2
  }
}
