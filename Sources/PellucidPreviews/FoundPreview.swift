// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import CPreviews
import PellucidViews

/// The previews of the program that contains this code.
enum FoundPreviews {
  /// Returns the previews in the order of their files and lines.
  @MainActor static func all() -> [_Preview] {
    (ofMacros() + ofProviders()).enumerated().sorted { first, second in
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
    let place = UnsafeMutablePointer<_Preview>.allocate(capacity: 1)
    defer { place.deallocate() }
    return records.map { record in
      record(place)
      return place.move()
    }
  }

  /// Returns the previews of the types that provide them, in the order of the types' names. A type knows no line of its source.
  @MainActor private static func ofProviders() -> [_Preview] {
    var types: [Any.Type] = []
    withUnsafeMutablePointer(to: &types) { list in
      forEachType(
        { metadata, list in
          list.assumingMemoryBound(to: [Any.Type].self).pointee.append(
            unsafeBitCast(metadata, to: Any.Type.self))
        }, list)
    }
    func previews<Provider: PreviewProvider>(of type: Provider.Type) -> [_Preview] { _Preview.all(of: type) }
    return types.compactMap { $0 as? any PreviewProvider.Type }.sorted { "\($0)" < "\($1)" }
      .flatMap { previews(of: $0) }
  }
}
