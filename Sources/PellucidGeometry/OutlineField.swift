// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The distance field of the area that a path encloses, exact for the straight pieces of its flattened curves.
///
/// Only pieces between inside and outside are kept, so that overlapping subpaths leave no seam. Along a piece the
/// gradient turns from the normal at its start to the normal at its end, as along the curve that the piece
/// approximates. Coordinates are relative to `middle`.
struct OutlineField: Sendable {
  /// The centre of the bounds, in the path's coordinates, and half their size.
  let middle: Point
  let half: SIMD2<Double>
  /// The boundary, cut where the outline meets itself.
  private let pieces: [OutlinePiece]
  /// The hierarchy for the search of the nearest piece.
  private let tree: PieceTree
  /// The winding numbers of the uncut outline.
  private let winding: OutlineWinding

  /// The scale at which curves are flattened: chords stay within 0.002 units divided by this scale.
  static var chordScale: Double { 2 }
  /// The maximum number of straight pieces. Chosen: pieces of a hundred thousand curves are then searched within two
  /// seconds for a million pixels; the coarser chords of such an outline stay within a pixel.
  static var mostPieces: Int { 1 << 15 }

  /// Prepares the field of a path; nil if the path encloses nothing or has unusable coordinates.
  ///
  /// - Parameter origin: The position of the path's origin in the field.
  init?(_ path: Path, at origin: Point, rule: FillRule) {
    let scale = Self.chordScale
    guard let scaled = path.segments(transform: .scale(scale), mostPieces: Self.mostPieces),
      let extent = Path.extent(of: scaled)
    else { return nil }
    // The centre is rounded to a value that single precision holds exactly, because elements store it so.
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

  /// Returns distance and unit gradient.
  func value(at point: Point) -> CornerField.Value {
    var piece = 0
    return value(at: point, isInside: encloses(point), firstGuess: &piece)
  }

  /// Returns a Boolean value indicating whether a point is in the interior.
  func encloses(_ point: Point) -> Bool { winding.encloses(point) }

  /// Returns the crossings of the outline with the height `y`, which answer `encloses` for many points there.
  func row(y: Double) -> OutlineWinding.Row { winding.row(y: y) }

  /// The number of segments up to which each point is tested alone, because the tree of boxes is fast enough.
  private static var mostAskedAlone: Int { 512 }
  /// The number of segments that can be intersected with a line of points in the time of one test of a point in
  /// the tree.
  ///
  /// Measured: 40 to 180 for round outlines of 600 to 20 000 segments, more for lines that cross each other.
  private static var segmentsPerPoint: Int { 64 }

  /// Returns the crossings of the outline with a line, for `count` points on it; nil where testing each point
  /// costs less.
  func row(from start: Point, toward way: SIMD2<Double>, count: Int) -> OutlineWinding.Row? {
    let segments = winding.segments.count
    guard segments > Self.mostAskedAlone, count * Self.segmentsPerPoint > segments else { return nil }
    return winding.row(from: start, toward: way)
  }

  /// Returns distance and unit gradient at a point whose side is already known.
  ///
  /// - Parameter firstGuess: The index of a piece that may be near; receives the nearest one. Affects the time,
  ///   not the value.
  func value(at point: Point, isInside: Bool, firstGuess: inout Int) -> CornerField.Value {
    let place = SIMD2(point.x, point.y)
    var nearest = Nearest(piece: firstGuess, squared: pieces[firstGuess].squaredDistance(of: place))
    search(0, from: place, &nearest)
    firstGuess = nearest.piece
    let gradient = pieces[nearest.piece].gradient(at: place, isInside: isInside)
    let distance = nearest.squared.squareRoot()
    return (Float(isInside ? -distance : distance), gradient)
  }

  /// The nearest piece found so far.
  private struct Nearest {
    var piece: Int
    var squared: Double

    /// Returns a Boolean value indicating whether a box at this squared distance may hold a nearer piece; the
    /// tolerance covers the different rounding of boxes and pieces.
    func canImprove(_ squared: Double) -> Bool { squared <= self.squared * (1 + 1e-12) }
  }

  /// Searches a subtree, the nearer child first; among equally near pieces the first one is chosen.
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
