// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The bounding box hierarchy for the search of the outline piece nearest to a point.
///
/// Consecutive pieces of an ordinary outline lie together in the plane. Thousands of pieces that cross each other do
/// not: every box would contain every point, and each pixel would visit all pieces. The pieces of long outlines are
/// therefore sorted by their place in Z-order, and long pieces are cut, for the boxes only, into parts no longer than
/// the side of a small square; the pieces themselves stay whole. The squares are as small as the limit on memory allows.
struct PieceTree: Sendable {
  /// The hierarchy over the parts.
  let boxes: BoxTree
  /// The index of the piece of each part; empty if the parts are the pieces in their own order.
  private let owners: [Int32]

  /// The number of pieces up to which an outline is neither sorted nor cut, because searching it is cheap.
  static var mostKeptWhole: Int { 512 }
  /// The maximum number of parts in all, if there are not more pieces; with their boxes they take about sixty megabytes.
  static var mostParts: Int { 1 << 19 }
  /// The maximum number of squares along the longer side of the bounds, a power of two; at 512 pixels, a square
  /// is eight pixels wide.
  private static var mostSquares: Int { 64 }

  /// Builds the hierarchy over `pieces`, which must not be empty; `size` is the longer side of their bounds.
  init(_ pieces: [LineSegment], size: Double) {
    guard pieces.count > Self.mostKeptWhole else {
      (boxes, owners) = (BoxTree(pieces), [])
      return
    }
    let squares = Self.squares(for: pieces, size: size)
    var parts: [(code: Int, owner: Int32, segment: LineSegment)] = []
    parts.reserveCapacity(pieces.count)
    for (index, piece) in pieces.enumerated() {
      let count = squares.partCount(piece)
      for number in 0..<count {
        let part = count == 1 ? piece : piece.part(number, of: count)
        parts.append((squares.code(part), Int32(truncatingIfNeeded: index), part))
      }
    }
    parts.sort { ($0.code, $0.owner) < ($1.code, $1.owner) }
    owners = parts.map { $0.owner }
    // The margin covers the rounding of the parts' ends.
    boxes = BoxTree(parts.map { $0.segment }, margin: 1e-9 * size)
  }

  /// Returns the grid of the smallest squares whose parts stay within `mostParts`, or of squares so large that no
  /// piece is cut.
  private static func squares(for pieces: [LineSegment], size: Double) -> SquareGrid {
    var count = mostSquares
    while count > 1 {
      let squares = SquareGrid(size: size, count: count)
      if pieces.reduce(0, { $0 + squares.partCount($1) }) <= mostParts { return squares }
      count /= 2
    }
    return SquareGrid(size: size, count: 0)
  }

  /// Returns the index of the piece that a part belongs to.
  @inline(__always)
  func piece(_ part: Int) -> Int { owners.isEmpty ? part : Int(owners[part]) }
}

/// A grid of squares over the bounds of an outline, whose coordinates are relative to the centre of the bounds.
private struct SquareGrid {
  /// The side of a square; a piece is cut into parts that are not longer along x and y.
  let side: Double
  /// The number of places for each unit of length.
  private let places: Double
  /// The number of places along the longer side in Z-order, a power of two; pieces are finer than the squares.
  private static var placeCount: Int { 1024 }

  /// Divides `size`, the longer side of the bounds, into `count` squares; 0 for squares without end.
  init(size: Double, count: Int) {
    side = size / Double(count)
    places = Double(Self.placeCount) / size
  }

  /// Returns the number of parts that a piece is cut into.
  func partCount(_ piece: LineSegment) -> Int {
    let extent = max(abs(piece.end.x - piece.start.x), abs(piece.end.y - piece.start.y))
    return extent > side ? Int((extent / side).rounded(.up)) : 1
  }

  /// Returns the Z-order code of a piece's midpoint: the interleaved bits of column and row, so that pieces with nearby
  /// codes lie together.
  func code(_ piece: LineSegment) -> Int {
    spread((piece.start.x + piece.end.x) / 2) | spread((piece.start.y + piece.end.y) / 2) << 1
  }

  /// Returns the bits of a column's or row's index, spread to every second bit.
  private func spread(_ place: Double) -> Int {
    let count = Self.placeCount
    let number = Int(max(0, min(place * places + Double(count / 2), Double(count - 1))))
    return (0..<count.trailingZeroBitCount).reduce(0) { $0 | (number >> $1 & 1) << (2 * $1) }
  }
}

extension LineSegment {
  /// Returns one of `count` equal parts of the segment.
  fileprivate func part(_ number: Int, of count: Int) -> LineSegment {
    func place(_ number: Int) -> Point {
      let share = Double(number) / Double(count)
      return Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
    return LineSegment(start: place(number), end: place(number + 1))
  }
}
