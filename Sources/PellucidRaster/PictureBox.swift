// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// The size in pixels that a vector picture must cover.
package struct PictureBox: Hashable, Sendable {
  package var width: Int, height: Int

  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// Creates the size of a frame in pixels, measured along its own axes and independent of its rotation.
  package init(of frame: Rect, _ transform: Transform, scale: Double) {
    let wide = (transform.a * transform.a + transform.b * transform.b).squareRoot() * scale
    let high = (transform.c * transform.c + transform.d * transform.d).squareRoot() * scale
    // Clamped to the largest size at which a picture is drawn.
    func pixels(_ length: Double) -> Int { Int(min(max(length, 1), 32_000).rounded(.up)) }
    self.init(width: pixels(frame.width * wide), height: pixels(frame.height * high))
  }
}
