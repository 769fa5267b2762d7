// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidHost
import PellucidScene

/// The combinations of one scene whose references are known to equal their drawings.
///
/// Combinations resolve to the same scene where nothing in it has a level, moves or reacts to a setting. Where their
/// references are the same file as well, the second need not be drawn.
struct KnownSnapshots {
  private struct Entry {
    var scene: ResolvedScene
    var size: (width: Int, height: Int)
    var reference: String
  }
  private var entries: [Entry] = []

  mutating func add(_ scene: ResolvedScene, size: (width: Int, height: Int), reference: String) {
    entries.append(Entry(scene: scene, size: size, reference: reference))
  }

  /// Returns the picture's size if the file at `reference` is known to equal the drawing of the scene; else nil.
  func size(of scene: ResolvedScene, writtenAt reference: String) -> (width: Int, height: Int)? {
    guard let entry = entries.first(where: { $0.scene == scene }),
      FileReading.haveSameBytes(entry.reference, reference, maximumBytes: ImageLimits().maximumBytes)
    else { return nil }
    return entry.size
  }
}
