// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry
import PellucidScene

/// The way in which a picture fills another size than its own.
struct ImageResizing: Equatable, Sendable {
  /// The edges that keep their size, in points.
  var caps: EdgeInsets
  var mode: Image.ResizingMode

  /// A piece of one axis of the picture, the pieces of the frame that show it, and what is seen of them.
  private struct Piece {
    var source: ClosedRange<Double>
    var places: [ClosedRange<Double>]
    var seen: ClosedRange<Double>
  }

  /// Returns the picture, or the parts of one that is not stretched as a whole, with coordinates of the frame.
  ///
  /// - Parameter size: The picture's own size, in points.
  func content(_ image: ImageContent, of size: CGSize, in frame: Rect) -> Layer.Content {
    guard caps != EdgeInsets() || mode == .tile, size.width > 0, size.height > 0 else { return .image(image) }
    let size = Size(width: Double(size.width), height: Double(size.height))
    let columns = pieces(size.width, Double(caps.leading), Double(caps.trailing), frame.width)
    let rows = pieces(size.height, Double(caps.top), Double(caps.bottom), frame.height)
    func count(_ pieces: [Piece]) -> Int { pieces.reduce(0) { $0 + $1.places.count } }
    guard count(columns) * count(rows) <= ImageFilling.most else { return .group([]) }
    return .group(
      rows.flatMap { row in
        columns.flatMap { column in
          row.places.flatMap { y in column.places.map { x in part(image, size, column, x, row, y) } }
        }
      })
  }

  /// Returns the pieces of one axis: the beginning, the middle and the end, as far as they are there.
  private func pieces(_ length: Double, _ start: Double, _ end: Double, _ room: Double) -> [Piece] {
    // Edges that do not fit, in the picture or in the frame, share what there is.
    let stated = max(0, start) + max(0, end), least = min(length, room)
    let share = stated > least ? least / stated : 1
    let first = max(0, start) * share, last = max(0, end) * share
    let source = first...max(first, length - last), seen = first...max(first, room - last)
    let step = mode == .tile ? source.upperBound - first : seen.upperBound - first
    let count =
      step > 0 ? Int(min(((seen.upperBound - first) / step).rounded(.up), Double(ImageFilling.most) + 1)) : 0
    let middle = (0..<count).map { first + Double($0) * step...first + Double($0 + 1) * step }
    let pieces = [
      Piece(source: 0...first, places: [0...first], seen: 0...first),
      Piece(source: source, places: middle, seen: seen),
      Piece(source: length - last...length, places: [room - last...room], seen: room - last...room),
    ]
    return pieces.filter {
      $0.source.lowerBound < $0.source.upperBound && $0.seen.lowerBound < $0.seen.upperBound
    }
  }

  /// Returns a layer with a part of the picture: the whole picture, so large that the part fills its place, clipped to what is seen.
  private func part(
    _ image: ImageContent, _ size: Size, _ column: Piece, _ x: ClosedRange<Double>, _ row: Piece,
    _ y: ClosedRange<Double>
  ) -> Layer {
    func length(_ range: ClosedRange<Double>) -> Double { range.upperBound - range.lowerBound }
    let (seenX, seenY) = (x.clamped(to: column.seen), y.clamped(to: row.seen))
    let (factorX, factorY) = (length(x) / length(column.source), length(y) / length(row.source))
    let picture = Layer(
      frame: Rect(
        x: x.lowerBound - seenX.lowerBound - column.source.lowerBound * factorX,
        y: y.lowerBound - seenY.lowerBound - row.source.lowerBound * factorY, width: size.width * factorX,
        height: size.height * factorY), content: .image(image))
    var part = Layer(
      frame: Rect(x: seenX.lowerBound, y: seenY.lowerBound, width: length(seenX), height: length(seenY)),
      content: .group([picture]))
    part.clip = .rectangle
    return part
  }
}
