// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// The brightness of a probed place, measured before the glass over it is drawn.
package struct ProbeMeasurement: Hashable, Sendable {
  /// The index of the probe in the scene.
  package var index: Int
  /// The mean Rec. 709 luma of the encoded, straight colours, 0…1, and its standard deviation.
  package var luminance: Double, deviation: Double
}

extension Renderer {
  /// Measures the region of a probe and appends the result. A region of which less than half is covered is not
  /// reported.
  mutating func measure(_ pass: ProbePass) {
    guard !pass.capture.region.isEmpty else { return }
    let seen = withUnsafeStack(pass.capture.surfaces) { renderer, stack in
      CaptureReader(executor: renderer.executor).capture(
        stack, region: pass.capture.region, level: pass.capture.level, padding: 0, &renderer.buffers)
    }
    guard let image = seen else { return }
    if let (luminance, deviation) = image.luma {
      probes.append(ProbeMeasurement(index: pass.index, luminance: luminance, deviation: deviation))
    }
    buffers.cells.append(image.cells)
  }
}

extension ReducedImage {
  /// The mean and the standard deviation of the luma, with each cell weighted by its alpha; nil if less than half of
  /// the region is covered.
  fileprivate var luma: (mean: Double, deviation: Double)? {
    var (weight, sum, squares) = (0.0, 0.0, 0.0)
    for cell in cells.prefix(width * height) where cell.w > 0 {
      let color = SIMD4<Double>(Double(cell.x), Double(cell.y), Double(cell.z), Double(cell.w)) / 65535
      let luma = (0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z) / color.w
      weight += color.w
      sum += luma * color.w
      squares += luma * luma * color.w
    }
    // Cells at the edge extend beyond the region, so the area is counted in pixels.
    let area = Double(region.width * region.height) / Double(1 << (2 * level))
    guard weight > area / 2, weight > 0 else { return nil }
    let mean = sum / weight
    return (mean, max(squares / weight - mean * mean, 0).squareRoot())
  }
}
