// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A set of platforms.
struct PlatformSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt8
  static let iOS = PlatformSet(rawValue: 1)
  static let macOS = PlatformSet(rawValue: 2)
  static let tvOS = PlatformSet(rawValue: 4)
  static let visionOS = PlatformSet(rawValue: 8)
  static let watchOS = PlatformSet(rawValue: 16)
  static let all = PlatformSet(rawValue: 31)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ platform: Platform) {
    switch platform {
    case .iOS: self = .iOS
    case .macOS: self = .macOS
    case .tvOS: self = .tvOS
    case .visionOS: self = .visionOS
    case .watchOS: self = .watchOS
    }
  }
}

/// A name that a description may use, and the rows that the name stands for on some platforms.
struct MaterialEntry: Sendable {
  /// The relation of a name to the others of its platform: a name of its own, or another name for the same material.
  enum Standing: Sendable { case own, alias }

  var name: MaterialName
  /// The spelling of the name, stored because names are looked up by it.
  var text: String
  var platforms: PlatformSet
  var rows: MaterialPair
  /// The appearance that names such as `thinDark` fix; nil for names that follow the traits.
  var fixedAppearance: Appearance?
  var standing: Standing
  /// A remark that every choice made under this name carries.
  var note: MaterialNote?
  /// The reason for these rows, where no source has them; the choice is then marked as chosen.
  var reason: String?

  init(
    _ name: MaterialName, _ platforms: PlatformSet, _ rows: MaterialPair, fixed: Appearance? = nil,
    _ standing: Standing = .own, note: MaterialNote? = nil, reason: String? = nil
  ) {
    (self.name, self.text, self.platforms, self.rows) = (name, name.text, platforms, rows)
    (self.fixedAppearance, self.standing, self.note, self.reason) = (fixed, standing, note, reason)
  }
}

/// The rows of a material in the light and in the dark appearance.
struct MaterialPair: Hashable, Sendable {
  var light: MaterialRow.ID, dark: MaterialRow.ID

  init(_ light: MaterialRow.ID, _ dark: MaterialRow.ID) { (self.light, self.dark) = (light, dark) }

  /// Creates a pair with one row for both appearances.
  init(_ both: MaterialRow.ID) { (light, dark) = (both, both) }

  /// Returns the pair of a name that fixes an appearance: that appearance's row for both.
  func fixed(_ appearance: Appearance?) -> MaterialPair {
    switch appearance {
    case .light: MaterialPair(light)
    case .dark: MaterialPair(dark)
    case nil: self
    }
  }

  /// Returns whether one of the two rows is `row`.
  func holds(_ row: MaterialRow.ID) -> Bool { light == row || dark == row }
}
