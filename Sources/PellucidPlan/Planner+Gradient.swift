// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidScene

extension Planner {
  func paint(_ fill: ResolvedFill, _ node: Node) -> Paint {
    switch fill {
    case .ink(let ink): paint(ink)
    case .linear(let stops, let start, let end):
      .gradient(gradient(stops, .linear(start: start, end: end), node))
    case .radial(let stops, let center, let startRadius, let endRadius):
      .gradient(
        gradient(
          stops, .radial(center: center, startRadius: startRadius, endRadius: endRadius), node))
    case .angular(let stops, let center, let start):
      .gradient(gradient(stops, .angular(center: center, startInDegrees: start), node))
    }
  }

  func gradient(
    _ stops: [ResolvedFill.Stop], _ geometry: Gradient.Geometry, _ node: Node
  ) -> Gradient {
    let frame = node.frame
    let unit = AffineTransform(
      a: 1 / max(frame.width, 1e-9), b: 0, c: 0, d: 1 / max(frame.height, 1e-9),
      tx: -frame.x / max(frame.width, 1e-9), ty: -frame.y / max(frame.height, 1e-9))
    return Gradient(
      geometry: geometry, stops: self.stops(stops),
      toUnit: (toPixels(node).inverse ?? .identity).followed(by: unit),
      aspect: frame.width / max(frame.height, 1e-9))
  }

  /// The stops in the picture's space, and more between them where it is not sRGB: a gradient mixes encoded sRGB, so
  /// that it has the same colours in every gamut.
  private func stops(_ stops: [ResolvedFill.Stop]) -> [Gradient.Stop] {
    var result: [Gradient.Stop] = []
    var previous: ResolvedFill.Stop?
    for stop in stops {
      if gamut != .srgb, let previous { result += between(previous, stop) }
      result.append(Gradient.Stop(location: Float(stop.location), color: lanes(stop.color)))
      previous = stop
    }
    return result
  }

  private func between(_ first: ResolvedFill.Stop, _ second: ResolvedFill.Stop) -> [Gradient.Stop] {
    // Enough that what is mixed between them in the other space is off by less than a tenth of a code value.
    let count = 64
    let (start, end) = (first.color.premultiplied.lanes, second.color.premultiplied.lanes)
    let change = end - start
    // One colour that fades is mixed alike in every space.
    let isOneColor =
      (first.color.red, first.color.green, first.color.blue)
      == (second.color.red, second.color.green, second.color.blue)
    guard !isOneColor, first.location < second.location else { return [] }
    return (1..<count).map { index in
      let part = Double(index) / Double(count)
      let mixed = start + change * Float(part)
      let color = Premultiplied<SRGB>(red: mixed.x, green: mixed.y, blue: mixed.z, alpha: mixed.w).straight
      return Gradient.Stop(
        location: Float(first.location + (second.location - first.location) * part), color: lanes(color))
    }
  }
}
