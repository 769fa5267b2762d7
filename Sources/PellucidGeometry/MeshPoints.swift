// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A point of a mesh gradient, in fractions of the frame.
package struct MeshPoint: Hashable, Sendable {
  package var position: Point
  /// The control points of the curves to the points around; nil derives them from these points.
  package var handles: Handles?

  package init(_ position: Point, handles: Handles? = nil) {
    (self.position, self.handles) = (position, handles)
  }

  /// The Bézier control points beside a point. Those that lead out of the mesh have no effect.
  package struct Handles: Hashable, Sendable {
    package var leading: Point, top: Point, trailing: Point, bottom: Point

    package init(leading: Point, top: Point, trailing: Point, bottom: Point) {
      (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    }
  }

  /// The coordinates of the point, and of its handles in the order of their properties.
  package var numbers: [Double] {
    let points = handles.map { [position, $0.leading, $0.top, $0.trailing, $0.bottom] } ?? [position]
    return points.flatMap { [$0.x, $0.y] }
  }
}

/// The points of a mesh gradient, row by row.
package struct MeshPoints: Hashable, Sendable {
  /// The number of points in a row, at least 2.
  package let columns: Int
  package let all: [MeshPoint]
  /// A Boolean value that is true where the mesh certainly covers its whole frame, because its border lies on the border of the
  /// frame or beside it.
  package let fillsFrame: Bool

  /// The greatest number of points. Chosen: 32 × 32, sixteen times those of a mesh of 8 × 8.
  package static let most = 1024

  /// Creates the points of a mesh; nil unless there are two or more whole rows of two or more points, `most` at the most.
  package init?(_ all: [MeshPoint], columns: Int) {
    guard all.count <= Self.most, columns >= 2, columns <= all.count / 2, all.count % columns == 0 else {
      return nil
    }
    (self.all, self.columns) = (all, columns)
    fillsFrame = PatchGrid(all, columns: columns).coversUnitSquare
  }

  /// The patches of the places of the points: x and y, in fractions of the frame.
  package var patches: PatchGrid { PatchGrid(all, columns: columns) }
}
