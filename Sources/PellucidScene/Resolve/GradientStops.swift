// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// Stops of a gradient that mixes encoded sRGB, premultiplied, in every gamut.
///
/// Pictures mix stops in their own space, which gives other colours between them. In another space than sRGB the
/// gradient therefore gets stops in between, so close that what is mixed between those is off by less than a tenth of a
/// code value; by more only where colours change within a hundredth of the gradient. What is drawn and what is proven
/// of it both begin with them.
struct GradientStops {
  let stops: [ResolvedFill.Stop]
  let gamut: Gamut

  typealias Stop = ResolvedFill.Stop

  /// The stops to draw with.
  var all: [Stop] {
    guard gamut != .srgb, let first = stops.first else { return stops }
    var result = [first]
    for (start, end) in zip(stops, stops.dropFirst()) {
      if start.location < end.location, !Self.isOneColor(start, end) { result += between(start, end) }
      result.append(end)
    }
    return result
  }

  /// One colour that only fades is mixed alike in every space.
  private static func isOneColor(_ start: Stop, _ end: Stop) -> Bool {
    (start.color.red, start.color.green, start.color.blue) == (end.color.red, end.color.green, end.color.blue)
  }

  /// The parts that a way is cut into: a gradient shows no more than about a thousand places.
  private static func parts(_ length: Double) -> Int { max(1, min(64, Int(1000 * length))) }

  private func between(_ start: Stop, _ end: Stop) -> [Stop] {
    let parts = Self.parts(end.location - start.location)
    let (first, last) = (start.color.premultiplied.lanes, end.color.premultiplied.lanes)
    return (1..<parts).map { index in
      let part = Double(index) / Double(parts)
      let mixed = first + (last - first) * Float(part)
      let color = Premultiplied<SRGB>(red: mixed.x, green: mixed.y, blue: mixed.z, alpha: mixed.w)
      return Stop(
        location: start.location + (end.location - start.location) * part, color: color.straight)
    }
  }
}
