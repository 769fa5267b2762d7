// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// The dark that a layer puts over what lies below it: a layer of black, or the fill or gradient with which a media player
/// dims the content under its controls.
struct Scrim {
  /// The opacity of the black that takes as much light of white as each colour does, 0…1 (y), by its position along the
  /// gradient, 0…1 (x); a plain colour has one.
  private var stops: [SIMD2<Double>]
  /// The line of a linear gradient, in the space of the layer's frame; nil for other fills.
  private var line: (start: Point, end: Point)?
  /// The transform from the scene to the space of the layer's frame; nil where nothing of the layer is left.
  private var fromScene: Transform?

  /// Creates the scrim of a layer of black.
  init(opacity: Double) { stops = [SIMD2(0, opacity)] }

  /// Creates the scrim of a fill; nil where the fill darkens nothing.
  init?(_ fill: FillStyle, of placed: PlacedLayer) {
    let frame = placed.layer.frame
    let darkness: [Double] = placed.fillValues.map { color in
      guard let color else { return 0 }
      let light = min(max(color.red, color.green, color.blue, 0), 1)
      return Double(min(max(color.alpha, 0), 1) * (1 - light)) * placed.opacity
    }
    guard darkness.contains(where: { $0 > 0 }) else { return nil }
    func places(_ all: [FillStyle.Stop]) -> [SIMD2<Double>] {
      zip(all, darkness).map { SIMD2($0.location, $1) }
    }
    switch fill {
    case .foreground: stops = [SIMD2(0, darkness[0])]
    case .linear(let all, let start, let end):
      stops = places(all)
      func place(_ part: Point) -> Point {
        Point(x: frame.x + part.x * frame.width, y: frame.y + part.y * frame.height)
      }
      (line, fromScene) = ((place(start), place(end)), placed.transform.inverse)
    case .radial(let all, _, _, _), .angular(let all, _, _): stops = places(all)
    case .mesh: stops = darkness.map { SIMD2(0, $0) }
    }
  }

  /// Returns the least opacity of black, 0…1, in a rectangle of the scene inside the layer.
  func leastOpacity(in bounds: Rect) -> Double {
    let least = stops.reduce(1) { min($0, $1.y) }
    guard let line, let fromScene else { return least }
    let along = Point(x: line.end.x - line.start.x, y: line.end.y - line.start.y)
    let length = along.x * along.x + along.y * along.y
    guard length > 0 else { return least }
    let locations = bounds.corners.map { corner in
      let point = fromScene.applied(to: corner)
      return ((point.x - line.start.x) * along.x + (point.y - line.start.y) * along.y) / length
    }
    let (first, last) = (locations.min() ?? 0, locations.max() ?? 1)
    let ends = min(Piecewise.value(stops, at: first), Piecewise.value(stops, at: last))
    return stops.reduce(ends) { $1.x > first && $1.x < last ? min($0, $1.y) : $0 }
  }
}
