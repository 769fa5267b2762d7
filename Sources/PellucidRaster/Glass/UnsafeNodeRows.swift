// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The inside of glass at every second place of every second row, between which it is as good as straight.
///
///     node ─────── node      pixels lie a quarter and three quarters of the way between nodes, both ways; a tile of
///      |  ·     ·   |        the grid is four nodes wide
///      |  ·     ·   |
///     node ─────── node
struct UnsafeNodeRows {
  /// The two lines of nodes around the row being painted; the lower one is the next row's upper one.
  private var upper: Line, lower: Line
  /// Which tiles between the two lines have to be drawn pixel by pixel, from the run's first one on.
  private let marks: UnsafeMutablePointer<Bool>
  /// The number of tiles that there is room for.
  private let tiles: Int
  /// For the grid's own nodes along a line.
  let grid: UnsafeMutablePointer<SIMD4<Float>>

  /// One line of nodes.
  struct Line {
    /// nil before anything is written.
    fileprivate var place: Place?
    /// Nodes that it has room for.
    fileprivate let count: Int
    /// Colours in 16 bits.
    let cells: UnsafeMutableRawPointer
    /// The differences of what lies behind from what is mixed into it: a run of floats for each channel.
    let red: UnsafeMutablePointer<Float>, green: UnsafeMutablePointer<Float>
    let blue: UnsafeMutablePointer<Float>

    fileprivate init(_ base: UnsafeMutablePointer<SIMD4<Float>>, _ count: Int) {
      self.count = count
      cells = UnsafeMutableRawPointer(base)
      let floats = UnsafeMutableRawPointer(base + count / 2).bindMemory(to: Float.self, capacity: 3 * count)
      (red, green, blue) = (floats, floats + count, floats + 2 * count)
    }

    /// Writes four of what lies above.
    @inline(__always)
    func store(above color: GlassColor<SIMD4<Float>>, _ index: Int) {
      assert(index >= 0 && index &+ 4 <= count, "outside the line")
      UnsafeMutableRawPointer(red + index).storeBytes(of: color.red, as: SIMD4<Float>.self)
      UnsafeMutableRawPointer(green + index).storeBytes(of: color.green, as: SIMD4<Float>.self)
      UnsafeMutableRawPointer(blue + index).storeBytes(of: color.blue, as: SIMD4<Float>.self)
    }
  }

  /// Which nodes a line holds.
  fileprivate struct Place: Equatable {
    /// Half the height, in pixels.
    var number: Int
    /// The pixels between the first node and the last.
    var run: Range<Int>
  }

  /// Nodes that a line has room for: a multiple of four, with a group to spare.
  private static func count(_ grid: UnsafeGlassGrid) -> Int { (grid.width / 2 + 3) & ~3 + 8 }

  /// Elements of scratch: half of one for a node's colour, three floats beside it, and a byte for a tile.
  static func scratchCount(_ grid: UnsafeGlassGrid) -> Int {
    2 * (count(grid) / 2 + 3 * count(grid) / 4) + grid.columns / 16 + 1
      + UnsafeGlassGridRow.scratchCount(columns: grid.columns)
  }

  init(_ scratch: UnsafeMutablePointer<SIMD4<Float>>, _ openGrid: UnsafeGlassGrid) {
    let count = Self.count(openGrid)
    let perLine = count / 2 + 3 * count / 4
    (upper, lower) = (Line(scratch, count), Line(scratch + perLine, count))
    grid = scratch + 2 * perLine
    marks = UnsafeMutableRawPointer(grid + UnsafeGlassGridRow.scratchCount(columns: openGrid.columns))
      .bindMemory(to: Bool.self, capacity: openGrid.columns)
    tiles = openGrid.columns
  }

  /// Sees to it that both lines around row `y` are there. `make` writes a line: the one above a row.
  mutating func prepare(_ run: Range<Int>, y: Int, _ limits: StraightLimits, _ make: (Line, Int) -> Void) {
    assert(run.count / 8 <= tiles, "outside the grid")
    let number = y >> 1
    let (above, below) = (Place(number: number, run: run), Place(number: number + 1, run: run))
    if upper.place == above { return }
    swap(&upper, &lower)
    if upper.place != above {
      make(upper, 2 * number)
      upper.place = above
    }
    make(lower, 2 * number + 2)
    lower.place = below
    for tile in 0..<(run.count / 8) { marks[tile] = isBent(4 * tile, limits) }
  }

  /// Returns whether a tile has to be drawn pixel by pixel.
  func isMarked(_ tile: Int) -> Bool {
    assert(tile >= 0 && tile < tiles, "outside the grid")
    return marks[tile]
  }

  /// Returns whether anything between two nodes may be farther from the straight line than is allowed.
  private func isBent(_ first: Int, _ limits: StraightLimits) -> Bool {
    let red = limits.excess(upper.red + first, lower.red + first)
    let green = limits.excess(upper.green + first, lower.green + first)
    let blue = limits.excess(upper.blue + first, lower.blue + first)
    return SIMD4.greatest(red, SIMD4.greatest(green, blue)).isSomewherePositive
  }

  // MARK: Pixels

