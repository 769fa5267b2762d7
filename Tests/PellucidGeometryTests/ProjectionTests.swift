// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import Testing

@Suite struct ProjectionTests {
  private let projection = Projection(.translation(x: 3, y: -2), px: 0.01, py: -0.02, pw: 1.5)

  @Test("A projection in other coordinates maps the transformed points to the transformed results")
  func movedProjection() throws {
    let transform = Transform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 7, ty: 11)
    let moved = try #require(projection.moved(by: transform))
    for point in [Point(x: 0, y: 0), Point(x: 5, y: 8), Point(x: -4, y: 9)] {
      let expected = transform.applied(to: try #require(projection.applied(to: point)))
      let found = try #require(moved.applied(to: transform.applied(to: point)))
      #expect(abs(found.x - expected.x) < 1e-9 && abs(found.y - expected.y) < 1e-9)
    }
  }

  @Test("A projection has no other coordinates where a transform leads to a line")
  func movedOntoALine() {
    #expect(projection.moved(by: Transform(a: 1, b: 0, c: 0, d: 0, tx: 0, ty: 0)) == nil)
  }

  @Test("The inverse leads back, and a projection onto a line has none")
  func inverse() throws {
    let back = try #require(projection.inverse)
    let there = try #require(projection.applied(to: Point(x: 2, y: 4)))
    let place = try #require(back.applied(to: there))
    #expect(abs(place.x - 2) < 1e-9 && abs(place.y - 4) < 1e-9)
    #expect(Projection(Transform(a: 1, b: 0, c: 0, d: 1e-13, tx: 0, ty: 0)).inverse == nil)
  }
}
