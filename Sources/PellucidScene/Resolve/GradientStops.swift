// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// Stops of a gradient that is interpolated in encoded sRGB, premultiplied, whatever the gamut of the picture.
///
/// Pictures interpolate stops in their own space, which gives other colours between stops. For a gamut other than sRGB
/// the gradient therefore gets intermediate stops, so dense that interpolation between them deviates by less than a
/// tenth of a code value; by more only where colours change within a hundredth of the gradient. Drawing and proofs both
/// begin with these stops.
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

  /// Returns whether two stops differ at most in alpha; their interpolation is the same in every space.
  private static func isOneColor(_ start: Stop, _ end: Stop) -> Bool {
    (start.color.red, start.color.green, start.color.blue) == (end.color.red, end.color.green, end.color.blue)
  }

  /// Returns the number of parts for a length along the gradient, 1…64: a gradient shows no more than about a thousand
  /// distinct places.
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
