// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry

/// A grid of coloured points between which colours change, in colours by name or in their components.
package struct MeshFill<Paint: Hashable & Sendable>: Hashable, Sendable {
  package let points: MeshPoints
  /// The colours of the points, in their order.
  package let colors: [Paint]
  /// The colour beside the mesh.
  package let background: Paint
  /// A Boolean value that is true where colours change along curves, without a bend at the points.
  package let smoothsColors: Bool
  /// The space in which colours are mixed.
  package let space: MixingSpace

  /// Creates a mesh; nil unless there is one colour for each point.
  package init?(
    _ points: MeshPoints, colors: [Paint], background: Paint, smoothsColors: Bool = true,
    space: MixingSpace = .device
  ) {
    guard colors.count == points.all.count else { return nil }
    self.init(points, colors, background, smoothsColors, space)
  }

  private init(
    _ points: MeshPoints, _ colors: [Paint], _ background: Paint, _ smoothsColors: Bool, _ space: MixingSpace
  ) {
    (self.points, self.colors, self.background) = (points, colors, background)
    (self.smoothsColors, self.space) = (smoothsColors, space)
  }

  /// The colours that can be seen in the frame.
  package var visibleColors: [Paint] { points.fillsFrame ? colors : colors + [background] }

  /// Returns the mesh in other colours.
  ///
  /// - Parameter change: Returns a colour for one of a point, with the point's index, or for the background, with nil.
  package func map<Other: Hashable & Sendable, Failure: Error>(
    _ change: (Paint, Int?) throws(Failure) -> Other
  ) throws(Failure) -> MeshFill<Other> {
    var others: [Other] = []
    for (index, color) in colors.enumerated() { others.append(try change(color, index)) }
    return MeshFill<Other>(points, others, try change(background, nil), smoothsColors, space)
  }
}

extension MeshFill<EncodedColor> {
  /// The patches of the points' colours, in coordinates of the space in which they are mixed.
  private var patches: PatchGrid {
    let coordinates = colors.map { space.coordinates(of: $0) }
    return smoothsColors
      ? PatchGrid(smooth: coordinates, columns: points.columns)
      : PatchGrid(linear: coordinates, columns: points.columns)
  }

  /// Returns the colours at the samples of the patches, premultiplied, as lanes of a picture in a gamut.
  ///
  /// A picture mixes these colours, and the background where the mesh does not fill its frame. Every colour that is drawn lies
  /// between them, whatever the space in which the points' colours are mixed; proofs depend on it.
  package func samples(in gamut: Gamut) -> [SIMD4<Float>] {
    patches.samples.map { space.lanes(at: $0, in: gamut) }
  }
}
