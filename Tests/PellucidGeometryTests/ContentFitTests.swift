// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import Testing

@Suite struct ContentFitTests {
  private static let frame = Rect(x: 10, y: 20, width: 100, height: 50)

  @Test("Filling content covers the frame, fitting content lies within")
  func fillingContentCoversTheFrameAndFittingContentLiesWithin() {
    #expect(
      ContentMode.fill.placed(width: 40, height: 40, in: Self.frame)
        == Rect(x: 10, y: -5, width: 100, height: 100))
    #expect(
      ContentMode.fit.placed(width: 40, height: 40, in: Self.frame)
        == Rect(x: 35, y: 20, width: 50, height: 50))
    #expect(ContentMode.stretch.placed(width: 40, height: 40, in: Self.frame) == Self.frame)
  }

  @Test("Content of the frame's proportions gets the frame itself")
  func contentOfTheFramesProportionsIsTheFrame() {
    for fit in [ContentMode.fill, .fit, .stretch] {
      #expect(fit.placed(width: 400, height: 200, in: Self.frame) == Self.frame)
    }
  }
}
