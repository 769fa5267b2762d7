// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CPreviews
import PellucidViews

/// The previews of the program that contains this code.
enum FoundPreviews {
  /// Returns the previews in the order of their files and lines.
  @MainActor static func all() -> [_Preview] {
    ofMacros().enumerated().sorted { first, second in
      (first.element.file, first.element.line, first.offset) < (
        second.element.file, second.element.line, second.offset
      )
    }.map(\.element)
  }

  /// Returns the previews of `#Preview`.
  @MainActor private static func ofMacros() -> [_Preview] {
    var records: [PreviewRecord] = []
    withUnsafeMutablePointer(to: &records) { list in
      forEachPreviewRecord({ $1.assumingMemoryBound(to: [PreviewRecord].self).pointee.append($0) }, list)
    }
    return records.map { record in
      withUnsafeTemporaryAllocation(of: _Preview.self, capacity: 1) { place in
        record(place.baseAddress!)
        return place.moveElement(from: 0)
      }
    }
  }
}
