// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidTestSupport
import Testing

@testable import Pellucid

/// Tests of when a picture need not be drawn, because another combination of settings gave the same scene.
@Suite struct KnownSnapshotTests {
  private func scene(_ width: Double) throws -> ResolvedScene {
    try SceneResolver.resolve(SceneDescription(size: Size(width: width, height: 4)), facts: FileFacts()).scene
  }

  @Test("A snapshot is known for the same scene and the same file")
  func theSameSceneWithTheSameFileIsKnown() throws {
    let folder = try TemporaryFolder()
    let (first, second, other) = (
      try folder.write("picture", to: "a.png"), try folder.write("picture", to: "b.png"),
      try folder.write("another", to: "c.png")
    )
    var known = KnownSnapshots()
    #expect(known.size(of: try scene(8), writtenAt: first) == nil)
    known.add(try scene(8), size: (8, 4), reference: first)
    for path in [first, second] {
      let size = try #require(known.size(of: try scene(8), writtenAt: path))
      #expect(size.width == 8 && size.height == 4)
    }
    #expect(known.size(of: try scene(8), writtenAt: other) == nil)
    #expect(known.size(of: try scene(8), writtenAt: folder.path + "/none.png") == nil)
    #expect(known.size(of: try scene(9), writtenAt: first) == nil)
  }
}
