// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidPlan
import PellucidScene

/// The coverage of a text or symbol, one mask per layer, with warnings for its author.
package struct ResourceCoverage: Hashable, Sendable {
  package var masks: [CoverageMask]
  /// The colour glyphs of a text, and their memory in bytes, each counted once.
  package var pictures: [PlacedPicture], pictureBytes: Int
  package var warnings: [TextWarning]

  package init(
    masks: [CoverageMask], pictures: [PlacedPicture] = [], pictureBytes: Int = 0, warnings: [TextWarning] = []
  ) {
    (self.masks, self.warnings) = (masks, warnings)
    (self.pictures, self.pictureBytes) = (pictures, pictureBytes)
  }
}

/// A cache of the coverage of texts and symbols. It is a value that its owner passes along.
///
/// A text's colour is not part of the resource, so the same text in another colour is found. When the limit is reached,
/// the least recently used entries are removed first.
package struct CoverageCache: Sendable {
  /// The key of an entry: everything on which coverage depends.
  private struct Key: Hashable {
    let resource: Resource
    let scale: Double
    let clip: PixelRect?
    /// The gamut of colour glyphs.
    let gamut: Gamut
    /// The texts and paths of the resource, which are compared by bytes: fonts draw canonically equivalent characters
    /// differently.
    private let names: [ExactName]

    init(_ resource: Resource, scale: Double, clip: PixelRect?, gamut: Gamut) {
      (self.resource, self.scale, self.clip, self.gamut) = (resource, scale, clip, gamut)
      let names: [String] =
        switch resource {
        case .image(let path), .template(let path, _, _, _): [path]
        case .text(let request, _, _): [request.string, request.family]
        case .symbol(let request, _, _): [request.template]
        case .outline(let request): [request.path]
        }
      self.names = names.map { ExactName($0) }
    }
  }
  /// A cached coverage.
  private struct Entry {
    var coverage: ResourceCoverage
    var bytes: Int
    var lastUse: Int
  }

  /// The approximate size of an entry without its masks and its text, in bytes, which bounds the number of empty
  /// entries.
  static let entryBytes = 512

  /// The limit of all entries, in bytes.
  package let byteLimit: Int
  /// The current size of all entries, in bytes.
  package private(set) var byteCount = 0
  private var entries: [Key: Entry] = [:]
  private var uses = 0

  package init(byteLimit: Int = 64 << 20) { self.byteLimit = byteLimit }

  /// The number of cached resources.
  package var count: Int { entries.count }

  /// Returns the coverage of `resource` at `scale` pixels per point within `clip`, from the cache or else from `make`.
  package mutating func coverage<Failure: Error>(
    of resource: Resource, scale: Double, clippedTo clip: PixelRect? = nil, in gamut: Gamut = .srgb,
    make: () throws(Failure) -> ResourceCoverage
  ) throws(Failure) -> ResourceCoverage {
    let key = Key(resource, scale: scale, clip: clip, gamut: gamut)
    uses += 1
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = uses
      return entries.values[index].coverage
    }
    let coverage = try make()
    keep(coverage, for: key)
    return coverage
  }

  /// Adds an entry, removing the least recently used ones as necessary.
  private mutating func keep(_ coverage: ResourceCoverage, for key: Key) {
    let bytes = Self.bytes(coverage, key.resource)
    guard bytes <= byteLimit else { return }
    if byteCount + bytes > byteLimit { removeOldest(leaving: min(byteLimit - bytes, byteLimit / 4 * 3)) }
    entries[key] = Entry(coverage: coverage, bytes: bytes, lastUse: uses)
    byteCount += bytes
  }

  /// Removes the least recently used entries until the others take at most `room` bytes.
  ///
  /// A quarter is removed at once, so that a scene with more texts than the cache has room for sorts the entries
  /// seldom.
  private mutating func removeOldest(leaving room: Int) {
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard byteCount > room else { return }
      byteCount -= entry.bytes
      entries[key] = nil
    }
  }

  /// Returns the size of an entry, in bytes.
  private static func bytes(_ coverage: ResourceCoverage, _ resource: Resource) -> Int {
    var bytes =
      coverage.masks.reduce(entryBytes + coverage.pictureBytes) { $0 + $1.values.count }
      + coverage.pictures.count * MemoryLayout<PlacedPicture>.stride
    if case .text(let content, _, _) = resource { bytes += content.string.utf8.count }
    return bytes + coverage.warnings.count * MemoryLayout<TextWarning>.stride
  }
}
