// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidScene

/// A mesh gradient over a frame, in pixels. Its samples are computed where they are drawn: a plan may have thousands of meshes.
package struct PixelMesh: Hashable, Sendable {
  private let fill: MeshFill<EncodedColor>
  private let gamut: Gamut
  /// The transform from fractions of the frame to pixels.
  private let toPixels: Transform
  /// The premultiplied colour beside the mesh, in the gamut of the picture.
  package let background: SIMD4<Float>

  /// - Parameter toPixels: The transform from fractions of the frame to pixels.
  init(_ fill: MeshFill<EncodedColor>, toPixels: Transform, gamut: Gamut) {
    (self.fill, self.toPixels, self.gamut) = (fill, toPixels, gamut)
    let space = MixingSpace.device
    background = space.lanes(at: space.coordinates(of: fill.background), in: gamut)
  }

  /// The samples of the patches.
  package var samples: MeshSamples {
    let patches = fill.points.patches
    let places = patches.samples.map { place -> SIMD2<Double> in
      let pixel = toPixels.applied(to: Point(x: place.x, y: place.y))
      return SIMD2(pixel.x, pixel.y)
    }
    let columns = patches.columns * patches.parts + 1
    let samples = MeshSamples(columns: columns, places: places, colors: fill.samples(in: gamut))
    guard fill.points.fillsFrame else { return samples }
    // A pixel at the edge of the frame may have its centre beside it.
    return samples.bordered(
      across: Self.step(toPixels.a, toPixels.b), down: Self.step(toPixels.c, toPixels.d))
  }

  /// Returns a step of two pixels along a side of the frame.
  private static func step(_ x: Double, _ y: Double) -> SIMD2<Double> {
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? SIMD2(x, y) * (2 / length) : SIMD2(0, 0)
  }

  /// A Boolean value that is true where the mesh covers its frame, so that its border is not seen.
  package var fillsFrame: Bool { fill.points.fillsFrame }

  // MARK: Cost

  /// Returns the time of computing the samples and drawing them in some pixels, in nanoseconds.
  func cost(in area: PixelRect) -> Double {
    let patches = fill.points.patches
    let parts = Double(patches.parts)
    return patches.boxes.reduce(Double(patches.sampleCount) * PassCost.meshSample) { sum, box in
      let drawn = PixelRect(covering: toPixels.bounds(of: box)).intersection(area)
      guard !drawn.isEmpty else { return sum }
      return sum + Double(drawn.pixelCount) * PassCost.mesh
        + Double(drawn.height) * parts * PassCost.meshRow
    }
  }

  /// The memory of the samples, in bytes: their places and colours, before and after conversion.
  var bytes: Int64 { 144 * Int64(fill.points.patches.sampleCount) }
}

/// The places of a mesh in pixels with their premultiplied colours, row by row.
package struct MeshSamples: Sendable {
  /// The number of samples in a row.
  package private(set) var columns: Int
  package private(set) var places: [SIMD2<Double>]
  package private(set) var colors: [SIMD4<Float>]

  package var rows: Int { places.count / columns }

  /// Returns the samples with a further one on every side, at a step beside the last one and in its colour.
  fileprivate func bordered(across: SIMD2<Double>, down: SIMD2<Double>) -> MeshSamples {
    var result = MeshSamples(columns: columns + 2, places: [], colors: [])
    for row in -1...rows {
      for column in -1...columns {
        let (x, y) = (max(0, min(column, columns - 1)), max(0, min(row, rows - 1)))
        let index = y * columns + x
        result.places.append(places[index] + across * Double(column - x) + down * Double(row - y))
        result.colors.append(colors[index])
      }
    }
    return result
  }
}
