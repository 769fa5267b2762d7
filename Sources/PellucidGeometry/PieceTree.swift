// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The boxes in which the piece of an outline nearest to a point is looked for.
///
/// Runs of an ordinary outline lie together in the plane. Thousands of long pieces that cross each other do not: every
/// box would hold every point, and each piece would be looked at for each pixel. Such pieces are cut where they are
/// longer than a small square and put in the order of these, for the boxes only: the pieces stay whole. The squares are
/// as small as memory allows.
struct PieceTree: Sendable {
  let boxes: BoxTree
  /// The piece of each part; empty where every piece is its own part.
  private let owners: [Int32]

  /// Outlines of so many pieces are searched as they are, which costs next to nothing.
  static var mostKeptWhole: Int { 512 }
  /// Parts that all pieces together are cut into, at most: with their boxes they take some fifteen megabytes.
  static var mostParts: Int { 1 << 17 }
  /// Squares along the longer side of the bounds; a power of two. A square of 512 pixels then has eight to a side.
  private static var mostSquares: Int { 64 }

  /// `pieces` is not empty; `size` is the longer side of their bounds.
  init(_ pieces: [LineSegment], size: Double) {
    guard let squares = Self.squares(for: pieces, size: size) else {
      (boxes, owners) = (BoxTree(pieces), [])
      return
    }
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
    // What rounding moved the ends of parts by.
    boxes = BoxTree(parts.map { $0.segment }, margin: 1e-9 * size)
  }

  /// The smallest squares that pieces may be cut along; nil where none is longer than these, or they are too many.
  private static func squares(for pieces: [LineSegment], size: Double) -> SquareGrid? {
    guard pieces.count > mostKeptWhole else { return nil }
    var count = mostSquares
    while count > 1 {
      let squares = SquareGrid(count: count, side: size / Double(count))
      let parts = pieces.reduce(0) { $0 + squares.partCount($1) }
      if parts <= mostParts { return parts > pieces.count ? squares : nil }
      count /= 2
    }
    return nil
  }

  @inline(__always)
  func piece(_ part: Int) -> Int { owners.isEmpty ? part : Int(owners[part]) }
}

/// Squares over the bounds of an outline, whose coordinates are relative to the middle of these.
private struct SquareGrid {
  /// Along the longer side; a power of two.
  let count: Int
  let side: Double

  /// How many parts no longer than a square a piece has.
  func partCount(_ piece: LineSegment) -> Int {
    let extent = max(abs(piece.end.x - piece.start.x), abs(piece.end.y - piece.start.y))
    return extent > side ? Int((extent / side).rounded(.up)) : 1
  }

  /// The number of the square that holds a piece's middle, so that those with neighbouring numbers lie together: the
  /// bits of column and row in turn.
  func code(_ piece: LineSegment) -> Int {
    spread((piece.start.x + piece.end.x) / 2) | spread((piece.start.y + piece.end.y) / 2) << 1
  }

  /// The bits of a column's or row's number, two apart.
  private func spread(_ place: Double) -> Int {
    let number = Int(max(0, min(place / side + Double(count / 2), Double(count - 1))))
    return (0..<count.trailingZeroBitCount).reduce(0) { $0 | (number >> $1 & 1) << (2 * $1) }
  }
}

extension LineSegment {
  fileprivate func part(_ number: Int, of count: Int) -> LineSegment {
    func place(_ number: Int) -> Point {
      let share = Double(number) / Double(count)
      return Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
    return LineSegment(start: place(number), end: place(number + 1))
  }
}
