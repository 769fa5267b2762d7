// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// The way in which a turned picture's frame lies on the pixels: by a copy of about its final size along its own
/// axes.
struct Turning: Sendable {
  /// The pixels of the whole copy, of which only parts are ever made.
  let area: PixelRect
  /// From pixel centres of the target to pixel centres of the copy.
  let toCopy: AffineTransform

  /// nil where the transform has no inverse.
  init?(_ pass: ImagePass) {
    guard let back = pass.transform.inverse else { return nil }
    let (scale, frame) = (pass.turnedScale, pass.frame)
    area = PixelRect(
      minX: 0, minY: 0, maxX: max(1, Int(frame.width * scale)), maxY: max(1, Int(frame.height * scale)))
    let (width, height) = (Double(area.width), Double(area.height))
    toCopy = back.followed(
      by: AffineTransform(
        a: width / frame.width, b: 0, c: 0, d: height / frame.height, tx: -frame.x * width / frame.width,
        ty: -frame.y * height / frame.height))
  }

  /// The frame in the copy's pixels.
  var frame: Rect { Rect(x: 0, y: 0, width: Double(area.width), height: Double(area.height)) }

  /// The copy's pixels that bilinear samples in `target` read; samples beyond the copy read its edge.
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

/// A picture turned or sheared: sampled bilinearly from a part of its copy.
struct TurnedImageSource: PixelSource {
  let pixels: UnsafeImage
  /// The pixels' place in the copy.
  let part: PixelRect
  let turning: Turning

  @inline(__always)
  func color(_ x: Int, _ y: Int) -> SIMD4<Float> {
    let place = turning.toCopy.applied(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
    return sample(place.x - 0.5, place.y - 0.5)
  }

  /// Bilinear, the edge repeated. Positions are the whole copy's, so that the result does not depend on the part.
  @inline(__always)
  private func sample(_ x: Double, _ y: Double) -> SIMD4<Float> {
    let (left, across, right) = columns(x, count: turning.area.width, part.minX, part.maxX)
    let (top, down, bottom) = columns(y, count: turning.area.height, part.minY, part.maxY)
    let (upper, lower) = (pixels.row(top), pixels.row(bottom))
    let first = Sample.unit(upper[left]) * (1 - across) + Sample.unit(upper[right]) * across
    let second = Sample.unit(lower[left]) * (1 - across) + Sample.unit(lower[right]) * across
    return first * (1 - down) + second * down
  }

  /// The two samples around a position, counted from `first`, and how far it lies toward the second.
  @inline(__always)
  private func columns(_ position: Double, count: Int, _ first: Int, _ end: Int) -> (Int, Float, Int) {
    let place = min(max(position, 0), Double(count - 1))
    let whole = Int(place)
    // Rounding may lead a hair beyond the part.
    let low = min(max(whole, first), end - 1) - first
    let high = min(max(min(whole + 1, count - 1), first), end - 1) - first
    return (low, Float(place - Double(whole)), high)
  }
}
