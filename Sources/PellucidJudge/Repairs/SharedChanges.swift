// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidLegibility
import PellucidScene

/// The properties that texts and symbols have in common, so that a change which one of them needs may mend the others too.
struct SharedKind: Hashable {
  /// A kind of material or glass, as the description states it.
  enum Surface: Hashable {
    case material(MaterialName)
    case glass(GlassVariant, ColorStyle?)
  }

  /// The kind of surface below; nil where changes of it do not count.
  var surface: Surface?
  /// The style; nil where changes of it do not count.
  var style: ForegroundStyle?

  /// The kinds of those that have the same surface, the same style, or both in common.
  var parts: [SharedKind] {
    var parts = [SharedKind(style: style), self]
    if surface != nil { parts.insert(SharedKind(surface: surface), at: 0) }
    return surface == nil ? [self] : parts
  }

  /// Returns the part of the kind that changes are about.
  func part(of changes: [Repair.Change]) -> SharedKind {
    let ofSurface = changes.count { $0.isOfSurface }
    return SharedKind(
      surface: ofSurface > 0 ? surface : nil, style: ofSurface < changes.count ? style : nil)
  }
}

/// Changes that texts of one kind need, of which others of that kind are tried with the greatest only.
struct SharedChanges {
  private(set) var all: [[Repair.Change]] = []

  /// Adds changes that a document can state, unless they are known or less than known ones of the same sort.
  mutating func add(_ changes: [Repair.Change]) {
    guard changes.allSatisfy({ $0.isOfKey }), !all.contains(changes) else { return }
    let amounts = changes.compactMap { $0.amount }
    let place = all.firstIndex { other in
      !amounts.isEmpty && other.count == changes.count
        && zip(other, changes).allSatisfy { $0 == $1 || $0.isOfSort(of: $1) }
    }
    if let place {
      if all[place].compactMap({ $0.amount }).lexicographicallyPrecedes(amounts) { all[place] = changes }
    } else if all.count < Self.most {
      all.append(changes)
    }
  }

  /// The greatest number of changes that are tried. Chosen: as many as there are thicker materials of a family.
  private static var most: Int { 4 }
}

extension [Repair.Change] {
  /// The changes of the foreground itself that are needed beside those of its surface, as a document can state them; nil where
  /// changes of one of the two are enough.
  var besidesSurface: [Repair.Change]? {
    let own = filter { !$0.isOfSurface }
    return own.isEmpty || own.count == count || !own.allSatisfy { $0.isOfKey } ? nil : own
  }
}

extension SceneParts {
  /// Returns the kind of the material or glass at a key path.
  func kind(of path: String) -> SharedKind.Surface? {
    if let name = materials[path] { return .material(name) }
    return glass.first { $0.path == path }.map { .glass($0.content.variant, $0.content.tint) }
  }
}

extension Repair.Change {
  /// A Boolean value that is true for changes of the material or glass under a foreground.
  fileprivate var isOfSurface: Bool {
    switch self {
    case .material, .glass, .glassDimming, .glassTint, .tint, .pinnedGlass: true
    case .opacity, .level, .color, .monochrome, .dimming, .layerOpacity, .groupOpacity: false
    }
  }

  /// The size of a change that has one.
  fileprivate var amount: Double? {
    switch self {
    case .glassDimming(let share), .glassTint(let share), .opacity(let share), .layerOpacity(let share): share
    case .tint(let color), .dimming(let color): Double(color.alpha)
    case .color(_, let distance): distance
    case .material, .glass, .pinnedGlass, .level, .groupOpacity, .monochrome: nil
    }
  }

  /// Returns whether another change differs from this one in its amount only.
  fileprivate func isOfSort(of other: Repair.Change) -> Bool {
    switch (self, other) {
    case (.glassDimming, .glassDimming), (.glassTint, .glassTint), (.opacity, .opacity),
      (.layerOpacity, .layerOpacity):
      true
    case (.tint(let first), .tint(let second)), (.dimming(let first), .dimming(let second)),
      (.color(let first, _), .color(let second, _)):
      (first.red > 0.5) == (second.red > 0.5)
    default: false
    }
  }
}
