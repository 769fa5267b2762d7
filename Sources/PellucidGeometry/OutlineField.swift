// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The distance field of what a path encloses, exact for the straight pieces its curves are cut into.
///
/// Only pieces that divide inside from outside count, so subpaths that overlap leave no seam. Along a piece
/// the gradient turns from the normal at its start to the one at its end, as along the curve it stands for.
/// Coordinates are relative to `middle`.
struct OutlineField: Sendable {
  /// Where the middle of the bounds lies in the path, and half their size.
  let middle: Point
  let half: SIMD2<Double>
  private let pieces: [OutlinePiece]
  private let tree: PieceTree
  private let winding: OutlineWinding

  /// Chords keep within 0.002 units divided by this of their curves.
  private static var chordScale: Double { 2 }

  /// `origin` is where the path will lie. nil if it encloses nothing or has unusable coordinates.
  init?(_ path: Path, at origin: Point, rule: FillRule) {
    let scale = Self.chordScale
    guard let scaled = path.segments(transform: .scale(scale)), let extent = Path.extent(of: scaled)
    else { return nil }
    // A middle that single precision holds, because elements keep theirs so.
    func middle(_ low: Double, _ size: Double, _ origin: Double) -> Double {
      Double(Float((low + size / 2) / scale + origin)) - origin
    }
    let centre = Point(
      x: middle(extent.x, extent.width, origin.x), y: middle(extent.y, extent.height, origin.y))
    self.middle = centre
    half = SIMD2(extent.width, extent.height) / (2 * scale)
    winding = OutlineWinding(
      segments: scaled.map { piece in
        LineSegment(
          start: Point(x: piece.start.x / scale - centre.x, y: piece.start.y / scale - centre.y),
          end: Point(x: piece.end.x / scale - centre.x, y: piece.end.y / scale - centre.y))
      }, rule: rule)
    var boundary = OutlineBoundary(winding, size: max(half.x, half.y) * 2)
    pieces = boundary.pieces()
    guard !pieces.isEmpty else { return nil }
    tree = PieceTree(pieces.map { $0.segment }, size: max(half.x, half.y) * 2)
  }

  /// Distance and unit gradient.
  func value(at point: Point) -> CornerField.Value {
    var piece = 0
    return value(at: point, isInside: encloses(point), firstGuess: &piece)
  }

  func encloses(_ point: Point) -> Bool { winding.encloses(point) }

  /// `encloses` for many points at height `y`.
  func row(y: Double) -> OutlineWinding.Row { winding.row(y: y) }

  /// Outlines of so many segments are asked for each point: their boxes answer in next to no time.
  private static var mostAskedAlone: Int { 512 }
  /// Segments that a line of points is crossed with in the time in which the boxes answer for one point: 40 to 180 were
  /// measured of round outlines of 600 to 20 000, more of lines that cross each other.
  private static var segmentsPerPoint: Int { 64 }

  /// `encloses` for `count` points on a line; nil where asking for each costs less.
  func row(from start: Point, toward way: SIMD2<Double>, count: Int) -> OutlineWinding.Row? {
    let segments = winding.segments.count
    guard segments > Self.mostAskedAlone, count * Self.segmentsPerPoint > segments else { return nil }
    return winding.row(from: start, toward: way)
  }

  /// `firstGuess` is a piece that may be near and becomes the nearest; it changes the time, not the value.
  func value(at point: Point, isInside: Bool, firstGuess: inout Int) -> CornerField.Value {
    let place = SIMD2(point.x, point.y)
    var nearest = Nearest(piece: firstGuess, squared: pieces[firstGuess].squaredDistance(of: place))
    search(0, from: place, &nearest)
    firstGuess = nearest.piece
    let gradient = pieces[nearest.piece].gradient(at: place, isInside: isInside)
    let distance = nearest.squared.squareRoot()
    return (Float(isInside ? -distance : distance), gradient)
  }

  private struct Nearest {
    var piece: Int
    var squared: Double

    /// Returns whether a box may hold a nearer piece; a little room, because boxes and pieces round differently.
    func canImprove(_ squared: Double) -> Bool { squared <= self.squared * (1 + 1e-12) }
  }

  /// Descends into the nearer half first; of pieces equally near, the first one counts.
  private func search(_ place: Int, from point: SIMD2<Double>, _ nearest: inout Nearest) {
    let node = tree.boxes.nodes[place]
    guard node.pieces.isEmpty else {
      for part in Int(node.pieces.lowerBound)..<Int(node.pieces.upperBound) {
        let index = tree.piece(part)
        let squared = pieces[index].squaredDistance(of: point)
        if squared < nearest.squared || (squared == nearest.squared && index < nearest.piece) {
          nearest = Nearest(piece: index, squared: squared)
        }
      }
      return
    }
    let left = place + 1, right = Int(tree.boxes.nodes[left].next)
    let leftSquared = tree.boxes.nodes[left].squaredDistance(of: point)
    let rightSquared = tree.boxes.nodes[right].squaredDistance(of: point)
    if leftSquared <= rightSquared {
      if nearest.canImprove(leftSquared) { search(left, from: point, &nearest) }
      if nearest.canImprove(rightSquared) { search(right, from: point, &nearest) }
    } else {
      if nearest.canImprove(rightSquared) { search(right, from: point, &nearest) }
      if nearest.canImprove(leftSquared) { search(left, from: point, &nearest) }
    }
  }
}
