// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan
import PellucidScene

/// A cache of the coverage of texts and symbols. When the limit is reached, all entries are removed.
struct MaskCache {
  private struct Key: Hashable {
    let resource: Resource
    let scale: Double
    let clip: PixelRect
  }

  /// The limit of all entries, in bytes.
  private static let byteLimit = 64 << 20

  private var entries: [Key: WebMasks] = [:]
  private var byteCount = 0

  /// Returns the coverage of a text or symbol, from the cache or else from the page; nil where the page has to load a file first.
  mutating func masks(of resource: Resource, in scene: ResolvedScene, by host: some WebHost) -> WebMasks? {
    let key = Key(resource: resource, scale: scene.scale, clip: scene.pixelBounds)
    if let known = entries[key] { return known }
    let drawn: WebMasks? =
      switch resource {
      case .text(let text, let frame, let transform):
        host.mask(
          of: text,
          at: WebPlace(frame: frame, transform: transform, scale: scene.scale, clip: scene.pixelBounds))
      case .symbol(let symbol, let frame, let transform):
        host.masks(
          of: symbol,
          at: WebPlace(frame: frame, transform: transform, scale: scene.scale, clip: scene.pixelBounds))
      case .image, .template, .outline: nil
      }
    guard let drawn else { return nil }
    let bytes = drawn.masks.reduce(256) { $0 + $1.values.count }
    if byteCount + bytes > Self.byteLimit { (entries, byteCount) = ([:], 0) }
    entries[key] = drawn
    byteCount += bytes
    return drawn
  }
}
