// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene

/// The coverage of a text or symbol, one mask a layer, and what its author may want to know.
package struct ResourceCoverage: Hashable, Sendable {
  package var masks: [CoverageMask]
  package var warnings: [TextWarning]

  package init(masks: [CoverageMask], warnings: [TextWarning] = []) {
    (self.masks, self.warnings) = (masks, warnings)
  }
}

/// Coverage of texts and symbols that were drawn before; a value its owner passes along.
///
/// The colour of a text is no part of the resource: the same text in another style is found. The least recently used go
/// first when the limit is reached.
package struct CoverageCache: Sendable {
  private struct Key: Hashable {
    var resource: Resource
    var scale: Double
    var clip: PixelRect?
  }
  private struct Entry {
    var coverage: ResourceCoverage
    var bytes: Int
    var lastUse: Int
  }

  /// The bytes of an entry besides its masks and its text, about; bounds the number of empty ones.
  static let entryBytes = 512

  /// Bytes that are kept at most.
  package let byteLimit: Int
  /// Bytes that are kept now.
  package private(set) var byteCount = 0
  private var entries: [Key: Entry] = [:]
  private var uses = 0

  package init(byteLimit: Int = 64 << 20) { self.byteLimit = byteLimit }

  /// The number of resources that are kept.
  package var count: Int { entries.count }

  /// The coverage of `resource` at `scale` pixels per point within `clip`: that kept, or that `make` returns.
  package mutating func coverage<Failure: Error>(
    of resource: Resource, scale: Double, clippedTo clip: PixelRect? = nil,
    make: () throws(Failure) -> ResourceCoverage
  ) throws(Failure) -> ResourceCoverage {
    let key = Key(resource: resource, scale: scale, clip: clip)
    uses += 1
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = uses
      return entries.values[index].coverage
    }
    let coverage = try make()
    keep(coverage, for: key)
    return coverage
  }

  private mutating func keep(_ coverage: ResourceCoverage, for key: Key) {
    let bytes = Self.bytes(coverage, key.resource)
    guard bytes <= byteLimit else { return }
    while byteCount + bytes > byteLimit,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      byteCount -= oldest.value.bytes
      entries[oldest.key] = nil
    }
    entries[key] = Entry(coverage: coverage, bytes: bytes, lastUse: uses)
    byteCount += bytes
  }

  private static func bytes(_ coverage: ResourceCoverage, _ resource: Resource) -> Int {
    var bytes = coverage.masks.reduce(entryBytes) { $0 + $1.values.count }
    if case .text(let content, _, _) = resource { bytes += content.string.utf8.count }
    return bytes + coverage.warnings.count * MemoryLayout<TextWarning>.stride
  }
}
