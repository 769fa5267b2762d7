// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry

/// The dark that a layer puts over what lies below it: a layer of black, or the fill or gradient with which a media player
/// dims the content under its controls.
struct Scrim {
  private struct Stop {
    /// The position along the gradient, 0…1.
    var location: Double
    /// The opacity of the black that takes as much light of white as the colour does, 0…1.
    var opacity: Double
  }

  /// The stops in the order of their locations; a single one for a plain colour.
  private var stops: [Stop]
  /// The line of a linear gradient, in the space of the layer's frame; nil for other fills.
  private var line: (start: Point, end: Point)?
  /// The transform from the scene to the space of the layer's frame; nil where nothing of the layer is left.
  private var fromScene: Transform?

  /// Creates the scrim of a layer of black.
  init(opacity: Double) { stops = [Stop(location: 0, opacity: opacity)] }

  /// Creates the scrim of a fill; nil where the fill darkens nothing.
  init?(_ fill: FillStyle, of placed: PlacedLayer) {
    let (frame, surroundings) = (placed.layer.frame, placed.surroundings)
    func darkness(_ style: ColorStyle) -> Double {
      guard let color = try? style.color(surroundings.traits, surroundings.assets) else { return 0 }
      let light = min(max(color.red, color.green, color.blue, 0), 1)
      return Double(min(max(color.alpha, 0), 1) * (1 - light)) * placed.opacity
    }
    switch fill {
    case .foreground(let style):
      guard case .color(let color) = style.color else { return nil }
      stops = [Stop(location: 0, opacity: darkness(color))]
    case .linear(let all, let start, let end):
      stops = all.map { Stop(location: $0.location, opacity: darkness($0.color)) }
      func place(_ part: Point) -> Point {
        Point(x: frame.x + part.x * frame.width, y: frame.y + part.y * frame.height)
      }
      (line, fromScene) = ((place(start), place(end)), placed.transform.inverse)
    case .radial(let all, _, _, _), .angular(let all, _, _):
      stops = all.map { Stop(location: $0.location, opacity: darkness($0.color)) }
    }
    guard stops.contains(where: { $0.opacity > 0 }) else { return nil }
  }

  /// Returns the least opacity of black, 0…1, in a rectangle of the scene inside the layer.
  func leastOpacity(in bounds: Rect) -> Double {
    let least = stops.reduce(1) { min($0, $1.opacity) }
    guard let line, let fromScene else { return least }
    let along = Point(x: line.end.x - line.start.x, y: line.end.y - line.start.y)
    let length = along.x * along.x + along.y * along.y
    guard length > 0 else { return least }
    let corners = [
      Point(x: bounds.minX, y: bounds.minY), Point(x: bounds.maxX, y: bounds.minY),
      Point(x: bounds.minX, y: bounds.maxY), Point(x: bounds.maxX, y: bounds.maxY),
    ]
    let locations = corners.map { corner in
      let point = fromScene.applied(to: corner)
      return ((point.x - line.start.x) * along.x + (point.y - line.start.y) * along.y) / length
    }
    let (first, last) = (locations.min() ?? 0, locations.max() ?? 1)
    let between = stops.filter { $0.location > first && $0.location < last }.map { $0.opacity }
    return ([opacity(at: first), opacity(at: last)] + between).min() ?? least
  }

  /// Returns the opacity at a location of the gradient; before the first and after the last stop, that stop's.
  private func opacity(at location: Double) -> Double {
    guard let next = stops.firstIndex(where: { $0.location >= location }) else {
      return stops.last?.opacity ?? 0
    }
    guard next > 0 else { return stops[0].opacity }
    let (before, after) = (stops[next - 1], stops[next])
    let length = after.location - before.location
    guard length > 0 else { return after.opacity }
    return before.opacity + (after.opacity - before.opacity) * (location - before.location) / length
  }
}
