// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The values that pixels along an upright straight edge share with those above them: the field, how much of each
/// pass there is, and how far to the side they look. It is worked out once for all rows of the edge.
///
/// They look along their own row, so what remains to be done for each is to mix the two lines of cells around it, in
/// every level that is looked at, and to read these.
struct UnsafeEdgeColumns {
  /// A group of four pixels each.
  private let amounts: UnsafeMutablePointer<GlassEdgeAmounts>
  /// The number of groups.
  private let groups: Int
  /// By pixel: what is seen behind it, at the edge, and of the surroundings.
  let behind: UnsafeMutablePointer<Tap>, outer: UnsafeMutablePointer<Tap>, bleed: UnsafeMutablePointer<Tap>
  /// The levels along the row that is being painted, one after the other.
  let lines: UnsafeMutablePointer<SIMD4<Float>>
  private let originX: Int
  /// The runs that are held: of a shape's left edge and of its right one.
  private var left: Held?, right: Held?

  /// Pixels of a row that hold the same from row to row, and the cells they look at.
  struct Held {
    var run: Range<Int>, rows: Range<Int>
    /// nil where nothing is looked at.
    var reach: Reach?
  }

  /// The part of the pyramid that is looked at.
  struct Reach {
    /// Cells of level 0.
    var cells: ClosedRange<Float>
    /// The finest and the coarsest level.
    var levels: ClosedRange<Int>
  }

  /// Between two cells of one level and two of the next.
  struct Tap {
    /// Places in the lines.
    var fine: Int32, coarse: Int32
    var acrossFine: Float, acrossCoarse: Float
    /// The part of the way from the finer to the coarser.
    var part: Float

    @inline(always)
    func color(_ lines: UnsafePointer<SIMD4<Float>>) -> SIMD4<Float> {
      let (first, second) = (lines + Int(fine), lines + Int(coarse))
      let near = first[0] + (first[1] - first[0]) * acrossFine
      let far = second[0] + (second[1] - second[0]) * acrossCoarse
      return near + (far - near) * part
    }
  }

  /// Elements of scratch.
  static func scratchCount(_ grid: UnsafeGlassGrid, _ pyramid: UnsafeGlassPyramid) -> Int {
    let groups = grid.width / 4 + 1
    return amountsCount(groups) + 3 * tapsCount(4 * groups) + cellCount(pyramid)
  }

  private static func amountsCount(_ groups: Int) -> Int {
    groups * MemoryLayout<GlassEdgeAmounts>.stride / MemoryLayout<SIMD4<Float>>.stride
  }

  private static func tapsCount(_ pixels: Int) -> Int {
    pixels * MemoryLayout<Tap>.stride / MemoryLayout<SIMD4<Float>>.stride + 1
  }

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

  /// Returns the values that are held of a run for row `y`; nil if they have to be worked out.
  func held(_ run: Range<Int>, y: Int) -> Held? {
    func isOf(_ held: Held) -> Bool { held.run == run && held.rows.contains(y) }
    if let left, isOf(left) { return left }
    if let right, isOf(right) { return right }
    return nil
  }

  /// Holds a run in place of the one that was held first.
  mutating func hold(_ held: Held) { (left, right) = (right, held) }

  /// The place in the taps of pixel `x`, the first of a four.
  @inline(always)
  func index(_ x: Int) -> Int {
    let place = x &- originX
    assert(place >= 0 && place & 3 == 0 && place &>> 2 < groups, "outside the grid")
    return place
  }

  /// The amounts of the four pixels from a place on.
  @inline(always)
  func amounts(at place: Int) -> UnsafeMutablePointer<GlassEdgeAmounts> {
    assert(place >= 0 && place &>> 2 < groups, "outside the grid")
    return amounts + place &>> 2
  }
}
