// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// The brightness of a place before the glass over it is drawn.
package struct ProbeMeasurement: Hashable, Sendable {
  /// The number of the scene's probe.
  package var index: Int
  /// Mean Rec. 709 luma of the encoded colours, 0…1, and its standard deviation.
  package var luminance: Double, deviation: Double
}

extension Renderer {
  /// Looks at a place; where less than half of it is covered nothing is reported.
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
  /// Mean and deviation of the luma, each cell weighed by what covers it; nil if less than half is covered.
  fileprivate var luma: (mean: Double, deviation: Double)? {
    var (weight, sum, squares) = (0.0, 0.0, 0.0)
    for cell in cells.prefix(width * height) where cell.w > 0 {
      let color = SIMD4<Double>(Double(cell.x), Double(cell.y), Double(cell.z), Double(cell.w)) / 65535
      let luma = (0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z) / color.w
      weight += color.w
      sum += luma * color.w
      squares += luma * luma * color.w
    }
    // Cells at the edge reach beyond the region, so the cells count by the pixels they hold.
    let area = Double(region.width * region.height) / Double(1 << (2 * level))
    guard weight > area / 2, weight > 0 else { return nil }
    let mean = sum / weight
    return (mean, max(squares / weight - mean * mean, 0).squareRoot())
  }
}
