// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// The mapping of a rotated or sheared picture onto the pixels. The picture is first resampled along its own axes to
/// about its final size, and this copy is then sampled bilinearly.
struct Turning: Sendable {
  /// The pixels of the whole copy, of which only the parts that are read are computed.
  let area: PixelRect
  /// The transform from pixel positions of the target to those of the copy.
  let toCopy: Transform

  /// Creates the mapping, or returns nil where the pass's transform has no inverse.
  init?(_ pass: ImagePass) {
    guard let back = pass.transform.inverse else { return nil }
    let (scale, frame) = (pass.turnedScale, pass.frame)
    area = PixelRect(
      minX: 0, minY: 0, maxX: max(1, Int(frame.width * scale)), maxY: max(1, Int(frame.height * scale)))
    let (width, height) = (Double(area.width), Double(area.height))
    toCopy = back.followed(
      by: Transform(
        a: width / frame.width, b: 0, c: 0, d: height / frame.height, tx: -frame.x * width / frame.width,
        ty: -frame.y * height / frame.height))
  }

  /// The picture's frame in pixels of the copy.
  var frame: Rect { Rect(x: 0, y: 0, width: Double(area.width), height: Double(area.height)) }

  /// Returns the pixels of the copy that bilinear samples for `target` read. Samples beyond the copy read its edge.
  func part(for target: PixelRect) -> PixelRect {
    guard !target.isEmpty else { return .empty }
    let seen = PixelRect(covering: toCopy.bounds(of: Rect(target)).outset(by: 1))
    func clamped(_ from: Int, _ to: Int, _ count: Int) -> (Int, Int) {
      let first = min(max(from, 0), count - 1)
      return (first, min(max(to, first + 1), count))
    }
    let (left, right) = clamped(seen.minX, seen.maxX, area.width)
    let (top, bottom) = clamped(seen.minY, seen.maxY, area.height)
    return PixelRect(minX: left, minY: top, maxX: right, maxY: bottom)
  }
}

/// A rotated or sheared picture, sampled bilinearly from a part of its axis-aligned copy.
struct TurnedImageSource: PixelSource {
  let pixels: UnsafeImage
  /// The rectangle of the copy that `pixels` holds.
  let part: PixelRect
  let turning: Turning

  @inline(__always)
  func color(_ x: Int, _ y: Int) -> SIMD4<Float> {
    let place = turning.toCopy.applied(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
    return sample(place.x - 0.5, place.y - 0.5)
  }

  /// Samples bilinearly, with the edge repeated. Positions refer to the whole copy, so the result does not depend on
  /// which part is computed.
  @inline(__always)
  private func sample(_ x: Double, _ y: Double) -> SIMD4<Float> {
    let (left, across, right) = columns(x, count: turning.area.width, part.minX, part.maxX)
    let (top, down, bottom) = columns(y, count: turning.area.height, part.minY, part.maxY)
    let (upper, lower) = (pixels.row(top), pixels.row(bottom))
    let first = Sample.unit(upper[left]) * (1 - across) + Sample.unit(upper[right]) * across
    let second = Sample.unit(lower[left]) * (1 - across) + Sample.unit(lower[right]) * across
    return first * (1 - down) + second * down
  }

  /// Returns the indices of the two samples around a position, counted from `first`, and the weight of the second.
  @inline(__always)
  private func columns(_ position: Double, count: Int, _ first: Int, _ end: Int) -> (Int, Float, Int) {
    let place = min(max(position, 0), Double(count - 1))
    let whole = Int(place)
    // Rounding may place a sample just beyond the part.
    let low = min(max(whole, first), end - 1) - first
    let high = min(max(min(whole + 1, count - 1), first), end - 1) - first
    return (low, Float(place - Double(whole)), high)
  }
}
