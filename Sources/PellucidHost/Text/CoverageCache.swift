// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene

/// Coverage of texts and symbols that were drawn before; a value its owner passes along.
///
/// The colour of a text is not part of its coverage: the same text in another style is found.
public struct CoverageCache: Sendable {
  private struct Key: Hashable {
    var resource: Resource
    var scale: Double
  }
  private struct Entry {
    var masks: [CoverageMask]
    var lastUse: Int
  }

  /// Coverage values, one byte each, that are kept at most.
  public let byteLimit: Int
  /// Coverage values kept now.
  public private(set) var byteCount = 0
  private var entries: [Key: Entry] = [:]
  private var uses = 0

  public init(byteLimit: Int = 64 << 20) { self.byteLimit = byteLimit }

  /// How many resources are kept.
  public var count: Int { entries.count }

  /// The masks of `resource` at `scale` pixels per point: those kept, or those `make` returns.
  public mutating func masks<Failure: Error>(
    for resource: Resource, scale: Double, make: () throws(Failure) -> [CoverageMask]
  ) throws(Failure) -> [CoverageMask] {
    let key = Key(resource: Self.withoutStyle(resource), scale: scale)
    uses += 1
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = uses
      return entries.values[index].masks
    }
    let masks = try make()
    keep(masks, for: key)
    return masks
  }

  private mutating func keep(_ masks: [CoverageMask], for key: Key) {
    let bytes = Self.bytes(masks)
    guard bytes <= byteLimit else { return }
    while byteCount + bytes > byteLimit,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      byteCount -= Self.bytes(oldest.value.masks)
      entries[oldest.key] = nil
    }
    entries[key] = Entry(masks: masks, lastUse: uses)
    byteCount += bytes
  }

  private static func bytes(_ masks: [CoverageMask]) -> Int { masks.reduce(0) { $0 + $1.values.count } }

  private static func withoutStyle(_ resource: Resource) -> Resource {
    switch resource {
    case .image: return resource
    case .text(var content, let frame, let transform):
      content.style = .label
      return .text(content, frame: frame, transform: transform)
    case .symbol(var content, let frame, let transform):
      content.styles = []
      return .symbol(content, frame: frame, transform: transform)
    }
  }
}
