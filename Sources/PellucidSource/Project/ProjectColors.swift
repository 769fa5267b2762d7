// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog

/// The colours that the files of a project define as members of `Color`, `UIColor`, `NSColor` and `ShapeStyle`.
struct ProjectColors: Equatable, Sendable {
  private var values: [String: ColorValue] = [:]

  init() {}

  /// Returns the name of a constant of a type.
  static func member(_ name: String, of type: String) -> String {
    (type.split(separator: ".").last.map(String.init) ?? type) + "." + name
  }

  /// Returns the value of a colour; nil where no file, or several that differ, define it.
  func value(of name: String) -> ColorValue? { values[name] }

  /// The colours of catalogs, by their names without case and signs, as generated symbols have them.
  private var assets: [String: ColorValue] = [:]
  /// The variants of the colours of catalogs; nil where several catalogs define a colour differently.
  private var sets: [String: ColorSet?] = [:]

  private static func key(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// Returns the value of a colour of a catalog.
  func asset(named name: String) -> ColorValue { values[name] ?? assets[Self.key(name)] ?? .asset(name) }

  /// Returns the variants of a colour of a catalog; nil where no catalog, or several that differ, define it.
  func set(named name: String) -> ColorSet? { sets[Self.key(name)] ?? nil }

  /// Adds a colour of a catalog. One that several catalogs define differently is not known to follow the appearance.
  mutating func addAsset(_ name: String, _ set: ColorSet? = nil, follows: Bool) {
    addAsset(follows ? .adaptingAsset(name) : .asset(name), forKey: Self.key(name))
    addSet(set, forKey: Self.key(name))
  }

  private mutating func addSet(_ set: ColorSet?, forKey key: String) {
    if let other = sets[key], other != set { sets[key] = .some(nil) } else { sets[key] = .some(set) }
  }

  private mutating func addAsset(_ value: ColorValue, forKey key: String) {
    guard let other = assets[key], other != value else {
      assets[key] = value
      return
    }
    // The order in which files are added does not decide the name.
    assets[key] = [other, value].compactMap(\.assetName).min().map { .asset($0) }
  }

  /// Adds the colours of other files. The order in which files are added does not matter.
  mutating func merge(_ other: ProjectColors) {
    for (name, value) in other.values { add(name, value) }
    for (key, value) in other.assets { addAsset(value, forKey: key) }
    for (key, set) in other.sets { addSet(set, forKey: key) }
  }

  /// States the value of a colour, whatever files say.
  mutating func state(_ name: String, _ value: ColorValue) {
    for key in values.keys where key.hasSuffix("." + name) { values[key] = value }
    values[name] = value
  }

  mutating func add(_ name: String, _ value: ColorValue) {
    if let other = values[name], other != value { values[name] = .unknown } else { values[name] = value }
  }
}

extension ColorValue {
  /// The name of a colour of a catalog; nil for another value.
  fileprivate var assetName: String? {
    switch self {
    case .asset(let name), .adaptingAsset(let name): name
    default: nil
    }
  }
}
