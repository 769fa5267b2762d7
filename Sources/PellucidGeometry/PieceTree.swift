// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The boxes in which the piece of an outline nearest to a point is looked for.
///
/// Runs of an ordinary outline lie together in the plane. Thousands of long pieces that cross each other do not: every
/// box would hold every point, and each piece would be looked at for each pixel. Such pieces are cut where they are
/// longer than a small square and put in the order of these, for the boxes only: the pieces stay whole.
struct PieceTree: Sendable {
  let boxes: BoxTree
  /// The piece of each part; empty where every piece is its own part.
  private let owners: [Int32]

  /// Outlines of so many pieces are searched as they are, which costs next to nothing.
  static var mostKeptWhole: Int { 512 }
  /// Squares along the longer side of the bounds; a power of two. A square of 512 pixels then has eight to a side.
  private static var squares: Int { 64 }

  /// `pieces` is not empty; `size` is the longer side of their bounds.
  init(_ pieces: [LineSegment], size: Double) {
    let longest = size / Double(Self.squares)
    guard pieces.count > Self.mostKeptWhole, pieces.contains(where: { $0.extent > longest }) else {
      (boxes, owners) = (BoxTree(pieces), [])
      return
    }
    var parts: [(code: Int, owner: Int32, segment: LineSegment)] = []
    parts.reserveCapacity(pieces.count)
    for (index, piece) in pieces.enumerated() {
      let count = Int((piece.extent / longest).rounded(.up))
      for number in 0..<max(count, 1) {
        let part = count <= 1 ? piece : piece.part(number, of: count)
        parts.append((part.code(square: longest), Int32(truncatingIfNeeded: index), part))
      }
    }
    parts.sort { ($0.code, $0.owner) < ($1.code, $1.owner) }
    owners = parts.map { $0.owner }
    // What rounding moved the ends of parts by.
    boxes = BoxTree(parts.map { $0.segment }, margin: 1e-9 * size)
  }

  @inline(__always)
  func piece(_ part: Int) -> Int { owners.isEmpty ? part : Int(owners[part]) }
}

extension LineSegment {
  /// The longer side of the box around it.
  fileprivate var extent: Double { max(abs(end.x - start.x), abs(end.y - start.y)) }

  fileprivate func part(_ number: Int, of count: Int) -> LineSegment {
    func place(_ number: Int) -> Point {
      let share = Double(number) / Double(count)
      return Point(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
    return LineSegment(start: place(number), end: place(number + 1))
  }

  /// The number of the square that holds its middle, so that those with neighbouring numbers lie together: the bits of
  /// column and row in turn.
  fileprivate func code(square: Double) -> Int {
    func spread(_ place: Double) -> Int {
      // Coordinates are relative to the middle of the bounds.
      let number = Int(max(0, min(place / square + 64, 127)))
      return (0..<7).reduce(0) { $0 | (number >> $1 & 1) << (2 * $1) }
    }
    return spread((start.x + end.x) / 2) | spread((start.y + end.y) / 2) << 1
  }
}