  /// Writes `count` pixels, whole fours, of row `y` from the run's pixel at `offset` on.
  func magnify(y: Int, offset: Int, count: Int, into pixels: UnsafeMutableRawPointer) {
    // The last group of nodes is read whole.
    assert(offset >= 0 && offset / 2 + count / 2 + 2 <= upper.count, "outside the line")
    // The nearer line first.
    let isLower = y & 1 == 1
    let near = (isLower ? lower : upper).cells + offset / 2 * ReducedImage.stride
    let far = (isLower ? upper : lower).cells + offset / 2 * ReducedImage.stride
    var left = Self.mixed(near, far)
    for pair in 0..<(count / 4) {
      let place = (pair &+ 1) &* 16
      let next = Self.mixed(near + place, far + place)
      let right = SIMD8(lowHalf: left.highHalf, highHalf: next.lowHalf)
      let quarter = (right &- left) &>> 2
      let (first, second) = (Self.sample(left &+ quarter), Self.sample(right &- quarter))
      let target = pixels + pair &* 32
      target.storeBytes(
        of: SIMD8(lowHalf: first.lowHalf, highHalf: second.lowHalf), as: SIMD8<Int16>.self)
      target.storeBytes(
        of: SIMD8(lowHalf: first.highHalf, highHalf: second.highHalf), toByteOffset: 16,
        as: SIMD8<Int16>.self)
      left = next
    }
  }

  /// Two nodes a quarter of the way from the near line to the far one.
  @inline(__always)
  private static func mixed(_ near: UnsafeRawPointer, _ far: UnsafeRawPointer) -> SIMD8<Int16> {
    let (here, there) = (near.loadUnaligned(as: SIMD8<Int16>.self), far.loadUnaligned(as: SIMD8<Int16>.self))
    return here &+ ((there &- here) &>> 2)
  }

  // Colours between -½ and 1½ in steps of 2⁻¹⁵, less ½: mixing may pass 0 and 1 and is only then cut. Beside a node
  // beyond that range no straight one lies within 0…1.

  /// Writes four nodes.
  @inline(__always)
  static func store(_ color: GlassColor<SIMD4<Float>>, to cells: UnsafeMutableRawPointer) {
    @inline(__always) func lowBits(_ lanes: SIMD4<Float>) -> SIMD4<UInt32> {
      let held = SIMD4.greatest(SIMD4.least(lanes, SIMD4(repeating: 1.4999)), SIMD4(repeating: -0.5))
      return unsafeBitCast(held * 0x1p15 + (0x1p23 + 0x1p16 - 0x1p14), to: SIMD4<UInt32>.self)
    }
    FourColors.store(
      (lowBits(color.red), lowBits(color.green), lowBits(color.blue), lowBits(color.alpha)), to: cells)
  }

  /// Returns the colours as samples from 0 to 65535. Comparisons would be cut into halves, so their masks are made of
  /// signs.
  @inline(__always)
  private static func sample(_ lanes: SIMD8<Int16>) -> SIMD8<Int16> {
    let twice = lanes &+ lanes
    // A sign changes when a number is doubled that lies outside -¼…¼ of the range.
    let isOutside = (lanes ^ twice) &>> 15
    return ((twice ^ Int16.min) & ~isOutside) | (isOutside & ~(lanes &>> 15))
  }
}

/// The most that the inside may bend between nodes and still pass for straight.
///
/// Only two things that are done to a colour bend: where it crosses the wide blur that lightens or darkens it, and
/// where it changes much within two pixels, because bright colours are then compressed and take the bleed unequally.
struct StraightLimits: Sendable {
  /// The limit of a crossing between -a and b, ab / (a + b): how far a mean of its ends lies from it at most.
  private let crossing: Constant
  private let change: Constant

  /// A third of a code value from a crossing; changes of fifteen, over which a bleed that falls with the fourth power
  /// of luma bends by half of one.
  private static var error: Float { 0.33 / 255 }
  private static var greatestChange: Float { 15.0 / 255 }

  /// - Parameters:
  ///   - kink: How much of a crossing is seen, 0…1.
  ///   - gain: By how much the face changes colours at most.
  init(kink: Float, gain: Float) {
    crossing = Constant(Self.error / max(kink * gain, 1e-3))
    change = Constant(Self.greatestChange / max(gain, 1e-3))
  }

  /// Positive where one of the four cells right of the nodes bends too much.
  @inline(__always)
  func excess(_ upper: UnsafePointer<Float>, _ lower: UnsafePointer<Float>) -> SIMD4<Float> {
    @inline(__always) func four(_ floats: UnsafePointer<Float>) -> SIMD4<Float> {
      UnsafeRawPointer(floats).loadUnaligned(as: SIMD4<Float>.self)
    }
    let (a, b, c, d) = (four(upper), four(upper + 1), four(lower), four(lower + 1))
    let low = SIMD4.least(SIMD4.least(a, b), SIMD4.least(c, d))
    let high = SIMD4.greatest(SIMD4.greatest(a, b), SIMD4.greatest(c, d))
    let range = high - low
    return SIMD4.greatest(range - change, 0 - low * high - range * crossing)
  }
}
