// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The inside of glass computed at nodes two pixels apart in both directions, between which colours are nearly linear.
///
///     node ─────── node      pixels lie a quarter and three quarters of the way between nodes, both ways; a tile of
///      |  ·     ·   |        the grid is four nodes wide
///      |  ·     ·   |
///     node ─────── node
struct UnsafeNodeRows {
  /// The two lines of nodes around the row being painted. The lower line is the upper line of the next row pair.
  private var upper: Line, lower: Line
  /// A Boolean value for each tile of the run, true where the tile must be painted pixel by pixel.
  private let marks: UnsafeMutablePointer<Bool>
  /// The capacity of `marks`, in tiles.
  private let tiles: Int
  /// Scratch for the grid's nodes along a line.
  let grid: UnsafeMutablePointer<SIMD4<Float>>

  /// A line of nodes.
  struct Line {
    /// The position of the line, or nil before anything is written.
    fileprivate var place: Place?
    /// The capacity, in nodes.
    fileprivate let count: Int
    /// The colours of the nodes, in 16 bits per channel.
    let cells: UnsafeMutableRawPointer
    /// The differences of the backdrop from the wide blur that is mixed into it, as one array of floats per channel.
    let red: UnsafeMutablePointer<Float>, green: UnsafeMutablePointer<Float>
    let blue: UnsafeMutablePointer<Float>

    fileprivate init(_ base: UnsafeMutablePointer<SIMD4<Float>>, _ count: Int) {
      self.count = count
      cells = UnsafeMutableRawPointer(base)
      let floats = UnsafeMutableRawPointer(base + count / 2).bindMemory(to: Float.self, capacity: 3 * count)
      (red, green, blue) = (floats, floats + count, floats + 2 * count)
    }

    /// Writes four differences of the backdrop from the wide blur.
    @inline(__always)
    func store(above color: GlassColor<SIMD4<Float>>, _ index: Int) {
      assert(index >= 0 && index &+ 4 <= count, "outside the line")
      UnsafeMutableRawPointer(red + index).storeBytes(of: color.red, as: SIMD4<Float>.self)
      UnsafeMutableRawPointer(green + index).storeBytes(of: color.green, as: SIMD4<Float>.self)
      UnsafeMutableRawPointer(blue + index).storeBytes(of: color.blue, as: SIMD4<Float>.self)
    }
  }

  /// The position of a line and the extent of its nodes.
  fileprivate struct Place: Equatable {
    /// The vertical position of the line, in units of two pixels.
    var number: Int
    /// The pixels between the first and the last node.
    var run: Range<Int>
  }

  /// Returns the capacity of a line in nodes: a multiple of four, with a group to spare.
  private static func count(_ grid: UnsafeGlassGrid) -> Int { (grid.width / 2 + 3) & ~3 + 8 }

  /// Returns the number of scratch elements: half an element per node for its colour, three floats per node for the
  /// differences, and a byte per tile.
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

  /// Ensures that both lines around row `y` are present. `make` computes a line from the row below it.
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

  /// Returns a Boolean value indicating whether a tile must be painted pixel by pixel.
  func isMarked(_ tile: Int) -> Bool {
    assert(tile >= 0 && tile < tiles, "outside the grid")
    return marks[tile]
  }

  /// Returns a Boolean value indicating whether, between the nodes of a tile, a colour may deviate from linear
  /// interpolation by more than allowed.
  private func isBent(_ first: Int, _ limits: StraightLimits) -> Bool {
    let red = limits.excess(upper.red + first, lower.red + first)
    let green = limits.excess(upper.green + first, lower.green + first)
    let blue = limits.excess(upper.blue + first, lower.blue + first)
    return SIMD4.greatest(red, SIMD4.greatest(green, blue)).isSomewherePositive
  }

  // MARK: Pixels

  /// Writes `count` pixels of row `y`, a multiple of four, beginning at `offset` in the run.
  func magnify(y: Int, offset: Int, count: Int, into pixels: UnsafeMutableRawPointer) {
    // The last group of nodes is read completely.
    assert(offset >= 0 && offset / 2 + count / 2 + 2 <= upper.count, "outside the line")
    // `near` is the line closer to the row.
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

  /// Returns two nodes, interpolated a quarter of the way from the near line to the far one.
  @inline(__always)
  private static func mixed(_ near: UnsafeRawPointer, _ far: UnsafeRawPointer) -> SIMD8<Int16> {
    let (here, there) = (near.loadUnaligned(as: SIMD8<Int16>.self), far.loadUnaligned(as: SIMD8<Int16>.self))
    return here &+ ((there &- here) &>> 2)
  }

  // Nodes are stored as (colour − ½) · 2^15 for colours from −½ to 1½: interpolated values may leave 0…1 and are
  // clamped afterwards. Next to a node outside that range, no value that is still linear lies within 0…1.

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

  /// Returns the colours as samples, 0…65535. The masks are computed from signs, because comparisons would be split
  /// into half vectors.
  @inline(__always)
  private static func sample(_ lanes: SIMD8<Int16>) -> SIMD8<Int16> {
    let twice = lanes &+ lanes
    // Doubling changes the sign of a number outside −¼…¼ of the range.
    let isOutside = (lanes ^ twice) &>> 15
    return ((twice ^ Int16.min) & ~isOutside) | (isOutside & ~(lanes &>> 15))
  }
}

/// The limits within which colours between nodes are treated as linear.
///
/// Only two operations on a colour are not linear: the mixture with the wide blur where the colour crosses it, and the
/// changes of bright colours, which are compressed and receive the bleed unequally, where the colour changes much
/// within two pixels.
struct StraightLimits: Sendable {
  /// The limit of a crossing between −a and b, ab / (a + b), the largest distance of an interpolated value from the
  /// crossing.
  private let crossing: Constant
  private let change: Constant

  /// The error allowed at a crossing, a third of a code value.
  private static var error: Float { 0.33 / 255 }
  /// The largest change between nodes, fifteen code values, over which a bleed that falls with the fourth power of luma
  /// deviates by half a code value.
  private static var greatestChange: Float { 15.0 / 255 }

  /// - Parameters:
  ///   - kink: The visible fraction of a crossing, 0…1.
  ///   - gain: The largest factor by which the face amplifies differences of colours.
  init(kink: Float, gain: Float) {
    crossing = Constant(Self.error / max(kink * gain, 1e-3))
    change = Constant(Self.greatestChange / max(gain, 1e-3))
  }

  /// Returns positive numbers for those of the four cells right of the nodes in which a colour bends too much.
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
