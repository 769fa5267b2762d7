// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// Stops of a gradient that has the same colours in every gamut: it mixes encoded sRGB, premultiplied.
///
/// Pictures mix stops in their own space, which gives other colours between them. In another space than sRGB the
/// gradient therefore gets stops in between, so close that what is mixed between those is off by less than a tenth of a
/// code value. What is drawn and what is proven of it both begin with them.
struct GradientStops {
  let stops: [ResolvedFill.Stop]
  let gamut: Gamut

  typealias Stop = ResolvedFill.Stop

  /// The parts that a way between two stops is cut into, unless there are many of them: a gradient shows no more than
  /// about a thousand places.
  private var parts: Int { max(1, min(64, 1024 / max(1, stops.count - 1))) }

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

  private func between(_ start: Stop, _ end: Stop) -> [Stop] {
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
